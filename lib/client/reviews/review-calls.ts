import { isNumber, isText, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import { isDone, POST_LIMIT_MS, callBff } from '@/lib/client/bff-call'
import type { Language } from '@/lib/contract/language'
import type { OwnReview } from '@/lib/contract/review'
import { REVIEW_FIELDS } from '@/lib/rules/reviews/review-form'
import type { ReviewTyped } from '@/lib/rules/reviews/review-reply'

type Own = Pick<OwnReview, 'name' | 'role' | 'rating' | 'description'> & { state: string | null }
const isOwn = objectOf<{ review: Own | null }>({
  review: orNull(
    objectOf<Own>({
      name: orNull(isText),
      role: orNull(isText),
      rating: orNull(isNumber),
      description: orNull(isText),
      state: orNull(isText),
    }),
  ),
})

/** Where the reviews of an institution are sent. */
export function reviewsPath(instituteId: string): string {
  return `/api/institutes/${encodeURIComponent(instituteId)}/reviews`
}

const isSent = (value: unknown): value is { ok: true; isHeld?: unknown } => isDone(value)

/**
 * What the visitor wrote about an institution before, to be edited, or `null`; `not-shown` where others do not see it,
 * which its page explains. @throws BffError
 */
export async function fetchOwnReview(
  instituteId: string,
  signal: AbortSignal,
): Promise<ReviewTyped | 'not-shown' | null> {
  const { review } = await getFromBff(`${reviewsPath(instituteId)}/mine`, isOwn, signal)
  if (review === null) return null
  const { name, role, rating, description, state } = review
  if (state === 'held' || state === 'rejected') return 'not-shown'
  return { name: name ?? '', role: role ?? '', rating: rating?.toString() ?? '', description: description ?? '' }
}

/** Sends a review as it was typed. A 401 tells the session that it is over. */
export function sendReview(instituteId: string, typed: ReviewTyped, lang: Language) {
  const options = { is: isSent, fields: REVIEW_FIELDS, limitMs: POST_LIMIT_MS }
  return callBff(reviewsPath(instituteId), { ...typed, lang }, options)
}
