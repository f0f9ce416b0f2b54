import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

/** Undoes an import as that was shown. */
export const POST = deskRoute({
  schema: z.object({ lang: language, id: recordId, directory: z.string().max(100) }),
  ask: ({ id, directory }, visitor) => callForVisitor(visitor, 'POST', deskEndpoints.deskImportUndo(id), { directory }),
  done: 'listTaken',
  refusals: { 409: 'undoStale', 423: 'importRuns' },
  page: ({ id }, isDone) => (isDone ? `/imports/${id}` : `/imports/${id}/undo`),
})
