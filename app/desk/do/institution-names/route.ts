import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

/** Says which other names find an institution, or keeps them in its draft; what was typed is kept where it was refused. */
export const POST = deskRoute({
  schema: z.object({
    ...{ lang: language, id: recordId, was: z.string(), names: z.string() },
    ...{ version: z.string().default(''), action: z.enum(['save', 'draft']).default('save') },
  }),
  ask: ({ id, was, names, version, action }, visitor) =>
    action === 'save'
      ? callForVisitor(visitor, 'POST', deskEndpoints.deskInstitutionNames(id), { was, names })
      : callForVisitor(visitor, 'POST', deskEndpoints.deskInstitutionDraft(id), { version, action: 'keep', names }),
  done: ({ action }) => (action === 'save' ? 'saved' : 'draftSaved'),
  refusals: { 423: 'importing' },
  page: ({ id }) => `/institutions/${id}`,
  typed: ({ names }) => ({ names }),
})
