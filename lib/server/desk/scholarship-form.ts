import 'server-only'
import { SCHOLARSHIP_FIELD_NAMES, SCHOLARSHIP_FLAWS } from '@/lib/contract/desk/scholarship'
import { recordForm } from '@/lib/server/desk/record-form'

/** The form of a scholarship. */
export const SCHOLARSHIP_FORM = recordForm(SCHOLARSHIP_FIELD_NAMES, SCHOLARSHIP_FLAWS)
