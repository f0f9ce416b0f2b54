import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { silentProgress } from '@/provider/command/progress'
import { decideDoubt } from '@/provider/import/matches/decide'
import { openLists, runImport } from '@/provider/import/run-import'
import { tidy } from '@/provider/import/store/staging'
import { takeLease } from '@/provider/import/store/lease'
import { recordRun, reserveRun } from '@/provider/import/store/record-run'
import { poolUnder } from '@/provider/platform/database'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { writeList } from '@/testing/import/lists'
import { MAX_UNDOABLE } from './keep-former'
import { previewUndo, undoImport } from './undo-import'

jest.setTimeout(60_000)

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'undo-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FIRST = `external_id,name,type,city,phone,course,fees
1,Mallige College of Engineering,Engineering,Mysuru,0821 2222222,Civil,100000
2,Champaka College of Engineering,Engineering,Hubballi,,Civil,90000
`
const EDITION = `external_id,name,type,city,phone,course,fees
1,Mallige College of Engineering,Engineering,Mysuru,0821 3333333,Mechanical,120000
2,Champaka College of Engineering,Engineering,Hubballi,,Civil,90000
3,Jasmine College of Engineering,Engineering,Hassan,,Civil,80000
4,Kamala College of Engineering,Engineering,Ballari,,,
`
/** The first is Mallige's, by name and town. */
const OTHER = `external_id,name,type,city,email
a,Mallige College of Engineering,Engineering,Mysuru,mail@mallige.example
b,Sampige College of Engineering,Engineering,Udupi,
`

describeOnEachDatabase('undoing an import', (database) => {
  const by = { id: null, name: 'terminal' }
  const noRanks = { lists_removed: 0, lists_restored: 0 }
  const now = new Date('2026-11-26T10:00:00Z')
  afterEach(() =>
    emptyTables(
      database(),
      ['institutes', 'import_drafts', 'match_cases', 'import_runs', 'import_undo', 'sources'],
      true,
    ),
  )

  /** @param reserved the number of an upload that waited */
  async function load(name: string, list: string, title: string | null = null, reserved?: number): Promise<number> {
    const { pool } = database()
    const runId = reserved ?? (await reserveRun(pool))
    const request = {
      files: [writeList(folder, `${name}.csv`, list)],
      ...{ wanted: { all: true as const }, map: new Map(), source: null, isDryRun: false, description: { title } },
    }
    await runImport(poolUnder(database().db), request, await openLists(request), silentProgress, () => false, {
      besides: (journal) => [recordRun({ id: runId, files: [name], sources: [name], by: by.name }, journal)],
      runId,
    })
    return runId
  }
  const undo = (runId: number) => undoImport(poolUnder(database().db), { runId, state: 'published', by, now })
  const ask = async (text: string) => (await database().pool.query(text)).rows
  /** All that an import can change, but for when it was. */
  const directory = async () => ({
    institutes: await ask(`select to_jsonb(i) - 'updated_at' as i from institutes i order by id`),
    courses: await ask(`select institute_id, position, name, fees from courses order by institute_id, position`),
    records: await ask('select source, external_id, institute_id, fingerprint from imported_records order by 1, 2'),
    drafts: await ask('select source, external_id, fingerprint from import_drafts order by 1, 2, 3'),
    cases: await ask(`select to_jsonb(c) - 'changed_at' as c from match_cases c order by source, external_id`),
    sources: await ask('select * from sources order by name'),
  })
  const idOf = async (name: string): Promise<number> =>
    (await database().pool.query(`select id from institutes where name ->> 'en' = $1`, [name])).rows[0]?.id
  const review = (institute: number) =>
    database().pool.query(
      `insert into reviews (institute_id, name, role, rating, description) values ($1, 'x', 'student', 5, 'x')`,
      [institute],
    )

  test('what it added, changed and matched is as before, with its courses, records and what is said of its list', async () => {
    await load('first', FIRST, 'The first edition')
    const before = await directory()
    const edition = await load('first', EDITION, 'The second edition')
    const between = await directory()
    const other = await load('other', OTHER)
    // What was removed goes with its institution, also where references delete nothing.
    await ask(`insert into removed_brochures (institute_id, title, file_url, removed_at)
      select max(id), 'Prospectus', '/x.pdf', now() from institutes`)
    const foreseen = await previewUndo(database().pool, other)
    expect(await undo(other)).toEqual(foreseen)
    expect(foreseen).toEqual({ ...noRanks, removed: 1, restored: 0, detached: 1, doubts: 0, left_total: 0, left: [] })
    expect(await directory()).toEqual(between)
    expect(await ask('select count(*)::int as removed from removed_brochures')).toEqual([{ removed: 0 }])
    expect(await undo(edition)).toEqual({
      ...noRanks,
      removed: 2,
      restored: 1,
      detached: 0,
      doubts: 0,
      left_total: 0,
      left: [],
    })
    expect(await directory()).toEqual(before)
    expect(await ask(`select "by", action, record, after from desk_audit order by id desc limit 1`)).toEqual([
      {
        ...{ by: 'terminal', action: 'list-undone', record: `import ${edition}` },
        after: { ...noRanks, removed: 2, restored: 1, detached: 0, doubts: 0, left: 0 },
      },
    ])
    await expect(undo(edition)).rejects.toThrow('undone already')
    await expect(undo(edition + 100)).rejects.toThrow(`There is no import ${edition + 100}.`)
    // To have it again, its list is imported again.
    await load('first', EDITION, 'The second edition')
    expect((await ask(`select name ->> 'en' as name from institutes order by 1`)).length).toBe(4)
  })

  test('what came later stays, and is named: another edition, what hangs on an institution; the desk leads as ever', async () => {
    await load('first', FIRST)
    const edition = await load('first', EDITION)
    const [mallige, jasmine, kamala] = await Promise.all(
      ['Mallige', 'Jasmine', 'Kamala'].map((name) => idOf(`${name} College of Engineering`)),
    )
    await load('first', EDITION.replace('80000', '85000'))
    await review(kamala ?? 0)
    await database().pool.query(
      `insert into institute_edits values ($1, '{"email":"desk@mallige.example"}', null, 'Asha', now())`,
      [mallige],
    )
    await database().pool.query(`update institutes set email = 'desk@mallige.example' where id = $1`, [mallige])
    expect(await undo(edition)).toMatchObject({
      ...{ removed: 0, restored: 1, left_total: 2 },
      left: [
        { institute_id: jasmine, name: { en: 'Jasmine College of Engineering' }, why: 'later' },
        { institute_id: kamala, name: { en: 'Kamala College of Engineering' }, why: 'reviews' },
      ],
    })
    expect(
      await ask(
        `select phone, email, (select min(fees) from courses where institute_id = i.id) as fees from institutes i order by id`,
      ),
    ).toEqual([
      { phone: '0821 2222222', email: 'desk@mallige.example', fees: 100000 },
      { phone: null, email: null, fees: 90000 },
      { phone: null, email: null, fees: 85000 },
      { phone: null, email: null, fees: null },
    ])
  })

  test('which import came later is told by when it was published, not by when it was uploaded', async () => {
    const waiting = await reserveRun(database().pool)
    const first = await load('first', FIRST)
    const before = await directory()
    await load('first', EDITION, null, waiting)
    expect(await undo(waiting)).toMatchObject({ removed: 2, restored: 1, left_total: 0 })
    expect({ ...(await directory()), drafts: before.drafts }).toEqual(before)
    await load('first', EDITION)
    expect(await undo(first)).toMatchObject({ removed: 1, left_total: 1, left: [{ why: 'later' }] })
  })

  test('an institution that is to be retired at a time, or to be a successor then, stays, and is named', async () => {
    await load('first', FIRST)
    const edition = await load('first', EDITION)
    const [jasmine, kamala] = await Promise.all(
      ['Jasmine', 'Kamala'].map((name) => idOf(`${name} College of Engineering`)),
    )
    await database().pool.query(
      `insert into record_ends (list, record_id, said) values ('institutions', $1, '{}'), ('dates', 'kcet', '{}'),
         ('institutions', '999999', jsonb_build_object('successor', $2::text))`,
      [String(jasmine), String(kamala)],
    )
    const undone = await undo(edition)
    await database().pool.query('truncate record_ends')
    expect(undone).toMatchObject({
      ...{ removed: 0, left_total: 2 },
      left: [
        { institute_id: jasmine, why: 'ending' },
        { institute_id: kamala, why: 'retired' },
      ],
    })
  })

  test('an institution that somebody represents, or of which a proposal waits, stays, and is named', async () => {
    await load('first', FIRST)
    const edition = await load('first', EDITION)
    const [jasmine, kamala] = await Promise.all(
      ['Jasmine', 'Kamala'].map((name) => idOf(`${name} College of Engineering`)),
    )
    await database().pool.query(
      `insert into desk_accounts (mail, name, role, institute_id, created_at) values ('m@x.example', 'Meena', 'representative', $1, now())`,
      [jasmine],
    )
    await database().pool.query(
      `insert into institute_proposals (institute_id, state, version, fields, account_id, by, language, proposed_at, changed_at)
       values ($1, 'open', 1, '[]', 1, 'Meena', 'kn', now(), now())`,
      [kamala],
    )
    const undone = await undo(edition)
    await emptyTables(database(), ['desk_accounts', 'institute_proposals'])
    expect(undone).toMatchObject({
      ...{ removed: 0, left_total: 2 },
      left: [
        { institute_id: kamala, why: 'proposed' },
        { institute_id: jasmine, why: 'represented' },
      ],
    })
  })

  test('a record in doubt is no longer, or is as it was; one that somebody decided about stays decided', async () => {
    await load('first', FIRST)
    const before = await directory()
    const doubted =
      'id,name,city\na,Mallige College of Engineering for Women,Mysuru\nb,Champaka College of Engineering for Women,Hubballi\n'
    const run = await load('other', doubted)
    const inDoubt = await directory()
    expect(inDoubt.cases).toHaveLength(2)
    const edition = await load('other', doubted.replace('a,Mallige', 'a,The Mallige'))
    expect((await directory()).cases).not.toEqual(inDoubt.cases)
    expect(await undo(edition)).toMatchObject({ doubts: 1, left: [] })
    expect(await directory()).toEqual(inDoubt)
    const mallige = await idOf('Mallige College of Engineering')
    await decideDoubt(poolUnder(database().db), { source: 'other', externalId: 'a' }, mallige)
    const left = [{ institute_id: null, name: { en: 'Mallige College of Engineering for Women' }, why: 'later' }]
    expect(await undo(run)).toEqual({
      ...noRanks,
      removed: 0,
      restored: 0,
      detached: 0,
      doubts: 1,
      left_total: 1,
      left,
    })
    expect(await ask('select external_id, decision from match_cases')).toEqual([{ external_id: 'a', decision: 'same' }])
    expect((await directory()).records).toHaveLength(before.records.length + 1)
  })

  test('killed, or while somebody imports, it changes nothing; the latest imports alone can be undone', async () => {
    const { pool } = database()
    const runs = [await load('first', FIRST)]
    const before = await directory()
    await pool.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
       create trigger fail before update on import_runs for each row when (new.state = 'undone') execute function fail();
       alter table import_runs enable always trigger fail`,
    )
    await expect(undo(runs[0] ?? 0)).rejects.toThrow('killed')
    await pool.query('drop trigger fail on import_runs; drop function fail')
    expect(await directory()).toEqual(before)
    const lease = await takeLease(pool)
    await expect(undo(runs[0] ?? 0)).rejects.toThrow('Another import is running')
    await lease.release()
    for (let fees = 1; fees <= MAX_UNDOABLE; fees += 1)
      runs.push(await load('first', FIRST.replace('90000', `${fees}`)))
    await expect(undo(runs[0] ?? 0)).rejects.toThrow('cannot be undone')
    expect(await ask('select count(distinct run_id)::int as runs from import_undo')).toEqual([{ runs: MAX_UNDOABLE }])
    expect((await directory()).drafts).toHaveLength(2 + MAX_UNDOABLE)
    for (const run of runs.slice(1).reverse()) await undo(run)
    const last = await takeLease(pool)
    await tidy(pool, last.owner)
    await last.release()
    expect({ ...(await directory()), sources: before.sources }).toEqual(before)
  })
})
