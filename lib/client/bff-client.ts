import type { IsShape } from '@/lib/client/answer-shape'
import { signalSignedOut } from '@/lib/client/auth/signed-out-signal'

/** The website's own API did not answer, or not as agreed. `status` is 0 when nothing came at all. */
export class BffError extends Error {
  override name = 'BffError'
  constructor(
    readonly path: string,
    readonly status: number,
  ) {
    super(`${path} answered ${status}`)
  }
}

/**
 * Asks the website's own API from the browser. A 401 tells the session that it is over.
 * @param path with its query, for example `/api/streams?typeId=1`
 * @throws BffError; the abort of `signal` as it is
 */
export async function getFromBff<Answer>(path: string, is: IsShape<Answer>, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new BffError(path, 0)
  })
  if (response.status === 401) signalSignedOut()
  if (!response.ok) throw new BffError(path, response.status)
  const answer: unknown = await response.json().catch(() => undefined)
  if (!is(answer)) throw new BffError(path, response.status)
  return answer
}
