import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { MATCH_ACTIONS } from '@/lib/contract/desk/match'
import { matchesPage } from '@/lib/rules/desk/matches-page'
import { callForVisitor } from '@/lib/server/auth/session-call'

const text = z.string().max(1_000)

/** Says whose a row in doubt is, or undoes that. The list goes on where it was; what was refused stands at its row again. */
export const POST = deskRoute({
  schema: z.object({
    lang: language,
    source: text,
    external_id: text,
    version: text,
    action: z.enum(MATCH_ACTIONS),
    institute_id: text.default(''),
    query: text.default(''),
  }),
  ask: ({ source, external_id, version, action, institute_id }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskMatch, {
      ...{ source, external_id, version, action },
      ...(action === 'same' && { institute_id }),
    }),
  done: 'done',
  refusals: { 423: 'importRuns' },
  page: ({ query }) => matchesPage(Object.fromEntries(new URLSearchParams(query))),
  typed: ({ source, external_id, institute_id }) => ({ source, external_id, institute_id }),
})
