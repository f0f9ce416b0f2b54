import 'server-only'
import { EVENT_FIELD_NAMES, EVENT_FLAWS } from '@/lib/contract/desk/date'
import { recordForm } from '@/lib/server/desk/record-form'

/** The form of a dated event. */
export const DATE_FORM = recordForm(EVENT_FIELD_NAMES, EVENT_FLAWS)
