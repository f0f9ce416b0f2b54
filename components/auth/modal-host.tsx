'use client'

import type { Language } from '@/lib/contract/lenient'
import type { ControlsMessages } from '@/lib/messages/en/controls'
import type { SignInMessages } from '@/lib/messages/en/sign-in'

export type ModalHostProps = {
  lang: Language
  text: SignInMessages
  controls: ControlsMessages
  otpLength: number
  prefix: '' | '/kn'
}

/** The place of the login and register modals, once in the page frame. */
export function ModalHost(_props: ModalHostProps) {
  return null
}
