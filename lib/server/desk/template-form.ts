import 'server-only'
import { TEMPLATE_FIELD_NAMES, TEMPLATE_FLAWS } from '@/lib/contract/desk/template'
import { recordForm } from '@/lib/server/desk/record-form'

/** The form of a template of answers. */
export const TEMPLATE_FORM = recordForm(TEMPLATE_FIELD_NAMES, TEMPLATE_FLAWS)
