import 'server-only'
import { messageAnswerSchema } from '@/lib/contract/error'
import { callProvider } from '@/lib/server/provider'

/** Longer messages are no sentence for a visitor, and would not fit into the cookie of a form. */
const LONGEST_MESSAGE = 300
const LONGEST_WAIT_S = 24 * 60 * 60

/** Who a call is made for: the address that limits count, and the token where there is a session. */
export type Visitor = { address: string; token: string | null }
/** What the provider answered; `retryAfter` in seconds. */
export type ProviderReply = { status: number; ok: boolean; json: unknown; retryAfter: number | null }

/**
 * Makes a call for a visitor. Their address (`X-Forwarded-For`) and token go with it, no cookie and no
 * other header of theirs.
 * @param content JSON, or a form for a multipart body
 * @param more `limitMs`: gives up sooner than `API_TIMEOUT_MS`; `headers` of the call itself
 * @throws ProviderError when nothing comes, or a success that is no JSON
 */
export async function callForVisitor(
  { address, token }: Visitor,
  method: 'GET' | 'POST',
  path: string,
  content?: Readonly<Record<string, unknown>> | FormData,
  { limitMs, headers: more = {} }: { limitMs?: number; headers?: Readonly<Record<string, string>> } = {},
): Promise<ProviderReply> {
  const isForm = content instanceof FormData
  const { status, headers, json } = await callProvider(path, {
    method,
    body: content === undefined || isForm ? content : JSON.stringify(content),
    headers: {
      ...more,
      accept: 'application/json',
      'x-forwarded-for': address,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(content === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    limitMs,
  })
  const ok = status >= 200 && status < 300
  return { status, ok, json, retryAfter: retryAfter(headers.get('retry-after')) }
}

/** Seconds, from seconds or a date. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, LONGEST_WAIT_S) : null
}

/** What the provider says of a failure, `error_message` before `message` (spec 1 §8), or `null`. */
export function replyMessage({ json }: ProviderReply): string | null {
  const { message, errorMessage } = messageAnswerSchema.parse(json)
  return (errorMessage ?? message)?.slice(0, LONGEST_MESSAGE) ?? null
}
