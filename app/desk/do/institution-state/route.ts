import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { INSTITUTION_ACTIONS } from '@/lib/contract/desk/institution'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { recordId } from '@/lib/server/desk/record-id'

/** Retires an institution as it was shown, or lets it stand again. */
export const POST = deskRoute({
  schema: z.object({
    lang: language,
    id: recordId,
    version: z.string(),
    action: z.enum(INSTITUTION_ACTIONS),
    successor: z.string().default(''),
  }),
  ask: ({ id, version, action, successor }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskInstitutionState(id), { version, action, successor }),
  done: 'done',
  refusals: { 423: 'importing' },
  page: ({ id }) => `/institutions/${id}`,
  typed: ({ successor }) => ({ successor }),
})
