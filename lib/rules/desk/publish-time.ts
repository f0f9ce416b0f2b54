import { INDIA_AHEAD_MS } from '@/lib/contract/constants'

/** What the controls of a time to publish at are called: a day and a time of day in India. */
export const DAY_CONTROL = 'at.day'
export const TIME_CONTROL = 'at.time'
/** Where they stand on their page. */
export const TIME_PLACE = 'at-time'

/** And those of a time at which something is retired or withdrawn. */
export const UNTIL_DAY = 'until.day'
export const UNTIL_TIME = 'until.time'
export const UNTIL_PLACE = 'until-time'
export const UNTIL = { day: UNTIL_DAY, time: UNTIL_TIME } as const

/** Whether a time was typed in the controls of these names, in a form that was refused for whatever reason. */
export const isTimeTyped = (
  typed: Readonly<Record<string, string>>,
  { day, time }: Readonly<Record<'day' | 'time', string>>,
) => Boolean(typed[day] || typed[time])

/** What they say, as the provider is told it. Whether there is such a moment, the provider says. */
export const momentOf = (day: string, time: string) => `${day.trim()}T${time.trim()}:00+05:30`

/** What they are filled in with. @param at milliseconds since 1970 */
export function controlsOf(at: number): Record<typeof DAY_CONTROL | typeof TIME_CONTROL, string> {
  const [day = '', time = ''] = new Date(at + INDIA_AHEAD_MS).toISOString().split('T')
  return { [DAY_CONTROL]: day, [TIME_CONTROL]: time.slice(0, 5) }
}
