import {
  NOTIFICATION_FIELDS,
  NOTIFICATION_SHOWN,
  type NotificationField,
  type NotificationFlaw,
} from '@/lib/contract/desk/notification'
import type { DeskNotificationMessages } from '@/lib/messages/en/desk-notifications'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { optionsOf } from '@/components/desk/record-control'
import { RecordFields, type RecordFormProps } from '@/components/desk/record-fields'

type Props = RecordFormProps<NotificationField, NotificationFlaw> & { text: DeskNotificationMessages }

/** The form of a notification. */
export function NotificationForm({ text, ...rest }: Props) {
  return (
    <RecordFields
      {...{ ...rest, text }}
      fields={NOTIFICATION_FIELDS}
      rows={3}
      options={{ shown: optionsOf(NOTIFICATION_SHOWN, text.words) }}
      sayFlaw={(name, flaw) => fillMessage(text.flaws[flaw], { most: NOTIFICATION_FIELDS[name].most })}
    />
  )
}
