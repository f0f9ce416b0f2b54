import { sql, type SQL } from 'drizzle-orm'
import type { InstitutionGap } from '@/lib/contract/desk/institution'
import { listInstitutes } from '@/provider/directory/store/institute-list'
import { courses, institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'
import { liveDirectory } from '@/provider/search/live-directory'

export type InstitutionQuery = {
  q: string | undefined
  typeIds: number[] | undefined
  districtIds: number[] | undefined
  without: readonly InstitutionGap[] | undefined
  page: number
  limit: number
}

const LACKING: Record<InstitutionGap, SQL> = {
  fee: sql`not exists (select from ${courses} where ${courses.instituteId} = ${institutes.id} and ${courses.fees} > 0)`,
  picture: sql`${institutes.imageUrl} is null and ${institutes.gallery} = '[]'`,
  kannada: sql`${institutes.name} ->> 'kn' is null`,
  phone: sql`${institutes.phone} is null`,
}

/** Of the institutions that the search and the filters leave, in their order, those that lack something, by page. */
async function narrow(
  db: Database,
  ids: readonly number[],
  without: readonly InstitutionGap[],
  query: InstitutionQuery,
) {
  const { rows } = await db.execute<{ id: number; total: number }>(sql`
    select ${institutes.id} as id, (count(*) over ())::int as total
    from unnest(${sql.param(ids)}::int[]) with ordinality as asked (asked_id, place)
    join ${institutes} on ${institutes.id} = asked_id
    where ${sql.join(
      without.map((gap) => sql`(${LACKING[gap]})`),
      sql` and `,
    )}
    order by place limit ${query.limit} offset ${(query.page - 1) * query.limit}`)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

/** More than any directory has. */
const ALL = 10_000_000

/** What is found as by the search of the website, a page of it; `without` takes those alone that lack all of that. */
export async function listInstitutions(db: Database, query: InstitutionQuery) {
  const { q, typeIds, districtIds, without = [], page, limit } = query
  const directory = await liveDirectory(db).search()
  const asked = { search: q, institute_type_id: typeIds, district_id: districtIds }
  const found = directory.list(without.length > 0 ? { ...asked, page: 1, limit: ALL } : { ...asked, page, limit })
  const { ids, total } = without.length > 0 ? await narrow(db, found.ids, without, query) : found
  return { rows: await listInstitutes(db, directory, ids), total }
}
