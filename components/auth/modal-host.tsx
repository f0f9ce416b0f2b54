'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { goTo } from '@/lib/client/go-to'
import { useModals } from '@/lib/client/modal-store'
import { useSession } from '@/lib/client/session-store'
import type { Language } from '@/lib/contract/lenient'
import type { ControlsMessages } from '@/lib/messages/en/controls'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import { useSignInAnchor } from './use-sign-in-anchor'

export type ModalHostProps = {
  lang: Language
  text: SignInMessages
  controls: ControlsMessages
  otpLength: number
  prefix: '' | '/kn'
}

/** The place of the login and register modals, once in the page frame. They are loaded when one is first opened. */
export function ModalHost(props: ModalHostProps) {
  const { prefix } = props
  const modal = useModals((modals) => modals.modal)
  const finish = useModals((modals) => modals.finish)
  const isSignedIn = useSession((session) => session.state === 'in')
  const [Loaded, setLoaded] = useState<ComponentType<ModalHostProps> | null>(null)
  useSignInAnchor()

  useEffect(() => {
    if (modal === null || Loaded !== null) return
    let isWanted = true
    import('./auth-modals').then(
      ({ AuthModals }) => isWanted && setLoaded(() => AuthModals),
      // Offline, or a new version was deployed meanwhile: the page of its own does the same.
      () => isWanted && goTo(`${prefix}/${modal}`),
    )
    return () => {
      isWanted = false
    }
  }, [modal, Loaded, prefix])

  // In another tab, while this one still asked.
  useEffect(() => {
    if (isSignedIn && modal !== null) finish()
  }, [isSignedIn, modal, finish])

  return Loaded && <Loaded {...props} />
}
