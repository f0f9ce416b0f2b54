import type { Database } from '@/provider/platform/database'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { interrupted } from '@/testing/search/interrupted'
import { LiveDirectory } from './live-directory'

const LIMIT_MS = 60_000

/** The same database, which answers `good` questions and then fails `failures` times. */
function failing(db: Database, good: number, failures: number): Database {
  return interrupted(db, async (at) => {
    if (at > good && at <= good + failures) throw new Error('the connection broke')
  })
}

describeOnEachDatabase('the directory in memory, when reading it is interrupted', (database) => {
  const run = (statement: string) => database().pool.query(statement)
  const insert = (name: string) =>
    run(`insert into institutes (name, type_id, type_ids) values ('{"en": "${name}"}', 1, '{1}')`)
  const idsOf = async (directory: LiveDirectory, search?: string) =>
    (await directory.search()).list({ search, page: 1, limit: 10_000 }).ids

  beforeEach(async () => {
    await run('truncate institutes, courses restart identity cascade')
    await insert('Hill College')
    await insert('Lake College')
  }, LIMIT_MS)

  test.each([
    ['before anything was read', 0, 1],
    ['in the midst of the first reading', 2, 1],
    ['several times', 0, 3],
  ])('a database that fails %s is followed again when it is back', async (_when, good, failures) => {
    const directory = new LiveDirectory(failing(database().db, good, failures))
    for (let time = 0; time < failures; time += 1) await expect(directory.search()).rejects.toThrow('broke')
    expect((await directory.search()).list({ page: 1, limit: 10 }).total).toBe(2)
  })

  test.each([
    ['while it looks for changes', 3],
    ['while it reads what changed', 4],
  ])('a change that fails to be read %s is read the next time', async (_when, good) => {
    const directory = new LiveDirectory(failing(database().db, good, 1))
    expect((await directory.search()).list({ page: 1, limit: 10 }).total).toBe(2)
    await insert('Meadow School')
    await expect(directory.search()).rejects.toThrow('broke')
    expect((await directory.search()).list({ search: 'meadow', page: 1, limit: 10 }).total).toBe(1)
  })

  test('calls that wait while the database fails are answered by the next look', async () => {
    const directory = new LiveDirectory(failing(database().db, 0, 1))
    const [first, ...waiting] = await Promise.allSettled([1, 2, 3].map(() => directory.search()))
    expect(first?.status).toBe('rejected')
    expect(waiting.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })

  test(
    'what changes while everything is read is there with the next answer',
    async () => {
      await run(`insert into institutes (name, type_id, type_ids)
        select jsonb_build_object('en', 'Branch ' || n), 2, '{2}' from generate_series(3, 3000) n`)
      // The first two questions are for the changes; the others read some hundred institutions each.
      const directory = new LiveDirectory(
        interrupted(database().db, async (at) => {
          if (at !== 4) return
          await run(`update institutes set name = '{"en": "Renamed One"}' where id = 5`)
          await run(`delete from institutes where id in (6, 2500)`)
          await insert('Meadow School')
          await run(`insert into institutes (id, name, type_id, type_ids) values (6, '{"en": "Again Six"}', 1, '{1}')`)
        }),
      )
      await directory.search()
      expect(await idsOf(directory, 'renamed one')).toEqual([5])
      expect(await idsOf(directory, 'again six')).toEqual([6])
      expect(await idsOf(directory, 'meadow')).toEqual([3001])
      expect(await idsOf(directory)).toHaveLength(3000)
    },
    LIMIT_MS,
  )

  test('what changes between the look for changes and their reading is there with the next answer', async () => {
    const directory = new LiveDirectory(
      interrupted(database().db, async (at) => {
        if (at !== 5) return
        await run(`delete from institutes where id = 3`)
        await insert('Stone School')
      }),
    )
    expect(await idsOf(directory)).toEqual([1, 2])
    await insert('Meadow School')
    await directory.search()
    expect(await idsOf(directory)).toEqual([1, 2, 4])
  })

  test('changes restored from another database are not read again and again', async () => {
    await run(`insert into directory_changes values (1, '900000000000'::xid8)
      on conflict (institute_id) do update set changed_in = excluded.changed_in`)
    const directory = new LiveDirectory(database().db)
    expect(await idsOf(directory)).toEqual([1, 2])
    expect((await run(`select 1 from directory_changes where changed_in >= '900000000000'::xid8`)).rows).toEqual([])
  })

  test('it asks the database twice at most, whatever few have changed', async () => {
    let questions = 0
    const directory = new LiveDirectory(interrupted(database().db, async () => void (questions += 1)))
    await directory.search()
    for (const name of ['Meadow School', 'Stone School']) {
      await insert(name)
      questions = 0
      await directory.search()
      expect(questions).toBe(2)
    }
  })
})
