import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

/** Imports a list as its dry run was shown. */
export const POST = deskRoute({
  schema: z.object({ lang: language, id: recordId, version: z.coerce.number().int().min(0) }),
  ask: ({ id, version }, visitor) => callForVisitor(visitor, 'POST', deskEndpoints.deskImportPublish(id), { version }),
  done: 'listTaken',
  refusals: { 409: 'importStale', 423: 'importRuns' },
  page: ({ id }) => `/imports/${id}`,
})
