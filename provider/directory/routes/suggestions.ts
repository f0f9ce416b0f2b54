import { createRoute, z } from '@hono/zod-openapi'
import { SUGGESTION_LIMIT } from '@/lib/contract/suggestion'
import { timed } from '@/lib/metrics/count'
import { suggestionSchema } from '@/provider/directory/routes/suggestion-schema'
import { understoodSchema, writeUnderstood } from '@/provider/directory/routes/understood-schema'
import { listInstituteNames } from '@/provider/directory/store/institute-list'
import { FAILURES, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { countParam, textParam } from '@/provider/http/params'
import { liveDirectory } from '@/provider/search/live-directory'

const querySchema = z.object({
  q: textParam('What has been typed so far'),
  limit: countParam('How many at most', SUGGESTION_LIMIT, SUGGESTION_LIMIT),
})

const answerSchema = z.strictObject({
  data: z.array(suggestionSchema),
  total: z.int().openapi({ description: 'Of how many they are the best' }),
  understood: understoodSchema.optional(),
})

const route = createRoute({
  method: 'get',
  path: '/institutes/suggest',
  summary: 'The best institutions for what has been typed so far, for a search box',
  request: { query: querySchema },
  responses: { 200: json(answerSchema, 'The best first'), ...FAILURES },
})

export const suggestions = createRouter()
suggestions.openapi(route, async (c) => {
  const { q, limit } = c.req.valid('query')
  if (q === undefined) return c.json({ data: [], total: 0 }, 200)
  const directory = await liveDirectory(c.var.db).search()
  const { ids, total, understood } = timed('provider_search_seconds', { kind: 'suggestions' }, () =>
    directory.suggest(q, limit),
  )
  const data = await listInstituteNames(c.var.db, directory, ids)
  return c.json({ data, total, ...(understood && { understood: writeUnderstood(understood) }) }, 200)
})
