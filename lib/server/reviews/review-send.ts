import 'server-only'
import { revalidateTag } from 'next/cache'
import { endpoints } from '@/lib/contract/endpoints'
import type { Language } from '@/lib/contract/language'
import { type OwnReview, ownReviewAnswerSchema, type ReviewBody } from '@/lib/contract/review'
import { getMessages } from '@/lib/messages/catalogue'
import {
  readReview,
  REVIEW_FIELDS,
  REVIEW_PROBLEMS,
  type ReviewField,
  type ReviewProblem,
} from '@/lib/rules/reviews/review-form'
import { failed, type Result, SENT } from '@/lib/rules/result'
import { reviewErrors, type ReviewTyped } from '@/lib/rules/reviews/review-reply'
import { cacheTags } from '@/lib/contract/cache-tags'
import { surviveOutage } from '@/lib/server/provider/outage'
import { providerErrors } from '@/lib/server/provider/provider-errors'
import { callForVisitor, type ProviderReply, type Visitor } from '@/lib/server/auth/session-call'
import { getStudent } from '@/lib/server/auth/session-user'

/** `isHeld`: others see it once a moderator has read it. */
type ReviewResult = Result<{ ok: true; isHeld?: true }, ReviewField>

/** Checks a review and sends it in the name of who is signed in. What is wrong is said in `lang`. @throws ProviderError */
export async function sendReview(
  visitor: Visitor,
  instituteId: string,
  typed: ReviewTyped,
  lang: Language,
): Promise<ReviewResult> {
  if (visitor.token === null) return failed('signed-out')
  const { problems } = getMessages(lang).review
  const errors = reviewErrors(typed, problems)
  const { rating, ...texts } = readReview(typed)
  if (Object.keys(errors).length > 0 || rating === null) return failed('invalid', { message: null, errors })
  const student = await getStudent(visitor)
  if (student === null) return failed('signed-out')
  const ids = { user_id: student.id ?? '', instituteId, institute_id: instituteId }
  const body: ReviewBody = { ...ids, ...texts, rating }
  return resultOf(await callForVisitor(visitor, 'POST', endpoints.reviews(instituteId), body), instituteId, problems)
}

function resultOf(reply: ProviderReply, instituteId: string, problems: Record<ReviewProblem, string>): ReviewResult {
  if (reply.status === 401) return failed('signed-out')
  if (reply.ok && reply.json !== undefined) {
    // At once, and not after one more old page: whoever wrote it wants to see it.
    revalidateTag(cacheTags.institute(instituteId), { expire: 0 })
    return reply.status === 202 ? { ok: true, answer: { ok: true, isHeld: true } } : SENT
  }
  const errors = reply.status === 422 ? providerErrors(reply.json, REVIEW_FIELDS, REVIEW_PROBLEMS, problems) : {}
  if (Object.keys(errors).length > 0) return failed('invalid', { message: null, errors })
  if (reply.status === 404 || reply.status === 410) return failed('unknown', { message: null })
  // A provider that does not say how long to wait is as one that is away.
  if (reply.status !== 429 || reply.retryAfter === null) return failed('away', { message: null })
  return failed('limited', { message: null, retryAfter: reply.retryAfter })
}

/**
 * What the visitor wrote about an institution before; `null`: nothing, or a provider that does not
 * keep it apart, or is away. It only fills in a form, which can be filled in by hand.
 */
export async function findOwnReview(visitor: Visitor, instituteId: string): Promise<OwnReview | null | 'signed-out'> {
  if (visitor.token === null) return 'signed-out'
  const ask = () => callForVisitor(visitor, 'GET', endpoints.ownReview(instituteId))
  const reply = await surviveOutage(ask, { fallback: null })
  if (reply?.status === 401) return 'signed-out'
  const answer = ownReviewAnswerSchema.safeParse(reply?.json)
  return reply?.ok && answer.success ? answer.data : null
}
