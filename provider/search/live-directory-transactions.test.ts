import { openDatabase } from '@/provider/open-database'
import type { OpenDatabase } from '@/provider/platform/database'
import { postgresPlace, type TestPlace } from '@/testing/provider/databases'
import { answersOn } from '@/testing/search/answers'
import { interrupted } from '@/testing/search/interrupted'
import { LiveDirectory, liveDirectory } from './live-directory'

const LIMIT_MS = 60_000

// The embedded database has one session: its transactions never overlap.
describe('transactions that end in another order than they began (PostgreSQL)', () => {
  let made: TestPlace
  let opened: OpenDatabase
  const { names } = answersOn(() => opened.db)

  beforeAll(async () => {
    made = await postgresPlace()
    opened = await openDatabase(made.place)
  }, LIMIT_MS)
  afterAll(async () => {
    await opened.close()
    await made.remove()
  })
  beforeEach(() => opened.pool.query('truncate institutes cascade'))

  const insertion = (name: string) =>
    `insert into institutes (name, type_id, type_ids) values ('{"en": "${name}"}', 1, '{1}')`

  test('the one that began first and is committed last is not missed', async () => {
    const slow = await opened.pool.connect()
    try {
      await slow.query('begin')
      await slow.query(insertion('Slow College'))
      await opened.pool.query(insertion('Fast College'))
      expect(await names()).toEqual(['Fast College'])
      await opened.pool.query(insertion('Later College'))
      expect(await names()).toEqual(['Fast College', 'Later College'])
      await slow.query('commit')
      expect(await names()).toEqual(['Fast College', 'Later College', 'Slow College'])
    } finally {
      slow.release()
    }
  })

  test('nor what it changes after a younger one has changed the same row', async () => {
    await opened.pool.query(insertion('Hill College'))
    const old = await opened.pool.connect()
    try {
      await old.query('begin')
      await old.query(insertion('Other College'))
      await opened.pool.query(`update institutes set name = '{"en": "Lake College"}'`)
      expect(await names()).toEqual(['Lake College'])
      await old.query(`update institutes set name = '{"en": "Stone College"}' where name ->> 'en' = 'Lake College'`)
      expect(await names()).toEqual(['Lake College'])
      await old.query('commit')
      expect(await names()).toEqual(['Other College', 'Stone College'])
    } finally {
      old.release()
    }
  })

  test('nor what a standby writes that took over without the last of them', async () => {
    await opened.pool.query(insertion('Hill College'))
    expect(await names()).toEqual(['Hill College'])
    // What it sees lies behind what was seen before.
    Reflect.set(liveDirectory(opened.db), 'seen', '900000000:900000000:')
    await opened.pool.query(insertion('Lake College'))
    await names()
    await liveDirectory(opened.db).settled()
    expect(await names()).toEqual(['Hill College', 'Lake College'])
    await opened.pool.query(insertion('Stone College'))
    expect(await names()).toEqual(['Hill College', 'Lake College', 'Stone College'])
  })

  test('nor many that overlap in any order', async () => {
    const clients = await Promise.all([1, 2, 3, 4].map(() => opened.pool.connect()))
    try {
      for (const [at, client] of clients.entries()) {
        await client.query('begin')
        await client.query(insertion(`College ${at}`))
      }
      const there: string[] = []
      for (const at of [2, 0, 3, 1]) {
        await clients[at]?.query('commit')
        there.push(`College ${at}`)
        expect(await names()).toEqual([...there].sort())
      }
    } finally {
      for (const client of clients) client.release()
    }
  })

  test('what was read is not read again and again while an older transaction is open', async () => {
    const old = await opened.pool.connect()
    try {
      await old.query('begin')
      await old.query(insertion('Other College'))
      let questions = 0
      const directory = new LiveDirectory(interrupted(opened.db, async () => void (questions += 1)))
      await directory.search()
      await opened.pool.query(insertion('Hill College'))
      await directory.search()
      questions = 0
      await directory.search()
      expect(questions).toBe(1)
    } finally {
      await old.query('rollback')
      old.release()
    }
  })
})
