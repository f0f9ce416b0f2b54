import 'server-only'
import { PLAN_FIELD_NAMES, PLAN_FLAWS } from '@/lib/contract/desk/plan'
import { recordForm } from '@/lib/server/desk/record-form'

/** The form of a plan. */
export const PLAN_FORM = recordForm(PLAN_FIELD_NAMES, PLAN_FLAWS)
