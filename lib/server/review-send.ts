import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { messageAnswerSchema } from '@/lib/contract/error'
import type { Language } from '@/lib/contract/lenient'
import { type OwnReview, ownReviewAnswerSchema, type ReviewBody } from '@/lib/contract/review'
import { getMessages } from '@/lib/messages/catalogue'
import { readReview, REVIEW_FIELDS, REVIEW_PROBLEMS, type ReviewProblem } from '@/lib/rules/review-form'
import { type ReviewErrors, reviewErrors, type ReviewOutcome, type ReviewTyped } from '@/lib/rules/review-reply'
import { cacheTags } from '@/lib/server/cache-tags'
import { expectChange, expireNow } from '@/lib/server/expire-now'
import { ProviderError } from '@/lib/server/provider'
import { callForVisitor, type ProviderReply, type Visitor } from '@/lib/server/session-call'
import { getStudent } from '@/lib/server/session-user'

/** Checks a review and sends it in the name of who is signed in. What is wrong is said in `lang`. */
export async function sendReview(
  visitor: Visitor,
  instituteId: string,
  typed: ReviewTyped,
  lang: Language,
): Promise<ReviewOutcome> {
  if (visitor.token === null) return { kind: 'signed-out' }
  const { problems } = getMessages(lang).review
  const errors = reviewErrors(typed, problems)
  const { rating, ...texts } = readReview(typed)
  if (Object.keys(errors).length > 0 || rating === null) return { kind: 'invalid', errors }
  try {
    const student = await getStudent(visitor)
    if (student === null) return { kind: 'signed-out' }
    const ids = { user_id: student.id ?? '', instituteId, institute_id: instituteId }
    const body: ReviewBody = { ...ids, ...texts, rating }
    expectChange(cacheTags.institute(instituteId))
    return outcomeOf(await callForVisitor(visitor, 'POST', endpoints.reviews(instituteId), body), instituteId, problems)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { kind: 'failed', retryAfter: null }
  }
}

function outcomeOf(reply: ProviderReply, instituteId: string, problems: Record<ReviewProblem, string>): ReviewOutcome {
  if (reply.status === 401) return { kind: 'signed-out' }
  if (reply.ok && reply.json !== undefined) {
    // At once, and not after one more old page: whoever wrote it wants to see it.
    expireNow(cacheTags.institute(instituteId))
    return { kind: 'sent' }
  }
  const errors = reply.status === 422 ? providerErrors(reply.json, problems) : {}
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
  return { kind: 'failed', retryAfter: reply.status === 429 ? reply.retryAfter : null }
}

function isProblem(name: string): name is ReviewProblem {
  return Object.hasOwn(REVIEW_PROBLEMS, name)
}

/** The provider's messages by field; those that are the specification's, in the language of the page. */
function providerErrors(json: unknown, problems: Record<ReviewProblem, string>): ReviewErrors {
  const { errors } = messageAnswerSchema.parse(json)
  const said = (message: string) => {
    const [name = ''] = Object.entries(REVIEW_PROBLEMS).find(([, text]) => text === message) ?? []
    return isProblem(name) ? problems[name] : message
  }
  const entries = REVIEW_FIELDS.flatMap((field) => {
    const message = errors.get(field)?.[0]
    return message === undefined ? [] : [[field, said(message)] as const]
  })
  return Object.fromEntries(entries)
}

/**
 * What the visitor wrote about an institution before; `null`: nothing, or a provider that does not
 * keep it apart, or is away. It only fills in a form, which can be filled in by hand.
 */
export async function findOwnReview(visitor: Visitor, instituteId: string): Promise<OwnReview | null | 'signed-out'> {
  if (visitor.token === null) return 'signed-out'
  try {
    const { status, ok, json } = await callForVisitor(visitor, 'GET', endpoints.ownReview(instituteId))
    if (status === 401) return 'signed-out'
    const answer = ownReviewAnswerSchema.safeParse(json)
    return ok && answer.success ? answer.data : null
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return null
  }
}
