import type { IncomingHttpHeaders } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state'

/** What Next's router says when it asks ahead. Its '2' and '3' are for parts that are made at request time; no page has any. */
const PREFETCH = '1'
/** A part of a page by its place in the tree of layouts, such as `/_tree` or `/$d$lang$en/about/__PAGE__`. */
const SEGMENT = /^\/[\x21-\x7e]{0,200}$/

/** Whether a page is asked for as data, by Next's router in a browser. */
export function isForRouter({ rsc }: IncomingHttpHeaders): boolean {
  return rsc === '1'
}

export function prefetchOf(headers: IncomingHttpHeaders): typeof PREFETCH | undefined {
  return headers['next-router-prefetch'] === PREFETCH ? PREFETCH : undefined
}

/** Whether these are what Next's router sends: other values would be other pages to a cache, and a fault to Next. */
export function areRouterHeaders(headers: IncomingHttpHeaders): boolean {
  if (!isForRouter(headers)) return true
  const { 'next-router-prefetch': given, 'next-router-segment-prefetch': segment, 'next-url': url } = headers
  const prefetch = prefetchOf(headers)
  if (given !== prefetch) return false
  if (segment !== undefined && !(prefetch === PREFETCH && SEGMENT.test(segment.toString()))) return false
  if (url !== undefined && !url.toString().startsWith('/')) return false
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree'])
    return true
  } catch {
    return false
  }
}
