import { eq, inArray, sql } from 'drizzle-orm'
import { kindText, placeText } from '@/provider/directory/names-by-language'
import { cities, courses, districts, institutes, instituteTypes } from '@/provider/directory/store/schema'
import { genderOf } from '@/provider/gender'
import { ownershipIn } from '@/provider/ownership'
import { listDisambiguations } from '@/provider/directory/store/disambiguations'
import type { Database } from '@/provider/platform/database'
import type { DirectorySearch } from '@/provider/search/directory-search'

/** All of them: a card says how many there are besides those that it names. */
const namedCourses = sql<{ id: number; name: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', ${courses.id}, 'name', ${courses.name}) order by ${courses.position}, ${courses.id})
  from ${courses} where ${courses.instituteId} = ${institutes.id}), '[]')`

/** As the page of an institution reads them (`lib/rules/institute/institute-facts.ts`): 0 and less say nothing. */
const feeRange = sql<{ from: number; to: number } | null>`(
  select jsonb_build_object('from', min(fees), 'to', max(fees)) from ${courses}
  where ${courses.instituteId} = ${institutes.id} and fees > 0 having count(*) > 0)`
const totalSeats = sql<number | null>`(
  select sum(seats)::int from ${courses} where ${courses.instituteId} = ${institutes.id} and seats > 0)`

/** Rows in the order of the ids. */
export function inOrder<Row extends { id: number }>(rows: Row[], ids: readonly number[]): Row[] {
  const place = new Map(ids.map((id, index) => [id, index]))
  return rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}

/** What a card of the directory shows of these institutions, in the order of the ids. */
export async function listInstitutes(db: Database, directory: DirectorySearch, ids: readonly number[]) {
  if (ids.length === 0) return []
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
      typeId: institutes.typeId,
      category: instituteTypes.name,
      ownership: ownershipIn(institutes.ownership),
      gender: genderOf(institutes.gender, institutes.name),
      classes: institutes.classes,
      updatedAt: institutes.updatedAt,
      courses: namedCourses,
      fees: feeRange,
      seats: totalSeats,
    })
    .from(institutes)
    .innerJoin(instituteTypes, eq(instituteTypes.id, institutes.typeId))
    .leftJoin(cities, eq(cities.id, institutes.cityId))
    .leftJoin(districts, eq(districts.id, institutes.districtId))
    .where(inArray(institutes.id, [...ids]))
  const said = await listDisambiguations(db, directory, ids)
  return inOrder(rows, ids).map(({ typeId, category, ...row }) => ({
    ...row,
    state: placeText(row.state),
    city: placeText(row.city),
    district: placeText(row.district),
    category: kindText({ id: typeId, name: category }),
    disambiguation: said.get(row.id) ?? null,
  }))
}

/** The names of these institutions, with what tells namesakes apart, and their places, in the order of the ids. */
export async function listInstituteNames(db: Database, directory: DirectorySearch, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: institutes.id,
      name: institutes.name,
      city: cities.name,
      district: districts.name,
    })
    .from(institutes)
    .leftJoin(cities, eq(cities.id, institutes.cityId))
    .leftJoin(districts, eq(districts.id, institutes.districtId))
    .where(inArray(institutes.id, [...ids]))
  const said = await listDisambiguations(db, directory, ids)
  return inOrder(rows, ids).map((row) => ({
    ...row,
    city: placeText(row.city),
    district: placeText(row.district),
    disambiguation: said.get(row.id) ?? null,
  }))
}
