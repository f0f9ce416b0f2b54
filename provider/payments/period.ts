import type { BillingCycle } from '@/lib/contract/constants'

function daysAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}

/**
 * The last day of a period that begins with `start`: the day before the same day of the next month, or
 * year. Where that month has no such day, its last day: from 31 January to 28 February, from 1 January
 * to 31 January.
 * @param start `yyyy-mm-dd`
 */
export function lastDay(start: string, cycle: BillingCycle): string {
  const [year = 0, month = 1, date = 1] = start.split('-').map(Number)
  const months = cycle === 'monthly' ? month : month - 1 + 12
  const daysThere = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  const there = new Date(Date.UTC(year, months, Math.min(date, daysThere))).toISOString().slice(0, 10)
  return date > daysThere ? there : daysAfter(there, -1)
}

/**
 * The period of a plan that becomes active today. When it renews the same plan, no day is lost: the
 * new period comes after what is left of the former one.
 * @param renewedUntil the last day of the same plan that runs, or `null`
 */
export function periodOf(cycle: BillingCycle, today: string, renewedUntil: string | null) {
  const begins = renewedUntil === null || renewedUntil < today ? today : daysAfter(renewedUntil, 1)
  return { startsOn: today, expiresOn: lastDay(begins, cycle) }
}
