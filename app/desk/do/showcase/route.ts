import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { pressed } from '@/lib/bff/section-controls'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { SHOWCASES } from '@/lib/contract/desk/showcase'
import { institutionNumber } from '@/lib/rules/desk/institution-number'
import { callForVisitor } from '@/lib/server/auth/session-call'

/** Adds an institution to a list of the home page, moves it there, or takes it away. */
export const POST = deskRoute({
  schema: z.object({
    ...{ lang: language, list: z.enum(SHOWCASES), version: z.string().max(100), do: pressed },
    institute: z.string().max(500).default(''),
  }),
  ask: ({ list, version, do: { listAction, place }, institute }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskShowcaseChange(list), {
      ...{ version, action: listAction ?? 'add' },
      institute: place || institutionNumber(institute),
    }),
  done: 'saved',
  page: () => '/home-lists',
  place: ({ list }) => list,
  typed: ({ list, institute }) => ({ list, institute }),
})
