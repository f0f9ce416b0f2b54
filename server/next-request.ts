import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { carried } from '@/lib/tracing/span'
import { hear } from './page-changes'
import type { Upstream } from './upstream'

/** How long a visitor waits for a Next that is just being started again. */
const START_PATIENCE_MS = 8_000
/** Who waits longer for a connection to Next is told to come again. */
export const LINE_LIMIT_MS = 10_000
/**
 * More wait in line, so that a provider that hangs cannot make Next hold connections without end. What flows to the
 * visitor holds its connection for long, and a picture is work for a whole core: neither takes those of the rest.
 * A page is work, too: of hundreds that are rendered at once, none is done before the provider's time is over (ADR 120).
 */
const POOLS = { pages: poolOf(32), answers: poolOf(256), streams: poolOf(128), pictures: poolOf(16) }
export type Pool = keyof typeof POOLS
/**
 * The `User-Agent` of whoever has none, us included. To a request without one Next sends title and canonical after the
 * page, whatever `htmlLimitedBots` says (next.config.ts), by scripts that a page's policy refuses.
 */
const NAMELESS = 'nobody-in-particular'

function poolOf(maxSockets: number): Agent {
  return new Agent({ keepAlive: true, maxSockets })
}

/** How many requests wait for a connection to Next. */
export function waitingForNext(): number {
  const lines = Object.values(POOLS).flatMap(({ requests }) => Object.values(requests))
  return lines.reduce((sum, line = []) => sum + line.length, 0)
}

/** Next cannot be asked: it is not there, ended meanwhile, or says nothing. */
export class NextAway extends Error {
  override name = 'NextAway'

  /** @param isUnheard Next has not heard of the request: it may be made again */
  constructor(
    message: string,
    readonly isUnheard = false,
  ) {
    super(message)
  }
}

/** Of one connection alone (RFC 9110, 7.6.1): they go no further, in either direction. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** The headers without those of one connection. */
export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name) && !named.includes(name)),
  )
}

type Question = {
  pool: Pool
  method: string
  path: string
  /** As they go out: nothing of a visitor's connection is among them (server/visitor-headers.ts). */
  headers: IncomingHttpHeaders
  body?: Buffer
  signal?: AbortSignal
}

/**
 * Asks Next, and gives its answer once it begins.
 * @throws NextAway
 */
export async function askNext(upstream: Upstream, question: Question): Promise<IncomingMessage> {
  try {
    return await askOnce(upstream, question)
  } catch (error) {
    const isSafe = question.body === undefined && question.signal?.aborted !== true
    // A connection that was kept, to a Next that has ended since: nothing was done, and it may be asked anew.
    if (!isSafe || !(error instanceof NextAway) || !error.isUnheard || !upstream.isUp) throw error
    return askOnce(upstream, question)
  }
}

async function askOnce(
  upstream: Upstream,
  { pool, method, path, headers, body, signal }: Question,
): Promise<IncomingMessage> {
  const port = await upstream.whenUp(START_PATIENCE_MS)
  if (port === null) throw new NextAway('Next is not there')
  // Compressed once, and by us.
  const sent = {
    ...headers,
    ...carried(),
    ...(upstream.changes.number > 0 && { 'x-note-heard': String(upstream.changes.number) }),
    'user-agent': headers['user-agent'] || NAMELESS,
    'accept-encoding': 'identity',
    ...(body !== undefined && { 'content-length': body.byteLength }),
  }
  const asked = request({ host: '127.0.0.1', port, method, path, headers: sent, agent: POOLS[pool], signal })
  asked.setTimeout(upstream.silenceLimitMs, () => asked.destroy(new NextAway('Next says nothing')))
  const line = setTimeout(() => asked.destroy(new NextAway('Next has no connection free')), LINE_LIMIT_MS)
  asked.once('socket', () => clearTimeout(line))
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', (got) => {
      hear(upstream.changes, got.headers['x-note-changed'])
      resolve(got)
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(line)
      const isUnheard = error.code === 'ECONNREFUSED' || asked.reusedSocket
      reject(error instanceof NextAway ? error : new NextAway(error.message, isUnheard))
    })
  })
  asked.end(body)
  return answer
}
