import { INDIA_AHEAD_MS } from '@/lib/contract/constants'
import type { CalendarEvent } from '@/lib/contract/calendar'
import { indianDay } from '@/lib/contract/indian-day'
import { DAY_MS } from '@/lib/contract/time'
import type { CalendarMessages } from '@/lib/messages/en/calendar'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { formatDay, formatMoment, formatTime } from '@/lib/rules/text/indian-date'

/** A time on a day in India, in milliseconds since 1970. */
function indianMoment(day: string, time: string): number {
  return Date.parse(`${day}T${time}:00Z`) - INDIA_AHEAD_MS
}

type Days = Pick<CalendarEvent, 'firstDay' | 'lastDay' | 'firstTime' | 'lastTime'>

/** When it begins; of one without a time, the first moment of its first day. */
export function beginOf({ firstDay, firstTime }: Days): number {
  return indianMoment(firstDay, firstTime ?? '00:00')
}

/** When it is over: a day without a time is over when it ends. What begins at a time and says no more lasts its day. */
export function endOf({ lastDay, lastTime }: Days): number {
  return lastTime === null ? indianMoment(lastDay, '00:00') + DAY_MS - 1 : indianMoment(lastDay, lastTime)
}

export type EventState = keyof CalendarMessages['states']

/**
 * Where it stands at a moment. Its days are what the source says, whatever the moment is. A page is kept for a day, so that what is
 * said of one must hold all day long: on the day on which it begins or ends at a time, that time is named. @param now ms since 1970
 */
export function eventState(days: Days, now: number): EventState {
  const today = indianDay(now)
  if (endOf(days) < now) return 'passed'
  const [beginsToday, endsToday] = [
    days.firstTime !== null && days.firstDay === today,
    days.lastTime !== null && days.lastDay === today,
  ]
  if (beginsToday && endsToday) return 'withinToday'
  if (endsToday) return 'endsToday'
  if (beginsToday) return 'beginsToday'
  return beginOf(days) <= now ? 'now' : 'coming'
}

/** The same in words: "Now", "Today until 5:30 pm", "Today, 10:30 am to 12:50 pm". */
export function sayState(days: Days, now: number, text: CalendarMessages): string {
  const [from, to] = [days.firstTime, days.lastTime].map((time) => time && formatTime(time, text.time, text.dates))
  return fillMessage(text.states[eventState(days, now)], { from: from ?? '', to: to ?? '' })
}

/** For how many days more applications are taken, the last one not counted; `null`: they are not, or it is no application. */
export function daysLeft({ kind, ...days }: Days & Pick<CalendarEvent, 'kind'>, now: number): number | null {
  if (kind !== 'application' || now < beginOf(days) || endOf(days) < now) return null
  return (Date.parse(days.lastDay) - Date.parse(indianDay(now))) / DAY_MS
}

function side(day: string, time: string | null, text: CalendarMessages): string {
  return time === null ? formatDay(day, text.dates) : formatMoment(indianMoment(day, time), text.dates)
}

/** Its days and times in words: the first and the last, or its one day, once. */
export function sayDays({ firstDay, lastDay, firstTime, lastTime }: Days, text: CalendarMessages): string {
  if (firstDay !== lastDay) {
    return fillMessage(text.fromTo, { from: side(firstDay, firstTime, text), to: side(lastDay, lastTime, text) })
  }
  if (firstTime === null && lastTime !== null) {
    return fillMessage(text.until, { at: side(lastDay, lastTime, text) })
  }
  const from = side(firstDay, firstTime, text)
  return lastTime === null ? from : fillMessage(text.fromTo, { from, to: formatTime(lastTime, text.time, text.dates) })
}
