import { INDIA_AHEAD_MS } from '@/lib/contract/constants'
import type { DateMessages } from '@/lib/messages/en/dates'
import { fillMessage, type Message } from '@/lib/rules/text/fill-message'

function dayOf(clock: Date, { months }: DateMessages): string {
  return `${clock.getUTCDate()} ${months[clock.getUTCMonth()] ?? ''} ${clock.getUTCFullYear()}`
}

function timeOf(clock: Date, { parts }: DateMessages) {
  const hour = clock.getUTCHours()
  const part = Object.entries(parts).findLast(([from]) => Number(from) <= hour)?.[1] ?? ''
  return { time: `${hour % 12 || 12}:${String(clock.getUTCMinutes()).padStart(2, '0')}`, part }
}

/** A moment in Indian Standard Time: "20 Nov 2026, 9:00 am". @param at milliseconds since 1970 */
export function formatMoment(at: number, text: DateMessages): string {
  const clock = new Date(at + INDIA_AHEAD_MS)
  return fillMessage(text.moment, { day: dayOf(clock, text), ...timeOf(clock, text) })
}

/** A time of day, as `pattern` puts it: "9:00 am". @param time `HH:mm` */
export function formatTime(time: string, pattern: Message<'time' | 'part'>, text: DateMessages): string {
  return fillMessage(pattern, timeOf(new Date(`1970-01-01T${time}:00Z`), text))
}

/** A day: "20 Nov 2026". @param day `yyyy-mm-dd`, a day in India (lib/contract/date-time.ts) */
export function formatDay(day: string, text: DateMessages): string {
  return dayOf(new Date(`${day}T00:00:00Z`), text)
}
