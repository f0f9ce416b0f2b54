import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { REVERTED_AS } from '@/lib/contract/desk/content'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

/** Makes what an institution said its draft, or publishes it again. */
export const POST = deskRoute({
  schema: z.object({
    ...{ lang: language, id: recordId, version: z.string(), to: z.coerce.number().int().min(0) },
    as: z.enum(REVERTED_AS),
  }),
  ask: ({ id, version, to, as }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskInstitutionRevert(id), { version, to, as }),
  done: ({ as }) => (as === 'draft' ? 'draftSaved' : 'published'),
  refusals: { 409: 'contentChanged', 422: 'versionRefused', 423: 'importing' },
  page: ({ id, to }, _isDone, _answer, outcome) =>
    outcome === 'versionRefused' ? `/institutions/${id}/versions/${to}` : `/institutions/${id}`,
})
