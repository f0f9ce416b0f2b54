import { createRoute, z } from '@hono/zod-openapi'
import { placeText } from '@/provider/directory/names-by-language'
import { listShowcase } from '@/provider/directory/store/showcases'
import { FAILURES, imageSchema, json, nullableTextSchema, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import type { Database } from '@/provider/platform/database'

export const partnerSchema = z.strictObject({
  institute_id: z.int(),
  name: textSchema,
  logo: imageSchema,
  city: nullableTextSchema,
})

const route = createRoute({
  method: 'get',
  path: '/partners',
  summary: 'The partner institutions, in the order in which they are shown',
  responses: { 200: json(z.strictObject({ data: z.array(partnerSchema) }), 'The partners'), ...FAILURES },
})

/** The partners as they are answered. @param instead those of a draft */
export async function answerPartners(
  db: Database,
  instead: readonly number[] | null = null,
): Promise<z.output<typeof partnerSchema>[]> {
  const found = await listShowcase(db, 'partners', instead)
  return found.map(({ instituteId, name, imageUrl, city }) => ({
    institute_id: instituteId,
    name,
    logo: imageUrl,
    city: placeText(city),
  }))
}

export const partners = createRouter()
partners.openapi(route, async (c) => c.json({ data: await answerPartners(c.var.db) }, 200))
