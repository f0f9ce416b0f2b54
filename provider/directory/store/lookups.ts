import { asc, eq } from 'drizzle-orm'
import { cities, districts, instituteTypes, streams } from '@/provider/directory/store/schema'
import { otherNamesOfDistrict, otherNamesOfTown } from '@/provider/geography/other-names'
import type { Database } from '@/provider/platform/database'

/** The institution types in their order. */
export function listTypes(db: Database) {
  return db
    .select({ id: instituteTypes.id, name: instituteTypes.name })
    .from(instituteTypes)
    .orderBy(asc(instituteTypes.position), asc(instituteTypes.id))
}

/** The streams of a type in their order. */
export function listStreams(db: Database, typeId: number) {
  return db
    .select({ id: streams.id, name: streams.name })
    .from(streams)
    .where(eq(streams.typeId, typeId))
    .orderBy(asc(streams.position), asc(streams.id))
}

/** The districts with their cities, both by name, and the names by which people know them too. */
export async function listDistricts(db: Database) {
  const place = { id: districts.id, name: districts.name }
  const found = await db.select(place).from(districts).orderBy(asc(districts.name), asc(districts.id))
  const towns = await db.select().from(cities).orderBy(asc(cities.name), asc(cities.id))
  return found.map((district) => ({
    ...district,
    other_names: otherNamesOfDistrict(district),
    cities: towns
      .filter((town) => town.districtId === district.id)
      .map(({ id, name }) => ({ id, name, other_names: otherNamesOfTown(name) })),
  }))
}
