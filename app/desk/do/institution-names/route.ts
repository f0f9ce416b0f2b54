import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

/** Says which other names find an institution; what was typed is kept where it was refused. */
export const POST = deskRoute({
  schema: z.object({ lang: language, id: recordId, was: z.string(), names: z.string() }),
  ask: ({ id, was, names }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskInstitutionNames(id), { was, names }),
  done: 'saved',
  refusals: { 423: 'importing' },
  page: ({ id }) => `/institutions/${id}`,
  typed: ({ names }) => ({ names }),
})
