import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP, type Socket } from 'node:net'
import proxyaddr from 'proxy-addr'
import { PREVIEW_PATH } from '@/lib/rules/desk/desk-path'
import { makeRequestId, readRequestId, REQUEST_ID_HEADER } from '@/lib/rules/request-id'
import { endToEnd } from './next-request'

const LOOPBACK = '127.0.0.1'

/**
 * What only we, or proxies of ours, may say: who the visitor is (besides what `headersForNext` says itself), what Next
 * tells itself, and a policy whose nonce Next would bake into a page that others get as well.
 */
const NEVER_FROM_VISITORS = [
  /^(?:traceparent|tracestate|baggage)$/,
  /^x-forwarded-(?:for|host|port)$/,
  /^forwarded$/,
  /^x-(?:middleware|nextjs|note|now|matched|prerender)-/,
  /^next-(?:action|hmr-refresh)$/,
  /^content-security-policy/,
  /^x-nonce$/,
  // Met here already: a body is read before Next is asked.
  /^expect$/,
]

/** Next's draft mode, which passes by its caches: its cookie has no path and no end of its own. */
const DRAFT_MODE = /^(?:__prerender_bypass|__next_preview_data)=/

/** The cookies that a page may see: those of draft mode count for previews alone, whoever once opened one. */
function cookiesFor(url: string, cookie: string): string {
  if (url.startsWith(`${PREVIEW_PATH}/`)) return cookie
  return cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !DRAFT_MODE.test(pair))
    .join('; ')
}

/** An address without the port, the brackets and the zone that may stand at it, or `null` for anything else. */
function plainAddress(text: string | undefined): string | null {
  const written = (text ?? '').trim()
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1] ?? written.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  const address = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+(?:\.\d+){3}$)/i, '')
  return isIP(address) === 0 ? null : address
}

/** Who is at the other end of a connection. */
export function peerOf({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string {
  return plainAddress(remoteAddress) ?? LOOPBACK
}

/**
 * The visitor's address: the socket's or, behind `trustProxy` proxies, the one that the outermost of
 * them saw: each appends the address of its own peer to `X-Forwarded-For`, so it is that many from
 * the right. In a list that is shorter, or where no address stands there, the next to the right counts,
 * which a proxy of ours has written too.
 */
export function visitorOf(request: IncomingMessage, trustProxy: number): string {
  const fromSocketOn = proxyaddr.all(request, (_, hop) => hop < trustProxy)
  return fromSocketOn.map(plainAddress).findLast((address) => address !== null) ?? LOOPBACK
}

/** By which the request is known from here on: as a proxy of ours has called it, or by an id of its own. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: number): string {
  return (trustProxy > 0 ? readRequestId(headers[REQUEST_ID_HEADER]) : null) ?? makeRequestId()
}

/**
 * What Next is told: what the visitor says, without what no visitor may say, who the visitor is, and the request's id. What belongs to
 * the visitor's connection goes first: or else `Connection: x-visitor-address` would take our own word away. The host,
 * and a proxy's word about TLS, belong to no connection, whoever says so.
 */
export function headersForNext(
  { headers, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>,
  visitor: string,
  requestId: string,
  trustProxy: number,
): IncomingHttpHeaders {
  const { host, cookie, 'x-forwarded-proto': scheme, ...others } = headers
  const said = Object.entries(endToEnd(others)).filter(([name]) => !NEVER_FROM_VISITORS.some((one) => one.test(name)))
  return {
    ...Object.fromEntries(said),
    ...(host !== undefined && { host }),
    ...(cookie !== undefined && { cookie: cookiesFor(url, cookie) }),
    // A proxy that ends TLS says it here; without one nobody may.
    ...(trustProxy > 0 && scheme !== undefined && { 'x-forwarded-proto': scheme }),
    'x-visitor-address': visitor,
    [REQUEST_ID_HEADER]: requestId,
  }
}
