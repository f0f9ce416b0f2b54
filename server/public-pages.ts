import type { IncomingHttpHeaders } from 'node:http'

/** What the filters in an address are called (lib/rules/filters-parse.ts). */
const FILTERS = [
  'search',
  'instituteId',
  'categoryId',
  'districtId',
  'cityId',
  'rating',
  'min_rating',
  'max_rating',
  'min_fee',
  'max_fee',
  'residential',
  'sort',
  'page',
  'clear',
  'streamsOf',
  'citiesOf',
] as const

/**
 * Every page that is the same for everybody, and the parameters that it reads. `isEndless`: rendered on
 * request, because its combinations are without end; Next calls it private, and we know better.
 */
export const PUBLIC_PAGES: Readonly<Record<string, { reads: readonly string[]; isEndless: boolean }>> = {
  '/': { reads: [], isEndless: false },
  '/about': { reads: [], isEndless: false },
  '/careerCounselling': { reads: [], isEndless: false },
  '/Whykarnataka': { reads: [], isEndless: false },
  '/mentoring': { reads: [], isEndless: false },
  '/contact': { reads: [], isEndless: false },
  '/pricing': { reads: [], isEndless: false },
  '/explore-all': { reads: [], isEndless: false },
  '/updates-list': { reads: [], isEndless: false },
  '/privacy': { reads: [], isEndless: false },
  '/refund': { reads: [], isEndless: false },
  '/tearms': { reads: [], isEndless: false },
  '/gallery': { reads: [], isEndless: false },
  '/shortlist': { reads: [], isEndless: false },
  '/college/detail': { reads: ['id'], isEndless: false },
  '/filter': { reads: FILTERS, isEndless: true },
  '/filter/steps': { reads: [...FILTERS, 'step'], isEndless: true },
  '/compare': { reads: ['ids', 'add'], isEndless: true },
}

/** One public page as one browser asks for it. `headers` are all that Next is told of who asks. */
export type PageRequest = {
  key: string
  path: string
  headers: Record<string, string>
  isEndless: boolean
  /** The institution whose page it is. */
  institute: string | null
}

/** By these Next's router asks for a page as data; in a page that is rendered for everybody they choose no content but this. */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]
const PLAIN = /^[\x21-\x7e]{0,200}$/

/** What of a public page is asked for, or `null`: the request goes on to Next as it came. */
export function readPageRequest(url: string, headers: IncomingHttpHeaders): PageRequest | null {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  const route = path === '/kn' ? '/' : path.startsWith('/kn/') ? path.slice('/kn'.length) : path
  if (!Object.hasOwn(PUBLIC_PAGES, route)) return null
  const page = PUBLIC_PAGES[route]
  // What is rendered for one router depends on where that one stands.
  if (page === undefined || (page.isEndless && headers.rsc !== undefined)) return null
  const asked = mark === -1 ? null : new URLSearchParams(url.slice(mark))
  const query = asked === null ? '' : known(asked, page.reads)
  if (query === null) return null
  const institute = page.reads.includes('id') ? (asked?.get('id') ?? null) : null
  if (headers.rsc === undefined) {
    const address = query === '' ? path : `${path}?${query}`
    return { key: address, path: address, headers: {}, isEndless: page.isEndless, institute }
  }
  return asData(path, query, asked, headers, institute)
}

/** The parameters that the page reads, in one order; `null` where a single one stands twice, of which the page would choose. */
function known(asked: URLSearchParams, reads: readonly string[]): string | null {
  if (asked.getAll('id').length > 1) return null
  const kept = reads.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value]))
  return new URLSearchParams(kept).toString()
}

function asData(
  path: string,
  query: string,
  asked: URLSearchParams | null,
  headers: IncomingHttpHeaders,
  institute: string | null,
): PageRequest | null {
  const sent = ROUTER_HEADERS.flatMap((name): [string, string][] => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  const { rsc, 'next-router-prefetch': prefetch = '', 'next-router-segment-prefetch': segment = '' } = headers
  const kind = [rsc, prefetch, segment].join(' ')
  if (!PLAIN.test(kind.replaceAll(' ', ''))) return null
  // Next sends a browser on whose `_rsc` is not the mark of these very headers, so it gets them all.
  const mark = new URLSearchParams({ _rsc: asked?.get('_rsc') ?? '' }).toString()
  return {
    key: `${kind} ${path}?${query}`,
    path: `${path}?${query === '' ? mark : `${query}&${mark}`}`,
    headers: Object.fromEntries(sent),
    isEndless: false,
    institute,
  }
}
