import { eq, inArray, sql } from 'drizzle-orm'
import { tellApart } from '@/provider/directory/namesakes'
import { cities, districts, institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'
import type { DirectorySearch } from '@/provider/search/directory-search'

/** By id, what tells an institution apart from others of its name; names that nobody else has are left out. */
export async function listDisambiguations(
  db: Database,
  directory: DirectorySearch,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const groups = directory.listNamesakes(ids)
  if (groups.length === 0) return new Map()
  const rows = await db
    .select({
      id: institutes.id,
      name: sql<string>`${institutes.name} ->> 'en'`,
      address: institutes.address1,
      zip: institutes.zip,
      city: cities.name,
      district: districts.name,
      university: institutes.university,
    })
    .from(institutes)
    .leftJoin(cities, eq(cities.id, institutes.cityId))
    .leftJoin(districts, eq(districts.id, institutes.districtId))
    .where(inArray(institutes.id, groups.flat()))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const isCalled = (fullName: string) => directory.isCalled(fullName)
  return new Map(
    groups.flatMap((group) => [
      ...tellApart(
        group.flatMap((id) => byId.get(id) ?? []),
        isCalled,
      ),
    ]),
  )
}
