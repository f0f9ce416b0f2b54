import type { CalendarEvent } from '@/lib/contract/calendar'
import type { EventField } from '@/lib/contract/desk/date'
import { cellsOfText } from '@/lib/contract/text-fields'
import { indianDay } from '@/lib/contract/indian-day'

/**
 * What stands in the form of a new event: that somebody looks at its source today and, of an exam that has events, what
 * they all say. @param now ms since 1970
 */
export function startOf(
  events: readonly CalendarEvent[],
  exam: string | undefined,
  now: number,
): Partial<Record<EventField, string>> {
  const checked_on = indianDay(now)
  const known = events.findLast((event) => event.exam === exam)
  if (known === undefined) return { checked_on }
  const { examName, typeIds, source } = known
  return {
    ...{ exam: known.exam, ...cellsOfText('exam_name', examName), types: typeIds.join(' ') },
    ...{ source: source.title, source_url: source.url ?? '', checked_on },
  }
}
