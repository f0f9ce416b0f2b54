import { deskInstitutionPageSchema } from '@/lib/contract/desk/institution'
import { deskOverviewSchema, UNANSWERED } from '@/lib/contract/desk/overview'
import { recordSource } from '@/provider/sources/record-source'
import {
  listUnanswered,
  MAX_SEARCHES,
  purgeUnanswered,
  UnansweredSearches,
} from '@/provider/search/unanswered/unanswered-searches'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'

const DAY_MS = 24 * 60 * 60 * 1_000

describeOnEachDatabase('the overview of the desk', (database) => {
  const unanswered = new UnansweredSearches()
  const desk = deskCalls(() => database().db, { unanswered })
  const uncounted = deskCalls(() => database().db)
  const sessions = { editor: '', importer: '', moderator: '' }
  beforeAll(async () => {
    for (const role of ['editor', 'importer', 'moderator'] as const) sessions[role] = (await desk.join(role)).session
  })
  afterEach(async () => {
    await emptyTables(database(), ['institutes', 'sources', 'import_runs', 'unanswered_searches'])
  })

  const look = async (role: keyof typeof sessions = 'editor') =>
    deskOverviewSchema.parse((await desk.as(sessions[role], '/desk/overview')).body)
  const daysAgo = (days: number) => new Date(desk.clock.at - days * DAY_MS)
  const searchFor = async (query: string, calls = desk) => {
    expect((await calls.as('', `/institutes?${query}`)).status).toBe(200)
  }
  const rows = async () =>
    (await database().pool.query('select words, count from unanswered_searches order by words')).rows
  /** As if it had been searched for so often on each of these days. */
  async function heard(words: string, days: readonly number[], times = 1) {
    for (const day of days) {
      for (let time = 0; time < times; time += 1) unanswered.note(words)
      await unanswered.write(database().db, daysAgo(day))
    }
  }

  test('each role has the parts of its rooms', async () => {
    const parts = async (role: keyof typeof sessions) =>
      Object.entries(await look(role)).flatMap(([name, part]) => (part === null ? [] : [name]))
    expect(await parts('editor')).toEqual([
      'content',
      'drafts',
      'record_drafts',
      'ends',
      'matches',
      'proposals',
      'errors',
      'quality',
      'lists',
      'unanswered',
    ])
    expect(await parts('importer')).toEqual(['imports', 'matches', 'lists'])
    expect(await parts('moderator')).toEqual(['reviews'])
  })

  test('what institutions lack is counted as the list is narrowed', async () => {
    const { db, pool } = database()
    expect((await look()).quality).toMatchObject({ institutions: 0 })
    await addInstitute(db, { name: 'Hill College', cityId: 276600, courses: [{ name: 'B.E.', fees: 45_000 }] })
    await addInstitute(db, { name: 'Lake College', kn: 'ಕೆರೆ ಕಾಲೇಜು', imageUrl: '/x.webp', phone: '080 1234567' })
    const gone = await addInstitute(db, { name: 'Old College' })
    await pool.query('update institutes set retired_at = now() where id = $1', [gone])
    await addInstitute(db, { name: 'Stone School', coordinates: { latitude: 12.9716, longitude: 77.5946 } })
    const { quality } = await look()
    expect(quality?.institutions).toBe(3)
    expect(quality?.lacking).toEqual([
      { gap: 'fee', count: 2 },
      { gap: 'picture', count: 2 },
      { gap: 'kannada', count: 2 },
      { gap: 'phone', count: 2 },
      { gap: 'town', count: 2 },
      { gap: 'coordinates', count: 2 },
    ])
    for (const { gap, count } of quality?.lacking ?? []) {
      const { body } = await desk.as(sessions.editor, `/desk/institutions?without=${gap}`)
      expect(deskInstitutionPageSchema.parse(body).total).toBe(count)
    }
  })

  test('lists are old a year after the day that they say, or where they say none', async () => {
    const { pool } = database()
    for (const [name, dated] of [
      ['desk', '2020-01-01'],
      ['fresh', '2026-01-05'],
      ['older', '2026-01-04'],
      ['oldest', '2024-06-01'],
      ['silent', null],
    ] as const)
      await recordSource(pool, name, { title: `The ${name} list`, dated })
    expect(new Date(desk.clock.at).toISOString()).toMatch(/^2027-01-05/)
    expect((await look('importer')).lists).toEqual({
      count: 4,
      old: [
        { title: 'The oldest list', dated: '2024-06-01' },
        { title: 'The older list', dated: '2026-01-04' },
        { title: 'The silent list', dated: null },
      ],
    })
  })

  test('lists that failed and that wait are counted', async () => {
    const insert = `insert into import_runs (state, file_name, kind, area, version, map, columns, "by", created_at, started_at, expires_at)
      values ($1, 'list.csv', 'any', 'all', 1, '{}', '[]', 'Asha', $2, $2, $2)`
    for (const state of ['failed', 'failed', 'tried', 'published'])
      await database().pool.query(insert, [state, desk.now()])
    expect((await look('importer')).imports).toEqual({ failed: 2, tried: 1 })
  })

  test('a search is counted where nobody is called so, though no filter hides anybody, and by a page of it no more', async () => {
    const { db } = database()
    await addInstitute(db, { name: 'Hill College', districtId: 525 })
    await searchFor('search=Zzyzx')
    await searchFor('search=zzyzx!')
    await searchFor('search=hill')
    await searchFor('search=hill&district_id=545')
    await searchFor('search=qqvyx&district_id=545')
    await searchFor('search=qqvyx&page=2')
    await searchFor('search=asha%40example.org')
    await searchFor('')
    await searchFor('search=qqvyx', uncounted)
    expect(await rows()).toEqual([])
    await unanswered.write(db, desk.now())
    expect(await rows()).toEqual([{ words: 'zzyzx', count: 2 }])
    await unanswered.write(db, desk.now())
    expect(await rows()).toEqual([{ words: 'zzyzx', count: 2 }])
  })

  test('what was searched for on three days is shown, the most frequent first, and what one searched for often on one is not', async () => {
    await heard('rvce', [0, 1, 2])
    await heard('ಮಲ್ಲಿಗೆ', [5, 40, 89], 2)
    await heard('asha rao', [0, 1], 50)
    await heard('long ago', [89, 90, 91])
    expect((await look()).unanswered?.searches).toEqual([
      { words: 'ಮಲ್ಲಿಗೆ', count: 6, days: 3, last_day: '2026-12-31' },
      { words: 'rvce', count: 3, days: 3, last_day: '2027-01-05' },
    ])
    await purgeUnanswered(database().db, desk.now())
    const { rows: kept } = await database().pool.query("select day from unanswered_searches where words = 'long ago'")
    expect(kept).toHaveLength(1)
    expect(UNANSWERED).toEqual({ keptDays: 90, shownDays: 3 })
  })

  test('a day has room for so many searches, and those that it knows are counted further', async () => {
    const { db, pool } = database()
    await heard('known', [0])
    for (let at = 0; at < MAX_SEARCHES + 50; at += 1) unanswered.note(`made up ${'x'.repeat(at % 40)} ${at}`)
    unanswered.note('known')
    await unanswered.write(db, daysAgo(0))
    const count = async () => (await pool.query('select count(*)::int as n from unanswered_searches')).rows[0]?.n
    expect(await count()).toBe(MAX_SEARCHES)
    await heard('one more', [0])
    await heard('known', [0])
    expect(await count()).toBe(MAX_SEARCHES)
    expect((await rows()).find(({ words }) => words === 'known')).toEqual({ words: 'known', count: 2 })
    await heard('one more', [1])
    expect(await count()).toBe(MAX_SEARCHES + 1)
  })

  test('what could not be written is written the next time', async () => {
    const { db } = database()
    unanswered.note('rvce')
    const execute = jest.spyOn(db, 'execute').mockRejectedValueOnce(new Error('away'))
    await expect(unanswered.write(db, desk.now())).rejects.toThrow('away')
    execute.mockRestore()
    unanswered.note('rvce')
    await unanswered.write(db, desk.now())
    expect(await rows()).toEqual([{ words: 'rvce', count: 2 }])
    expect(await listUnanswered(db, desk.now())).toEqual([])
  })

  test('while nothing can be written, no more is kept than a day has room for', async () => {
    const { db, pool } = database()
    const execute = jest.spyOn(db, 'execute').mockRejectedValue(new Error('away'))
    for (const round of ['one', 'two']) {
      // What comes while it is written, too.
      const writing = unanswered.write(db, daysAgo(0)).catch(() => {})
      for (let at = 0; at < MAX_SEARCHES; at += 1) unanswered.note(`round ${round} ${at}`)
      await writing
    }
    await unanswered.write(db, daysAgo(0)).catch(() => {})
    execute.mockRestore()
    expect(unanswered).toHaveProperty('heard.size', MAX_SEARCHES)
    await unanswered.write(db, daysAgo(0))
    expect((await pool.query('select count(*)::int as n from unanswered_searches')).rows).toEqual([{ n: MAX_SEARCHES }])
  })
})
