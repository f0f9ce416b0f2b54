import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { openDatabase } from '@/provider/open-database'
import type { Database } from '@/provider/platform/database'
import { fillContentOnce } from '@/sample/content-seed'
import { describeOnEachDatabase, embeddedDirectory, postgresDirectory } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'
import { startScript } from '@/testing/provider/run-script'
import { backUp } from './backup'
import { sequencesOf, tablesOf, triggersOf } from './catalogue'
import { restore } from './restore'

const folder = mkdtempSync(path.join(tmpdir(), 'backup-test-'))
const file = path.join(folder, 'guide.gz')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const silent = () => {}

/** Every table's rows in one digest, where numbering stands, and when triggers fire. */
async function contentOf(db: Database): Promise<Record<string, string>> {
  const digest = z.tuple([z.object({ rows: z.number(), digest: z.string().nullable() })])
  const content: Record<string, string> = {}
  for (const { name } of await tablesOf(db)) {
    const query = sql.raw(
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as digest from ${name} t`,
    )
    const [{ rows, digest: of }] = digest.parse((await db.execute(query)).rows)
    content[name] = `${rows} ${of}`
  }
  for (const { name, value } of await sequencesOf(db)) content[name] = String(value)
  for (const { table, name, fires } of await triggersOf(db)) content[`${table} ${name}`] = fires
  return content
}

async function fill(db: Database) {
  for (let index = 0; index < 30; index += 1) {
    const courses = [{ name: `ಕೋರ್ಸ್ "${index}" \\ '`, fees: 90_000 + index }]
    await addInstitute(db, {
      name: `College ${index}`,
      kn: 'ಕಾಲೇಜು',
      typeId: 1,
      streamIds: [101],
      districtId: 545,
      averageRating: 4.1,
      courses,
    })
  }
  await fillContentOnce(db)
  // A picture, and a number beyond JavaScript's.
  await db.execute(
    sql`create table if not exists oddities (id bigint generated always as identity primary key, big numeric, bytes bytea, at timestamptz, list text[], twice numeric generated always as (big * 2) stored)`,
  )
  await db.execute(
    sql`insert into oddities (big, bytes, at, list) values (12345678901234567890.123456789, '\\x00ff10', '2026-01-01 00:00:00.123456+05:30', '{a,NULL,"b,c"}'), (null, null, null, null)`,
  )
}

/** Institutions with one course each, a pair in each transaction, until told to stop. */
function writeAllTheTime(db: Database) {
  let isOver = false
  let written = 0
  let tell = () => {}
  const begun = new Promise<void>((resolve) => (tell = resolve))
  const done = (async () => {
    while (!isOver) {
      await db.transaction((tx) => addInstitute(tx, { name: `New ${written}`, typeId: 1, courses: [{ name: 'Only' }] }))
      written += 1
      if (written === 3) tell()
    }
  })()
  return { begun: Promise.race([begun, done]), written: () => written, stop: () => ((isOver = true), done) }
}

const countsOf = async (db: Database) =>
  z
    .tuple([z.object({ institutes: z.number(), courses: z.number() })])
    .parse(
      (
        await db.execute(
          sql`select (select count(*)::int from institutes where name->>'en' like 'New %') as institutes, (select count(*)::int from courses c join institutes i on i.id = c.institute_id where i.name->>'en' like 'New %') as courses`,
        )
      ).rows,
    )[0]

describeOnEachDatabase('backup', (database) => {
  beforeAll(() => fill(database().db))

  test('after it is wiped and restored every table is as it was', async () => {
    const { db } = database()
    const before = await contentOf(db)
    expect(Object.keys(before).length).toBeGreaterThan(20)
    expect(Object.values(before)).toContain('enable always')
    await backUp(db, file, silent)
    await db.transaction(async (tx) => {
      // The audit trail cannot be emptied otherwise.
      await tx.execute(sql`set local session_replication_role = replica`)
      for (const { name } of await tablesOf(tx)) await tx.execute(sql.raw(`truncate ${name} restart identity cascade`))
    })
    expect(await contentOf(db)).not.toEqual(before)
    await restore(db, file, silent)
    expect(await contentOf(db)).toEqual(before)
    // References and numbering hold as before.
    await expect(db.execute(sql`insert into courses (institute_id) values (-1)`)).rejects.toThrow()
    expect(await addInstitute(db, { name: 'Next', typeId: 1 })).toBeGreaterThan(0)
  })

  test('while it is written to, it is of one moment', async () => {
    const { db } = database()
    const writer = writeAllTheTime(db)
    await writer.begun
    await backUp(db, file, silent)
    const atTheEnd = writer.written()
    await writer.stop()
    await restore(db, file, silent)
    const { institutes, courses } = await countsOf(db)
    expect(courses).toBe(institutes)
    expect(institutes).toBeGreaterThanOrEqual(3)
    expect(institutes).toBeLessThanOrEqual(atTheEnd + 1)
  })

  test('a file that is cut off, damaged or of another release changes nothing', async () => {
    const { db } = database()
    await backUp(db, file, silent)
    expect(statSync(file).mode & 0o077).toBe(0)
    const before = await contentOf(db)
    const whole = readFileSync(file)
    const other = path.join(folder, 'other.gz')
    for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('no backup'), Buffer.alloc(0)]) {
      writeFileSync(other, bytes)
      await expect(restore(db, other, silent)).rejects.toThrow(/cannot be restored.*Nothing was changed/)
    }
    writeFileSync(other, 'name,type')
    await expect(restore(db, other, silent)).rejects.toThrow('it is no backup of this program')
    await expect(restore(db, path.join(folder, 'none.gz'), silent)).rejects.toThrow(/ENOENT.*Nothing was changed/)
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 1)`)
    await expect(restore(db, file, silent)).rejects.toThrow(/Restore with the release that made it/)
    await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`)
    expect(await contentOf(db)).toEqual(before)
  })
})

test('a backup of the embedded database goes into PostgreSQL, by the commands', async () => {
  const from = embeddedDirectory()
  const to = await postgresDirectory()
  try {
    const opened = await openDatabase(from.place)
    await addInstitute(opened.db, { name: 'Moved College', typeId: 1, courses: [{ name: 'Civil', fees: 45_000 }] })
    const before = await contentOf(opened.db)
    const moved = path.join(folder, 'moved.gz')
    // Beside a provider that is running.
    expect(await startScript('backup', from.place, [moved]).ended).toMatchObject({
      code: 0,
      out: expect.stringMatching(/rows of \d+ tables/),
    })
    // Where nobody looks there is no bar, and machines read one line.
    expect(await startScript('backup', from.place, [moved, '--force', '--json']).ended).toEqual({
      code: 0,
      out: expect.stringMatching(/^\{"file":.*"rows":\d+,"tables":\[.*\]\}\n$/),
      err: '',
    })
    expect(await startScript('backup', from.place, [moved]).ended).toMatchObject({
      code: 1,
      err: expect.stringContaining('is there already'),
    })
    await opened.close()
    expect(await startScript('restore', to.place, [moved]).ended).toMatchObject({
      code: 2,
      err: expect.stringContaining('--replace'),
    })
    expect(await startScript('restore', to.place, [moved, '--replace']).ended).toMatchObject({ code: 0 })
    const restored = await openDatabase(to.place)
    expect(await contentOf(restored.db)).toEqual(before)
    await restored.close()
  } finally {
    await from.remove()
    await to.remove()
  }
})
