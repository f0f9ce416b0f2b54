import { sql } from 'drizzle-orm'
import { cities, districts, instituteTypes, streams } from '@/provider/directory/store/schema'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { DISTRICTS } from '@/provider/geography/places'
import type { Database } from '@/provider/platform/database'

/**
 * Fills in what every directory has: districts, towns, institution types and streams. Names and
 * order follow the program's lists at every start; nothing is ever removed, since institutions may
 * refer to it.
 */
export async function seedReferenceData(db: Database): Promise<void> {
  const towns = DISTRICTS.flatMap(({ id: districtId, cities }) =>
    cities.map(({ id, name }) => ({ id, name, districtId })),
  )
  const types = TAXONOMY.map(({ id, slug, name }, position) => ({ id, slug, name, position }))
  const ofTypes = TAXONOMY.flatMap((type) =>
    type.streams.map(({ id, slug, name }, position) => ({ id, slug, name, typeId: type.id, position })),
  )
  await db.transaction(async (tx) => {
    await tx
      .insert(districts)
      .values(DISTRICTS.map(({ id, name }) => ({ id, name })))
      .onConflictDoUpdate({
        target: districts.id,
        set: { name: sql`excluded.name` },
        setWhere: sql`districts.name is distinct from excluded.name`,
      })
    await tx
      .insert(cities)
      .values(towns)
      .onConflictDoUpdate({
        target: cities.id,
        set: { name: sql`excluded.name`, districtId: sql`excluded.district_id` },
        setWhere: sql`(cities.name, cities.district_id) is distinct from (excluded.name, excluded.district_id)`,
      })
    await tx
      .insert(instituteTypes)
      .values(types)
      .onConflictDoUpdate({
        target: instituteTypes.id,
        set: { slug: sql`excluded.slug`, name: sql`excluded.name`, position: sql`excluded.position` },
        setWhere: sql`(institute_types.slug, institute_types.name, institute_types.position)
          is distinct from (excluded.slug, excluded.name, excluded.position)`,
      })
    await tx
      .insert(streams)
      .values(ofTypes)
      .onConflictDoUpdate({
        target: streams.id,
        set: { slug: sql`excluded.slug`, name: sql`excluded.name`, position: sql`excluded.position` },
        setWhere: sql`(streams.slug, streams.name, streams.position)
          is distinct from (excluded.slug, excluded.name, excluded.position)`,
      })
  })
}
