import { EVENT_NAME } from '@/lib/contract/calendar-words'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language'

/** Where an exam stands on `/dates`. */
export const examAnchor = (exam: string) => `exam-${exam}`

/** Which events a file for calendars holds. */
export type CalendarPick = { all: true } | { exam: string } | { event: string }

const nameOf = (pick: CalendarPick) =>
  'exam' in pick ? `exam.${pick.exam}` : 'event' in pick ? `event.${pick.event}` : 'all'

/** The address of such a file. */
export function calendarHref(pick: CalendarPick, lang: Language): string {
  return `/calendar/${nameOf(pick)}.ics${lang === DEFAULT_LANGUAGE ? '' : `?lang=${lang}`}`
}

/** What a file's name asks for; `null` for what is no such name. */
export function pickOfFile(file: string): CalendarPick | null {
  if (file === 'all.ics') return { all: true }
  const [, kind, name = ''] = /^(exam|event)\.(.*)\.ics$/.exec(file) ?? []
  if (!EVENT_NAME.test(name)) return null
  return kind === 'exam' ? { exam: name } : { event: name }
}
