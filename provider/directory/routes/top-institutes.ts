import { createRoute, z } from '@hono/zod-openapi'
import { placeText } from '@/provider/directory/names-by-language'
import { courseNames, listShowcase } from '@/provider/directory/store/showcases'
import { liveDirectory } from '@/provider/search/live-directory'
import { listDisambiguations } from '@/provider/directory/store/disambiguations'
import {
  disambiguationSchema,
  FAILURES,
  imageSchema,
  json,
  nullableTextSchema,
  textSchema,
} from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import type { Database } from '@/provider/platform/database'

const topInstituteSchema = z.strictObject({
  institute_id: z.int(),
  name: textSchema,
  disambiguation: disambiguationSchema,
  logo: imageSchema,
  city: nullableTextSchema,
  average_rating: z.number().nullable(),
  courses: z.array(z.strictObject({ name: z.string() })),
})

const route = createRoute({
  method: 'get',
  path: '/top-institutes',
  summary: 'The top institutions, in the order in which they are shown',
  responses: { 200: json(z.strictObject({ data: z.array(topInstituteSchema) }), 'The institutions'), ...FAILURES },
})

/** The top institutions as they are answered. @param instead those of a draft */
export async function answerTopInstitutes(
  db: Database,
  instead: readonly number[] | null = null,
): Promise<z.output<typeof topInstituteSchema>[]> {
  const found = await listShowcase(db, 'top', instead)
  const ids = found.map(({ instituteId }) => instituteId)
  const [names, apart] = await Promise.all([
    courseNames(db, ids),
    liveDirectory(db)
      .search()
      .then((directory) => listDisambiguations(db, directory, ids)),
  ])
  return found.map(({ instituteId, name, imageUrl, city, averageRating }) => ({
    institute_id: instituteId,
    name,
    disambiguation: apart.get(instituteId) ?? null,
    logo: imageUrl,
    city: placeText(city),
    average_rating: averageRating,
    courses: (names.get(instituteId) ?? []).map((name) => ({ name })),
  }))
}

export const topInstitutes = createRouter()
topInstitutes.openapi(route, async (c) => c.json({ data: await answerTopInstitutes(c.var.db) }, 200))
