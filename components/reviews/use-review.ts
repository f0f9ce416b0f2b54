import { type FormEvent, useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { goTo } from '@/lib/client/go-to'
import { sendReview } from '@/lib/client/reviews/review-calls'
import type { Language } from '@/lib/contract/language'
import type { ReviewMessages } from '@/lib/messages/en/review'
import { REVIEW_FIELDS, type ReviewField } from '@/lib/rules/reviews/review-form'
import type { FieldErrors, Result } from '@/lib/rules/result'
import {
  reviewErrors,
  type ReviewFailure,
  reviewPath,
  type ReviewTyped,
  reviewTyped,
} from '@/lib/rules/reviews/review-reply'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { waitText } from '@/lib/rules/text/wait-text'

type Props = {
  instituteId: string
  lang: Language
  text: ReviewMessages
  /** Why a sending without JavaScript failed. */
  first: ReviewFailure | null
  onSent: () => void
  onSignedOut: (typed: ReviewTyped) => void
}

/** What stands in a form of a review. */
export function typedReview(form: HTMLFormElement): ReviewTyped {
  return reviewTyped(Object.fromEntries(new FormData(form)))
}

/** That it failed: to try again is no use where the institution has gone. */
const notSent = ({ reason }: Pick<ReviewFailure, 'reason'>, text: ReviewMessages) =>
  reason === 'unknown' ? text.gone : text.failed

/** The same, that nothing is lost, and when to try again. */
function whyNotSent(failure: ReviewFailure, text: ReviewMessages): string {
  const { retryAfter = null } = failure
  return `${notSent(failure, text)} ${retryAfter === null ? text.kept : waitText(retryAfter, text.wait)}`
}

/** What stands at the button: nothing where the fields say it, or where one has signed in since. */
function failureText(failure: ReviewFailure, text: ReviewMessages): string | null {
  const isSaid = failure.reason === 'invalid' || failure.reason === 'signed-out'
  return isSaid ? null : whyNotSent(failure, text)
}

/**
 * Sending a review (spec 2 §4, §5, §8): checked first; while one sending is under way another is not
 * made; after a failure everything typed stands as it was.
 */
export function useReview({ instituteId, lang, text, first, onSent, onSignedOut }: Props) {
  const [errors, setErrors] = useState(first?.errors ?? {})
  const [failure, setFailure] = useState(first && failureText(first, text))
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const element = useRef<HTMLFormElement>(null)

  // Once the errors stand in the page, so that they are read with the field.
  const [complaints, setComplaints] = useState(0)
  useEffect(() => {
    if (complaints === 0) return
    const wrong = REVIEW_FIELDS.find((field) => element.current?.querySelector(`[id$="-${field}-error"]`))
    element.current?.querySelector<HTMLElement>(`[name="${wrong}"]:checked, [name="${wrong}"]`)?.focus()
  }, [complaints])

  function complain(wrong: FieldErrors) {
    setErrors(wrong)
    setComplaints((count) => count + 1)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (element.current === null || isBusy.current) return
    const typed = typedReview(element.current)
    const wrong = reviewErrors(typed, text.problems)
    setFailure(null)
    if (Object.keys(wrong).length > 0) return complain(wrong)
    setErrors({})
    setSending(true)
    isBusy.current = true
    const result = await sendReview(instituteId, typed, lang)
    isBusy.current = false
    setSending(false)
    finish(result, typed)
  }

  function finish(result: Result<{ isHeld?: unknown }, ReviewField>, typed: ReviewTyped) {
    if (result.ok) {
      // Its page says that others do not see it yet.
      if (result.answer.isHeld) return goTo(localizedPath(reviewPath(instituteId), lang))
      showToast({ type: 'success', message: text.submitted })
      return onSent()
    }
    const { reason, errors: said = {} } = result.failure
    if (reason === 'signed-out') return onSignedOut(typed)
    if (Object.keys(said).length > 0) return complain(said)
    showToast({ type: 'error', message: notSent(result.failure, text) })
    setFailure(whyNotSent(result.failure, text))
  }

  function edited(event: FormEvent) {
    const { target } = event
    const name = target instanceof Element ? target.getAttribute('name') : null
    const field = REVIEW_FIELDS.find((each) => each === name)
    if (field !== undefined && errors[field] !== undefined) setErrors({ ...errors, [field]: undefined })
  }

  return { element, errors, failure, isSending, submit, edited }
}
