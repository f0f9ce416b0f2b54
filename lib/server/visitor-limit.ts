import 'server-only'
import { addressGroup } from '@/lib/rules/network-address'
import { getEnvironment } from '@/lib/server/env'
import { processMemory } from '@/lib/server/process-memory'

const WINDOW_MS = 10 * 60 * 1000
/** Some 5 MB. Who has more addresses than this is stopped by the provider's limits, not here. */
const MOST_ADDRESSES = 50_000

type Window = { posts: number; until: number }

const windows = processMemory<Window>('visitor-limit', { max: MOST_ADDRESSES })

/**
 * Counts one writing request of an address (`POSTS_PER_ADDRESS` in ten minutes).
 * @returns the seconds until it may write again, or `null`: it may now
 */
export function countPost(address: string, now = Date.now()): number | null {
  const visitor = addressGroup(address)
  const kept = windows().get(visitor)
  const window = kept === undefined || kept.until <= now ? { posts: 0, until: now + WINDOW_MS } : kept
  window.posts += 1
  windows().set(visitor, window)
  return window.posts > getEnvironment().postsPerAddress ? Math.ceil((window.until - now) / 1000) : null
}
