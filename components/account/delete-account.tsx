'use client'

import { clsx } from 'clsx'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { FOCUS_FALLBACK, holdFocus } from '@/components/ui/hold-focus'
import { TextInput } from '@/components/ui/text-input'
import type { Language } from '@/lib/contract/language'
import type { AccountMessages } from '@/lib/messages/en/account'
import type { SignInMessages } from '@/lib/messages/en/sign-in'
import type { DeletionReply } from '@/lib/rules/account/deletion-reply'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { useDeletion } from './use-deletion'

type Props = {
  lang: Language
  text: AccountMessages
  signIn: Pick<SignInMessages, 'resendCode' | 'loginResendIn' | 'sendingCode' | 'codeHint'>
  otpLength: number
  /** The id of the heading under which it stands. */
  headingId: string
  /** How far it has come without JavaScript. */
  reply: DeletionReply | null
}

/**
 * Deleting the account, with a code from the phone. In the HTML it is plain forms, each of which posts
 * and leads back here; with its script it happens in place.
 */
export function DeleteAccount(props: Props) {
  return (
    // Each step takes the button away that led to it.
    <div ref={holdFocus} tabIndex={-1} role="group" aria-labelledby={props.headingId} className="grid gap-3">
      <Steps {...props} />
    </div>
  )
}

function Steps(props: Props) {
  const { lang, text } = props
  const deletion = useDeletion(props)
  if (deletion.step === 'closed') {
    return (
      <>
        <Button
          variant="danger-text"
          onClick={deletion.begin}
          className="-ml-5.5 justify-self-start noscript:hidden"
          {...FOCUS_FALLBACK}
        >
          {text.deleteBegin}
        </Button>
        <form method="post" action={SEND} className="hidden gap-3 noscript:grid">
          <input type="hidden" name="lang" value={lang} />
          <p>{text.deleteSend}</p>
          <Button type="submit" variant="quiet" className="justify-self-start">
            {text.deleteSendCode}
          </Button>
        </form>
      </>
    )
  }
  return (
    <div className="grid gap-4 rounded-card bg-sunk p-5">
      {deletion.step === 'begin' ? (
        <BeginStep {...props} deletion={deletion} />
      ) : (
        <CodeStep {...props} deletion={deletion} />
      )}
      <Button variant="quiet" onClick={deletion.close} className="justify-self-start noscript:hidden">
        {text.deleteKeep}
      </Button>
    </div>
  )
}

const SEND = '/api/account/delete/code'
type StepProps = Props & { deletion: ReturnType<typeof useDeletion> }

/** What makes a plain form of it, and what it does by script. */
const posts = (action: string, run: () => Promise<void>) => ({
  method: 'post' as const,
  action,
  noValidate: true,
  onSubmit(event: FormEvent) {
    event.preventDefault()
    void run()
  },
})

function BeginStep({ lang, text, signIn, deletion }: StepProps) {
  const id = useId()
  const { error } = deletion
  return (
    <form {...posts(SEND, deletion.send)} className="grid gap-3">
      <input type="hidden" name="lang" value={lang} />
      <p>{text.deleteSend}</p>
      <div role="alert">{error === null ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
      <SendButton label={text.deleteSendCode} text={signIn} deletion={deletion} className="justify-self-start" />
    </form>
  )
}

function CodeStep({ lang, text, signIn, otpLength, deletion }: StepProps) {
  const { error, complaints, pending, sent } = deletion
  const id = useId()
  const codeInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (sent > 0) codeInput.current?.focus()
  }, [sent])
  useEffect(() => {
    // Once the error stands in the page, so that it is read with the field.
    if (complaints > 0) codeInput.current?.focus()
  }, [complaints])
  return (
    <>
      <form {...posts('/api/account/delete', deletion.confirm)} className="grid gap-4">
        <input type="hidden" name="lang" value={lang} />
        <p role="status">{text.deleteSentTo}</p>
        <TextInput
          id={`${id}-otp`}
          ref={codeInput}
          name="otp"
          label={text.deleteCode}
          hint={fillMessage(signIn.codeHint, { length: otpLength })}
          error={error}
          value={deletion.code}
          onChange={(event) => deletion.changeCode(event.target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-required
          className="max-w-56"
        />
        <Button
          type="submit"
          variant="danger"
          aria-disabled={pending !== null || undefined}
          className="justify-self-start"
        >
          {pending === 'delete' ? text.deleting : text.deleteConfirm}
        </Button>
      </form>
      <form {...posts(SEND, deletion.send)}>
        <input type="hidden" name="lang" value={lang} />
        <SendButton label={signIn.resendCode} text={signIn} deletion={deletion} />
      </form>
    </>
  )
}

type SendProps = { label: string; text: Props['signIn']; deletion: StepProps['deletion']; className?: string }

/** Not `disabled`: a failure that is to be waited for would take the focus away. */
function SendButton({ label, text, deletion: { pending, secondsLeft }, className }: SendProps) {
  return (
    <Button
      type="submit"
      variant="quiet"
      aria-disabled={pending !== null || secondsLeft > 0 || undefined}
      className={clsx('aria-disabled:cursor-not-allowed aria-disabled:text-grey', className)}
    >
      {pending === 'send'
        ? text.sendingCode
        : secondsLeft > 0
          ? fillMessage(text.loginResendIn, { seconds: secondsLeft })
          : label}
    </Button>
  )
}
