import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

/** Undoes a change of many institutions. */
export const POST = deskRoute({
  schema: z.object({ lang: language, id: recordId }),
  ask: ({ id }, visitor) => callForVisitor(visitor, 'POST', deskEndpoints.deskChangeUndo(id), {}),
  done: 'done',
  refusals: { 423: 'importing' },
  page: ({ id }) => `/institutions/changes/${id}`,
})
