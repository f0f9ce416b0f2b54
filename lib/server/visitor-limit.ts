import 'server-only'
import { LRUCache } from 'lru-cache'
import { addressGroup } from '@/lib/rules/network-address'
import { getEnvironment } from '@/lib/server/env'

const WINDOW_MS = 10 * 60 * 1000
/** Some 5 MB. Who has more addresses than this is stopped by the provider's limits, not here. */
const MOST_ADDRESSES = 50_000

type Window = { posts: number; until: number }

/** On the global object, because Next may load this module more than once in a process. */
const KEY = Symbol.for('visitor-limit')
const shared: typeof globalThis & { [KEY]?: LRUCache<string, Window> } = globalThis

function windows(): LRUCache<string, Window> {
  shared[KEY] ??= new LRUCache<string, Window>({ max: MOST_ADDRESSES })
  return shared[KEY]
}

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
