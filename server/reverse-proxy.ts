import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { count, watch } from '@/lib/metrics/count'
import { inSpan } from '@/lib/tracing/span'
import { REQUEST_ID_HEADER } from '@/lib/rules/request-id'
import { REQUEST_LIMITS } from '@/lib/rules/request-limits'
import { AddressSemaphore } from './address-semaphore'
import type { Assets } from './assets'
import { Bodies } from './bodies'
import { refuse } from './guard'
import type { Images } from './images'
import { type CacheStatus, sendCachedPage } from './cached-page'
import { isForOthers, isHtml, readWhole } from './next-answer'
import { askNext, type Pool, waitingForNext } from './next-request'
import type { Found, PageCache } from './page-cache'
import { sendAway, sendPlain, sendRefusal } from './plain-answer'
import { type PageRequest, readPageRequest } from './public-pages'
import type { Readiness } from './readiness'
import { Refused } from './refusal'
import { routeNames } from './route-name'
import { isFile, type SecurityHeaders } from './security-headers'
import { sendWhole, streamAnswer } from './send-answer'
import type { Upstream } from './upstream'
import { headersForNext, peerOf, requestIdOf, visitorOf } from './visitor-headers'

/** Longer than proxies keep theirs, so that they never send a request on one that is being closed. */
const KEEP_ALIVE_MS = 75_000
/** Who is slower than this is no visitor: a form of 64 kB on the slowest of phones takes seconds. */
const HEADERS_LIMIT_MS = 20_000
const REQUEST_LIMIT_MS = 120_000
/**
 * What one address, which may be a school, has at a time of each of the pools of connections to Next, and what waits
 * behind that in its own line: less than the pool, so that one address cannot take all of it.
 */
const shareOf = {
  pages: () => new AddressSemaphore(16, 48),
  answers: () => new AddressSemaphore(64),
  streams: () => new AddressSemaphore(REQUEST_LIMITS.streamsOfAddress, 48),
  images: () => new AddressSemaphore(4, 60),
}
/** The same of connections to us, where they are visitors' own: browsers keep six each. */
const CONNECTIONS_OF_ADDRESS = 1_000
/** What flows to the visitor as it comes, and may be large; anything else is read whole, and Next is free again. */
const FLOWS =
  /^\/(?:_next|media|avatars|pictures|sitemaps|exports|desk\/(?:proposed|brochure))\/|^\/api\/institutes\/[^/]+\/brochures\//

/** Where nothing is rendered: route handlers, and what has an ending. */
const ANSWERS = /^\/(?:api|desk\/do|calendar|cards)\/|\.\w+$/

export type ReverseProxyDependencies = {
  upstream: Upstream
  readiness: Readiness
  assets: Assets
  images: Images
  pages: PageCache
  bodies: Bodies
  /** How many proxies stand before us (docs/adr/0018-visitor-address.md). */
  trustProxy: number
  securityHeaders: SecurityHeaders
  /** Those that a page has besides. */
  pageHeaders: (body: Buffer) => Record<string, string>
  warn: (error: unknown, requestId: string) => void
}

/** What listens: it refuses what is no request of a visitor's, answers what it has, and asks Next for the rest. */
export function createReverseProxy(dependencies: ReverseProxyDependencies): Server {
  const shares = {
    pages: shareOf.pages(),
    answers: shareOf.answers(),
    streams: shareOf.streams(),
    images: shareOf.images(),
  }
  const routeName = routeNames()
  watchQueues(shares)
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: HEADERS_LIMIT_MS, requestTimeout: REQUEST_LIMIT_MS },
    (request, response) => {
      const route = routeName(request.url ?? '/')
      response.once('close', () => {
        const status = String(response.headersSent ? response.statusCode : 0)
        count('website_requests_total', { route, status })
      })
      const requestId = requestIdOf(request, dependencies.trustProxy)
      const visit = { request, response, requestId }
      const span = {
        name: `${request.method} ${route}`,
        from: spanParentOf(request, dependencies),
      }
      void inSpan({ ...span, kind: 'server', attributes: { 'request.id': requestId } }, async (note) => {
        await answer(visit, dependencies, shares).catch((error) => fail(error, visit, dependencies))
        note({ 'http.response.status_code': response.statusCode })
      })
    },
  )
  // What cannot be read as HTTP has no request to be answered.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = statusOf(error.code)
    count('website_requests_total', { route: 'unreadable', status: status.slice(0, 3) })
    refuseSocket(socket, status)
  })
  if (dependencies.trustProxy === 0) boundConnections(server)
  server.on('connect', (_, socket: Duplex) => refuseSocket(socket, '405 Method Not Allowed'))
  return server
}

/** A proxy of ours may have begun the trace; a visitor may not. */
function spanParentOf({ headers }: IncomingMessage, { trustProxy }: ReverseProxyDependencies) {
  return trustProxy > 0 ? headers : undefined
}

function watchQueues(shares: Shares): void {
  watch('website_queue_length', async () => [
    ...Object.entries(shares).map(([queue, { waiting }]) => ({ labels: { queue }, value: waiting })),
    { labels: { queue: 'next' }, value: waitingForNext() },
  ])
}

/** Where proxies stand before us, connections are theirs, and theirs to bound. */
function boundConnections(server: Server): void {
  const connections = new AddressSemaphore(CONNECTIONS_OF_ADDRESS)
  server.on('connection', (socket) => {
    const release = connections.tryAcquire(peerOf(socket))
    if (release === null) refuseSocket(socket, '429 Too Many Requests', 'Retry-After: 5\r\n')
    else socket.once('close', release)
  })
}

type Shares = Record<keyof typeof shareOf, AddressSemaphore>

/** A request, and what it is answered with. */
type Visit = { request: IncomingMessage; response: ServerResponse; requestId: string }

async function answer(visit: Visit, dependencies: ReverseProxyDependencies, shares: Shares): Promise<void> {
  const { request, response, requestId } = visit
  const { readiness, pages, securityHeaders } = dependencies
  if (readiness.isStopping) response.setHeader('connection', 'close')
  const refusal = refuse(request)
  const { url = '/' } = request
  const page = refusal === null && request.method !== 'POST' ? readPageRequest(url, request.headers) : null
  const kept = page === null ? null : pages.findFresh(page)
  if (kept !== null) {
    count('website_pages_total', { from: 'memory' })
    const isBehind = page !== null && pages.isBehind(page)
    return sendCachedPage(kept, { status: 'website; hit', requestId, isBehind }, pages.plain, request, response)
  }
  const headers = isFile(url) ? securityHeaders.ofFiles : securityHeaders.every
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  // Files are kept by others than the visitor, too: they say nobody's.
  if (!isFile(url)) response.setHeader(REQUEST_ID_HEADER, requestId)
  if (refusal !== null) return sendRefusal(request, response, refusal)
  if (url === '/healthz') return sendPlain(response, 200, {}, 'ok\n')
  if (url === '/readyz') return sendReadiness(response, readiness)
  if (await dependencies.assets.answer(request, response)) return
  const visitor = visitorOf(request, dependencies.trustProxy)
  if (await dependencies.images.answer(request, response, requestId, (make) => shares.images.run(visitor, make))) return
  if (page === null) return passOn(visit, visitor, dependencies, shares)
  const isKept = pages.isKept(page)
  const status = isKept ? 'website; fwd=stale' : 'website; fwd=miss'
  const found = await findPage({ ...page, requestId }, visitor, pages, shares)
  if (!('head' in found)) {
    count('website_pages_total', { from: 'uncached' })
    return sendWhole(found, dependencies.pageHeaders(found.body), request, response)
  }
  count('website_pages_total', { from: isKept ? 'stale' : found.isShared ? 'store' : 'rendered' })
  const from: CacheStatus = found.isShared ? `${status}; detail=shared` : status
  const marks = { status: from, requestId, isBehind: pages.isBehind(page) }
  return sendCachedPage(found, marks, pages.plain, request, response)
}

/**
 * The page, within what its visitor may ask of Next at a time: also where an old one is shown at once, and Next is
 * asked behind the visitor's back.
 */
async function findPage(page: PageRequest, visitor: string, pages: PageCache, shares: Shares): Promise<Found> {
  // Whoever waits for what is asked for already takes nothing from others.
  if (pages.isBeingMade(page)) return pages.find(page)
  const free = shares.pages.tryAcquire(visitor)
  const old = free === null ? pages.findOld(page) : null
  if (old !== null) return old
  const release = free ?? (await shares.pages.acquire(visitor))
  const found = pages.find(page)
  void pages.whenMade(page).finally(release)
  return found
}

async function sendReadiness(response: ServerResponse, readiness: Readiness): Promise<void> {
  const { isReady, ...report } = await readiness.report()
  const type = { 'content-type': 'application/json' }
  sendPlain(response, isReady ? 200 : 503, type, `${JSON.stringify(report)}\n`)
}

/** Of what no cache keeps: a page of one visitor, or of the desk, is rendered like any other. */
function poolOf(method: string, url: string): Exclude<Pool, 'pictures'> {
  if (FLOWS.test(url)) return 'streams'
  return method === 'POST' || ANSWERS.test(url) ? 'answers' : 'pages'
}

/** Hands the request to Next as the visitor made it, and Next's answer to the visitor. */
async function passOn(
  { request, response, requestId }: Visit,
  visitor: string,
  dependencies: ReverseProxyDependencies,
  shares: Shares,
): Promise<void> {
  const { method = 'GET', url = '/' } = request
  const headers = headersForNext(request, visitor, requestId, dependencies.trustProxy)
  const pool = poolOf(method, url)
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  const ask = (body?: Buffer) =>
    shares[pool].run(visitor, async () => {
      // What is read whole Next goes on with when the visitor has gone: until it has answered, the place is taken.
      const signal = pool === 'streams' ? gone.signal : undefined
      const got = await askNext(dependencies.upstream, { pool, method, path: url, headers, body, signal })
      if (isForOthers(got.headers)) response.removeHeader(REQUEST_ID_HEADER)
      if (pool === 'streams') return streamAnswer(got, request, response)
      const whole = { status: got.statusCode ?? 502, headers: got.headers, body: await readWhole(got) }
      return sendWhole(
        whole,
        isHtml(got.headers['content-type']) ? dependencies.pageHeaders(whole.body) : {},
        request,
        response,
      )
    })
  return method === 'POST' ? dependencies.bodies.with(request, visitor, ask) : ask()
}

function fail(error: unknown, { request, response, requestId }: Visit, { warn }: ReverseProxyDependencies): void {
  // The visitor has gone, or half of an answer has: only the end of the connection tells that it is no whole one.
  if (response.destroyed || response.headersSent) {
    response.destroy()
    return
  }
  if (error instanceof Refused) return sendRefusal(request, response, error.refusal)
  // The page gives its reader this number, for whoever looks for it in the log (ADR 94).
  warn(error, requestId)
  sendAway(response, requestId)
}

function statusOf(code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large'
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout'
  return '400 Bad Request'
}

/** Says why, and is gone: a socket that were only ended would go on to be read, also by whoever never closes theirs. */
function refuseSocket(socket: Duplex, status: string, headers = ''): void {
  const text = `HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`
  if (socket.writable) socket.end(text, () => socket.destroy())
  else socket.destroy()
}
