import { useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { sendRequest } from '@/lib/client/request-call'
import { requestKey } from '@/lib/client/request-key'
import { fillMessage } from '@/lib/rules/fill-message'
import { checkRequest, REQUEST_FIELDS, type RequestForm } from '@/lib/rules/request-form'
import { minutesToWait, type RequestErrors, type RequestOutcome } from '@/lib/rules/request-reply'
import type { FormTexts } from './form-texts'

/** How long after a success a press of the button is still the second of a double click, milliseconds. */
const SECOND_PRESS_MS = 500

/** The texts in what a form holds; a request has no files. */
function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)]
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** What stands at the button of a form about its last sending. */
export function outcomeNote(outcome: RequestOutcome, text: FormTexts): string | null {
  if (outcome.kind === 'sent') return text.thanks
  if (outcome.kind === 'failed') return `${text.failed} ${text.kept}`
  return outcome.kind === 'limited' ? waitingText(outcome.retryAfter, text) : null
}

function waitingText(seconds: number, text: FormTexts): string {
  const minutes = minutesToWait(seconds)
  return minutes === 1 ? text.tooManyMinute : fillMessage(text.tooMany, { minutes })
}

/**
 * Sending a form (spec 1 §4 "Request forms", §8): checked first; while one sending is under way
 * another is not made; after success the form is empty, after a failure as it was.
 */
export function useRequest(form: RequestForm, text: FormTexts, first: RequestOutcome | null) {
  const [errors, setErrors] = useState<RequestErrors>(first?.kind === 'invalid' ? first.errors : {})
  const [outcome, setOutcome] = useState(first)
  const [isSending, setSending] = useState(false)
  /** How often the form was emptied: its fields are made anew each time. */
  const [round, setRound] = useState(0)
  const isBusy = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  // The same text under the same key is one request, however often it is sent.
  const attempt = useRef({ content: '', key: '' })

  // Once the errors stand in the page, so that they are read with the field.
  const [complaints, setComplaints] = useState(0)
  useEffect(() => {
    if (complaints === 0) return
    const field = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus()
  }, [complaints])

  function complain(wrong: RequestErrors) {
    setErrors(wrong)
    setOutcome(null)
    setComplaints((count) => count + 1)
    showToast({ type: 'error', message: text.correct })
  }

  function clear() {
    setErrors({})
    setOutcome(null)
    setRound((count) => count + 1)
  }

  async function submit() {
    if (element.current === null || isBusy.current) return
    const typed = typedIn(element.current)
    const problems = Object.entries(checkRequest(form, typed))
    if (problems.length > 0) {
      return complain(Object.fromEntries(problems.map(([field, problem]) => [field, text.problems[problem] ?? ''])))
    }
    const content = JSON.stringify(typed)
    if (attempt.current.content !== content) attempt.current = { content, key: requestKey() }
    setErrors({})
    setOutcome(null)
    setSending(true)
    isBusy.current = true
    const result = await sendRequest(form, { ...typed, key: attempt.current.key })
    // Or else a fast answer would have the second press find fault with the form that it emptied.
    if (result.kind === 'sent') setTimeout(() => (isBusy.current = false), SECOND_PRESS_MS)
    else isBusy.current = false
    setSending(false)
    finish(result)
  }

  function finish(result: RequestOutcome) {
    if (result.kind === 'invalid' && REQUEST_FIELDS[form].some((field) => result.errors[field] !== undefined)) {
      return complain(result.errors)
    }
    if (result.kind === 'sent') {
      attempt.current = { content: '', key: '' }
      clear()
      showToast({ type: 'success', message: text.submitted })
      return setOutcome(result)
    }
    showToast({
      type: 'error',
      message: result.kind === 'limited' ? waitingText(result.retryAfter, text) : text.failed,
    })
    setOutcome(result.kind === 'limited' ? result : { kind: 'failed' })
  }

  return { element, errors, outcome, isSending, round, submit, clear }
}
