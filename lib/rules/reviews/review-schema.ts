import { z } from 'zod'
import { MAX_STARS } from '@/lib/rules/reviews/rating-scale'
import {
  checkReview,
  MAX_REVIEW_LENGTH,
  MAX_REVIEWER_LENGTH,
  readReview,
  REVIEW_PROBLEMS,
} from '@/lib/rules/reviews/review-form'

/** Takes anything: what is no text counts as nothing, so that every field that is wrong is named at once. */
const field = (schema: Record<string, unknown>) => z.unknown().optional().meta(schema)

/** The form's rules as a schema, for the embedded provider; browsers and the website call checkReview itself, without zod. */
export const reviewFormSchema = z
  .object({
    name: field({ type: 'string', minLength: 3, maxLength: MAX_REVIEWER_LENGTH }),
    role: field({ type: 'string', minLength: 2, maxLength: MAX_REVIEWER_LENGTH }),
    rating: field({ type: 'integer', minimum: 1, maximum: MAX_STARS }),
    description: field({ type: 'string', minLength: 10, maxLength: MAX_REVIEW_LENGTH }),
  })
  .transform((typed, context) => {
    for (const [name, problem] of Object.entries(checkReview(typed))) {
      context.addIssue({ code: 'custom', path: [name], message: REVIEW_PROBLEMS[problem], params: { problem } })
    }
    const { rating, ...texts } = readReview(typed)
    return rating === null ? z.NEVER : { ...texts, rating }
  })
/** A review that can be kept. */
export type ReviewForm = z.output<typeof reviewFormSchema>
