import 'server-only'
import type { NextResponse } from 'next/server'
import { z } from 'zod'
import { PROFILE_FORM_FIELDS } from '@/lib/rules/profile-form'
import type { ProfileReply } from '@/lib/rules/profile-reply'
import { findFormReply, keepFormReply } from '@/lib/server/form-reply'

const FORM = 'profile'

const replySchema: z.ZodType<ProfileReply> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved') }),
  z.object({
    kind: z.literal('failed'),
    typed: z.partialRecord(z.enum(PROFILE_FORM_FIELDS), z.string()),
    failure: z.object({ field: z.enum([...PROFILE_FORM_FIELDS, 'image']).nullable(), message: z.string() }),
  }),
])

/** Keeps what came of a changed profile for the settings that are shown next, for five minutes. */
export function setProfileReply(answer: NextResponse, reply: ProfileReply): void {
  keepFormReply(answer, FORM, reply)
}

/** What the visitor's last changed profile without JavaScript came to, or `null`. */
export function getProfileReply(cookies: Parameters<typeof findFormReply>[0]): ProfileReply | null {
  return findFormReply(cookies, FORM, replySchema)
}
