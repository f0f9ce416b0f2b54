import type { DeskNotice } from '@/lib/contract/desk/notification'
import type { Language } from '@/lib/contract/language'
import type { DeskNoticeMessages } from '@/lib/messages/en/desk-notices'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { noticeState } from '@/lib/rules/notifications/notification-visibility'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatMoment } from '@/lib/rules/text/indian-date'
import { langMark, sayText } from '@/lib/rules/text/localized-text'

/** Whether something of a notification is in English alone. */
export const lacksKannada = ({ title, description }: DeskNotice) =>
  title.kn === undefined || (description !== null && description.kn === undefined)

const stateOf = ({ status, start_datetime: startsAt, end_datetime: endsAt }: DeskNotice, now: number) =>
  noticeState({ status, startsAt, endsAt }, now)

type Props = {
  notices: readonly DeskNotice[]
  /** In ms since 1970. */
  now: number
  lang: Language
  text: DeskNoticeMessages
}

/** The notifications, the latest first; on a phone each is a block of lines. */
export function NoticeList({ notices, now, lang, text }: Props) {
  return (
    <table>
      <thead>
        <tr>
          {(['what', 'when', 'state'] as const).map((column) => (
            <th key={column} scope="col">
              {text[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notices.map((notice) => (
          <tr key={notice.id}>
            <th scope="row">
              <a href={deskPath(lang, RECORD_ROOMS.notification.page(notice.id))} lang={langMark(notice.title, lang)}>
                {sayText(notice.title, lang)}
              </a>
              {lacksKannada(notice) && <small className="desk-lacks">{text.lacksKannada}</small>}
            </th>
            <td data-label={text.when}>{sayTime(notice, text)}</td>
            <td data-label={text.state}>
              {text.states[stateOf(notice, now)]}
              {notice.is_sample && <small>{text.invented}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sayTime({ start_datetime: start, end_datetime: end }: DeskNotice, text: DeskNoticeMessages) {
  const from = start === null ? [] : [fillMessage(text.from, { moment: formatMoment(start, text.dates) })]
  const until = end === null ? [] : [fillMessage(text.until, { moment: formatMoment(end, text.dates) })]
  return [...from, ...until].join(', ') || text.always
}
