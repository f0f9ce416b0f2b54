'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { SignInLink } from '@/components/auth/sign-in-link'
import type { Modal } from '@/lib/client/auth/modal-store'
import { useSession } from '@/lib/client/auth/session-store'
import type { Language } from '@/lib/contract/language'
import { localizedPath } from '@/lib/rules/routes/localized-url'

type Props = { modal: Modal; lang: Language; myProfile: string; className: string; children: ReactNode }

/**
 * What opens a modal of signing in. Who is signed in gets the way to their profile in place of the login,
 * and nothing in place of the registration; the HTML is the same for everybody.
 */
export function FooterSignInLink({ modal, lang, myProfile, className, children }: Props) {
  const isSignedIn = useSession(({ state }) => state === 'in')
  if (!isSignedIn) {
    return (
      <SignInLink modal={modal} lang={lang} className={className}>
        {children}
      </SignInLink>
    )
  }
  if (modal === 'register') return null
  return (
    <Link href={localizedPath('/myprofile', lang)} prefetch={false} className={className}>
      {myProfile}
    </Link>
  )
}
