import { type IsShape, isNumber, isText, objectOf, orNull, recordOf } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import { postInTime } from '@/lib/client/post-in-time'
import type { Language } from '@/lib/contract/lenient'
import type { OwnReview } from '@/lib/contract/review'
import type { ReviewOutcome, ReviewTyped } from '@/lib/rules/review-reply'

const isSent = objectOf<{ ok: true }>({ ok: (value): value is true => value === true })
const isInvalid = objectOf<{ errors: Record<string, string> }>({ errors: recordOf(isText) })
const isLimited = objectOf<{ retryAfter: number }>({ retryAfter: isNumber })
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
export async function sendReview(instituteId: string, typed: ReviewTyped, lang: Language): Promise<ReviewOutcome> {
  const { status, body } = await postInTime(reviewsPath(instituteId), { ...typed, lang })
  const says = <Answer>(is: IsShape<Answer>) => (is(body) ? body : null)
  if (status === 200 && says(isSent)) return { kind: 'sent' }
  if (status === 401) return { kind: 'signed-out' }
  const invalid = status === 422 ? says(isInvalid) : null
  if (invalid !== null && Object.keys(invalid.errors).length > 0) return { kind: 'invalid', errors: invalid.errors }
  const limited = status === 429 ? says(isLimited) : null
  return { kind: 'failed', retryAfter: limited?.retryAfter ?? null }
}
