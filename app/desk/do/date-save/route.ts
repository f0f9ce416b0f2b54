import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { EVENT_NAME } from '@/lib/contract/calendar-words'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { tickedIn } from '@/lib/rules/desk/type-boxes'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { dateFields, touchedIn } from '@/lib/server/desk/date-form'

/** Saves what its reader changed of a dated event, in the version that was shown. */
export const POST = deskRoute({
  schema: z
    .looseObject({
      ...{ lang: language, id: z.string().regex(EVENT_NAME), version: z.string(), was: z.string() },
      ...dateFields.shape,
    })
    .transform(({ lang, id, version, was, ...sent }) => ({
      ...{ lang, id, version, was },
      said: touchedIn({ ...sent, types: tickedIn(sent) }, was),
    })),
  ask: ({ id, version, said }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskDateEdit(id), { version, ...said }),
  done: 'saved',
  page: ({ id }) => `/dates/event/${id}`,
  typed: ({ version, was, said }) => ({ ...said, version, was }),
})
