import { createRoute, z } from '@hono/zod-openapi'
import { SUGGESTION_LIMIT } from '@/lib/contract/suggestion'
import { suggestionSchema } from '@/provider/directory/routes/suggestion-schema'
import { listInstituteNames } from '@/provider/directory/store/institute-list'
import { FAILURES, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { countParam, textParam } from '@/provider/http/params'
import { liveDirectory } from '@/provider/search/live-directory'

const querySchema = z.object({
  q: textParam('What has been typed so far'),
  limit: countParam('How many at most', SUGGESTION_LIMIT, SUGGESTION_LIMIT),
})

const route = createRoute({
  method: 'get',
  path: '/institutes/suggest',
  summary: 'The best institutions for what has been typed so far, for a search box',
  request: { query: querySchema },
  responses: { 200: json(z.strictObject({ data: z.array(suggestionSchema) }), 'The best first'), ...FAILURES },
})

export const suggestions = createRouter()
suggestions.openapi(route, async (c) => {
  const { q, limit } = c.req.valid('query')
  if (q === undefined) return c.json({ data: [] }, 200)
  const directory = await liveDirectory(c.var.db).search()
  return c.json({ data: await listInstituteNames(c.var.db, directory, directory.suggest(q, limit)) }, 200)
})
