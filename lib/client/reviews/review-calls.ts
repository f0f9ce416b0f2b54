import { isNumber, isText, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import { isDone, POST_LIMIT_MS, callBff } from '@/lib/client/bff-call'
import type { Language } from '@/lib/contract/lenient'
import type { OwnReview } from '@/lib/contract/review'
import { REVIEW_FIELDS } from '@/lib/rules/reviews/review-form'
import type { ReviewTyped } from '@/lib/rules/reviews/review-reply'

const isOwn = objectOf<{ review: OwnReview | null }>({
  review: orNull(
    objectOf<OwnReview>({
      name: orNull(isText),
      role: orNull(isText),
      rating: orNull(isNumber),
      description: orNull(isText),
    }),
  ),
})

/** Where the reviews of an institution are sent. */
export function reviewsPath(instituteId: string): string {
  return `/api/institutes/${encodeURIComponent(instituteId)}/reviews`
}

/** What the visitor wrote about an institution before, to be edited, or `null`. @throws BffError */
export async function fetchOwnReview(instituteId: string, signal: AbortSignal): Promise<ReviewTyped | null> {
  const { review } = await getFromBff(`${reviewsPath(instituteId)}/mine`, isOwn, signal)
  if (review === null) return null
  const { name, role, rating, description } = review
  return { name: name ?? '', role: role ?? '', rating: rating?.toString() ?? '', description: description ?? '' }
}

/** Sends a review as it was typed. A 401 tells the session that it is over. */
export function sendReview(instituteId: string, typed: ReviewTyped, lang: Language) {
  const options = { is: isDone, fields: REVIEW_FIELDS, limitMs: POST_LIMIT_MS }
  return callBff(reviewsPath(instituteId), { ...typed, lang }, options)
}
