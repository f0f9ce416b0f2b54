import { createRoute, z } from '@hono/zod-openapi'
import { FAILURES, imageSchema, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { listShowcase } from '@/provider/store/showcases'

const partnerSchema = z.strictObject({
  institute_id: z.int(),
  name: z.string(),
  logo: imageSchema,
  city: z.string().nullable(),
})

const route = createRoute({
  method: 'get',
  path: '/partners',
  summary: 'The partner institutions, in the order in which they are shown',
  responses: { 200: json(z.strictObject({ data: z.array(partnerSchema) }), 'The partners'), ...FAILURES },
})

export const partners = createRouter()
partners.openapi(route, async (c) => {
  const found = await listShowcase(c.var.db, 'partners')
  const data = found.map(({ instituteId, name, imageUrl, city }) => ({
    institute_id: instituteId,
    name: name.en,
    logo: imageUrl,
    city,
  }))
  return c.json({ data }, 200)
})
