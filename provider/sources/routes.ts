import { createRoute, z } from '@hono/zod-openapi'
import { FAILURES, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { answerSource, sourceAnswerSchema } from './answer'
import { listSources } from './store'

const answerSchema = z.strictObject({
  data: z.array(z.strictObject({ ...sourceAnswerSchema.shape, institutes: z.int() })),
})

const route = createRoute({
  method: 'get',
  path: '/sources',
  summary: 'The lists from which the directory was made, by title; none for what was written by hand',
  responses: { 200: json(answerSchema, 'The sources'), ...FAILURES },
})

export const sources = createRouter()
sources.openapi(route, async (c) => {
  const found = await listSources(c.var.db)
  return c.json({ data: found.map(({ source, institutes }) => ({ ...answerSource(source), institutes })) }, 200)
})
