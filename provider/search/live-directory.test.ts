import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, OpenDatabase } from '@/provider/platform/database'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'
import { answersOn } from '@/testing/search/answers'
import { liveDirectory } from './live-directory'

const LIMIT_MS = 60_000
/** Another provider on the same database: it keeps a directory of its own. */
const otherProvider = ({ pool }: OpenDatabase): Database => drizzle(pool, { casing: 'snake_case' })

describeOnEachDatabase('the directory in memory follows the database', (database) => {
  const { names, total } = answersOn(() => database().db)
  const run = (statement: string, values: unknown[] = []) => database().pool.query(statement, values)
  const insert = (name: string) =>
    run(`insert into institutes (name, type_id, type_ids) values (jsonb_build_object('en', $1::text), 1, '{1}')`, [
      name,
    ])

  /** What so much changed that it is read beside the answers is there. */
  const readAnew = async () => {
    await total()
    await liveDirectory(database().db).settled()
  }

  beforeEach(async () => {
    await run('truncate institutes, courses cascade')
    await addInstitute(database().db, { name: 'Hill College', courses: [{ name: 'Civil', fees: 50_000 }] })
    await addInstitute(database().db, { name: 'Lake College' })
    expect(await names()).toEqual(['Hill College', 'Lake College'])
  }, LIMIT_MS)

  test('rows that plain SQL adds, changes and removes', async () => {
    await insert('Meadow School')
    expect(await names('?search=meadow')).toEqual(['Meadow School'])
    await run(`update institutes set name = '{"en": "Stone School"}' where name ->> 'en' = 'Meadow School'`)
    expect(await names('?search=stone')).toEqual(['Stone School'])
    expect(await names('?search=meadow')).toEqual([])
    await run(
      `update institutes set alternative_names = '{Quarry}', is_residential = true where name ->> 'en' = 'Stone School'`,
    )
    expect(await names('?search=quarry&is_residential=1')).toEqual(['Stone School'])
    await run(`delete from institutes where name ->> 'en' = 'Stone School'`)
    expect(await names('?search=stone')).toEqual([])
    expect(await names()).toEqual(['Hill College', 'Lake College'])
  })

  test('an institution that gets another number', async () => {
    await run(`update institutes set id = 9077 where name ->> 'en' = 'Lake College'`)
    expect(await names()).toEqual(['Hill College', 'Lake College'])
    expect(await total()).toBe(2)
  })

  test('courses that are added, dearer, moved and removed', async () => {
    const paying = () => names('?min_fee=1')
    expect(await paying()).toEqual(['Hill College'])
    await run(
      `insert into courses (institute_id, position, name, fees) select id, 0, 'Arts', 9000 from institutes where name ->> 'en' = 'Lake College'`,
    )
    expect(await names('?max_fee=9000')).toEqual(['Lake College'])
    await run(`update courses set fees = 8000 where name = 'Arts'`)
    expect(await names('?max_fee=8000')).toEqual(['Lake College'])
    await run(`update courses set institute_id = (select id from institutes where name ->> 'en' = 'Lake College')`)
    expect(await paying()).toEqual(['Lake College'])
    await run(`delete from courses`)
    expect(await paying()).toEqual([])
  })

  test('a transaction as a whole, and not before it is committed', async () => {
    const client = await database().pool.connect()
    try {
      await client.query('begin')
      await client.query(`delete from institutes`)
      await client.query('rollback')
      await client.query('begin')
      await client.query(`delete from institutes where name ->> 'en' = 'Lake College'`)
      await client.query(`savepoint inner_one`)
      await client.query(`delete from institutes`)
      await client.query(`rollback to inner_one`)
      await client.query('commit')
    } finally {
      client.release()
    }
    expect(await names()).toEqual(['Hill College'])
  })

  test('a table that is emptied', async () => {
    await run('truncate courses')
    expect(await total('?min_fee=1')).toBe(0)
    expect(await total()).toBe(2)
    await run('truncate institutes cascade')
    expect(await total()).toBe(0)
    expect(await names('?search=hill')).toEqual([])
    await insert('New College')
    expect(await names()).toEqual(['New College'])
  })

  test(
    'more changes at once than are followed one by one',
    async () => {
      await run(`insert into institutes (name, type_id, type_ids)
        select jsonb_build_object('en', 'Branch ' || n), 2, '{2}' from generate_series(1, 5200) n`)
      await readAnew()
      expect(await total()).toBe(5202)
      expect(await names('?search=branch+5200')).toEqual(expect.arrayContaining(['Branch 5200']))
      await run(`update institutes set type_id = 3, type_ids = '{3}' where type_id = 2`)
      await readAnew()
      expect(await total('?institute_type_id=3')).toBe(5200)
      expect(await total('?institute_type_id=2')).toBe(0)
      await run(`delete from institutes where type_id = 3`)
      await readAnew()
      expect(await names()).toEqual(['Hill College', 'Lake College'])
    },
    LIMIT_MS,
  )

  test('what another provider on the same database wrote, and the other what this one wrote', async () => {
    const other = answersOn(() => otherDb)
    const otherDb = otherProvider(database())
    expect(await other.total()).toBe(2)
    await insert('Meadow School')
    expect(await Promise.all([names('?search=meadow'), other.names('?search=meadow')])).toEqual([
      ['Meadow School'],
      ['Meadow School'],
    ])
    await addInstitute(otherDb, { name: 'Stone School' })
    expect(await names('?search=stone')).toEqual(['Stone School'])
    expect(await other.total()).toBe(4)
  })

  test('every one of many calls at once sees what was committed before it', async () => {
    const seen: [expected: number, got: Promise<number>][] = []
    for (let count = 3; count <= 12; count += 1) {
      await insert(`Branch ${count}`)
      for (let call = 0; call < 3; call += 1) seen.push([count, total()])
    }
    for (const [least, got] of seen) expect(await got).toBeGreaterThanOrEqual(least)
    expect(await total()).toBe(12)
  })
})
