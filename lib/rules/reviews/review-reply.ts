import { type Failure, type FieldErrors, type FormReply, type Typed } from '@/lib/rules/result'
import { checkReview, REVIEW_FIELDS, type ReviewField } from '@/lib/rules/reviews/review-form'
import type { PagePath } from '@/lib/rules/routes/table'

/** As it stands in the form: the rating is a digit. */
export type ReviewTyped = Typed<ReviewField>
export type ReviewFailure = Failure<ReviewField>
export type ReviewReply = FormReply<ReviewField>

type Problems = Record<NonNullable<ReturnType<typeof checkReview>[ReviewField]>, string>

/** What is wrong with a review, by field, in the words of a language. */
export function reviewErrors(typed: Readonly<Record<string, unknown>>, problems: Problems): FieldErrors {
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

/** The English address of the page on which a review is written without JavaScript. */
export function reviewPath(instituteId: string): PagePath {
  return `/college/review?id=${encodeURIComponent(instituteId)}`
}
