import { deskRoute } from '@/lib/bff/desk-route'
import { language } from '@/lib/bff/form-route'
import { deskEndpoints } from '@/lib/contract/desk/endpoints'
import { deskInstitutionAddedSchema } from '@/lib/contract/desk/institution'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { institutionFields, touchedIn } from '@/lib/server/desk/institution-form'

/** Adds an institution; what was typed is kept where it was refused. */
export const POST = deskRoute({
  schema: institutionFields.extend({ lang: language }),
  ask: (input, visitor) => callForVisitor(visitor, 'POST', deskEndpoints.deskInstitutionAdd, touchedIn(input, '')),
  done: 'added',
  refusals: { 423: 'importing' },
  page(_, isDone, answer) {
    const { data } = deskInstitutionAddedSchema.safeParse(answer)
    return isDone && data ? `/institutions/${data.id}` : '/institutions/new'
  },
  typed: (input) => touchedIn(input, ''),
})
