import { INDIA_AHEAD_MS } from '@/lib/contract/constants'
import { DAY_MS } from '@/lib/contract/time'

/** The day in India at a moment, `yyyy-mm-dd`. @param at ms since 1970, or a date */
export function indianDay(at: number | Date): string {
  return new Date(Number(at) + INDIA_AHEAD_MS).toISOString().slice(0, 10)
}

/** So long the day in India goes on. @param at ms since 1970 */
export const restOfIndianDay = (at: number): number => DAY_MS - ((at + INDIA_AHEAD_MS) % DAY_MS)
