import type { Showcase } from '@/lib/contract/desk/showcase'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { cities, courses, institutes, showcases } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

/** The institutions of one showcase, in its order. */
export function listShowcase(db: Database, list: Showcase) {
  return db
    .select({
      instituteId: institutes.id,
      name: institutes.name,
      imageUrl: institutes.imageUrl,
      city: cities.name,
      averageRating: institutes.averageRating,
    })
    .from(showcases)
    .innerJoin(institutes, eq(institutes.id, showcases.instituteId))
    .leftJoin(cities, eq(cities.id, institutes.cityId))
    .where(and(eq(showcases.list, list), isNull(institutes.retiredAt)))
    .orderBy(asc(showcases.position), asc(institutes.id))
}

/** The course names of some institutions, in their order, by institution. */
export async function courseNames(db: Database, instituteIds: number[]): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>(instituteIds.map((id) => [id, []]))
  if (instituteIds.length === 0) return names
  const rows = await db
    .select({ instituteId: courses.instituteId, name: courses.name })
    .from(courses)
    .where(inArray(courses.instituteId, instituteIds))
    .orderBy(asc(courses.position), asc(courses.id))
  for (const row of rows) names.get(row.instituteId)?.push(row.name)
  return names
}
