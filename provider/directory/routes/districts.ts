import { createRoute, z } from '@hono/zod-openapi'
import { listDistricts } from '@/provider/directory/store/lookups'
import { FAILURES, json, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'

const placeSchema = z.strictObject({
  id: z.int(),
  name: textSchema,
  other_names: z.array(z.string()).openapi({ description: 'Old, misspelt and in Kannada: a picker finds it by them' }),
})
const districtsSchema = z.strictObject({ data: z.array(placeSchema.extend({ cities: z.array(placeSchema) })) })

const route = createRoute({
  method: 'get',
  path: '/get/district-city',
  summary: 'The districts with their cities, by their English names',
  responses: { 200: json(districtsSchema, 'The districts'), ...FAILURES },
})

export const districts = createRouter()
districts.openapi(route, async (c) => c.json({ data: await listDistricts(c.var.db) }, 200))
