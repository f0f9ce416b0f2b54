import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { LENGTH_NOTE } from '@/lib/rules/request-limits'
import { attachment } from '@/lib/rules/institute/brochure'
import { getEnvironment } from '@/lib/server/env'
import { log } from '@/lib/server/log'

/** What a visitor may ask of a file: a part, or only if it has changed. */
const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since']
const TOLD = ['content-type', 'content-range', 'accept-ranges', 'etag', 'last-modified']
const PASSED_ON = [200, 206, 304, 416]

/**
 * Passes a file of the provider on as it comes, whole or in part: it may be larger than what the website keeps in its
 * memory. Whoever does not take it is let go by the reverse proxy, and with them the provider.
 * @param name one that the provider has told: nothing else of it can be had here
 */
export async function passFile(name: string, request: Request): Promise<Response> {
  const { apiBaseUrl, apiTimeoutMs } = getEnvironment()
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), apiTimeoutMs)
  try {
    const headers = new Headers({ accept: '*/*', 'accept-encoding': 'identity' })
    copy(request.headers, headers, ASKED)
    const answer = await fetch(new URL(endpoints.exportFile(name), apiBaseUrl), {
      method: request.method,
      headers,
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.any([request.signal, late.signal]),
    })
    if (!PASSED_ON.includes(answer.status)) {
      await answer.body?.cancel()
      return answer.status === 404 ? refused(404, 'There is no such file.') : refused(503, 'Please try again shortly.')
    }
    const told = new Headers(openHeaders(name))
    copy(answer.headers, told, TOLD)
    // Next takes the length away; the process before it puts it back, so that browsers show how far a download is.
    const length = answer.headers.get('content-length')
    if (length !== null) told.set(LENGTH_NOTE, length)
    if (answer.status !== 304 && answer.status !== 416)
      return new Response(answer.body, { status: answer.status, headers: told })
    await answer.body?.cancel()
    return new Response(null, { status: answer.status, headers: told })
  } catch (error) {
    if (!request.signal.aborted)
      log.error({ name }, `open data: ${error instanceof Error ? error.message : String(error)}`)
    return refused(503, 'Please try again shortly.')
  } finally {
    clearTimeout(timer)
  }
}

function copy(from: Headers, to: Headers, names: readonly string[]): void {
  for (const name of names) {
    const value = from.get(name)
    if (value !== null) to.set(name, value)
  }
}

/**
 * Of what anybody may have, also a page of another website by its scripts. Asked for anew each time, by its ETag: what a
 * source takes back is gone at once. `no-transform`: its digest is told.
 */
export function openHeaders(name: string): Record<string, string> {
  return {
    'content-disposition': attachment(name),
    'cache-control': 'public, no-cache, no-transform',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  }
}

export function refused(status: 404 | 503, message: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(`${message}\n`, {
    status,
    headers: status === 503 ? { ...headers, 'retry-after': '60' } : headers,
  })
}
