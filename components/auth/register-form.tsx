'use client'

import { CircleCheck } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Icon } from '@/components/ui/icon'
import { TextInput } from '@/components/ui/text-input'
import type { SignedIn } from '@/lib/client/sign-in-calls'
import type { Language } from '@/lib/contract/lenient'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import type { SignInField } from '@/lib/rules/sign-in'
import { Consent } from './consent'
import { linkClass } from './link-class'
import { PhoneInput } from './phone-input'
import { RegisterBanner } from './register-banner'
import { SendControl } from './send-control'
import { useRegister } from './use-register'
import { useSmsCode } from './use-sms-code'

export type RegisterFormProps = {
  lang: Language
  text: SignInMessages
  otpLength: number
  typedPhone: string
  setTypedPhone: (typed: string) => void
  phoneInput: RefObject<HTMLInputElement | null>
  onSignedIn: (answer: SignedIn) => void
  onLogin: () => void
}

/** "Create Account" (spec 1 §2 "Register modal"). */
export function RegisterForm(props: RegisterFormProps) {
  const { lang, text, otpLength, typedPhone, setTypedPhone, phoneInput, onSignedIn, onLogin } = props
  const form = useRegister({ text, otpLength, typedPhone, onSignedIn })
  const otp = useRef<HTMLInputElement>(null)
  const firstName = useRef<HTMLInputElement>(null)
  const lastName = useRef<HTMLInputElement>(null)
  const inputs: Record<SignInField, RefObject<HTMLInputElement | null>> = {
    phone: phoneInput,
    otp,
    firstName,
    lastName,
  }
  const id = useId()
  useSmsCode(form.isVerified ? 0 : form.sent, form.changeCode)

  useEffect(() => {
    if (form.sent > 0) otp.current?.focus()
  }, [form.sent])
  useEffect(() => {
    if (form.isVerified) firstName.current?.focus()
  }, [form.isVerified])

  async function mend(action: Promise<SignInField | null>) {
    const field = await action
    if (field !== null) inputs[field].current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void mend(form.complete())
  }

  const wrong = (field: SignInField) => form.problem?.field === field
  const sideButton = buttonClass('quiet', 'md', 'min-h-13 shrink-0 px-4')

  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-5">
      <p role="status" className="sr-only">
        {form.status}
      </p>
      <RegisterBanner message={form.problem?.message ?? null} hint={form.problem?.hint ?? null}>
        {form.problem?.isKnown ? (
          <button type="button" onClick={onLogin} className={linkClass}>
            {text.login}
          </button>
        ) : null}
      </RegisterBanner>
      <div>
        <div className="flex flex-wrap items-end gap-2">
          <PhoneInput
            id={`${id}-phone`}
            label={text.phone}
            value={typedPhone}
            onChange={(typed) => {
              setTypedPhone(typed)
              form.changePhone()
            }}
            onEnter={() => void mend(form.send())}
            disabled={form.isVerified}
            isWrong={wrong('phone')}
            error={null}
            input={phoneInput}
            className="min-w-40 flex-1"
          />
          {form.isVerified ? (
            <p className="flex min-h-13 items-center gap-2 px-1 font-medium text-leaf">
              <Icon of={CircleCheck} />
              {text.verified}
            </p>
          ) : (
            <SendControl
              text={text}
              resendIn={text.registerResendIn}
              isSent={form.isSent}
              isSending={form.pending === 'send'}
              secondsLeft={form.secondsLeft}
              disabled={form.secondsLeft > 0 || form.pending !== null}
              onSend={() => void mend(form.send())}
              className={sideButton}
            />
          )}
        </div>
        {form.isVerified ? (
          <button
            type="button"
            className={linkClass}
            onClick={() => {
              form.changePhone()
              requestAnimationFrame(() => phoneInput.current?.focus())
            }}
          >
            {text.changeNumber}
          </button>
        ) : (
          <p className="mt-1.5 text-sm text-grey">{text.phoneHint}</p>
        )}
      </div>
      {form.isVerified ? null : (
        <div className="flex items-end gap-2">
          <TextInput
            id={`${id}-otp`}
            label={text.registerCode}
            ref={otp}
            name="otp"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            required
            value={form.code}
            onChange={(event) => form.changeCode(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              void mend(form.verify())
            }}
            isWrong={wrong('otp')}
            className="min-w-0 flex-1"
          />
          <Button
            variant="quiet"
            className="min-h-13 shrink-0 px-4"
            aria-disabled={form.pending !== null || undefined}
            onClick={() => void mend(form.verify())}
          >
            {form.pending === 'verify' ? text.verifying : text.verify}
          </Button>
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <TextInput
          id={`${id}-first`}
          label={text.firstName}
          ref={firstName}
          name="firstName"
          autoComplete="given-name"
          required
          value={form.names.firstName}
          onChange={(event) => form.changeName({ firstName: event.currentTarget.value })}
          isWrong={wrong('firstName')}
        />
        <TextInput
          id={`${id}-last`}
          label={text.lastName}
          ref={lastName}
          name="lastName"
          autoComplete="family-name"
          required
          value={form.names.lastName}
          onChange={(event) => form.changeName({ lastName: event.currentTarget.value })}
          isWrong={wrong('lastName')}
        />
      </div>
      <Checkbox
        label={text.terms}
        checked={form.terms}
        onChange={(event) => form.setTerms(event.currentTarget.checked)}
        name="terms"
      />
      <div className="grid gap-3">
        <Button type="submit" aria-disabled={form.pending === 'register' || undefined} className="w-full">
          {form.pending === 'register' ? text.registering : form.isVerified ? text.confirmButton : text.registerButton}
        </Button>
        <Consent lang={lang} text={text} />
      </div>
    </form>
  )
}
