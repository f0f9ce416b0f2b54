import 'server-only'
import { INDIA_AHEAD_MS } from '@/lib/contract/constants'

/** The day in India, `yyyy-mm-dd`. */
export function indianToday(): string {
  return new Date(Date.now() + INDIA_AHEAD_MS).toISOString().slice(0, 10)
}
