import { fillMessage } from '@/lib/rules/fill-message'
import { minutesToWait } from '@/lib/rules/request-reply'
import { checkReview, REVIEW_FIELDS, type ReviewField } from '@/lib/rules/review-form'

/** As it stands in the form: the rating is a digit. */
export type ReviewTyped = Partial<Record<ReviewField, string>>
/** What stands beside fields, in the language of the page. */
export type ReviewErrors = Partial<Record<ReviewField, string>>

/** What became of a review. `retryAfter` in seconds, where the provider says. */
export type ReviewOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: ReviewErrors }
  | { kind: 'signed-out' }
  | { kind: 'failed'; retryAfter: number | null }

/** What the page that answers a form without JavaScript shows. */
export type ReviewReply = { instituteId: string; typed: ReviewTyped; outcome: ReviewOutcome }

type Problems = Record<NonNullable<ReturnType<typeof checkReview>[ReviewField]>, string>
type FailureTexts = { failed: string; kept: string; wait: string; waitMinute: string }

/** What is wrong with a review, by field, in the words of a language. */
export function reviewErrors(typed: Readonly<Record<string, unknown>>, problems: Problems): ReviewErrors {
  const entries = Object.entries(checkReview(typed)).map(([field, problem]) => [field, problems[problem]])
  return Object.fromEntries(entries)
}

/** The texts of a form's fields, as they were typed. */
export function reviewTyped(fields: Readonly<Record<string, unknown>>): ReviewTyped {
  const entries = REVIEW_FIELDS.map((field) => {
    const value = fields[field]
    return [field, typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(entries)
}

/** What stands at the button after a failure: that it failed, that nothing is lost, and when to try again. */
export function reviewFailureText(retryAfter: number | null, text: FailureTexts): string {
  if (retryAfter === null) return `${text.failed} ${text.kept}`
  const minutes = minutesToWait(retryAfter)
  return `${text.failed} ${minutes === 1 ? text.waitMinute : fillMessage(text.wait, { minutes })}`
}

/** The English address of the page on which a review is written without JavaScript. */
export function reviewPath(instituteId: string): string {
  return `/college/review?id=${encodeURIComponent(instituteId)}`
}
