import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { DUPLICATE_ACTIONS } from '@/lib/contract/desk/duplicate'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { twicePage } from '@/lib/rules/desk/matches-page'
import { callForVisitor } from '@/lib/server/auth/session-call'

const number = z.string().max(20)

/** Says that two institutions are two, or takes that back. The list goes on where it was. */
export const POST = deskRoute({
  schema: z.object({
    ...{ lang: language, one: number, other: number, action: z.enum(DUPLICATE_ACTIONS) },
    query: z.string().max(200).default(''),
  }),
  ask: ({ one, other, action }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskDuplicateSay, { one, other, action }),
  done: ({ action }) => (action === 'apart' ? 'apartSaid' : 'done'),
  refusals: { 423: 'importRuns' },
  page: ({ query }) => twicePage(Object.fromEntries(new URLSearchParams(query))),
})
