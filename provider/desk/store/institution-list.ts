import { and, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { MAX_FOUND } from '@/lib/contract/desk/bulk'
import type { InstitutionGap, InstitutionSort } from '@/lib/contract/desk/institution'
import { DEFAULT_LANGUAGE } from '@/lib/contract/language'
import { containing, isCalled } from '@/provider/desk/store/audit'
import { kindText, placeText } from '@/provider/directory/names-by-language'
import { inOrder } from '@/provider/directory/store/institute-list'
import { cities, districts, institutes, instituteTypes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'
import { liveDirectory } from '@/provider/search/live-directory'
import { LACKING } from '@/provider/search/record'

export type InstitutionQuery = {
  q: string | undefined
  typeIds: number[] | undefined
  districtIds: number[] | undefined
  /** Those alone that lack all of this. */
  without: readonly InstitutionGap[] | undefined
  sort: InstitutionSort | undefined
  page: number
  limit: number
}

type Listed = InstitutionQuery & { isRetired?: boolean | undefined }
export type FoundQuery = Pick<InstitutionQuery, 'q' | 'typeIds' | 'districtIds' | 'without'>

const askedOf = ({ q, typeIds, districtIds, without }: FoundQuery) => ({
  ...{ search: q, institute_type_id: typeIds, district_id: districtIds, lacking: without },
})

/** All that a search finds, as they are to be changed together: how many; and which, where they are no more than may be. */
export async function findInstitutions(db: Database, query: FoundQuery) {
  const directory = await liveDirectory(db).search()
  const { ids, total } = directory.list({ ...askedOf(query), sort: undefined, page: 1, limit: MAX_FOUND })
  return { ids: total > MAX_FOUND ? [] : ids, total }
}

const lacks = (gap: InstitutionGap) =>
  sql`exists (select from ${institutes} i where i.id = ${institutes.id} and ${LACKING[gap]})`

/** As the index has them; the retired are in none. */
const SORTS: Record<InstitutionSort, SQL> = {
  name: sql`lower(${institutes.name} ->> ${DEFAULT_LANGUAGE})`,
  kind: sql`${institutes.typeId}`,
  changed: sql`${institutes.updatedAt} desc`,
}

/** The retired, which no search finds: by a part of a name or their number, unless they are sorted the latest first. */
async function findRetired(db: Database, query: InstitutionQuery) {
  const { q, typeIds, districtIds, without = [], sort, page, limit } = query
  const pattern = q === undefined ? undefined : containing(q)
  const where = and(
    isNotNull(institutes.retiredAt),
    typeIds && inArray(institutes.typeId, typeIds),
    districtIds && inArray(institutes.districtId, districtIds),
    pattern === undefined ? undefined : or(isCalled(pattern), sql`${institutes.id}::text = ${q}`),
    ...without.map(lacks),
  )
  const rows = await db
    .select({ id: institutes.id })
    .from(institutes)
    .where(where)
    .orderBy(...(sort === undefined ? [] : [SORTS[sort], SORTS.name]), desc(institutes.retiredAt), desc(institutes.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { ids: rows.map(({ id }) => id), total: await db.$count(institutes, where) }
}

/** A page of what is found as by the search of the website, or of the retired. */
export async function listInstitutions(db: Database, { isRetired = false, ...query }: Listed) {
  const { sort, page, limit } = query
  const { ids, total } = isRetired
    ? await findRetired(db, query)
    : (await liveDirectory(db).search()).list({ ...askedOf(query), sort, page, limit })
  return { rows: await readRows(db, ids), total }
}

/** So many are named. */
const MAX_NAMESAKES = 10
/** Those that are called so already, however it is written. */
export async function listNamesakes(db: Database, names: readonly string[]) {
  const search = await liveDirectory(db).search()
  const ids = [...new Set(names.flatMap((name) => search.listCalled(name)))]
  return readRows(db, ids.slice(0, MAX_NAMESAKES))
}

/** Institutions as their list shows them, in this order. */
async function readRows(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({
      id: institutes.id,
      name: institutes.name,
      typeId: institutes.typeId,
      category: instituteTypes.name,
      district: districts.name,
      city: cities.name,
      updatedAt: institutes.updatedAt,
    })
    .from(institutes)
    .innerJoin(instituteTypes, eq(instituteTypes.id, institutes.typeId))
    .leftJoin(cities, eq(cities.id, institutes.cityId))
    .leftJoin(districts, eq(districts.id, institutes.districtId))
    .where(inArray(institutes.id, [...ids]))
  return inOrder(rows, ids).map(({ typeId, category, district, city, ...row }) => ({
    ...row,
    category: kindText({ id: typeId, name: category }),
    district: placeText(district),
    city: placeText(city),
  }))
}
