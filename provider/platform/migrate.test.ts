import { readdirSync } from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { seedReferenceData } from '@/provider/directory/store/reference-data'
import { cities, districts, instituteTypes, streams } from '@/provider/directory/store/schema'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { openDatabase } from '@/provider/open-database'
import { connectDatabase } from '@/provider/platform/database'
import { migrate } from '@/provider/platform/migrate'
import {
  describeOnEachDatabase,
  embeddedDirectory,
  embeddedPlace,
  postgresDirectory,
  postgresPlace,
  type TestPlace,
} from '@/testing/provider/databases'

// Making an embedded database takes seconds, and many times that on a machine that is busy.
jest.setTimeout(240_000)

const FOLDER = path.join(__dirname, '../migrations')
const MIGRATIONS = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))

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

/** The record as the runner of our own made it that was here before drizzle's. */
const FORMER_RECORD = 'id serial primary key, hash text not null, created_at bigint'

/** An embedded database that has nothing, made of one that has tables: making its folder takes seconds. */
async function emptiedDirectory(): Promise<TestPlace> {
  const { place, remove } = embeddedDirectory()
  const { pool, close } = connectDatabase(place)
  await pool.query('drop schema drizzle, public cascade; create schema public')
  // Open until then, so that it is started once.
  return { place, remove: () => close().then(remove) }
}

test.each([
  ['embedded', emptiedDirectory],
  ['PostgreSQL', postgresPlace],
])('a database of an earlier version goes on from where it was (%s)', async (_kind, makePlace) => {
  const { place, remove } = await makePlace()
  const { db, pool, close } = connectDatabase(place)
  const migrations = readMigrationFiles({ migrationsFolder: FOLDER })
  await pool.query(`create schema drizzle; create table drizzle.__drizzle_migrations (${FORMER_RECORD})`)
  for (const { sql: statements, hash, folderMillis } of migrations.slice(0, 5)) {
    for (const statement of statements) await pool.query(statement)
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
  // Written before texts had languages.
  await pool.query(
    `insert into plans (name, price, billing_cycle, features) values ('Scholar', 299, 'monthly', '["Calls", "Visits"]')`,
  )
  await pool.query(`insert into notifications (title, description) values ('Open', 'Seats'), ('Shut', null)`)
  for (let start = 0; start < 2; start += 1) {
    await migrate(db)
    const { rows } = await pool.query('select hash, created_at from drizzle.__drizzle_migrations order by id')
    expect(rows).toEqual(migrations.map(({ hash, folderMillis }) => ({ hash, created_at: String(folderMillis) })))
  }
  const rowsOf = async (query: string) => (await pool.query(query)).rows
  expect(await rowsOf('select name, features from plans')).toEqual([
    { name: { en: 'Scholar' }, features: [{ en: 'Calls' }, { en: 'Visits' }] },
  ])
  expect(await rowsOf('select title, description from notifications order by id')).toEqual([
    { title: { en: 'Open' }, description: { en: 'Seats' } },
    { title: { en: 'Shut' }, description: null },
  ])
  await close()
  await remove()
})

test.each([
  ['embedded', async () => embeddedDirectory()],
  ['PostgreSQL', postgresDirectory],
])('a migration that fails leaves the database and its record as they were (%s)', async (_kind, makePlace) => {
  const { place, remove } = await makePlace()
  const { db, pool, close } = connectDatabase(place)
  const record = async () => (await pool.query('select hash from drizzle.__drizzle_migrations order by id')).rows
  // As if all but the first had not been applied: their tables are there already, and the next one fails.
  await pool.query(
    'delete from drizzle.__drizzle_migrations where id > (select min(id) from drizzle.__drizzle_migrations)',
  )
  const before = await record()
  await expect(migrate(db)).rejects.toThrow()
  expect(await record()).toEqual(before)
  expect(before).toHaveLength(1)
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await close()
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
