import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { SmsUncertain } from '@/provider/sms/sender'

export type SmsRequest = {
  url: URL
  method: 'GET' | 'POST' | 'PUT'
  headers: Record<string, string>
  body?: string
}
/** `body` is `null` when it did not arrive whole, or is longer than anybody needs. */
export type SmsAnswer = { status: number; retryAfterMs: number | null; body: string | null }

/** No byte of the request has left: it may be tried again. */
export class NotReached extends Error {
  override readonly name = 'NotReached'
}

const MAX_ANSWER_LENGTH = 64 * 1024

/** What went wrong in a word. Messages of errors stay away: an address may hold the phone and the code. */
function wordFor(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

function readBody(response: IncomingMessage): Promise<string | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    response.on('data', (chunk: Buffer) => {
      length += chunk.length
      chunks.push(chunk)
      if (length > MAX_ANSWER_LENGTH) response.destroy()
    })
    // A truncated answer closes without an end, with or without an error.
    response.on('error', () => resolve(null))
    response.on('close', () => resolve(null))
    response.on('end', () => resolve(response.complete ? Buffer.concat(chunks).toString('utf8') : null))
  })
}

function retryAfterMs(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : null
}

/**
 * Asks once, on a connection of its own: on one that was used before, a reset would not tell whether
 * the request had been read. Redirects are answers, not followed.
 * @throws NotReached when nothing can have been sent
 * @throws SmsUncertain when the request had left and no answer came
 */
export function requestOnce({ url, method, headers, body }: SmsRequest, signal: AbortSignal): Promise<SmsAnswer> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:'
    let isConnected = false
    const bytes = body === undefined ? undefined : Buffer.from(body)
    const outgoing = (isSecure ? httpsRequest : httpRequest)(url, {
      method,
      agent: false,
      signal,
      headers: { accept: 'application/json', ...headers, ...(bytes ? { 'content-length': bytes.length } : {}) },
    })
    outgoing.once('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', () => (isConnected = true)))
    outgoing.once('error', (error) => {
      const word = signal.aborted ? 'took too long' : wordFor(error)
      reject(isConnected ? new SmsUncertain(`no answer: ${word}`) : new NotReached(`not reached: ${word}`))
    })
    outgoing.once('response', (response) => {
      const { statusCode: status = 0, headers: answered } = response
      void readBody(response).then((text) =>
        resolve({ status, retryAfterMs: retryAfterMs(answered['retry-after']), body: text }),
      )
    })
    outgoing.end(bytes)
  })
}
