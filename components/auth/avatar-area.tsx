'use client'

import { LogIn } from 'lucide-react'
import { Icon } from '@/components/ui/icon'
import { useModals } from '@/lib/client/auth/modal-store'
import { useSession } from '@/lib/client/auth/session-store'
import type { Language } from '@/lib/contract/language'
import { AccountMenu } from './account-menu'
import type { AccountTexts } from './account-texts'

/** The id of what stands for the visitor in the navbar: the login button, or the avatar. */
export const ACCOUNT_CONTROL = 'account-control'

type Props = { lang: Language; text: AccountTexts; prefix: string }

const circle =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-line-2 bg-surface text-river transition-colors duration-150 ease-calm hover:border-river hover:bg-river-tint'

/**
 * Who is signed in, in the navbar (spec 1 §2 "Navbar"). The HTML is the same for everybody: a grey
 * placeholder, and where there is no JavaScript a link to the page of signing in.
 */
export function AvatarArea({ lang, text, prefix }: Props) {
  const state = useSession((session) => session.state)
  const open = useModals((modals) => modals.open)

  if (state === 'in') return <AccountMenu id={ACCOUNT_CONTROL} lang={lang} text={text} />
  if (state === 'out')
    return (
      <button
        id={ACCOUNT_CONTROL}
        type="button"
        aria-label={text.login}
        aria-haspopup="dialog"
        className={circle}
        onClick={(event) => {
          // Not every browser focuses what is pressed, and the focus is to come back to it.
          event.currentTarget.focus()
          open('login')
        }}
      >
        <Icon of={LogIn} />
      </button>
    )
  return (
    <>
      <span aria-hidden className="size-11 shrink-0 rounded-full bg-line noscript:hidden" />
      <a href={`${prefix}/login`} aria-label={text.login} className={`${circle} scripting:hidden`}>
        <Icon of={LogIn} />
      </a>
    </>
  )
}
