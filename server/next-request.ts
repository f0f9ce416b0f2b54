import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Upstream } from './upstream'

/** How long a visitor waits for a Next that is just being started again. */
const START_PATIENCE_MS = 8_000
/** Longer than any page may take: API_TIMEOUT_MS is 8 s, and a brochure has pauses of its own. */
const SILENCE_LIMIT_MS = 30_000
/** More wait in line, so that a provider that hangs cannot make Next hold connections without end. */
const MOST_CONNECTIONS = 256

const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS })

/** Next cannot be asked: it is not there, ended meanwhile, or says nothing. */
export class NextAway extends Error {
  override name = 'NextAway'
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

type Question = { method: string; path: string; headers: IncomingHttpHeaders; body?: Readable; signal?: AbortSignal }

/**
 * Asks Next, and gives its answer once it begins.
 * @throws NextAway; whatever `body` throws
 */
export async function askNext(upstream: Upstream, question: Question): Promise<IncomingMessage> {
  try {
    return await askOnce(upstream, question)
  } catch (error) {
    const isSafe = question.body === undefined && question.signal?.aborted !== true
    // A connection that was kept, to a Next that has ended since: nothing was done, and it may be asked anew.
    if (!isSafe || !(error instanceof NextAway) || !upstream.isUp) throw error
    return askOnce(upstream, question)
  }
}

async function askOnce(
  upstream: Upstream,
  { method, path, headers, body, signal }: Question,
): Promise<IncomingMessage> {
  const port = await upstream.whenUp(START_PATIENCE_MS)
  if (port === null) throw new NextAway('Next is not there')
  // Compressed once, and by us.
  const sent = { ...endToEnd(headers), 'accept-encoding': 'identity' }
  const asked = request({ host: '127.0.0.1', port, method, path, headers: sent, agent, signal })
  asked.setTimeout(SILENCE_LIMIT_MS, () => asked.destroy(new NextAway('Next says nothing')))
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve)
    asked.on('error', (error) => reject(error instanceof NextAway ? error : new NextAway(error.message)))
  })
  if (body === undefined) {
    asked.end()
    return answer
  }
  const sending = pipeline(body, asked)
  // An answer may come before the whole body is read, and what is left of it then does not matter.
  return Promise.race([answer, sending.then(() => answer)])
}
