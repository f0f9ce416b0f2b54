import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { getEnvironment } from '@/lib/server/env'
import { changesOf } from '@/lib/server/tag-changes'

/** So often a read is begun anew because what it reads has changed meanwhile. */
const MOST_READS = 3

/**
 * Keeps what a read gives for `CONTENT_MAX_AGE` seconds, under tags by which
 * `POST /api/revalidate` makes it stale, and asks once for each render. A read that throws is not
 * kept, and while a newer one fails the last good one is served.
 * @param longestS asks again after so many seconds, where that is sooner
 */
export function cachedRead<Args extends string[], Result>(
  noun: string,
  read: (...args: Args) => Promise<Result>,
  tags: (...args: Args) => string[],
  longestS = Number.POSITIVE_INFINITY,
): (...args: Args) => Promise<Result> {
  return cache((...args: Args) =>
    unstable_cache((...asked: Args) => readUnchanged(() => read(...asked), tags(...asked)), [noun], {
      tags: tags(...args),
      revalidate: Math.min(longestS, getEnvironment().contentMaxAge),
    })(...args),
  )
}

/**
 * Next takes an answer for as new as the moment it is kept: one that was asked for before a change, and came
 * after it, would be shown as what is true now until it is old.
 */
async function readUnchanged<Result>(read: () => Promise<Result>, tags: readonly string[]): Promise<Result> {
  for (let reads = 1; ; reads += 1) {
    const before = changesOf(tags)
    const result = await read()
    if (changesOf(tags) === before || reads === MOST_READS) return result
  }
}
