import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { openDatabase } from '@/provider/open-database'
import { describeOnEachDatabase, postgresDirectory } from '@/testing/provider/databases'
import { unborneBy } from '@/testing/provider/former-queries'

const FILE = path.join(__dirname, '../migrations/former-queries.json')
const queries = z.array(z.string()).parse(JSON.parse(readFileSync(FILE, 'utf8')))

jest.setTimeout(240_000)

describeOnEachDatabase('what the former release asks of the database', (database) => {
  test('the newest tables bear it: both releases serve while one follows the other (ADR 134)', async () => {
    expect(queries.length).toBeGreaterThan(500)
    for (const verb of ['select', 'insert', 'update', 'delete', 'with'])
      expect(queries.some((query) => query.startsWith(verb))).toBe(true)
    // One that begins with a line break where it is written.
    expect(queries.some((query) => query.includes('goes_back'))).toBe(true)
    expect(await unborneBy(database().pool, queries)).toEqual([])
  })
})

test.each([
  ['goes', 'drop column tagline', /column .*tagline.* does not exist/],
  ['has another name', 'rename tagline to motto', /column .*tagline.* does not exist/],
  ['has another type', 'alter is_sample type text', /must be type boolean/],
  ['must be given', 'add column motto text not null', /^institutes\.motto must be given$/],
])('a column that %s is found', async (_what, change, why) => {
  const { place, remove } = await postgresDirectory()
  const { pool, close } = await openDatabase(place)
  await pool.query(`alter table institutes ${change}`)
  const found = await unborneBy(pool, queries)
  await close()
  await remove()
  expect(found.map((one) => one.why).filter((said) => why.test(said))).not.toEqual([])
})
