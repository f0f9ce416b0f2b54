import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { answerParent } from '@/lib/metrics/between-processes'
import { count, observe, secondsSince, watch } from '@/lib/metrics/count'
import { expose, familiesOf } from '@/lib/metrics/family'
import { listenForMetrics, type MetricsPlace } from '@/lib/metrics/listen'
import { startMetrics } from '@/lib/metrics/registry'
import type { OpenDatabase } from '@/provider/platform/database'

/** Counts, and answers whoever has started this process, or else at an address of its own. */
export async function serveMetrics(place: MetricsPlace, isSupervised: boolean): Promise<void> {
  const { registry } = startMetrics('provider')
  if (isSupervised) return answerParent(registry)
  // It is nobody's reason to stay.
  const server = await listenForMetrics(place, async () => expose([await familiesOf(registry)]))
  server.unref()
}

/** Counts every call under its route, never under its address. */
export const counted = createMiddleware(async (c, next) => {
  const begun = performance.now()
  await next()
  // What no route answers has matched what stands before the routes alone.
  const last = routePath(c, -1)
  const call = last.includes('*') ? 'none' : last
  count('provider_requests_total', { call, status: String(c.res.status) })
  observe('provider_request_seconds', { call }, secondsSince(begun))
})

export function watchDatabase({ pool }: OpenDatabase): void {
  watch('provider_database_connections', async () => [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waiting' }, value: pool.waitingCount },
  ])
}
