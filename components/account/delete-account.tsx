'use client'

import { clsx } from 'clsx'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { FOCUS_FALLBACK, holdFocus } from '@/components/ui/hold-focus'
import { TextInput } from '@/components/ui/text-input'
import type { Language } from '@/lib/contract/lenient'
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

const waiting = 'aria-disabled:cursor-not-allowed aria-disabled:text-grey'

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
  const { lang, text, signIn, otpLength } = props
  const deletion = useDeletion(props)
  const { step, error, complaints, pending, secondsLeft, sent } = deletion
  const id = useId()
  const codeInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (sent > 0) codeInput.current?.focus()
  }, [sent])
  useEffect(() => {
    // Once the error stands in the page, so that it is read with the field.
    if (complaints > 0) codeInput.current?.focus()
  }, [complaints])

  const posts = (action: string, run: () => Promise<void>) => ({
    method: 'post' as const,
    action,
    noValidate: true,
    onSubmit(event: FormEvent) {
      event.preventDefault()
      void run()
    },
  })

  if (step === 'closed') {
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
        <form method="post" action="/api/account/delete/code" className="hidden gap-3 noscript:grid">
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
      {step === 'begin' ? (
        <form {...posts('/api/account/delete/code', deletion.send)} className="grid gap-3">
          <input type="hidden" name="lang" value={lang} />
          <p>{text.deleteSend}</p>
          <div role="alert">{error === null ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
          <Button
            type="submit"
            variant="quiet"
            // Not `disabled`: a failure that is to be waited for would take the focus away.
            aria-disabled={pending !== null || secondsLeft > 0 || undefined}
            className={clsx(waiting, 'justify-self-start')}
          >
            {pending === 'send'
              ? signIn.sendingCode
              : secondsLeft > 0
                ? fillMessage(signIn.loginResendIn, { seconds: secondsLeft })
                : text.deleteSendCode}
          </Button>
        </form>
      ) : (
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
          <form {...posts('/api/account/delete/code', deletion.send)}>
            <input type="hidden" name="lang" value={lang} />
            <Button
              type="submit"
              variant="quiet"
              aria-disabled={pending !== null || secondsLeft > 0 || undefined}
              className={waiting}
            >
              {pending === 'send'
                ? signIn.sendingCode
                : secondsLeft > 0
                  ? fillMessage(signIn.loginResendIn, { seconds: secondsLeft })
                  : signIn.resendCode}
            </Button>
          </form>
        </>
      )}
      <Button variant="quiet" onClick={deletion.close} className="justify-self-start noscript:hidden">
        {text.deleteKeep}
      </Button>
    </div>
  )
}
