import type { CalendarEvent } from '@/lib/contract/calendar'
import type { Text } from '@/lib/contract/lenient'
import { beginOf, endOf } from './event-days'

/** An exam and its events: those that are not over first, the next one on top, then those that have passed, the latest first. */
export type ExamDates = { exam: string; name: Text; events: CalendarEvent[] }

function sortEvents(events: readonly CalendarEvent[], now: number): CalendarEvent[] {
  const isOver = (event: CalendarEvent) => endOf(event) < now
  const ahead = events.filter((event) => !isOver(event)).sort((a, b) => beginOf(a) - beginOf(b))
  return [...ahead, ...events.filter(isOver).sort((a, b) => endOf(b) - endOf(a))]
}

/** Events by exam: first the exam whose next event begins soonest; exams of which all has passed stand last. */
export function datesByExam(events: readonly CalendarEvent[], now: number): ExamDates[] {
  const exams = new Map<string, CalendarEvent[]>()
  for (const event of events) exams.set(event.exam, [...(exams.get(event.exam) ?? []), event])
  const next = (dates: readonly CalendarEvent[]) =>
    Math.min(...dates.map((event) => (endOf(event) < now ? Number.POSITIVE_INFINITY : beginOf(event))))
  return [...exams]
    .map(([exam, own]) => ({ exam, name: own[0]?.examName ?? { en: exam }, events: sortEvents(own, now) }))
    .sort((a, b) => {
      const [first, second] = [next(a.events), next(b.events)]
      return first === second ? 0 : first - second
    })
}

/** Whether lists of closing ranks are of an exam of the calendar: its own id, or one of its courses', such as `ugcet-engineering` of `ugcet`. */
export const isOfExam = (exam: string, ranked: string) => ranked === exam || ranked.startsWith(`${exam}-`)

/** Those of exams by which institutions of a type admit. */
export function eventsForType(events: readonly CalendarEvent[], typeId: string | null): CalendarEvent[] {
  return typeId === null ? [] : events.filter(({ typeIds }) => typeIds.includes(typeId))
}
