import 'server-only'
import type { NextResponse } from 'next/server'
import { z } from 'zod'
import type { DeletionReply } from '@/lib/rules/deletion-reply'
import { findFormReply, keepFormReply } from '@/lib/server/form-reply'

const FORM = 'deletion'

const replySchema: z.ZodType<DeletionReply> = z.object({
  step: z.enum(['begin', 'code']),
  resendAt: z.number().nullable(),
  failure: z
    .object({
      reason: z.enum(['incomplete', 'wrong-code', 'limited', 'not-sent', 'away']),
      message: z.string().nullable(),
    })
    .nullable(),
})

/** Keeps how far a deletion has come for the settings that are shown next, for five minutes. */
export function setDeletionReply(answer: NextResponse, reply: DeletionReply): void {
  keepFormReply(answer, FORM, reply)
}

/** How far the visitor's deletion without JavaScript has come, or `null`. */
export function getDeletionReply(cookies: Parameters<typeof findFormReply>[0]): DeletionReply | null {
  return findFormReply(cookies, FORM, replySchema)
}
