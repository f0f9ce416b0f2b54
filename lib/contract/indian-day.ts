import { INDIA_AHEAD_MS } from '@/lib/contract/constants'

/** The day in India at a moment, `yyyy-mm-dd`. @param at ms since 1970, or a date */
export function indianDay(at: number | Date): string {
  return new Date(Number(at) + INDIA_AHEAD_MS).toISOString().slice(0, 10)
}
