'use client'

import { type FormEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { TextInput } from '@/components/ui/text-input'
import type { SignedIn } from '@/lib/client/auth/sign-in-calls'
import type { Language } from '@/lib/contract/language'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import type { SignInField } from '@/lib/rules/auth/sign-in'
import { Consent } from './consent'
import { LinkButton } from './link-button'
import { RegisterBanner } from './register-banner'
import { RegisterCode } from './register-code'
import { RegisterPhone } from './register-phone'
import { type RegisterState, useRegister } from './use-register'
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

type Inputs = Record<SignInField, RefObject<HTMLInputElement | null>>

/** "Create Account" (spec 1 §2 "Register modal"). */
export function RegisterForm(props: RegisterFormProps) {
  const { lang, text, otpLength, typedPhone, setTypedPhone, phoneInput, onSignedIn, onLogin } = props
  const form = useRegister({ lang, text, otpLength, typedPhone, onSignedIn })
  const otp = useRef<HTMLInputElement>(null)
  const firstName = useRef<HTMLInputElement>(null)
  const lastName = useRef<HTMLInputElement>(null)
  const inputs: Inputs = {
    phone: phoneInput,
    otp,
    firstName,
    lastName,
  }
  const id = useId()
  const bannerId = `${id}-banner`
  useSmsCode(form.isVerified ? 0 : form.sent, form.changeCode)

  useEffect(() => {
    if (form.sent > 0) otp.current?.focus()
  }, [form.sent])
  useEffect(() => {
    // Who went on to write their last name while the code was looked at is not called back in the midst of it.
    if (form.isVerified && document.activeElement !== lastName.current) firstName.current?.focus()
  }, [form.isVerified])

  const focusProblem = useEffectEvent(() => {
    if (form.problem?.field) inputs[form.problem.field].current?.focus()
  })
  useEffect(() => focusProblem(), [form.problem])

  function submit(event: FormEvent) {
    event.preventDefault()
    void form.complete()
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
      <p role="status" className="sr-only">
        {form.status}
      </p>
      <RegisterBanner id={bannerId} message={form.problem?.message ?? null} hint={form.problem?.hint ?? null}>
        {form.problem?.isKnown ? <LinkButton onClick={onLogin}>{text.login}</LinkButton> : null}
      </RegisterBanner>
      <RegisterPhone
        id={`${id}-phone`}
        bannerId={bannerId}
        text={text}
        form={form}
        value={typedPhone}
        onChange={(typed) => {
          setTypedPhone(typed)
          form.changePhone()
        }}
        onSend={() => void form.send()}
        input={phoneInput}
      />
      {form.isVerified ? null : (
        <RegisterCode
          id={`${id}-otp`}
          bannerId={bannerId}
          text={text}
          form={form}
          onVerify={() => void form.verify()}
          input={otp}
        />
      )}
      <RegisterNames id={id} bannerId={bannerId} text={text} form={form} inputs={inputs} />
      <Checkbox
        label={text.terms}
        name="terms"
        checked={form.terms}
        onChange={(event) => form.setTerms(event.currentTarget.checked)}
      />
      <Button type="submit" aria-disabled={form.pending === 'register' || undefined} className="w-full">
        {form.pending === 'register' ? text.registering : form.isVerified ? text.confirmButton : text.registerButton}
      </Button>
      <Consent lang={lang} text={text} />
    </form>
  )
}

type NamesProps = { id: string; bannerId: string; text: SignInMessages; form: RegisterState; inputs: Inputs }

function RegisterNames({ id, bannerId, text, form, inputs }: NamesProps) {
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {(['firstName', 'lastName'] as const).map((name) => (
        <TextInput
          key={name}
          id={`${id}-${name}`}
          label={text[name]}
          ref={inputs[name]}
          name={name}
          autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
          required
          value={form.names[name]}
          onChange={(event) => form.changeName({ [name]: event.currentTarget.value })}
          wrongBy={form.problem?.field === name ? bannerId : undefined}
        />
      ))}
    </div>
  )
}
