import { createRoute, z } from '@hono/zod-openapi'
import { LANGUAGES } from '@/lib/contract/language'
import { NO_INSTITUTE } from '@/provider/directory/routes/institute-details'
import { listBrochures } from '@/provider/directory/store/brochures'
import { isInstitute } from '@/provider/directory/store/institute-details'
import { FAILURES, json, NOT_FOUND } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { readId } from '@/provider/http/params'

const brochureSchema = z.strictObject({
  brochure_id: z.union([z.int(), z.string()]),
  title: z.string().nullable().openapi({ description: "In the file's language; null where nobody has said" }),
  file_url: z.string(),
  language: z.enum(LANGUAGES).nullable().openapi({ description: "The file's; null where nobody has said" }),
})

const route = createRoute({
  method: 'get',
  path: '/institute/{id}/brochures',
  summary: 'The brochures of an institution',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json(z.strictObject({ brochures: z.array(brochureSchema) }), 'The brochures'),
    404: NOT_FOUND,
    ...FAILURES,
  },
})

export const brochures = createRouter()
brochures.openapi(route, async (c) => {
  const id = readId(c.req.valid('param').id)
  if (id === undefined || !(await isInstitute(c.var.db, id))) return c.json({ message: NO_INSTITUTE }, 404)
  const found = await listBrochures(c.var.db, id)
  const told = found.map(({ id, title, fileUrl, language }) => ({
    brochure_id: id,
    title,
    file_url: fileUrl,
    language,
  }))
  return c.json({ brochures: told }, 200)
})
