import { createRoute, z } from '@hono/zod-openapi'
import { courseNames, listShowcase } from '@/provider/directory/store/showcases'
import { FAILURES, imageSchema, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'

const topInstituteSchema = z.strictObject({
  institute_id: z.int(),
  name: z.string(),
  logo: imageSchema,
  city: z.string().nullable(),
  average_rating: z.number().nullable(),
  courses: z.array(z.strictObject({ name: z.string() })),
})

const route = createRoute({
  method: 'get',
  path: '/top-institutes',
  summary: 'The top institutions, in the order in which they are shown',
  responses: { 200: json(z.strictObject({ data: z.array(topInstituteSchema) }), 'The institutions'), ...FAILURES },
})

export const topInstitutes = createRouter()
topInstitutes.openapi(route, async (c) => {
  const found = await listShowcase(c.var.db, 'top')
  const names = await courseNames(
    c.var.db,
    found.map(({ instituteId }) => instituteId),
  )
  const data = found.map(({ instituteId, name, imageUrl, city, averageRating }) => ({
    institute_id: instituteId,
    name: name.en,
    logo: imageUrl,
    city,
    average_rating: averageRating,
    courses: (names.get(instituteId) ?? []).map((name) => ({ name })),
  }))
  return c.json({ data }, 200)
})
