import { inScale } from '@/lib/rules/reviews/rating-scale'
import { cleanLine, cleanText, countCharacters, isUnfit } from '@/lib/rules/text/written-text'

/** The fields of the review form, in their order (spec 2 §2). */
export const REVIEW_FIELDS = ['name', 'role', 'rating', 'description'] as const
export type ReviewField = (typeof REVIEW_FIELDS)[number]

export const MAX_REVIEWER_LENGTH = 50
export const MAX_REVIEW_LENGTH = 2_000

/**
 * What can be wrong with a review, in the words of the specification (spec 2 §5) and, at the end, in
 * our own: what the provider answers, and what the English pages show.
 */
export const REVIEW_PROBLEMS = {
  nameMissing: 'Name is required.',
  nameTooShort: 'Name must be at least 3 characters.',
  roleMissing: 'Role is required.',
  roleTooShort: 'Role must be at least 2 characters.',
  ratingMissing: 'Please select a rating.',
  descriptionMissing: 'Description is required.',
  descriptionTooShort: 'Description must be at least 10 characters long.',

  nameTooLong: 'Name must not exceed 50 characters.',
  roleTooLong: 'Role must not exceed 50 characters.',
  descriptionTooLong: 'Description must not exceed 2,000 characters.',
  unfit: 'This contains a character that cannot be used.',
}
export type ReviewProblem = keyof typeof REVIEW_PROBLEMS
/** What is wrong, by field; empty when nothing is. */
export type ReviewProblems = Partial<Record<ReviewField, ReviewProblem>>

/** A review as it is sent and kept; `rating` is 1 to 5, or `null` when none was chosen. */
export type ReviewValues = { name: string; role: string; rating: number | null; description: string }

type Typed = Readonly<Record<string, unknown>>

/** Also the digits of a form field. */
function readRating(typed: unknown): number | null {
  const rating = typeof typed === 'string' && /^\s*\d\s*$/.test(typed) ? Number(typed) : typed
  return typeof rating === 'number' && Number.isInteger(rating) && inScale(rating) ? rating : null
}

/**
 * The fields of a review as they are sent and kept: texts in NFC without spaces around them. What is
 * missing, or no text, is empty; anything else that was sent is left out.
 */
export function readReview(typed: Typed): ReviewValues {
  const own = (field: ReviewField) => (Object.hasOwn(typed, field) ? typed[field] : undefined)
  const text = (field: ReviewField, clean: (value: string) => string) => {
    const value = own(field)
    return typeof value === 'string' ? clean(value) : ''
  }
  return {
    name: text('name', cleanLine),
    role: text('role', cleanLine),
    rating: readRating(own('rating')),
    description: text('description', cleanText),
  }
}

type Lengths = { missing: ReviewProblem; least: number; tooShort: ReviewProblem; most: number; tooLong: ReviewProblem }

const LENGTHS = {
  name: {
    missing: 'nameMissing',
    least: 3,
    tooShort: 'nameTooShort',
    most: MAX_REVIEWER_LENGTH,
    tooLong: 'nameTooLong',
  },
  role: {
    missing: 'roleMissing',
    least: 2,
    tooShort: 'roleTooShort',
    most: MAX_REVIEWER_LENGTH,
    tooLong: 'roleTooLong',
  },
  description: {
    missing: 'descriptionMissing',
    least: 10,
    tooShort: 'descriptionTooShort',
    most: MAX_REVIEW_LENGTH,
    tooLong: 'descriptionTooLong',
  },
} as const satisfies Record<Exclude<ReviewField, 'rating'>, Lengths>

function problemOfText(value: string, { missing, least, tooShort, most, tooLong }: Lengths): ReviewProblem | null {
  if (value === '') return missing
  if (isUnfit(value)) return 'unfit'
  const length = countCharacters(value)
  if (length < least) return tooShort
  return length > most ? tooLong : null
}

/**
 * Checks a review (spec 2 §5), in the browser, in the website's server and in the provider.
 * @param typed as it was typed: it is read by readReview first
 * @returns what is wrong, by field, in the order of the form's fields; one problem for each
 */
export function checkReview(typed: Typed): ReviewProblems {
  const values = readReview(typed)
  const problems: ReviewProblems = {}
  for (const field of REVIEW_FIELDS) {
    const problem =
      field === 'rating'
        ? values.rating === null && ('ratingMissing' as const)
        : problemOfText(values[field], LENGTHS[field])
    if (problem) problems[field] = problem
  }
  return problems
}
