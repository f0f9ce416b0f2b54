'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useModals } from '@/lib/client/auth/modal-store'
import { useSession } from '@/lib/client/auth/session-store'
import { goTo } from '@/lib/client/go-to'
import type { Language } from '@/lib/contract/language'
import { loadSignInTexts } from '@/lib/messages/browser-catalogue'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import type { AuthModalsProps } from './auth-modals'
import { useSignInAnchor } from './use-sign-in-anchor'

type Props = { lang: Language; closeLabel: string; otpLength: number; prefix: string }
type Loaded = { Modals: ComponentType<AuthModalsProps>; text: SignInMessages }

/** The place of the login and register modals, once in the page frame. They and their texts are loaded when one is first opened. */
export function ModalHost({ lang, closeLabel, otpLength, prefix }: Props) {
  const modal = useModals((modals) => modals.modal)
  const finish = useModals((modals) => modals.finish)
  const isSignedIn = useSession((session) => session.state === 'in')
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useSignInAnchor()

  useEffect(() => {
    if (modal === null || loaded !== null) return
    let isWanted = true
    Promise.all([import('./auth-modals'), loadSignInTexts[lang]()]).then(
      ([{ AuthModals }, { signIn }]) => isWanted && setLoaded({ Modals: AuthModals, text: signIn }),
      // Offline, or a new version was deployed meanwhile: the page of its own does the same.
      () => isWanted && goTo(`${prefix}/${modal}`),
    )
    return () => {
      isWanted = false
    }
  }, [modal, loaded, lang, prefix])

  // In another tab, while this one still asked.
  useEffect(() => {
    if (isSignedIn && modal !== null) finish()
  }, [isSignedIn, modal, finish])

  return loaded && <loaded.Modals lang={lang} text={loaded.text} closeLabel={closeLabel} otpLength={otpLength} />
}
