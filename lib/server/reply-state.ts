import 'server-only'
import type { NextResponse } from 'next/server'
import { z } from 'zod'
import { CONTACT_TYPES, COUNSELLING_TYPES } from '@/lib/contract/request'
import { REQUEST_FIELDS } from '@/lib/rules/request-form'
import type { RequestReply } from '@/lib/rules/request-reply'
import { findFormReply, keepFormReply } from '@/lib/server/form-reply'

const FORM = 'reply'

const texts = z.partialRecord(z.enum([...REQUEST_FIELDS.contact, ...REQUEST_FIELDS.counselling]), z.string())
const replySchema: z.ZodType<RequestReply> = z.object({
  form: z.enum(['contact', 'counselling', 'mentoring']),
  type: z.enum([...CONTACT_TYPES, ...COUNSELLING_TYPES]),
  source: z.string().nullable(),
  since: z.number(),
  typed: texts,
  outcome: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sent') }),
    z.object({ kind: z.literal('invalid'), errors: texts }),
    z.object({ kind: z.literal('limited'), retryAfter: z.number() }),
    z.object({ kind: z.literal('failed') }),
  ]),
})

/** Keeps what came of a request for the page that is shown next, for five minutes. */
export function setReply(answer: NextResponse, reply: RequestReply): void {
  keepFormReply(answer, FORM, reply)
}

/** What the visitor's last request without JavaScript came to, or `null`: nothing, or nothing any more. */
export function getReply(cookies: Parameters<typeof findFormReply>[0]): RequestReply | null {
  return findFormReply(cookies, FORM, replySchema)
}
