import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { COLLEGE_ACTIONS } from '@/lib/contract/desk/rank-college'
import { collegePage } from '@/lib/rules/desk/colleges-page'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

const text = z.string().max(1_000)

/** Ties a college of closing ranks to an institution, says that it is none, or undoes that. Its page says what came of it. */
export const POST = deskRoute({
  schema: z.object({
    lang: language,
    id: recordId,
    version: text,
    action: z.enum(COLLEGE_ACTIONS),
    institute_id: text.default(''),
    q: text.default(''),
    /** With what is undone the college goes: no list has it any more. */
    goes: z.literal('1').optional(),
  }),
  ask: ({ id, version, action, institute_id }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskRankCollegeSay(id), {
      ...{ version, action },
      ...(action === 'tie' && { institute_id }),
    }),
  done: 'saved',
  refusals: { 423: 'importRuns' },
  // Once it is done, what was searched for has served.
  page: ({ id, q, goes }, isDone) => (isDone && goes ? '/rank-colleges' : collegePage(id, isDone ? '' : q)),
  typed: ({ institute_id }) => ({ institute_id }),
})
