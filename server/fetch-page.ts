import { readWhole } from './next-answer'
import { askNext } from './next-request'
import type { WholeAnswer } from './page-answer'
import type { Upstream } from './upstream'

/** Longer than the provider may take (API_TIMEOUT_MS), which a page waits for. */
const LONGEST_MS = 15_000

/** What is asked for, and the few headers that the answer depends on. */
type Asked = { path: string; headers: Record<string, string> }

/**
 * Asks Next for what is public, as nobody in particular: without cookies, and at the website's own host.
 * @throws NextAway
 */
export function pageFetcher(upstream: Upstream, host: string): (asked: Asked) => Promise<WholeAnswer> {
  return async ({ path, headers }) => {
    const signal = AbortSignal.timeout(LONGEST_MS)
    const answer = await askNext(upstream, { method: 'GET', path, headers: { ...headers, host }, signal })
    return {
      status: answer.statusCode ?? 502,
      headers: answer.headers,
      body: await readWhole(answer),
    }
  }
}
