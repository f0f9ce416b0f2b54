import { OpenAPIHono } from '@hono/zod-openapi'
import type { Database } from '@/provider/store/database'

/** What every route finds in its context. */
export type ProviderEnv = { Variables: { db: Database } }

export function createRouter() {
  return new OpenAPIHono<ProviderEnv>()
}
