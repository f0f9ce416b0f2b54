import { describeOnEachDatabase } from '@/testing/provider/databases'
import { interrupted } from '@/testing/search/interrupted'
import { LiveDirectory } from './live-directory'

const LIMIT_MS = 60_000
const MANY = 1_500

describeOnEachDatabase('the directory of before answers while it is read anew', (database) => {
  const run = (statement: string) => database().pool.query(statement)
  const insert = (name: string) =>
    run(`insert into institutes (name, type_id, type_ids) values ('{"en": "${name}"}', 1, '{1}')`)
  const insertMany = () =>
    run(`insert into institutes (name, type_id, type_ids)
      select jsonb_build_object('en', 'Branch ' || n), 2, '{2}' from generate_series(1, ${MANY}) n`)
  const count = async (directory: LiveDirectory, search?: string) =>
    (await directory.search()).list({ search, page: 1, limit: 10 }).total

  /** A directory that was read, and whose next reading stops at its first question until `release` is called. */
  async function stopped(failure?: Error) {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const directory = new LiveDirectory(
      // Two looks at the changes, with a reading of two institutions between: the fifth question reads anew.
      interrupted(database().db, async (at) => {
        if (at !== 5) return
        await released
        if (failure) throw failure
      }),
    )
    const told: unknown[] = []
    directory.watch = { readAnew: () => told.push('read anew'), failed: (error) => told.push(error) }
    expect(await count(directory)).toBe(2)
    return { directory, told, release }
  }

  beforeEach(async () => {
    await run('truncate institutes, courses restart identity cascade')
    await insert('Hill College')
    await insert('Lake College')
  }, LIMIT_MS)

  test(
    'no search waits for it, a small change meanwhile shows at once, and in the end all is there',
    async () => {
      const { directory, told, release } = await stopped()
      await insertMany()
      expect(await Promise.all([1, 2, 3].map(() => count(directory)))).toEqual([2, 2, 2])
      await insert('Meadow School')
      expect(await count(directory, 'meadow')).toBe(1)
      await run(`delete from institutes where name ->> 'en' = 'Lake College'`)
      expect(await count(directory)).toBe(2)
      expect(told).toEqual([])
      release()
      await directory.settled()
      expect(told).toEqual(['read anew'])
      expect(await count(directory)).toBe(MANY + 2)
      expect(await count(directory, 'meadow')).toBe(1)
    },
    LIMIT_MS,
  )

  test(
    'many changes while it is read are read after it',
    async () => {
      const { directory, told, release } = await stopped()
      await insertMany()
      await count(directory)
      await insertMany()
      expect(await count(directory)).toBe(2)
      release()
      await directory.settled()
      await count(directory)
      await directory.settled()
      expect(await count(directory)).toBe(2 * MANY + 2)
      expect(told).toEqual(['read anew', 'read anew'])
    },
    LIMIT_MS,
  )

  test(
    'a reading that fails is told of and tried again with the next search',
    async () => {
      const { directory, told, release } = await stopped(new Error('the connection broke'))
      release()
      await insertMany()
      expect(await count(directory)).toBe(2)
      await directory.settled()
      expect(told).toEqual([new Error('the connection broke')])
      expect(await count(directory)).toBe(2)
      await directory.settled()
      expect(await count(directory)).toBe(MANY + 2)
    },
    LIMIT_MS,
  )
})
