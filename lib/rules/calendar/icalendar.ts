import type { CalendarEvent } from '@/lib/contract/calendar'
import type { Language } from '@/lib/contract/language'
import { DAY_MS } from '@/lib/contract/time'
import type { CalendarMessages } from '@/lib/messages/en/calendar'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { localizedUrl } from '@/lib/rules/routes/localized-url'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay } from '@/lib/rules/text/indian-date'
import { sayText } from '@/lib/rules/text/localized-text'
import { examAnchor } from './calendar-address'

/** What one line may have before it goes on in the next, in octets (RFC 5545 §3.1). */
const LINE_OCTETS = 75
const ZONE = 'Asia/Kolkata'

/** India has one time, and has not changed it since 1945. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** A text as a value (RFC 5545 §3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n')
}

/** One line, over several where it is long; no letter is parted. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let [result, octets] = ['', 0]
  for (const letter of line) {
    const more = encoder.encode(letter).length
    if (octets + more > LINE_OCTETS) [result, octets] = [`${result}\r\n `, 1]
    result += letter
    octets += more
  }
  return `${result}\r\n`
}

const compact = (day: string) => day.replaceAll('-', '')
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
const at = (day: string, time: string) => `;TZID=${ZONE}:${compact(day)}T${time.replace(':', '')}00`

/** Whole days, the end being the day after the last; or times, where the event has one. */
function span({ firstDay, lastDay, firstTime, lastTime }: CalendarEvent): string[] {
  if (firstTime === null && lastTime === null) {
    return [`DTSTART;VALUE=DATE:${compact(firstDay)}`, `DTEND;VALUE=DATE:${compact(dayAfter(lastDay))}`]
  }
  const start = `DTSTART${at(firstDay, firstTime ?? '00:00')}`
  if (lastTime !== null) return [start, `DTEND${at(lastDay, lastTime)}`]
  // Without an end it ends when it begins: nobody has said how long it takes.
  return firstDay === lastDay ? [start] : [start, `DTEND${at(dayAfter(lastDay), '00:00')}`]
}

type Options = { siteUrl: URL; lang: Language; text: CalendarMessages; brand: string }

function eventLines(event: CalendarEvent, { siteUrl, lang, text }: Options): string[] {
  const address = webAddress(event.source.url)
  const told = fillMessage(text.sourceLine, {
    source: event.source.title,
    day: formatDay(event.source.checkedOn, text.dates),
  })
  const summary = fillMessage(text.notice, { exam: sayText(event.examName, lang), event: sayText(event.title, lang) })
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${siteUrl.hostname}`,
    // When what is said was last revised (RFC 5545 §3.8.7.2), so that the same calendar is the same file.
    `DTSTAMP:${compact(event.source.checkedOn)}T000000Z`,
    ...span(event),
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped([...(event.isSample ? [text.sample] : []), told, ...(address === null ? [] : [address])].join('\n'))}`,
    `URL:${localizedUrl(siteUrl, `/dates#${examAnchor(event.exam)}`, lang)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** Events as a file for calendars (RFC 5545). */
export function icalendar(events: readonly CalendarEvent[], options: Options): string {
  const hasTimes = events.some(({ firstTime, lastTime }) => firstTime !== null || lastTime !== null)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(options.brand)}//${escaped(options.text.title)}//${options.lang.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...(hasTimes ? TIME_ZONE : []),
    ...events.flatMap((event) => eventLines(event, options)),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('')
}
