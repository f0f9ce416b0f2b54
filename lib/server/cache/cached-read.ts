import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import type { CacheTag } from '@/lib/contract/cache-tags'
import { getEnvironment } from '@/lib/server/env'

/**
 * Keeps what a read gives for `CONTENT_MAX_AGE` seconds, under tags by which
 * `POST /api/revalidate` makes it stale, and asks once for each render. A read that throws is not
 * kept, and while a newer one fails the last good one is served.
 * @param longestS asks again after so many seconds, where that is sooner
 */
export function cachedRead<Args extends string[], Result>(
  noun: string,
  read: (...args: Args) => Promise<Result>,
  tags: (...args: Args) => CacheTag[],
  longestS = Number.POSITIVE_INFINITY,
): (...args: Args) => Promise<Result> {
  return cache((...args: Args) =>
    unstable_cache(read, [noun], {
      tags: tags(...args),
      revalidate: Math.min(longestS, getEnvironment().contentMaxAge),
    })(...args),
  )
}
