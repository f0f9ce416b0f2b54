import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const SWEEP_MS = 50

/**
 * Stops a server: it takes no new connections, and every request in flight is answered; connections
 * on which none is are closed as they fall idle.
 * @returns whether all were answered within `limitMs`; the rest is cut off
 */
export async function drain(server: Server, limitMs: number): Promise<boolean> {
  const closed = new Promise<true>((resolve) => server.close(() => resolve(true)))
  // A connection that is kept alive falls idle after its answer, and `close` has looked only once.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const limit = new AbortController()
  const tooLong = wait(limitMs, false, { signal: limit.signal }).catch(() => false)
  const isDone = await Promise.race([closed, tooLong])
  limit.abort()
  clearInterval(sweep)
  if (!isDone) server.closeAllConnections()
  return isDone
}
