import { sql } from 'drizzle-orm'
import { createRouter } from '@/provider/http/context'
import type { Database } from '@/provider/platform/database'

/**
 * `/healthz`: the process lives. `/readyz`: it is to get calls, which it is not while its database is away or being
 * opened, and when it is about to end: whoever shares calls out asks another one.
 */
export function healthRoutes(database: () => Database | null, isStopping: () => boolean) {
  const routes = createRouter()
  routes.get('/healthz', (c) => c.json({ status: 'ok' }))
  routes.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ message: 'The provider is being stopped.' }, 503)
    const db = database()
    // Asked again and again while the provider starts: that is no failure to write down.
    if (!db) return c.json({ message: 'The database is being opened.' }, 503)
    await db.execute(sql`select 1`)
    return c.json({ status: 'ok' })
  })
  return routes
}
