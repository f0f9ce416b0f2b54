import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { readChanged } from './answer-notes'
import type { Assets } from './assets'
import { BodyTooLarge, boundedBody, largestBody, refuse } from './guard'
import type { Images } from './images'
import { sendKeptPage } from './kept-page'
import { isHtml, readWhole } from './next-answer'
import { askNext, NextAway } from './next-request'
import type { PageCache } from './page-cache'
import { sendAway, sendPlain } from './plain-answer'
import { readPageRequest } from './public-pages'
import type { Readiness } from './readiness'
import { isFile, type SecurityHeaders } from './security-headers'
import { sendWhole, streamAnswer } from './send-answer'
import type { Upstream } from './upstream'
import { cleanHeaders } from './visitor-headers'

/** Longer than proxies keep theirs, so that they never send a request on one that is being closed. */
const KEEP_ALIVE_MS = 75_000
/** Who is slower than this is no visitor: a form of 64 kB on the slowest of phones takes seconds. */
const HEADERS_LIMIT_MS = 20_000
const REQUEST_LIMIT_MS = 120_000

export type FrontParts = {
  upstream: Upstream
  readiness: Readiness
  assets: Assets
  images: Images
  pages: PageCache
  /** How many proxies stand before us (docs/adr/0018-visitor-address.md). */
  trustProxy: number
  securityHeaders: SecurityHeaders
  /** Those that a page has besides. */
  pageHeaders: (body: Buffer) => Record<string, string>
  warn: (error: unknown) => void
}

/** What listens: it refuses what is no request of a visitor's, answers what it has, and asks Next for the rest. */
export function createFront(parts: FrontParts): Server {
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: HEADERS_LIMIT_MS, requestTimeout: REQUEST_LIMIT_MS },
    (request, response) => void answer(request, response, parts).catch((error) => fail(error, response, parts)),
  )
  // What cannot be read as HTTP has no request to be answered.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseSocket(socket, statusOf(error.code)))
  server.on('connect', (_, socket: Duplex) => refuseSocket(socket, '405 Method Not Allowed'))
  return server
}

async function answer(request: IncomingMessage, response: ServerResponse, parts: FrontParts): Promise<void> {
  const { readiness, pages, securityHeaders } = parts
  if (readiness.isStopping) response.setHeader('connection', 'close')
  const refusal = refuse(request)
  const { url = '/' } = request
  const page = refusal === null && request.method !== 'POST' ? readPageRequest(url, request.headers) : null
  const kept = page === null ? null : pages.findFresh(page)
  if (kept !== null) return sendKeptPage(kept, 'website; hit', request, response)
  const headers = isFile(url) ? securityHeaders.ofFiles : securityHeaders.every
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (refusal !== null) return sendPlain(response, refusal.status, refusal.headers)
  if (url === '/healthz') return sendPlain(response, 200, {}, 'ok\n')
  if (url === '/readyz') return sendReadiness(response, readiness)
  if (await parts.assets.answer(request, response)) return
  if (await parts.images.answer(request, response)) return
  if (page === null) return passOn(request, response, parts)
  const status = pages.isKept(page) ? 'website; fwd=stale' : 'website; fwd=miss'
  const found = await pages.find(page)
  if ('head' in found) return sendKeptPage(found, status, request, response)
  return sendWhole(found, parts.pageHeaders(found.body), request, response)
}

async function sendReadiness(response: ServerResponse, readiness: Readiness): Promise<void> {
  const { isReady, ...report } = await readiness.report()
  const type = { 'content-type': 'application/json' }
  sendPlain(response, isReady ? 200 : 503, type, `${JSON.stringify(report)}\n`)
}

/** Hands the request to Next as the visitor made it, and Next's answer to the visitor. */
async function passOn(request: IncomingMessage, response: ServerResponse, parts: FrontParts): Promise<void> {
  const { method = 'GET', url = '/', headers } = request
  cleanHeaders(headers, request.socket.remoteAddress, parts.trustProxy)
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  const body = hasBody ? request.pipe(boundedBody(largestBody(url))) : undefined
  const got = await askNext(parts.upstream, { method, path: url, headers, body, signal: gone.signal })
  const changed = readChanged(got.headers['x-note-changed'])
  if (changed.length > 0) parts.pages.expire(changed)
  if (!isHtml(got.headers['content-type'])) return streamAnswer(got, request, response)
  const whole = { status: got.statusCode ?? 502, headers: got.headers, body: await readWhole(got) }
  return sendWhole(whole, parts.pageHeaders(whole.body), request, response)
}

function fail(error: unknown, response: ServerResponse, { warn }: FrontParts): void {
  // The visitor has gone, or half of an answer has: only the end of the connection tells that it is no whole one.
  if (response.destroyed || response.headersSent) {
    response.destroy()
    return
  }
  if (error instanceof BodyTooLarge) return sendPlain(response, 413)
  if (!(error instanceof NextAway)) warn(error)
  sendAway(response)
}

function statusOf(code: string | undefined): string {
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large'
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout'
  return '400 Bad Request'
}

function refuseSocket(socket: Duplex, status: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  else socket.destroy()
}
