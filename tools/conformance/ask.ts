import { MAX_ANSWER_BYTES } from '@/lib/contract/constants'

/** What a provider answered, as far as it can be told. */
export type Answer = {
  status: number
  type: string
  json: unknown
  bytes: number
  ms: number
  retryAfter: string | null
}
export type Asked = { answer: Answer } | { failure: string }

/**
 * Asks once, with the website's limits: no redirect, one deadline for all of it. On a connection of its own: one that
 * is kept may be closed by the provider at the moment of the next call, which would be read as no answer.
 */
export async function ask(url: URL, init: RequestInit, limitMs: number): Promise<Asked> {
  const began = performance.now()
  const signal = AbortSignal.timeout(limitMs)
  try {
    const headers = new Headers(init.headers)
    headers.set('connection', 'close')
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      return { failure: `it answers ${response.status}, and redirects are not followed` }
    }
    const body = new Uint8Array(await response.arrayBuffer())
    const ms = Math.round(performance.now() - began)
    if (body.length > MAX_ANSWER_BYTES)
      return { failure: `its answer has ${body.length} bytes, over ${MAX_ANSWER_BYTES}` }
    const type = response.headers.get('content-type') ?? ''
    const retryAfter = response.headers.get('retry-after')
    return { answer: { status: response.status, type, json: parse(body), bytes: body.length, ms, retryAfter } }
  } catch (error) {
    if (signal.aborted) return { failure: `no whole answer within ${limitMs} ms` }
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return { failure: `no answer: ${cause instanceof Error ? cause.message : String(cause)}` }
  }
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}
