import { setTimeout as wait } from 'node:timers/promises'
import { REQUEST_ID_HEADER } from '@/lib/rules/request-id'
import { readWhole } from './next-answer'
import { askNext, LINE_LIMIT_MS, type Pool } from './next-request'
import type { WholeAnswer } from './page-answer'
import type { Upstream } from './upstream'

/** What a page takes beside its time in line, and what the provider may take (API_TIMEOUT_MS), for which it waits. */
const MAKING_MS = 7_000
/** For so long, and so far apart, Next is asked for the page that it is making in place of one without a part. */
const PATIENCE_MS = 900
const NEXT_TRY_MS = 150

/** What is asked for, the few headers that the answer depends on, and for which request. */
type Asked = { path: string; headers: Record<string, string>; requestId?: string | undefined }

/**
 * Asks Next for what is public, as nobody in particular: without cookies, and at the website's own host.
 * Nobody gets a page that lacks a part because the provider was away a while ago, where a whole one is ready
 * within a second.
 * @throws NextAway
 */
export function pageFetcher(
  upstream: Upstream,
  host: string,
  apiTimeoutMs: number,
  pool: Pool = 'pages',
): (asked: Asked) => Promise<WholeAnswer> {
  return async ({ path, headers, requestId }) => {
    const known = { ...headers, host, ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }) }
    const signal = AbortSignal.timeout(LINE_LIMIT_MS + apiTimeoutMs + MAKING_MS)
    const patience = performance.now() + PATIENCE_MS
    for (;;) {
      const answer = await askNext(upstream, { pool, method: 'GET', path, headers: known, signal })
      const body = await readWhole(answer)
      const whole = { status: answer.statusCode ?? 502, headers: answer.headers, body, requestId }
      if (!isOutdatedMakeshift(whole) || performance.now() > patience) return whole
      await wait(NEXT_TRY_MS)
    }
  }
}

/** A page without a part is kept for a second (lib/server/cache/keep-briefly.ts); Next shows it once more after that. */
function isOutdatedMakeshift({ headers }: WholeAnswer): boolean {
  return headers['x-nextjs-cache'] === 'STALE' && /\bs-maxage=1(?:,|$)/.test(headers['cache-control'] ?? '')
}
