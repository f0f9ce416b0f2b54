import 'server-only'
import { type CalendarEvent, calendarSchema } from '@/lib/contract/calendar'
import { endpoints } from '@/lib/contract/endpoints'
import { cacheTags } from '@/lib/contract/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { readListPreview } from '@/lib/server/desk/preview'
import { readForPage } from '@/lib/server/provider/outage'
import { findInProvider } from '@/lib/server/provider/provider'

/** Dated events of exams, as the provider has them; none of one that has no such call. @throws ProviderError */
export const listEvents = cachedRead(
  'calendar',
  async () => (await findInProvider(endpoints.calendar, calendarSchema)) ?? [],
  () => [cacheTags.calendar],
)

const readEvents = readForPage(listEvents)

/** The same for a page, and at which moment (ms since 1970) it was read: never an error. */
export async function readCalendar(): Promise<{ events: readonly CalendarEvent[] | 'failed'; at: number }> {
  const read = (await readListPreview('dates', calendarSchema)) ?? (await readEvents())
  return { events: read ?? [], at: Date.now() }
}
