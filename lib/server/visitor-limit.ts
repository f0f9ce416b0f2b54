import 'server-only'
import { createHmac } from 'node:crypto'
import { addressGroup } from '@/lib/rules/network-address'
import { processMemory } from '@/lib/server/cache/process-memory'
import { getEnvironment } from '@/lib/server/env'
import { sharedStore } from '@/lib/server/shared-store'
import { countShared, uncountShared } from '@/lib/store/shared-count'

const WINDOW_MS = 10 * 60 * 1000
/** Some 5 MB. Who has more addresses than this is stopped by the provider's limits, not here. */
const MAX_ADDRESSES = 50_000

type Window = { posts: number; until: number }

type PostLimit = {
  /**
   * Counts one writing request of an address (`POSTS_PER_ADDRESS` in ten minutes).
   * @returns the seconds until it may write again, or `null`: it may now
   */
  count: (address: string, now?: number) => Promise<number | null>
  /** Takes one back that was counted: it was none of those that are limited. */
  uncount: (address: string) => Promise<void>
}

/** What the store knows an address by: nobody who reads it learns the address. */
function keyOf(name: string, visitor: string): string {
  const digest = createHmac('sha256', getEnvironment().formSecret).update(visitor).digest('base64url')
  return `posts:${name}:${digest}`
}

const waitFor = (posts: number, leftMs: number) =>
  posts > getEnvironment().postsPerAddress ? Math.ceil(leftMs / 1000) : null

/**
 * A limit that counts by itself: what is written under another one takes nothing from it. Counted in this process, and
 * in the store that instances share, where there is one: whichever refuses, refuses. So the limit of each instance
 * stays where the store is away, or has lost its counts (ADR 85).
 * @param name its own in the whole process
 */
export function postLimit(name: string): PostLimit {
  const windows = processMemory<Window>(name, { max: MAX_ADDRESSES })
  const countHere = (visitor: string, now: number): number | null => {
    const kept = windows().get(visitor)
    const window = kept === undefined || kept.until <= now ? { posts: 0, until: now + WINDOW_MS } : kept
    window.posts += 1
    windows().set(visitor, window)
    return waitFor(window.posts, window.until - now)
  }
  return {
    count: async (address, now = Date.now()) => {
      const visitor = addressGroup(address)
      const wait = countHere(visitor, now)
      const store = sharedStore()
      // Who is refused here already costs the store nothing.
      if (store === null || wait !== null) return wait
      const inAll = await countShared(store, keyOf(name, visitor), WINDOW_MS)
      return inAll === null ? null : waitFor(inAll.count, inAll.leftMs)
    },
    uncount: async (address) => {
      const visitor = addressGroup(address)
      const window = windows().get(visitor)
      if (window !== undefined && window.posts > 0) window.posts -= 1
      const store = sharedStore()
      if (store !== null) await uncountShared(store, keyOf(name, visitor))
    },
  }
}

/** Counts a post of a page of ours: only those, or else another site could use up what a visitor has. */
export const { count: countPost } = postLimit('visitor-limit')
