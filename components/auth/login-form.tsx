'use client'

import { clsx } from 'clsx'
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { SignedIn } from '@/lib/client/auth/sign-in-calls'
import type { Language } from '@/lib/contract/language'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import { codeDigits } from '@/lib/rules/auth/one-time-code'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { CodeBoxes } from './code-boxes'
import { LinkButton, linkClass } from './link-button'
import { PhoneInput } from './phone-input'
import { SendControl } from './send-control'
import { useLogin } from './use-login'
import { useSmsCode } from './use-sms-code'

export type LoginFormProps = {
  lang: Language
  text: SignInMessages
  otpLength: number
  typedPhone: string
  setTypedPhone: (typed: string) => void
  phoneInput: RefObject<HTMLInputElement | null>
  onSignedIn: (answer: SignedIn) => void
  onRegister: () => void
}

/** "Welcome Back" (spec 1 §2 "Login modal"). */
export function LoginForm(props: LoginFormProps) {
  const { lang, text, otpLength, typedPhone, setTypedPhone, phoneInput, onSignedIn, onRegister } = props
  const login = useLogin({ lang, text, otpLength, typedPhone, onSignedIn })
  const firstBox = useRef<HTMLInputElement>(null)
  const id = useId()
  useSmsCode(login.sent, (code) => login.changeCode(codeDigits(code, otpLength)))

  useEffect(() => {
    if (login.sent > 0) firstBox.current?.focus()
  }, [login.sent])

  const { errors } = login
  useEffect(() => {
    if (errors.code !== null) firstBox.current?.focus()
    else if (errors.phone !== null) phoneInput.current?.focus()
  }, [errors, phoneInput])

  function submit(event: FormEvent) {
    event.preventDefault()
    void login.verify()
  }

  function changePhone() {
    login.changePhone()
    // The field can be focused once it is shown as enabled again.
    requestAnimationFrame(() => phoneInput.current?.focus())
  }

  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-5">
      <p role="status" className="sr-only">
        {login.status}
      </p>
      <div className="grid justify-items-start *:first:w-full">
        <PhoneInput
          id={`${id}-phone`}
          label={text.phone}
          value={typedPhone}
          onChange={(typed) => {
            setTypedPhone(typed)
            login.changePhone()
          }}
          onEnter={() => void login.send()}
          disabled={login.isSent}
          readOnly={login.pending !== null}
          hint={login.isSent || errors.phone !== null ? undefined : text.phoneHint}
          error={errors.phone}
          input={phoneInput}
          beside={
            <SendControl
              text={text}
              resendIn={text.loginResendIn}
              isSent={login.isSent}
              isSending={login.pending === 'send'}
              secondsLeft={login.secondsLeft}
              disabled={!login.canSend}
              onSend={() => void login.send()}
              className={clsx(linkClass, 'max-w-36 text-left leading-tight')}
            />
          }
        />
        {login.isSent && <LinkButton onClick={changePhone}>{text.changeNumber}</LinkButton>}
        {errors.isUnknown && <LinkButton onClick={onRegister}>{text.register}</LinkButton>}
      </div>
      {login.isSent && (
        <CodeBoxes
          length={otpLength}
          value={login.code}
          onChange={login.changeCode}
          label={text.code}
          hint={fillMessage(text.codeHint, { length: otpLength })}
          boxLabel={text.codeBox}
          error={errors.code}
          firstBox={firstBox}
        />
      )}
      <Button type="submit" aria-disabled={login.pending === 'verify' || undefined} className="w-full">
        {login.pending === 'verify' ? text.verifying : text.loginButton}
      </Button>
    </form>
  )
}
