import 'server-only'
import { NOTICE_FIELD_NAMES, NOTICE_FLAWS } from '@/lib/contract/desk/notification'
import { recordForm } from '@/lib/server/desk/record-form'

/** The form of a notification. */
export const NOTICE_FORM = recordForm(NOTICE_FIELD_NAMES, NOTICE_FLAWS)
