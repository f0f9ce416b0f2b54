import { z } from 'zod'
import { moment } from '@/lib/contract/date-time'
import { answerList, flag, id, part, required, string } from '@/lib/contract/lenient'

const offer = part({ sessions: flag })

/** Whether the answer of `GET /profile` says that `GET /auth/sessions` and the calls that end them are there. */
export function offersSessionCalls(profileAnswer: unknown): boolean {
  return offer.parse(profileAnswer).sessions
}

const sessionSchema = z
  .object({ id: required(id), device: string, created_at: moment, last_seen_at: moment, current: flag })
  .transform(({ created_at, last_seen_at, current, ...session }) => ({
    ...session,
    createdAt: created_at,
    lastSeenAt: last_seen_at,
    isCurrent: current,
  }))
/** Where a student is signed in: `device` in a few words ("Chrome, Android"), moments in milliseconds since 1970. */
export type StudentSession = z.output<typeof sessionSchema>

/** `GET /auth/sessions` (optional). */
export const sessionListSchema = answerList(sessionSchema)
