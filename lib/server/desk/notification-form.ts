import 'server-only'
import { NOTIFICATION_FIELD_NAMES, NOTIFICATION_FLAWS } from '@/lib/contract/desk/notification'
import { recordForm } from '@/lib/server/desk/record-form'

/** The form of a notification. */
export const NOTIFICATION_FORM = recordForm(NOTIFICATION_FIELD_NAMES, NOTIFICATION_FLAWS)
