import { z } from 'zod'
import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { institutionFields, touchedIn } from '@/lib/server/desk/institution-form'
import { recordId } from '@/lib/server/desk/record-id'

/** Saves what its reader changed of an institution, in the version that was shown. */
export const POST = deskRoute({
  schema: institutionFields.extend({ lang: language, id: recordId, version: z.string(), was: z.string() }),
  ask: ({ id, version, was, ...sent }, visitor) =>
    callForVisitor(visitor, 'POST', deskEndpoints.deskInstitutionEdit(id), { version, ...touchedIn(sent, was) }),
  done: 'saved',
  refusals: { 423: 'importing' },
  page: ({ id }) => `/institutions/${id}`,
  typed: ({ version, was, ...sent }) => ({ ...touchedIn(sent, was), version, was }),
})
