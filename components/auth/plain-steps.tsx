import { clsx } from 'clsx'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import type { FormState } from '@/lib/rules/auth/form-state'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { PlainNote } from './plain-card'
import { type PlainContext, PlainForm, plainHref } from './plain-form'

export type StepProps = {
  context: PlainContext
  text: SignInMessages
  state: FormState
  /** The message beside each field that has one. */
  errors: { phone?: string; otp?: string; firstName?: string; lastName?: string }
  otpLength: number
  /** The address of this page, in its language. */
  page: string
}

/** First the number. */
export function PhoneStep({ context, text, state, errors }: StepProps) {
  return (
    <PlainForm {...context} action="/api/otp/send" className="mt-6 grid gap-5">
      <TextInput
        id="phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        aria-required
        label={text.phone}
        hint={text.phoneHint}
        error={errors.phone}
        defaultValue={state.phone}
        autoFocus={errors.phone !== undefined}
      />
      <Button type="submit">{text.getCode}</Button>
    </PlainForm>
  )
}

/** Then the code that was sent to it, with the ways back: another number, another code. */
export function CodeStep(props: StepProps & { label: string; button: string; length: number; now: number }) {
  const { context, text, state, errors, otpLength, label, button, length, now } = props
  const wait = state.resendAt === null ? 0 : Math.ceil((state.resendAt - now) / 1000)
  return (
    <>
      <CodeSent {...props} />
      <PlainForm {...context} phone={state.phone} action="/api/otp/verify" className="mt-3 grid gap-5">
        <TextInput
          id="otp"
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-required
          label={label}
          hint={fillMessage(text.codeHint, { length: otpLength })}
          error={errors.otp}
          defaultValue={state.otp}
          autoFocus
          className="[&_input]:text-xl [&_input]:tracking-[0.3em] [&_input]:tabular-nums"
          style={{ maxWidth: `${length + 2.5}em` }}
        />
        <Button type="submit">{button}</Button>
      </PlainForm>
      <PlainForm
        {...context}
        phone={state.phone}
        action="/api/otp/send"
        className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4"
      >
        <span className="text-sm text-grey">
          {wait > 0 ? fillMessage(text.resendWait, { seconds: wait }) : text.canResend}
        </span>
        <Button type="submit" variant="quiet">
          {text.resendCode}
        </Button>
      </PlainForm>
    </>
  )
}

/** To which number, so that a slip is seen, and the way back to it. */
function CodeSent({ context, text, state, page }: StepProps) {
  const sentence = fillMessage(text.codeSentTo, { phone: spaced(state.phone) })
  return (
    <>
      {state.notice === 'code-sent' ? (
        <PlainNote tone="good">
          <strong className="font-semibold">{text.codeSent}</strong> {sentence}
        </PlainNote>
      ) : (
        <p className="mt-4 text-ink-2">{sentence}</p>
      )}
      <a href={plainHref(page, context.returnTo, 'phone')} className={clsx(underlinedLinkClass, 'mt-1')}>
        {text.changeNumber}
      </a>
    </>
  )
}

/** "98450 12345": as Indians write a number, on one line. */
function spaced(phone: string): string {
  return phone.replace(/^(\d{5})(\d{5})$/, '$1\u00a0$2')
}

export const underlinedLinkClass =
  'inline-flex min-h-11 items-center font-semibold text-river underline decoration-river-line underline-offset-4 hover:decoration-river'
