import { INDIA_AHEAD_MS } from '@/lib/contract/constants'
import type { DateMessages } from '@/lib/messages/en/dates'
import { fillMessage } from '@/lib/rules/text/fill-message'

function dayOf(clock: Date, { months }: DateMessages): string {
  return `${clock.getUTCDate()} ${months[clock.getUTCMonth()] ?? ''} ${clock.getUTCFullYear()}`
}

/** A moment in Indian Standard Time: "20 Nov 2026, 9:00 am". @param at milliseconds since 1970 */
export function formatMoment(at: number, text: DateMessages): string {
  const clock = new Date(at + INDIA_AHEAD_MS)
  const hour = clock.getUTCHours()
  const part = Object.entries(text.parts).findLast(([from]) => Number(from) <= hour)?.[1] ?? ''
  const time = `${hour % 12 || 12}:${String(clock.getUTCMinutes()).padStart(2, '0')}`
  return fillMessage(text.moment, { day: dayOf(clock, text), time, part })
}

/** A day: "20 Nov 2026". @param day `yyyy-mm-dd`, a day in India (lib/contract/date-time.ts) */
export function formatDay(day: string, text: DateMessages): string {
  return dayOf(new Date(`${day}T00:00:00Z`), text)
}
