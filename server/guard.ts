import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'

/** What a program may be asked for; OPTIONS is answered by the guard itself. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']
const ALLOW = METHODS.join(', ')
const WITH_BODY = ['POST']

const LONGEST_ADDRESS_BYTES = 2048
/** A little over what the routes themselves read (`lib/server/read-body.ts`), so that they say what is too much. */
const LARGEST_BODY_BYTES = 80 * 1024
/** The one route that takes a picture. */
const UPLOADS = '/api/profile'
const LARGEST_UPLOAD_BYTES = 5 * 1024 * 1024 + LARGEST_BODY_BYTES

export type Refusal = { status: 204 | 400 | 405 | 413 | 414; headers: Record<string, string> }

export function largestBody(url: string): number {
  return url.split('?', 1)[0] === UPLOADS ? LARGEST_UPLOAD_BYTES : LARGEST_BODY_BYTES
}

/** What a request is answered with before anything looks at it, or `null`: it may go on. */
export function refuse({ method = '', url = '', headers }: IncomingMessage): Refusal | null {
  if (method === 'OPTIONS') return { status: 204, headers: { allow: ALLOW } }
  if (!METHODS.includes(method)) return { status: 405, headers: { allow: ALLOW } }
  // An absolute address is for proxies, and we are none.
  if (!url.startsWith('/')) return { status: 400, headers: {} }
  if (url.length > LONGEST_ADDRESS_BYTES) return { status: 414, headers: {} }
  const length = Number(headers['content-length'] ?? 0)
  const hasBody = length > 0 || headers['transfer-encoding'] !== undefined
  if (hasBody && !WITH_BODY.includes(method)) return { status: 400, headers: {} }
  return length > largestBody(url) ? { status: 413, headers: {} } : null
}

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** Lets a body of `limit` bytes pass, also one that does not say how long it is; fails with `BodyTooLarge`. */
export function boundedBody(limit: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.byteLength
      done(seen > limit ? new BodyTooLarge() : null, chunk)
    },
  })
}
