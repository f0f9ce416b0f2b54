import { createRoute, z } from '@hono/zod-openapi'
import { CMS_TYPES } from '@/lib/contract/content/sections'
import { answerCms, cmsDataSchema } from '@/provider/content/routes/cms-answer'
import { FAILURES, json, NOT_FOUND } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { choiceParam } from '@/provider/http/params'

const route = createRoute({
  method: 'get',
  path: '/cms',
  summary: 'The texts and pictures of one kind of page',
  request: { query: z.object({ type: choiceParam('Which content', CMS_TYPES) }) },
  responses: {
    200: json(z.strictObject({ data: cmsDataSchema }), 'The content; what nobody has filled in is missing'),
    404: NOT_FOUND,
    ...FAILURES,
  },
})

export const cms = createRouter()
cms.openapi(route, async (c) => {
  const { type } = c.req.valid('query')
  if (type === undefined) return c.json({ message: 'There is no such content.' }, 404)
  return c.json({ data: await answerCms(c.var.db, type) }, 200)
})
