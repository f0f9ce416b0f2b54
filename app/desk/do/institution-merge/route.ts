import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { MERGE_ACTIONS } from '@/lib/contract/desk/institution'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

/** Makes two institutions one as that was shown, or undoes that: done, both lead to the page of the one that stays. */
export const POST = deskRoute({
  schema: z.object({
    ...{ lang: language, id: recordId, into: recordId, action: z.enum(MERGE_ACTIONS) },
    version: z.string().max(200).default(''),
  }),
  ask: ({ id, into, action, version }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskMerge(id), { action, into: String(into), version }),
  done: 'done',
  refusals: { 423: 'importing' },
  // Undone or not, the one that stays has a page; the other one may have none.
  page: ({ id, into, action }, isDone) =>
    isDone || action === 'undo' ? `/institutions/${into}` : `/institutions/${id}/merge?into=${into}`,
  typed: ({ id }) => ({ merged: String(id) }),
})
