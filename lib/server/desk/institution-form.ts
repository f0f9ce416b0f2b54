import 'server-only'
import { FIELD_FLAWS, INSTITUTION_FIELD_NAMES } from '@/lib/contract/desk/institution'
import { recordForm } from '@/lib/server/desk/record-form'

const form = recordForm(INSTITUTION_FIELD_NAMES, FIELD_FLAWS)
/** The form of an institution; of its fields, what it does not have is left out. */
export const { fields: institutionFields, touchedIn, formOf, draftFormOf } = form
