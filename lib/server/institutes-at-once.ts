import 'server-only'
import { addressGroup } from '@/lib/rules/network-address'
import { MAX_CARDS } from '@/lib/rules/shortlist/shortlist-card'

/** So many institutions are read for one address at once: five whole lists, as of a class behind one address. */
const MAX_READ_AT_ONCE = 5 * MAX_CARDS
/** By then those that were in the way are read, or given up. */
export const READ_AGAIN_AFTER_S = 5

/** How many are being read in this process, by who asked for them. */
const reading = new Map<string, number>()

/**
 * Reads institutions that an address has named, unless too many are being read for it: one request may name twenty, so that
 * requests are the wrong thing to count.
 * @returns `null`: too many; nothing was read
 */
export async function readForAddress<Read>(
  address: string,
  count: number,
  read: () => Promise<Read>,
): Promise<Read | null> {
  const visitor = addressGroup(address)
  const before = reading.get(visitor) ?? 0
  if (before + count > MAX_READ_AT_ONCE) return null
  reading.set(visitor, before + count)
  try {
    return await read()
  } finally {
    const left = (reading.get(visitor) ?? 0) - count
    if (left > 0) reading.set(visitor, left)
    else reading.delete(visitor)
  }
}
