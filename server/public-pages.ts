import type { IncomingHttpHeaders } from 'node:http'
import { computeLegacyCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param'
import { splitLanguage } from '@/lib/rules/routes/localized-url'
import { readsOf } from '@/lib/rules/routes/reads'
import { definitionOf, ROUTES } from '@/lib/rules/routes/table'
import { isForRouter, prefetchOf } from './router-headers'

/**
 * Every page that is the same for everybody, and the parameters that it reads. `isEndless`: rendered on
 * request, because its combinations are without end; Next calls it private, and we know better.
 */
export const PUBLIC_PAGES: Readonly<Record<string, { reads: readonly string[]; isEndless: boolean }>> =
  Object.fromEntries(
    ROUTES.flatMap((route) => {
      const { cache } = definitionOf(route)
      return cache === 'no-store' ? [] : [[route, { reads: readsOf(route), isEndless: cache === 'max-age' }]]
    }),
  )

/** One public page as one browser asks for it. `headers` are all that Next is told of who asks. */
export type PageRequest = {
  key: string
  path: string
  headers: Record<string, string>
  isEndless: boolean
  /** The institution whose page it is. */
  institute: string | null
  /** Who asks first: by it the logs know what is made for all who wait for the page. */
  requestId?: string
}

/** What of a public page is asked for, or `null`: the request goes on to Next as it came. */
export function readPageRequest(url: string, headers: IncomingHttpHeaders): PageRequest | null {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  const { page: route } = splitLanguage(path)
  if (!Object.hasOwn(PUBLIC_PAGES, route)) return null
  const page = PUBLIC_PAGES[route]
  // What is rendered for one router depends on where that one stands.
  if (page === undefined || (page.isEndless && isForRouter(headers))) return null
  const asked = mark === -1 ? null : new URLSearchParams(url.slice(mark))
  const query = asked === null ? '' : known(asked, page.reads)
  if (query === null) return null
  const institute = page.reads.includes('id') ? (asked?.get('id') ?? null) : null
  if (!isForRouter(headers)) {
    const address = query === '' ? path : `${path}?${query}`
    return { key: address, path: address, headers: {}, isEndless: page.isEndless, institute }
  }
  return asData(path, query, headers, institute)
}

/** The parameters that the page reads, in one order; `null` where a single one stands twice, of which the page would choose. */
function known(asked: URLSearchParams, reads: readonly string[]): string | null {
  if (asked.getAll('id').length > 1) return null
  const kept = reads.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value]))
  return new URLSearchParams(kept).toString()
}

/**
 * For Next's router. Of what it sends, two headers choose what part it gets of a page that is the same for
 * everybody (server/router-headers.ts knows their values); where it stands, and where it comes from, chooses none.
 */
function asData(path: string, query: string, headers: IncomingHttpHeaders, institute: string | null): PageRequest {
  const prefetch = prefetchOf(headers)
  const segment = headers['next-router-segment-prefetch']?.toString()
  // Next sends on whoever does not bring the mark of these very headers.
  const mark = new URLSearchParams({
    _rsc: computeLegacyCacheBustingSearchParam(prefetch, segment, undefined, undefined),
  })
  return {
    key: `1 ${prefetch ?? ''} ${segment ?? ''} ${path}?${query}`,
    path: `${path}?${query === '' ? '' : `${query}&`}${mark}`,
    headers: {
      rsc: '1',
      ...(prefetch !== undefined && { 'next-router-prefetch': prefetch }),
      ...(segment !== undefined && { 'next-router-segment-prefetch': segment }),
    },
    isEndless: false,
    institute,
  }
}
