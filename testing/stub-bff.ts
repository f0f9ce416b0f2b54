import { notifyManager } from '@tanstack/react-query'
import { queryClient } from '@/lib/client/query-client'

/** A request to the website's own API that waits for its answer. */
export type PendingCall = {
  path: string
  /** What was posted, read as JSON; `undefined` when nothing was. */
  body: unknown
  signal: AbortSignal | null
  answer: (body: unknown, status?: number) => void
  break: () => void
}

/**
 * Stands in for `fetch` in tests of components: each call waits until the test answers it.
 * Call it in a test; `jest.restoreAllMocks()` or the next call takes it away again. What an earlier test was
 * answered is forgotten.
 */
export function stubBff(): PendingCall[] {
  queryClient.clear()
  notifyManager.setScheduler(queueMicrotask)
  const calls: PendingCall[] = []
  const stub = ((path: string, init?: RequestInit) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal ?? null
      // The patience of a call ends by the clock, on a slow machine in the midst of a later test: to that it says nothing.
      signal?.addEventListener('abort', () => {
        if (globalThis.fetch === stub) reject(new DOMException('aborted', 'AbortError'))
      })
      calls.push({
        path,
        body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
        signal,
        answer: (body, status = 200) => resolve({ ok: status < 400, status, json: async () => body } as Response),
        break: () => reject(new TypeError('Failed to fetch')),
      })
    })) as typeof fetch
  globalThis.fetch = stub
  return calls
}
