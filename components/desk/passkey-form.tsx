'use client'

import { type FormEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { askForPasskey, canUsePasskeys, type Ceremony, type PasskeyFailure } from '@/lib/client/desk/passkey'
import type { Language } from '@/lib/contract/language'
import { deskPost } from '@/lib/rules/desk/desk-path'

type Props = {
  ceremony: Ceremony
  lang: Language
  button: string
  hint?: string
  /** While the browser asks for the passkey. */
  waiting: string
  failures: Readonly<Record<PasskeyFailure, string>>
  /** Instead of the form, where the browser knows no passkeys. */
  without: string | null
  /** Further fields of the form. */
  children?: ReactNode
}

const never = () => () => undefined

/**
 * A form whose answer is a passkey: its button asks the browser for one, and sends it as any form of the desk, so that
 * what comes of it is said as of any. It is not shown where there is no JavaScript (`styles/desk/parts.css`), or the browser
 * knows no passkeys.
 */
export function PasskeyForm({ ceremony, lang, button, hint, waiting, failures, without, children }: Props) {
  const isAble = useSyncExternalStore(never, canUsePasskeys, () => null)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<PasskeyFailure | null>(null)
  const answer = useRef<HTMLInputElement>(null)
  if (isAble === false) return without === null ? null : <p>{without}</p>

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isAsking) return
    setAsking(true)
    setFailure(null)
    const said = await askForPasskey(ceremony, deskPost(`passkey-${ceremony}-options`), lang)
    if ('failure' in said) {
      setAsking(false)
      setFailure(said.failure)
    } else if (answer.current !== null) {
      answer.current.value = said.response
      form.submit()
    }
  }

  return (
    <form method="post" action={deskPost(`passkey-${ceremony}`)} className="desk-form desk-passkey" onSubmit={ask}>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="response" ref={answer} />
      {children}
      <button type="submit" disabled={isAble === null} aria-disabled={isAsking}>
        {button}
      </button>
      {hint !== undefined && <small>{hint}</small>}
      <p role="status">{isAsking ? waiting : failure === 'cancelled' ? failures.cancelled : ''}</p>
      {failure !== null && failure !== 'cancelled' && (
        <p role="alert" className="desk-bad">
          {failures[failure]}
        </p>
      )}
    </form>
  )
}
