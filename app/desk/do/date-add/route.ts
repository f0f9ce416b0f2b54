import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskDateAddedSchema } from '@/lib/contract/desk/date'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { tickedIn } from '@/lib/rules/desk/type-boxes'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { dateFields, touchedIn } from '@/lib/server/desk/date-form'

/** Adds a dated event; what was typed is kept where it was refused. */
export const POST = deskRoute({
  schema: z
    .looseObject({ lang: language, ...dateFields.shape })
    .transform(({ lang, ...sent }) => ({ lang, said: touchedIn({ ...sent, types: tickedIn(sent) }, '') })),
  ask: ({ said }, visitor) => callForVisitor(visitor, 'POST', deskEndpoints.deskDateAdd, said),
  done: 'dateAdded',
  page(_, isDone, answer) {
    const { data } = deskDateAddedSchema.safeParse(answer)
    return isDone && data ? `/dates/event/${data.id}` : '/dates/new'
  },
  typed: ({ said }) => said,
})
