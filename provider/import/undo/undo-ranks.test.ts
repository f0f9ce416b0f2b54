import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { silentProgress } from '@/provider/command/progress'
import { leaveCollege, readCollege, tieCollege, undoCollege } from '@/provider/import/matches/colleges'
import { openLists, runImport } from '@/provider/import/run-import'
import { recordRun, reserveRun } from '@/provider/import/store/record-run'
import { poolUnder } from '@/provider/platform/database'
import { aicteRow, writeList } from '@/testing/import/lists'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { MAX_UNDOABLE } from './keep-former'
import { sayUndo } from './say-undo'
import { previewUndo, undoImport } from './undo-import'

jest.setTimeout(60_000)

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'undo-ranks-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const AICTE = [aicteRow('1-1', 'MALLIGE COLLEGE OF ENGINEERING', 'KAMALA ROAD HOODI BANGALORE 560048')]
const HEADING = 'exam,year,round,college_code,college,place,course,page,GM,2AG\n'
const ROUND_1 = `${HEADING}KEA,2031,1,E901,"Mallige College of Engineering, Hoodi","KAMALA ROAD, BANGALORE-560048",Civil,4,100,200.03125
KEA,2031,1,E902,Honne University,Hassan,Design,,500,--
KEA,2031,1,E902,Honne University,Hassan,Planning,7,--,--
`
/** Another rank, another course, a name that is written anew, and one college less. */
const EDITION = `${HEADING}KEA,2031,1,E901,"Mallige College of Engineering, Hoodi Road","KAMALA ROAD, BANGALORE-560048",Civil,5,101.5,--
KEA,2031,1,E901,"Mallige College of Engineering, Hoodi Road","KAMALA ROAD, BANGALORE-560048",Design,5,300,400
`
const ROUND_2 = EDITION.replaceAll(',2031,1,', ',2031,2,').replaceAll('Hoodi Road', 'Hoodi Lane')
const NOTHING = { removed: 0, restored: 0, detached: 0, doubts: 0, lists_removed: 0, lists_restored: 0 }

describeOnEachDatabase('undoing an import of closing ranks', (database) => {
  const by = { id: null, name: 'terminal' }
  const now = new Date('2031-11-26T10:00:00Z')
  afterEach(() =>
    emptyTables(
      database(),
      [
        'institutes',
        'import_drafts',
        'match_cases',
        'import_runs',
        'import_undo',
        'import_undo_ranks',
        'sources',
        'rank_lists',
        'rank_colleges',
        'rank_courses',
        'rank_cells',
      ],
      true,
    ),
  )

  async function load(
    name: string,
    list: object[] | string,
    title: string | null = null,
    more: string[] = [],
    changes = true,
  ) {
    const { pool } = database()
    const runId = await reserveRun(pool)
    const request = {
      files: [name, ...more.map((_, at) => `${at}.csv`)].map((file, at) =>
        writeList(folder, file, [list, ...more][at] ?? ''),
      ),
      ...{ wanted: { all: true as const }, map: new Map(), source: null, isDryRun: false },
      description: { title, ...(title !== null && { licence: 'own' as const, url: 'https://kea.example/list' }) },
    }
    const { isUndoable } = await runImport(
      ...([
        poolUnder(database().db),
        request,
        await openLists(request),
        silentProgress,
        () => false,
        {
          besides: (journal) => [recordRun({ id: runId, files: [name], sources: [name], by: by.name }, journal)],
          runId,
        },
      ] as Parameters<typeof runImport>),
    )
    expect(isUndoable).toBe(changes)
    return runId
  }
  const undo = (runId: number) => undoImport(poolUnder(database().db), { runId, state: 'published', by, now })
  const ask = async (text: string) => (await database().pool.query(text)).rows
  /** All that such an import can change. */
  const standing = async () => ({
    lists: await ask(`select to_jsonb(l) - 'id' as l from rank_lists l order by exam, year, round`),
    colleges: await ask('select exam, code, name, place, district_id from rank_colleges order by 1, 2'),
    cells: await ask(`select c.code, k.name, k.stream_id, l.round, n.category, n.rank, n.page from rank_cells n
      join rank_lists l on l.id = n.list_id join rank_courses k on k.id = n.course_id
      join rank_colleges c on c.id = k.college_id order by 1, 2, 4, 5`),
    emptyRows: await ask(`select c.code, k.name, k.stream_id, l.round, n.page from rank_empty_rows n
      join rank_lists l on l.id = n.list_id join rank_courses k on k.id = n.course_id
      join rank_colleges c on c.id = k.college_id order by 1, 2, 4`),
    records: await ask('select source, external_id, institute_id, fingerprint from imported_records order by 1, 2'),
    cases: await ask(`select to_jsonb(c) - 'changed_at' as c from match_cases c order by source, external_id`),
    sources: await ask('select name, title from sources order by name'),
    institutes: await ask(`select id, name from institutes order by id`),
  })
  const mallige = async () => Number((await ask('select id from institutes'))[0]?.id)

  test('a list that was new goes, with what it alone told of; of another edition the one before stands again', async () => {
    await load('aicte.json', AICTE)
    const none = await standing()
    const first = await load('ranks.csv', ROUND_1, 'Cut-offs')
    const before = await standing()
    expect(before.cells).toHaveLength(3)
    expect(before.emptyRows).toMatchObject([{ code: 'E902', name: 'Planning', round: 1, page: 7 }])
    expect(before.records).toHaveLength(2)
    const edition = await load('ranks.csv', EDITION)
    expect(await standing()).not.toEqual(before)
    const foreseen = await previewUndo(database().pool, edition)
    expect(foreseen).toMatchObject({ ...NOTHING, restored: 1, lists_restored: 1, left: [] })
    expect(sayUndo(foreseen, true)).toContain('0 lists of closing ranks go, 1 say again what they said before.')
    expect(await undo(edition)).toEqual(foreseen)
    expect(await standing()).toEqual(before)
    expect(await undo(first)).toMatchObject({ ...NOTHING, detached: 1, lists_removed: 1, left: [] })
    expect(await standing()).toEqual(none)
    expect(await ask('select count(*)::int as kept from import_undo_ranks')).toEqual([{ kept: 0 }])
    expect(await ask(`select after from desk_audit order by id desc limit 1`)).toMatchObject([
      { after: { detached: 1, lists_removed: 1, lists_restored: 0, left: 0 } },
    ])
    await expect(undo(first)).rejects.toThrow('undone already')
  })

  test('what a later import brought stays: an edition is named, a round and the names in it are kept', async () => {
    await load('aicte.json', AICTE)
    const first = await load('ranks.csv', ROUND_1)
    const edition = await load('ranks.csv', EDITION)
    await load('ranks.csv', ROUND_2)
    const later = await standing()
    expect(await undo(first)).toMatchObject({
      ...{ lists_removed: 0, left_total: 2 },
      left: [
        { institute_id: null, name: { en: 'ranks.csv, 2031, round 1 (2031, round 1)' }, why: 'later' },
        { why: 'later' },
      ],
    })
    expect(await standing()).toEqual(later)
    // The edition is undone; the college keeps the name by which the later round calls it.
    expect(await undo(edition)).toMatchObject({ lists_restored: 1, left_total: 1 })
    const { cells, colleges } = await standing()
    expect(colleges).toMatchObject([{ name: expect.stringMatching(/Lane$/) }, { name: 'Honne University' }])
    expect(cells.map(({ code, name, round }) => `${code} ${name} ${round}`)).toEqual([
      ...['E901 Civil 1', 'E901 Civil 1', 'E901 Civil 2', 'E901 Design 2', 'E901 Design 2', 'E902 Design 1'],
    ])
  })

  test('two lists of one exam come back whole, each with the college that it alone had', async () => {
    await load('aicte.json', AICTE)
    const alone = (round: number, code: string) =>
      `KEA,2031,${round},${code},Honne University ${code},Hassan,Design,,500,--\n`
    await load('ranks.csv', ROUND_1 + alone(1, 'E903') + alone(2, 'E904') + alone(2, 'E901'))
    const before = await standing()
    const run = await load('ranks.csv', ROUND_1 + alone(2, 'E902') + alone(3, 'E905'))
    expect(await undo(run)).toMatchObject({ lists_removed: 1, lists_restored: 2, left: [] })
    expect(await standing()).toEqual(before)
  })

  test('of two editions in one import the last one stands, and both are undone', async () => {
    await load('aicte.json', AICTE)
    const none = await standing()
    const run = await load('ranks.csv', ROUND_1, null, [EDITION])
    expect((await standing()).cells.map(({ rank }) => rank)).toEqual([101.5, 400, 300])
    expect(await undo(run)).toMatchObject({ lists_removed: 1, left: [] })
    expect(await standing()).toEqual(none)
  })

  test('an edition that is imported twice is one: the second time changes nothing, and the first is undone whole', async () => {
    await load('aicte.json', AICTE)
    const none = await standing()
    const first = await load('ranks.csv', ROUND_1, 'Cut-offs', [ROUND_1])
    const before = await standing()
    const again = await load('ranks.csv', ROUND_1, 'Cut-offs', [], false)
    expect(await standing()).toEqual(before)
    await expect(undo(again)).rejects.toThrow('no import')
    // One that comes back after another is the later import's: the first is not to be taken from under it.
    const edition = await load('ranks.csv', EDITION, 'Cut-offs')
    const third = await load('ranks.csv', ROUND_1, 'Cut-offs')
    expect(await previewUndo(database().pool, first)).toMatchObject({ ...NOTHING, left: [{ why: 'later' }, {}] })
    expect(await undo(third)).toMatchObject({ lists_restored: 1 })
    expect(await undo(edition)).toMatchObject({ lists_restored: 1 })
    expect(await standing()).toEqual(before)
    expect(await undo(first)).toMatchObject({ lists_removed: 1 })
    // That it was read is said since the later ones read it.
    expect({ ...(await standing()), sources: none.sources }).toEqual(none)
  })

  test('a list is named by year, round and the region that it is for, in both languages', async () => {
    await load('aicte.json', AICTE)
    const run = await load('ranks.csv', ROUND_1, 'Cut-offs')
    // As KEA's list of that region is, which is published apart.
    await database().pool.query(`update rank_lists set region = 'H', fingerprint = 'another'`)
    await database().pool.query(`update import_undo_ranks set region = 'H'`)
    const [list] = (await previewUndo(database().pool, run)).left
    expect(list?.name).toEqual({
      en: 'Cut-offs (2031, round 1, Kalyana-Karnataka)',
      kn: 'Cut-offs (2031, 1ನೇ ಸುತ್ತು, ಕಲ್ಯಾಣ ಕರ್ನಾಟಕ)',
    })
  })

  test('what somebody said of a college whose list has gone is taken back, and leaves nothing', async () => {
    await load('aicte.json', AICTE)
    const none = await standing()
    const run = await load('ranks.csv', ROUND_1)
    const target = poolUnder(database().db)
    const [tied, left] = ['E901', 'E902'].map((externalId) => ({ source: 'ranks:kea', externalId }))
    if (!tied || !left) throw new Error('two are expected')
    await tieCollege(target, tied, await mallige())
    await leaveCollege(target, left)
    await undo(run)
    expect((await standing()).colleges).toMatchObject([{ code: 'E901' }, { code: 'E902' }])
    const { version, state, former_id } = await readCollege(target.pool, tied)
    expect([state, former_id]).toEqual(['byHand', null])
    await undoCollege(target, { ...tied, version })
    expect((await standing()).colleges).toMatchObject([{ code: 'E902' }])
    await undoCollege(target, left)
    expect(await standing()).toEqual(none)
    // Where its list comes back first, it stands as the import leaves it.
    await load('ranks.csv', ROUND_1)
    await tieCollege(target, left, await mallige())
    await load('ranks.csv', EDITION)
    expect((await readCollege(target.pool, left)).is_listed).toBe(false)
    await load('ranks.csv', ROUND_1)
    expect(await readCollege(target.pool, left)).toMatchObject({ state: 'byHand', is_listed: true })
  })

  test('what somebody said of a college stays, and its institution with it', async () => {
    const aicte = await load('aicte.json', AICTE)
    const run = await load('ranks.csv', ROUND_1)
    const target = poolUnder(database().db)
    await tieCollege(target, { source: 'ranks:kea', externalId: 'E901' }, await mallige())
    await tieCollege(target, { source: 'ranks:kea', externalId: 'E902' }, await mallige())
    expect(await undo(run)).toMatchObject({ lists_removed: 1, detached: 0, left_total: 1, left: [{ why: 'later' }] })
    expect((await standing()).records).toHaveLength(3)
    expect(await undo(aicte)).toMatchObject({ removed: 0, left: [{ why: 'ranks_tied' }] })
    await load('ranks.csv', ROUND_1)
    await leaveCollege(target, { source: 'ranks:kea', externalId: 'E901' })
    await leaveCollege(target, { source: 'ranks:kea', externalId: 'E902' })
    expect((await standing()).records).toMatchObject([{ source: 'aicte' }])
  })

  test('an institution of which closing ranks alone would tell goes, and its ranks are kept', async () => {
    const aicte = await load('aicte.json', AICTE)
    await load('ranks.csv', ROUND_1)
    const { cells } = await standing()
    expect(await undo(aicte)).toMatchObject({ removed: 1, left: [] })
    expect(await standing()).toMatchObject({ institutes: [], records: [], cells })
  })

  test('a list that failed to be put back leaves all as it was; former editions of the latest imports alone are kept', async () => {
    const { pool } = database()
    const first = await load('ranks.csv', ROUND_1)
    const edition = await load('ranks.csv', EDITION)
    const before = await standing()
    await pool.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
       create trigger fail before update on import_runs for each row when (new.state = 'undone') execute function fail();
       alter table import_runs enable always trigger fail`,
    )
    await expect(undo(edition)).rejects.toThrow('killed')
    await pool.query('drop trigger fail on import_runs; drop function fail')
    expect(await standing()).toEqual(before)
    for (let rank = 1; rank < MAX_UNDOABLE; rank += 1) await load('ranks.csv', EDITION.replace('101.5', `${rank}`))
    await expect(undo(first)).rejects.toThrow('cannot be undone')
    expect(await ask('select count(*)::int as kept from import_undo_ranks')).toEqual([{ kept: MAX_UNDOABLE }])
  })
})
