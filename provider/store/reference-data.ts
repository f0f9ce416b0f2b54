import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/store/database'
import { instituteTypes, streams } from '@/provider/store/schema'
import { TAXONOMY } from '@/provider/taxonomy'

export async function seedReferenceData(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const types = TAXONOMY.map(({ id, slug, name }, position) => ({ id, slug, name, position }))
    await tx
      .insert(instituteTypes)
      .values(types)
      .onConflictDoUpdate({
        target: instituteTypes.id,
        set: { slug: sql`excluded.slug`, name: sql`excluded.name`, position: sql`excluded.position` },
      })
    const all = TAXONOMY.flatMap((type) =>
      type.streams.map((stream, position) => ({ ...stream, typeId: type.id, position })),
    )
    await tx
      .insert(streams)
      .values(all)
      .onConflictDoUpdate({
        target: streams.id,
        set: {
          typeId: sql`excluded.type_id`,
          slug: sql`excluded.slug`,
          name: sql`excluded.name`,
          position: sql`excluded.position`,
        },
      })
  })
}
