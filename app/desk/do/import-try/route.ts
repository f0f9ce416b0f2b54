import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { columnsIn } from '@/lib/rules/desk/import-columns'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

/** Tries a list anew, with its columns as they were chosen. */
export const POST = deskRoute({
  schema: z.looseObject({ lang: language, id: recordId, version: z.coerce.number().int().min(0) }),
  ask: ({ id, version, ...fields }, visitor) => {
    const columns = columnsIn(fields)
    const body = columns.length === 0 ? { version } : { version, columns }
    return callForVisitor(visitor, 'POST', deskEndpoints.deskImportTry(id), body)
  },
  done: 'listTaken',
  refusals: { 409: 'changed', 423: 'importRuns' },
  page: ({ id }) => `/imports/${id}`,
})
