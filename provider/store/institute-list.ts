import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { InstituteSort } from '@/lib/contract/institute-query'
import type { Database } from '@/provider/store/database'
import { containing, matching, type InstituteFilter } from '@/provider/store/institute-filter'
import { cities, courses, districts, institutes, instituteTypes } from '@/provider/store/schema'

export type InstituteListQuery = InstituteFilter & {
  sort?: InstituteSort | undefined
  /** From 1. */
  page: number
  limit: number
}

/** How many courses a list item names. */
const NAMED_COURSES = 6

const byName = [sql`lower(${institutes.name} ->> 'en')`, asc(institutes.id)]

/** Names that begin with what was searched, then those that hold it as a whole, then the rest. */
function byRelevance(words: string[]): SQL[] {
  const phrase = containing(words.join(' '))
  const name = sql`${institutes.name} ->> 'en'`
  return [sql`(${name} ilike ${phrase.slice(1)}) desc`, sql`(${name} ilike ${phrase}) desc`, ...byName]
}

function order(query: InstituteListQuery): SQL[] {
  if (query.sort === 'rating') {
    return [sql`${institutes.averageRating} desc nulls last`, sql`${institutes.reviewCount} desc`, ...byName]
  }
  if (query.sort === 'fee') {
    const lowest = sql`(select min(${courses.fees}) from ${courses} where ${courses.instituteId} = ${institutes.id})`
    return [sql`${lowest} asc nulls last`, ...byName]
  }
  if (query.sort !== 'name' && query.search) return byRelevance(query.search)
  return byName
}

/** One page of the directory: the ids in order, and how many match in all. */
async function pageOfIds(db: Database, query: InstituteListQuery) {
  const where = matching(query)
  const [total, rows] = await Promise.all([
    db.$count(institutes, where),
    db
      .select({ id: institutes.id })
      .from(institutes)
      .where(where)
      .orderBy(...order(query))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
  ])
  return { total, ids: rows.map((row) => row.id) }
}

const firstCourses = sql<{ id: number; name: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.position, c.id)
  from (select id, name, position from ${courses} where ${courses.instituteId} = ${institutes.id}
        order by position, id limit ${NAMED_COURSES}) c), '[]')`

/** The directory's answer to a query, in three queries whatever the page holds. */
export async function listInstitutes(db: Database, query: InstituteListQuery) {
  const { total, ids } = await pageOfIds(db, query)
  if (ids.length === 0) return { total, items: [] }
  const rows = await db
    .select({
      id: institutes.id,
      name: institutes.name,
      // A place is recognised by its first picture; the crest serves where there is none.
      imageUrl: sql<string | null>`coalesce(${institutes.gallery} ->> 0, ${institutes.imageUrl})`,
      averageRating: institutes.averageRating,
      state: institutes.state,
      city: cities.name,
      district: districts.name,
      category: instituteTypes.name,
      updatedAt: institutes.updatedAt,
      courses: firstCourses,
    })
    .from(institutes)
    .innerJoin(instituteTypes, eq(instituteTypes.id, institutes.typeId))
    .leftJoin(cities, eq(cities.id, institutes.cityId))
    .leftJoin(districts, eq(districts.id, institutes.districtId))
    .where(inArray(institutes.id, ids))
  const place = new Map(ids.map((id, index) => [id, index]))
  const items = rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  return { total, items }
}
