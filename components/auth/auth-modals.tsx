'use client'

import { useEffect, useRef, useState } from 'react'
import { type Modal, useModals } from '@/lib/client/auth/modal-store'
import type { Language } from '@/lib/contract/language'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import { AuthDialog } from './auth-dialog'
import { LinkButton } from './link-button'
import { LoginForm } from './login-form'
import { RegisterForm } from './register-form'
import { useSignedIn } from './use-signed-in'

export type AuthModalsProps = { lang: Language; text: SignInMessages; closeLabel: string; otpLength: number }
type OpenedProps = AuthModalsProps & { modal: Modal; isOpen: boolean }

/** One opening of the modals: what was typed is forgotten with it, but the phone goes along from one to the other. */
function OpenedModal({ modal, isOpen, lang, text, closeLabel, otpLength }: OpenedProps) {
  const [typedPhone, setTypedPhone] = useState('')
  const switchTo = useModals((modals) => modals.switchTo)
  const close = useModals((modals) => modals.close)
  const onSignedIn = useSignedIn(lang)
  const phoneInput = useRef<HTMLInputElement>(null)
  const focused = useRef(modal)
  const isLogin = modal === 'login'

  useEffect(() => {
    if (focused.current !== modal) phoneInput.current?.focus()
    focused.current = modal
  }, [modal])

  const form = { lang, text, otpLength, typedPhone, setTypedPhone, phoneInput, onSignedIn }
  const other = () => switchTo(isLogin ? 'register' : 'login')
  return (
    <AuthDialog
      open={isOpen}
      onClose={close}
      title={isLogin ? text.loginTitle : text.registerTitle}
      subtitle={isLogin ? undefined : text.registerSubtitle}
      closeLabel={closeLabel}
      initialFocus={phoneInput}
    >
      {isLogin ? <LoginForm {...form} onRegister={other} /> : <RegisterForm {...form} onLogin={other} />}
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 border-t border-line pt-3 text-ink-2">
        {isLogin ? text.noAccount : text.haveAccount}{' '}
        <LinkButton onClick={other}>{isLogin ? text.register : text.login}</LinkButton>
      </p>
    </AuthDialog>
  )
}

/** The login and the register modal (spec 1 §2, §4): none, or one of the two. */
export function AuthModals(props: AuthModalsProps) {
  const modal = useModals((modals) => modals.modal)
  const opened = useModals((modals) => modals.opened)
  // While it fades away it still shows what it showed.
  const [shown, setShown] = useState<Modal>(modal ?? 'login')
  if (modal !== null && modal !== shown) setShown(modal)
  return <OpenedModal key={opened} {...props} modal={modal ?? shown} isOpen={modal !== null} />
}
