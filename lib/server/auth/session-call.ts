import 'server-only'
import { createHash } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@/lib/contract/enquiry'
import { errorMessage } from '@/lib/contract/error'
import { processMemory } from '@/lib/server/cache/process-memory'
import { log } from '@/lib/server/log'
import { callProvider } from '@/lib/server/provider/provider'

/** Longer messages are no sentence for a visitor, and would not fit into the cookie of a form. */
const MAX_MESSAGE_LENGTH = 300
const MAX_WAIT_S = 24 * 60 * 60

/**
 * Who a call is made for: the address that limits count, and the token where there is a session. `once`: by which form, where
 * that adds something; with the same words it is the same sending.
 */
export type Visitor = { address: string; token: string | null; once?: string | undefined }
/** What the provider answered; `retryAfter` in seconds. */
export type ProviderReply = { status: number; ok: boolean; json: unknown; retryAfter: number | null }

type More = {
  /** Gives up sooner than `API_TIMEOUT_MS`. */
  limitMs?: number
  /** Of the call itself. */
  headers?: Readonly<Record<string, string>>
  /** The session is meant to end: a 401 is nothing to write down. */
  isLast?: boolean
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Digests of tokens that the provider no longer knows, so that pages which ask at the same moment are one line. */
const ended = processMemory<1>('ended-sessions', { max: 1_000 })

/** "HTTP 401: the session is cleared and a warning is logged" (spec 1 §8). */
function warnEnded(token: string, path: string): void {
  const digest = digestOf(token)
  if (ended().has(digest)) return
  ended().set(digest, 1)
  log.warn({ path }, 'a session was cleared: the provider answered 401')
}

/**
 * Makes a call for a visitor. Their address (`X-Forwarded-For`) and token go with it, no cookie and no
 * other header of theirs. A 401 to a token means that its session is over: whoever asked clears it.
 * @param content JSON, or a form for a multipart body
 * @throws ProviderError when nothing comes, or a success that is no JSON
 */
export async function callForVisitor(
  { address, token, once }: Visitor,
  method: 'GET' | 'POST',
  path: string,
  content?: Readonly<Record<string, unknown>> | FormData,
  { limitMs, headers: more = {}, isLast = false }: More = {},
): Promise<ProviderReply> {
  const isForm = content instanceof FormData
  const text = content === undefined || isForm ? '' : JSON.stringify(content)
  const { status, headers, json } = await callProvider(path, {
    method,
    body: content === undefined || isForm ? content : text,
    headers: {
      ...more,
      accept: 'application/json',
      'x-forwarded-for': address,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(once === undefined ? {} : { [IDEMPOTENCY_HEADER]: digestOf(`${once}\n${text}`) }),
      ...(content === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    limitMs,
  })
  if (status === 401 && token !== null && !isLast) warnEnded(token, path)
  const ok = status >= 200 && status < 300
  return { status, ok, json, retryAfter: retryAfter(headers.get('retry-after')) }
}

/** Seconds, from seconds or a date. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, MAX_WAIT_S) : null
}

/** What the provider says of a failure, in the length of a sentence, or `null`. */
export function replyMessage({ json }: ProviderReply): string | null {
  return errorMessage(json)?.slice(0, MAX_MESSAGE_LENGTH) ?? null
}
