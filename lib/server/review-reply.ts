import 'server-only'
import type { NextResponse } from 'next/server'
import { z } from 'zod'
import { REVIEW_FIELDS } from '@/lib/rules/review-form'
import type { ReviewReply } from '@/lib/rules/review-reply'
import { findFormReply, keepFormReply } from '@/lib/server/form-reply'

const FORM = 'review'

const texts = z.partialRecord(z.enum(REVIEW_FIELDS), z.string())
const replySchema: z.ZodType<ReviewReply> = z.object({
  instituteId: z.string(),
  typed: texts,
  outcome: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sent') }),
    z.object({ kind: z.literal('invalid'), errors: texts }),
    z.object({ kind: z.literal('signed-out') }),
    z.object({ kind: z.literal('failed'), retryAfter: z.number().nullable() }),
  ]),
})

/** Keeps what came of a review for the page that is shown next, for five minutes. */
export function setReviewReply(answer: NextResponse, reply: ReviewReply): void {
  keepFormReply(answer, FORM, reply)
}

/** What the visitor's last review of this institution without JavaScript came to, or `null`. */
export function getReviewReply(cookies: Parameters<typeof findFormReply>[0], instituteId: string): ReviewReply | null {
  const reply = findFormReply(cookies, FORM, replySchema)
  return reply?.instituteId === instituteId ? reply : null
}
