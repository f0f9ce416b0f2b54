import { RESEND_AFTER_S } from '@/lib/contract/constants'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/time'

/** How often a code may be asked for. Times are milliseconds since 1970. */

const SECOND_MS = 1_000

type Limit = { most: number; withinMs: number }

/** The codes of one number (ADR 22). */
const PHONE_LIMITS: readonly Limit[] = [
  { most: 1, withinMs: RESEND_AFTER_S * SECOND_MS },
  { most: 3, withinMs: 10 * MINUTE_MS },
  { most: 5, withinMs: HOUR_MS },
  { most: 10, withinMs: DAY_MS },
]
/**
 * Of these, what one address may ask for that has not shown the number to be its own: so a stranger at one
 * address cannot use up all, and the owner has one left.
 */
const STRANGER_LIMITS: readonly Limit[] = [
  { most: 2, withinMs: 10 * MINUTE_MS },
  { most: 3, withinMs: HOUR_MS },
  { most: 6, withinMs: DAY_MS },
]
/** One visitor's address (ADR 22). */
const ADDRESS_LIMIT: Limit = { most: 30, withinMs: HOUR_MS }
const DIFFERENT_PHONES: Limit = { most: 10, withinMs: HOUR_MS }

/** What was asked for lately. Lists may hold more than counts, in any order. */
export type RecentSends = {
  /** When codes were sent to this phone. */
  phone: readonly number[]
  /** Those of them that this address asked for, and that were not proved to be its own. */
  phoneByAddress: readonly number[]
  /** What this address asked for, whether a code was sent or the answer told something. */
  address: readonly { at: number; phoneDigest: string }[]
  /** When the whole provider's budgets allow another one; `null` for now. */
  budgetFreeAt: number | null
}

/** When one more is allowed: once the `most`-th latest has left the window. */
function freeAt(times: readonly number[], { most, withinMs }: Limit): number {
  const nth = [...times].sort((a, b) => b - a)[most - 1]
  return nth === undefined ? 0 : nth + withinMs
}

function phonesFreeAt(sends: RecentSends['address'], phoneDigest: string, now: number): number {
  const latest = new Map<string, number>()
  for (const { at, phoneDigest: phone } of sends) latest.set(phone, Math.max(at, latest.get(phone) ?? 0))
  const known = latest.get(phoneDigest)
  // One that counts already does not become another one.
  if (known !== undefined && known + DIFFERENT_PHONES.withinMs > now) return 0
  return freeAt([...latest.values()], DIFFERENT_PHONES)
}

/**
 * How long this address must wait before it may ask for a code for this phone.
 * @returns whole seconds, after which it is allowed; 0 for now
 */
export function secondsToWait(sends: RecentSends, phoneDigest: string, now: number): number {
  const moments = [
    ...PHONE_LIMITS.map((limit) => freeAt(sends.phone, limit)),
    ...STRANGER_LIMITS.map((limit) => freeAt(sends.phoneByAddress, limit)),
    freeAt(
      sends.address.map(({ at }) => at),
      ADDRESS_LIMIT,
    ),
    phonesFreeAt(sends.address, phoneDigest, now),
    sends.budgetFreeAt ?? 0,
  ]
  return Math.max(0, Math.ceil((Math.max(...moments) - now) / SECOND_MS))
}
