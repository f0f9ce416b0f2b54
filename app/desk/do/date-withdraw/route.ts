import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { EVENT_NAME } from '@/lib/contract/calendar-words'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'

/** Takes a dated event as it was shown away. */
export const POST = deskRoute({
  schema: z.object({ lang: language, id: z.string().regex(EVENT_NAME), version: z.string() }),
  ask: ({ id, version }, visitor) => callForVisitor(visitor, 'POST', deskEndpoints.deskDateWithdraw(id), { version }),
  done: 'dateWithdrawn',
  page: ({ id }, isDone) => (isDone ? '/dates' : `/dates/event/${id}`),
})
