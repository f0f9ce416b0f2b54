import { useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { sendEnquiry } from '@/lib/client/enquiries/enquiry-call'
import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryForm } from '@/lib/rules/enquiries/enquiry-form'
import type { EnquiryResult } from '@/lib/rules/enquiries/enquiry-reply'
import { failed, type Failure, type FieldErrors } from '@/lib/rules/result'
import type { FormTexts } from './form-texts'
import { loadChecks } from './load-checks'

/** A UUID (version 4), also on plain http, where browsers keep `randomUUID` back. */
function enquiryKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** How long after a success a press of the button is still the second of a double click, milliseconds. */
const SECOND_PRESS_MS = 500

/** The texts in what a form holds; an enquiry has no files. */
function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)]
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

/** What stands at the button of a form about its last sending. */
export function resultNote(result: EnquiryResult, text: FormTexts): string | null {
  if (result.ok) return text.thanks
  if (result.failure.reason === 'invalid') return null
  return result.failure.message ?? `${text.failed} ${text.kept}`
}

/** When to try again. What counts the minutes is loaded for it: the home page has a form, too. */
function waitingText(seconds: number, text: FormTexts): Promise<string | null> {
  return import('@/lib/rules/text/wait-text').then(
    ({ waitText }) => waitText(seconds, text.tooMany),
    // Offline, or a new version was deployed meanwhile.
    () => null,
  )
}

/**
 * Sending a form (spec 1 §4 "Request forms", §8): checked first; while one sending is under way
 * another is not made; after success the form is empty, after a failure as it was.
 */
export function useEnquiry(form: EnquiryForm, text: FormTexts, first: Failure<EnquiryField> | null) {
  const [errors, setErrors] = useState(first?.errors ?? {})
  const [result, setResult] = useState<EnquiryResult | null>(first && { ok: false, failure: first })
  const [isSending, setSending] = useState(false)
  /** How often the form was emptied: its fields are made anew each time. */
  const [round, setRound] = useState(0)
  const isBusy = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  // The same text under the same key is one enquiry, however often it is sent.
  const attempt = useRef({ content: '', key: '' })

  // Once the errors stand in the page, so that they are read with the field.
  const [complaints, setComplaints] = useState(0)
  useEffect(() => {
    if (complaints === 0) return
    const field = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus()
  }, [complaints])

  function complain(wrong: FieldErrors) {
    setErrors(wrong)
    setResult(null)
    setComplaints((count) => count + 1)
    showToast({ type: 'error', message: text.correct })
  }

  function clear() {
    setErrors({})
    setResult(null)
    setRound((count) => count + 1)
  }

  async function submit() {
    if (element.current === null || isBusy.current) return
    const typed = typedIn(element.current)
    isBusy.current = true
    setSending(true)
    const check = await loadChecks()
    // Without them the website checks it, as it always does.
    const problems = Object.entries(check?.(form, typed) ?? {})
    if (problems.length > 0) {
      isBusy.current = false
      setSending(false)
      return complain(Object.fromEntries(problems.map(([field, problem]) => [field, text.problems[problem] ?? ''])))
    }
    const content = JSON.stringify(typed)
    if (attempt.current.content !== content) attempt.current = { content, key: enquiryKey() }
    setErrors({})
    setResult(null)
    const sent = await sendEnquiry(form, { ...typed, key: attempt.current.key })
    // Or else a fast answer would have the second press find fault with the form that it emptied.
    if (sent.ok) setTimeout(() => (isBusy.current = false), SECOND_PRESS_MS)
    else isBusy.current = false
    setSending(false)
    await finish(sent)
  }

  async function finish(sent: EnquiryResult) {
    if (sent.ok) {
      attempt.current = { content: '', key: '' }
      clear()
      showToast({ type: 'success', message: text.submitted })
      return setResult(sent)
    }
    const { errors: wrong = {} } = sent.failure
    if (ENQUIRY_FIELDS[form].some((field) => wrong[field] !== undefined)) return complain(wrong)
    const { reason, retryAfter } = sent.failure
    const message = reason === 'limited' && retryAfter ? await waitingText(retryAfter, text) : null
    showToast({ type: 'error', message: message ?? text.failed })
    setResult(reason === 'limited' ? failed('limited', { message }) : failed('away'))
  }

  return { element, errors, result, isSending, round, submit, clear }
}
