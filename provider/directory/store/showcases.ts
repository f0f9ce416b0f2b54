import type { Showcase } from '@/lib/contract/desk/showcase'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { cities, courses, institutes, showcases } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

const CARD = {
  ...{ instituteId: institutes.id, name: institutes.name, imageUrl: institutes.imageUrl, city: cities.name },
  averageRating: institutes.averageRating,
}

/** The institutions of one showcase, in its order. @param instead those of its draft, in theirs */
export async function listShowcase(db: Database, list: Showcase, instead: readonly number[] | null = null) {
  const standing = isNull(institutes.retiredAt)
  if (instead === null)
    return db
      .select(CARD)
      .from(showcases)
      .innerJoin(institutes, eq(institutes.id, showcases.instituteId))
      .leftJoin(cities, eq(cities.id, institutes.cityId))
      .where(and(eq(showcases.list, list), standing))
      .orderBy(asc(showcases.position), asc(institutes.id))
  const found = await db
    .select(CARD)
    .from(institutes)
    .leftJoin(cities, eq(cities.id, institutes.cityId))
    .where(and(inArray(institutes.id, [...instead]), standing))
  return found.toSorted((one, other) => instead.indexOf(one.instituteId) - instead.indexOf(other.instituteId))
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
