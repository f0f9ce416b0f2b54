import 'server-only'
import { EVENT_FIELD_NAMES, EVENT_FLAWS } from '@/lib/contract/desk/date'
import { FEE_SHEET_FIELD_NAMES, FEE_SHEET_FLAWS } from '@/lib/contract/desk/fee-sheet'
import { NOTIFICATION_FIELD_NAMES, NOTIFICATION_FLAWS } from '@/lib/contract/desk/notification'
import { PLAN_FIELD_NAMES, PLAN_FLAWS } from '@/lib/contract/desk/plan'
import { RANK_WORD_FIELD_NAMES, RANK_WORD_FLAWS } from '@/lib/contract/desk/rank-word'
import { SCHOLARSHIP_FIELD_NAMES, SCHOLARSHIP_FLAWS } from '@/lib/contract/desk/scholarship'
import { TEMPLATE_FIELD_NAMES, TEMPLATE_FLAWS } from '@/lib/contract/desk/template'
import { recordForm } from '@/lib/server/desk/record-form'

/** The forms of the records that the desk keeps one at a time. */
export const DATE_FORM = recordForm(EVENT_FIELD_NAMES, EVENT_FLAWS)
export const FEE_SHEET_FORM = recordForm(FEE_SHEET_FIELD_NAMES, FEE_SHEET_FLAWS)
export const NOTIFICATION_FORM = recordForm(NOTIFICATION_FIELD_NAMES, NOTIFICATION_FLAWS)
export const PLAN_FORM = recordForm(PLAN_FIELD_NAMES, PLAN_FLAWS)
export const RANK_WORD_FORM = recordForm(RANK_WORD_FIELD_NAMES, RANK_WORD_FLAWS)
export const SCHOLARSHIP_FORM = recordForm(SCHOLARSHIP_FIELD_NAMES, SCHOLARSHIP_FLAWS)
export const TEMPLATE_FORM = recordForm(TEMPLATE_FIELD_NAMES, TEMPLATE_FLAWS)
