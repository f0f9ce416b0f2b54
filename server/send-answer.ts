import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { REQUEST_ID_HEADER } from '@/lib/rules/request-id'
import { chooseEncoding, compress, compressingStream, isCompressible } from './encoding'
import { forVisitors } from './next-answer'
import { LENGTH_NOTE } from '@/lib/rules/request-limits'
import type { WholeAnswer } from './page-answer'

/** Below, an answer hardly gets smaller. */
const WORTH_COMPRESSING_BYTES = 1_000

/** What a visitor takes of an answer at least: a tenth of the slowest phones' line. A film goes on where it was cut. */
type Pace = { everyMs: number; bytes: number }
const PACE: Pace = { everyMs: 30_000, bytes: 60_000 }

/** What is compressed has other bytes than those that were marked, with the same meaning. */
function weakened(etag: string): string {
  return etag.startsWith('W/') ? etag : `W/${etag}`
}

const isWithoutBody = (status: number) => status === 204 || status === 304

/** Whether an answer is compressed already, or is none that can be, or is to come as it is (RFC 9111, 5.2.2.6). */
function isDone(status: number, headers: IncomingHttpHeaders): boolean {
  const isPart = status === 206
  const isEncoded = headers['content-encoding'] !== undefined
  const isToStay = /\bno-transform\b/.test(headers['cache-control'] ?? '')
  return isPart || isEncoded || isToStay || isWithoutBody(status) || !isCompressible(headers['content-type'])
}

/** Sends an answer of Next's as it comes, compressed on the way where that is worth it. */
export async function streamAnswer(
  answer: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  pace = PACE,
): Promise<void> {
  const status = answer.statusCode ?? 502
  const headers = forVisitors(answer.headers, status)
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const isShort = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) < WORTH_COMPRESSING_BYTES
  if (encoding === 'identity' || isShort || isDone(status, answer.headers)) {
    const length = answer.headers[LENGTH_NOTE]
    if (typeof length === 'string') headers['content-length'] ??= length
    response.writeHead(status, headers)
    await withPace(response, pace, pipeline(answer, response))
    return
  }
  delete headers['content-length']
  delete headers['accept-ranges']
  if (typeof headers.etag === 'string') headers.etag = weakened(headers.etag)
  response.writeHead(status, { ...headers, 'content-encoding': encoding })
  if (request.method === 'HEAD') await pipeline(answer, response)
  else await withPace(response, pace, pipeline(answer, compressingStream(encoding), response))
}

/** Ends an answer that its visitor does not take: it would hold a connection to Next for as long as they please. */
async function withPace(response: ServerResponse, { everyMs, bytes }: Pace, sending: Promise<void>): Promise<void> {
  const { socket } = response
  let taken = socket?.bytesWritten ?? 0
  const watch = setInterval(() => {
    const now = socket?.bytesWritten ?? 0
    if (now - taken < bytes) response.destroy()
    taken = now
  }, everyMs)
  await sending.finally(() => clearInterval(watch))
}

/** Sends an answer of Next's that is not kept. @param extra headers that its content asks for */
export async function sendWhole(
  answer: WholeAnswer,
  extra: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (response.destroyed) return
  const headers = {
    ...forVisitors(answer.headers, answer.status),
    ...(answer.requestId !== undefined && { [REQUEST_ID_HEADER]: answer.requestId }),
    ...extra,
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const isLong = answer.body.byteLength >= WORTH_COMPRESSING_BYTES
  const isCompressed = encoding !== 'identity' && isLong && !isDone(answer.status, answer.headers)
  const body = isCompressed ? await compress(answer.body, encoding, 'quick') : answer.body
  if (isCompressed) {
    headers['content-encoding'] = encoding
    delete headers['accept-ranges']
    if (typeof headers.etag === 'string') headers.etag = weakened(headers.etag)
  }
  // Of a HEAD there is no body to be measured.
  if (request.method === 'HEAD' || isWithoutBody(answer.status)) delete headers['content-length']
  else headers['content-length'] = body.byteLength
  response.writeHead(answer.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}
