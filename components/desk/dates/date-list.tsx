import type { CalendarEvent } from '@/lib/contract/calendar'
import type { Language } from '@/lib/contract/language'
import { isTranslated } from '@/lib/contract/lenient'
import type { CalendarMessages } from '@/lib/messages/en/calendar'
import type { DeskDateMessages } from '@/lib/messages/en/desk-dates'
import { datesByExam, type ExamDates } from '@/lib/rules/calendar/by-exam'
import { sayDays, sayState } from '@/lib/rules/calendar/event-days'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { langMark, sayText } from '@/lib/rules/text/localized-text'
import { TableHead } from '@/components/desk/table-head'

type Props = {
  events: readonly CalendarEvent[]
  /** In ms since 1970. */
  now: number
  lang: Language
  calendar: CalendarMessages
  text: DeskDateMessages
}

/** Dated events by exam, as the website has them. */
export function DateList({ events, now, ...rest }: Props) {
  return datesByExam(events, now).map((dates) => <Exam key={dates.exam} dates={dates} now={now} {...rest} />)
}

/** The events of an exam; on a phone each is a block of lines. */
function Exam({ dates, now, lang, calendar, text }: Omit<Props, 'events'> & { dates: ExamDates }) {
  const { exam, name, events } = dates
  return (
    <section aria-labelledby={`exam-${exam}`}>
      <h2 id={`exam-${exam}`} lang={langMark(name, lang)}>
        {sayText(name, lang)}
      </h2>
      <table>
        <TableHead columns={['what', 'when', 'state', 'checked']} text={text} />
        <tbody>
          {events.map((event) => (
            <tr key={event.id}>
              <th scope="row">
                <a href={deskPath(lang, `/dates/event/${event.id}`)} lang={langMark(event.title, lang)}>
                  {sayText(event.title, lang)}
                </a>
                <small>{calendar.kinds[event.kind]}</small>
                {!isTranslated(event.title) && <small className="desk-lacks">{text.lacksTranslation}</small>}
              </th>
              <td data-label={text.when}>{sayDays(event, calendar)}</td>
              <td data-label={text.state}>{sayState(event, now, calendar)}</td>
              <td data-label={text.checked}>
                <span lang="en">{event.source.title}</span>, {formatDay(event.source.checkedOn, calendar.dates)}
                {event.isSample && <small>{calendar.sample}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={`${deskPath(lang, '/dates/new')}?${new URLSearchParams({ exam })}`}>
          {fillMessage(text.addTo, { exam: sayText(name, lang) })}
        </a>
      </p>
    </section>
  )
}
