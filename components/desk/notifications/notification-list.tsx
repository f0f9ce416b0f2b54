import type { DeskNotification } from '@/lib/contract/desk/notification'
import type { Language } from '@/lib/contract/language'
import { isTranslated } from '@/lib/contract/lenient'
import type { DeskNotificationMessages } from '@/lib/messages/en/desk-notifications'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { notificationState } from '@/lib/rules/notifications/notification-visibility'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { TableHead } from '@/components/desk/table-head'

/** Whether something of a notification is not in every language. */
export const lacksTranslation = ({ title, description }: DeskNotification) => ![title, description].every(isTranslated)

const stateOf = ({ status, start_datetime: startsAt, end_datetime: endsAt }: DeskNotification, now: number) =>
  notificationState({ status, startsAt, endsAt }, now)

type Props = {
  notifications: readonly DeskNotification[]
  /** In ms since 1970. */
  now: number
  lang: Language
  text: DeskNotificationMessages
}

/** The notifications, the latest first; on a phone each is a block of lines. */
export function NotificationList({ notifications, now, lang, text }: Props) {
  return (
    <table>
      <TableHead columns={['what', 'when', 'state']} text={text} />
      <tbody>
        {notifications.map((notification) => (
          <tr key={notification.id}>
            <th scope="row">
              <a
                href={deskPath(lang, RECORD_ROOMS.notification.pages.one(notification.id))}
                lang={langMark(notification.title, lang)}
              >
                {sayText(notification.title, lang)}
              </a>
              {lacksTranslation(notification) && <small className="desk-lacks">{text.lacksTranslation}</small>}
            </th>
            <td data-label={text.when}>{sayTime(notification, text)}</td>
            <td data-label={text.state}>
              {text.states[stateOf(notification, now)]}
              {notification.is_sample && <small>{text.invented}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sayTime({ start_datetime: start, end_datetime: end }: DeskNotification, text: DeskNotificationMessages) {
  const from = start === null ? [] : [fillMessage(text.from, { moment: formatMoment(start, text.dates) })]
  const until = end === null ? [] : [fillMessage(text.until, { moment: formatMoment(end, text.dates) })]
  return [...from, ...until].join(', ') || text.always
}
