import { readdirSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { openDatabase } from '@/provider/store/database'
import { seedReferenceData } from '@/provider/store/reference-data'
import { cities, districts, instituteTypes, streams } from '@/provider/store/schema'
import { TAXONOMY } from '@/provider/taxonomy'
import { describeOnEachDatabase, embeddedPlace, postgresPlace } from '@/provider/testing/databases'

// Making an embedded database takes seconds, and many times that on a machine that is busy.
jest.setTimeout(240_000)

const MIGRATIONS = readdirSync(path.join(__dirname, '../migrations')).filter((name) => name.endsWith('.sql'))

test.each([
  ['embedded', async () => embeddedPlace()],
  ['PostgreSQL', postgresPlace],
])('four starts at once apply each migration once (%s)', async (_kind, makePlace) => {
  const { place, remove } = await makePlace()
  const start = () => openDatabase(place)
  const opened = await Promise.all([start(), start(), start(), start()])
  const { rows } = await opened[0].pool.query('select hash from drizzle.__drizzle_migrations')
  expect(rows).toHaveLength(MIGRATIONS.length)
  for (const { close } of opened) await close()
  await remove()
})

describeOnEachDatabase('reference data', (database) => {
  test('fills in districts, towns, types and streams', async () => {
    const { db } = database()
    expect(await db.$count(districts)).toBe(31)
    expect(await db.$count(cities)).toBe(312)
    expect(await db.$count(instituteTypes)).toBe(TAXONOMY.length)
    expect(await db.$count(streams)).toBe(TAXONOMY.flatMap((type) => type.streams).length)
  })

  test('a second time changes nothing, but brings back names', async () => {
    const { db, pool } = database()
    const versions = async () => (await pool.query('select id, xmin::text from districts order by id')).rows
    const before = await versions()
    await seedReferenceData(db)
    expect(await versions()).toEqual(before)

    await db.update(districts).set({ name: 'Ramanagara' }).where(eq(districts.id, 631))
    await seedReferenceData(db)
    const [district] = await db.select().from(districts).where(eq(districts.id, 631))
    expect(district?.name).toBe('Bengaluru South')
  })
})
