import 'server-only'
import { addressGroup } from '@/lib/rules/network-address'
import { processMemory } from '@/lib/server/cache/process-memory'
import { getEnvironment } from '@/lib/server/env'

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

/**
 * A limit that counts by itself: what is written under another one takes nothing from it. Counted in this process;
 * the callers wait, so that a store which several machines share can count here instead (ADR 59).
 * @param name its own in the whole process
 */
export function postLimit(name: string): PostLimit {
  const windows = processMemory<Window>(name, { max: MAX_ADDRESSES })
  return {
    count: async (address, now = Date.now()) => {
      const visitor = addressGroup(address)
      const kept = windows().get(visitor)
      const window = kept === undefined || kept.until <= now ? { posts: 0, until: now + WINDOW_MS } : kept
      window.posts += 1
      windows().set(visitor, window)
      return window.posts > getEnvironment().postsPerAddress ? Math.ceil((window.until - now) / 1000) : null
    },
    uncount: async (address) => {
      const window = windows().get(addressGroup(address))
      if (window !== undefined && window.posts > 0) window.posts -= 1
    },
  }
}

/** Counts a post of a page of ours: only those, or else another site could use up what a visitor has. */
export const { count: countPost } = postLimit('visitor-limit')
