import { DAY_MS, HOUR_MS } from '@/lib/contract/time'

/** How often a student may write or change reviews: more than a family compares, less than a campaign needs. */
export const REVIEW_LIMITS = [
  { most: 10, withinMs: HOUR_MS },
  { most: 30, withinMs: DAY_MS },
] as const

type Limit = { most: number; withinMs: number }

/**
 * How long somebody must wait before doing once more what is limited.
 * @param done when it was done, in any order
 * @returns whole seconds; 0 for now
 */
export function secondsUntil(limits: readonly Limit[], done: readonly Date[], now: Date): number {
  const latest = done.map((at) => at.getTime()).sort((a, b) => b - a)
  const waits = limits.map(({ most, withinMs }) => {
    const nth = latest[most - 1]
    return nth === undefined ? 0 : nth + withinMs - now.getTime()
  })
  return Math.max(0, Math.ceil(Math.max(...waits) / 1_000))
}
