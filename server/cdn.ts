import { tagsOf } from './page-changes'
import type { PageRequest } from './public-pages'

/** Where we do not answer, a CDN may go on with what it has for so long. */
const IN_AN_OUTAGE_S = 3600

const HELD_BY_NONE = { 'cdn-cache-control': 'no-store', 'surrogate-control': 'no-store' }
/** The same as `writeHead` takes it. */
export const NOT_HELD: readonly string[] = Object.entries(HELD_BY_NONE).flat()

/**
 * What a CDN in front is told of a page that is the same for everybody: how long it may hold it, and the tags by which
 * `lib/server/cache/cdn-purge.ts` takes it away. Everything else says `private` or `no-store` to all.
 * @param maxAgeS 0: there is none (CDN_MAX_AGE)
 */
export function cdnHeaders(request: PageRequest, maxAgeS: number): Record<string, string> {
  if (maxAgeS === 0) return {}
  // Data for Next's router has the address of its page: a CDN that reads no `Vary` would show one for the other.
  if (request.headers.rsc !== undefined) return HELD_BY_NONE
  const life = `max-age=${maxAgeS}, stale-while-revalidate=${maxAgeS}, stale-if-error=${IN_AN_OUTAGE_S}`
  const tags = tagsOf(request)
  return {
    'cdn-cache-control': life,
    'surrogate-control': life,
    'cache-tag': tags.join(','),
    'surrogate-key': tags.join(' '),
  }
}

/** Whoever asks for a page at the address of data would have it held there. */
export function isForCdn(url: string | undefined): boolean {
  return !/[?&]_rsc=/.test(url ?? '')
}
