import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import type { OpenDatabase } from '@/provider/platform/database'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { silentProgress } from '@/provider/command/progress'
import { openLists, runImport, type ImportRequest } from './run-import'
import { writeAtOnce } from './store/record-run'
import { takeLease } from './store/lease'
import { publish, tidy } from './store/staging'
import { holdBare, holdUnled } from './matches/dependents'
import { addInstitute } from '@/testing/provider/directory'
import { AICTE_ROWS, aicteRow, schoolLines, writeList } from '@/testing/import/lists'

jest.setTimeout(60_000)

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'import-run-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isEmbedded = (pool: pg.Pool) => !('connectionString' in pool.options && pool.options.connectionString)

async function run(
  { pool }: OpenDatabase,
  files: string[],
  over: Partial<ImportRequest> = {},
  isStopped = () => false,
  within: Parameters<typeof runImport>[5] = {},
) {
  const request: ImportRequest = {
    files,
    wanted: { all: false, name: 'karnataka' },
    map: new Map(),
    source: null,
    isDryRun: false,
    ...over,
  }
  const { journal } = await runImport(
    { pool, isEmbedded: isEmbedded(pool) },
    request,
    await openLists(request),
    silentProgress,
    isStopped,
    within,
  )
  return { totals: journal.totals(), rows: [...journal.report()] }
}

async function directory({ pool }: OpenDatabase) {
  const institutes = await pool.query(
    `select id, name ->> 'en' as name, type_id, type_ids, district_id, university, updated_at from institutes where not is_sample order by id`,
  )
  const courses = await pool.query(
    'select institute_id, name, category, seats from courses order by institute_id, position',
  )
  const records = await pool.query(
    'select source, external_id, institute_id, fingerprint, imported_at from imported_records order by source, external_id',
  )
  return { institutes: institutes.rows, courses: courses.rows, records: records.rows }
}

async function leftovers({ pool }: OpenDatabase) {
  const { rows } = await pool.query(
    `select (select count(*)::int from import_staged_institutes) + (select count(*)::int from import_staged_courses)
       + (select count(*)::int from import_staged_records) + (select count(*)::int from import_lease) as staged,
       (select count(*)::int from import_drafts) as drafts, (select count(*)::int from imported_records) as records`,
  )
  return rows[0]
}

describeOnEachDatabase('an import', (database) => {
  afterEach(() => emptyTables(database(), ['institutes', 'import_drafts'], true))
  const aicte = () => writeList(folder, 'aicte.json', AICTE_ROWS)

  test('accounts for every row, merges one institution and keeps two apart', async () => {
    const { totals, rows } = await run(database(), [aicte()])
    expect(totals).toEqual({
      read: 7,
      added: 3,
      changed: 0,
      unchanged: 0,
      merged: 2,
      kept: 0,
      doubtful: 0,
      rejected: 2,
    })
    expect(rows.map((row) => [row.external_id, row.outcome])).toEqual([
      ['1-1', 'added'],
      ['1-2', 'merged'],
      ['1-3', 'merged'],
      ['1-4', 'added'],
      ['1-5', 'added'],
      ['1-6', 'rejected'],
      ['1-7', 'rejected'],
    ])
    expect(rows[1]).toMatchObject({ institute: 'Mallige Institute of Technology', institute_id: rows[0]?.institute_id })
    expect(rows[5]).toMatchObject({
      reason: 'in Maharashtra, which is not wanted (see --state)',
      line: expect.any(Number),
    })
    expect(new Set(rows.map((row) => row.line)).size).toBe(7)
    const { institutes, courses } = await directory(database())
    expect(institutes).toMatchObject([
      {
        name: 'Mallige Institute of Technology',
        type_id: 1,
        type_ids: [1, 3, 4],
        district_id: 525,
        university: 'Visvesvaraya Technological University',
      },
      { name: 'Government First Grade College' },
      { name: 'Government First Grade College' },
    ])
    expect(courses.filter((course) => course.institute_id === institutes[0].id)).toMatchObject([
      { name: 'Computer Science and Engineering', category: 'Bachelor of Engineering', seats: 60 },
      { name: 'Master of Business Administration', seats: 30 },
      { name: 'Master of Computer Applications', seats: 30 },
    ])
    expect(await leftovers(database())).toEqual({ staged: 0, drafts: 5, records: 5 })
  })

  test('logs what it changed, for what is kept in memory to follow', async () => {
    const { pool } = database()
    await pool.query('truncate directory_changes')
    await run(database(), [aicte()])
    const logged = async () =>
      (await pool.query('select institute_id as id from directory_changes order by id')).rows.map((row) => row.id)
    const ids = (await directory(database())).institutes.map((institute) => institute.id)
    expect(await logged()).toEqual(ids)
    await pool.query('truncate directory_changes')
    await run(database(), [aicte()])
    expect(await logged()).toEqual([])
  })

  test('a second run changes nothing at all', async () => {
    await run(database(), [aicte()])
    const before = await directory(database())
    const { totals } = await run(database(), [aicte()])
    expect(totals).toMatchObject({ read: 7, unchanged: 5, rejected: 2 })
    expect(await directory(database())).toEqual(before)
  })

  test('a dry run reports the same and changes nothing', async () => {
    const dry = await run(database(), [aicte()], { isDryRun: true })
    expect(await directory(database())).toEqual({ institutes: [], courses: [], records: [] })
    expect(await leftovers(database())).toEqual({ staged: 0, drafts: 0, records: 0 })
    const real = await run(database(), [aicte()])
    expect(dry.totals).toEqual(real.totals)
    expect(dry.rows.map((row) => ({ ...row, institute_id: null }))).toEqual(
      real.rows.map((row) => ({ ...row, institute_id: null })),
    )
  })

  test('a changed record changes its institution, which keeps its id and its other records', async () => {
    await run(database(), [aicte()])
    const [before] = (await directory(database())).institutes
    const changed = AICTE_ROWS.map((row) =>
      row.aicte_id === '1-2'
        ? aicteRow('1-2', 'MALLIGE INSTITUTE OF TECHNOLOGY', row.address, [
            ['MANAGEMENT', 'POST GRADUATE', 'MBA', '120'],
          ])
        : row,
    )
    const { totals, rows } = await run(database(), [writeList(folder, 'changed.json', changed)])
    expect(totals).toMatchObject({ changed: 1, unchanged: 4, rejected: 2 })
    expect(rows[1]).toMatchObject({ outcome: 'changed', institute_id: before.id })
    const after = await directory(database())
    expect(after.institutes).toHaveLength(3)
    expect(after.courses.filter((course) => course.institute_id === before.id).map((course) => course.seats)).toEqual([
      60, 120, 30,
    ])
    expect((await leftovers(database())).drafts).toBe(5)
  })

  test('an operator’s list completes what is there and adds what is not; one row a course', async () => {
    await run(database(), [aicte()])
    const csv =
      'College;Town;Dist;Phone;Course;Fees;State\nMallige Institute of Technology;Bangalore;Bangalore Urban;080 2222222;Computer Science and Engineering;1,12,410;\nMallige Institute of Technology;Bangalore;Bangalore Urban;;Yoga;500;\nKamala Law College;Hassan;Hassan;;LL.B.;;Karnataka\n;;;;;;\n'
    const file = writeList(folder, 'My list.csv', csv)
    const map = new Map([['dist', 'district']])
    const { totals, rows } = await run(database(), [file], { map })
    expect(totals).toEqual({
      read: 3,
      added: 1,
      changed: 0,
      unchanged: 0,
      merged: 2,
      kept: 0,
      doubtful: 0,
      rejected: 0,
    })
    expect(rows[1]).toMatchObject({ source: 'my-list', reason: expect.stringContaining('the same record as') })
    const { pool } = database()
    const { rows: found } = await pool.query(
      `select phone, type_id, id from institutes where name ->> 'en' = 'Mallige Institute of Technology'`,
    )
    expect(found).toMatchObject([{ phone: '080 2222222' }])
    const { rows: fees } = await pool.query(
      'select name, fees from courses where institute_id = $1 and fees is not null order by name',
      [found[0].id],
    )
    expect(fees).toContainEqual({ name: 'Yoga', fees: 500 })
    expect((await run(database(), [file], { map })).totals).toMatchObject({ read: 3, unchanged: 2, merged: 1 })
  })

  test('other states when asked for, with their name and without a district', async () => {
    const { totals } = await run(database(), [aicte()], { wanted: { all: true } })
    expect(totals).toMatchObject({ added: 4, rejected: 1 })
    const { rows } = await database().pool.query(
      `select state, district_id, address1 from institutes where state <> 'Karnataka'`,
    )
    expect(rows).toEqual([{ state: 'Maharashtra', district_id: null, address1: 'Mumbai, Mumbai' }])
  })

  test('schools by the hundred; the same file twice in one run counts each row', async () => {
    const file = writeList(folder, 'schools.csv', schoolLines(1_203))
    const { totals } = await run(database(), [file, file])
    expect(totals).toEqual({
      read: 2_406,
      added: 1_203,
      changed: 0,
      unchanged: 0,
      merged: 1_203,
      kept: 0,
      doubtful: 0,
      rejected: 0,
    })
    expect((await directory(database())).institutes).toHaveLength(1_203)
  })

  test('of a list in Kannada no row is rejected for want of a type, and what stands there in English is matched', async () => {
    const english = writeList(folder, 'english.csv', 'name,city\nMallige Engineering College,Hassan\n')
    await run(database(), [english])
    const kannada = writeList(
      folder,
      'kannada.csv',
      'ಕಾಲೇಜಿನ ಹೆಸರು,ಊರು\nಮಲ್ಲಿಗೆ ಇಂಜಿನಿಯರಿಂಗ್ ಕಾಲೇಜು,ಹಾಸನ\nಸರ್ಕಾರಿ ಪಾಲಿಟೆಕ್ನಿಕ್,ಹಾಸನ\nಕಮಲಾ ಪದವಿ ಪೂರ್ವ ಕಾಲೇಜು,ಹಾಸನ\n',
    )
    const { rows } = await run(database(), [kannada])
    expect(rows.map(({ outcome, institute }) => [outcome, institute])).toEqual([
      ['merged', 'Mallige Engineering College'],
      ['added', null],
      ['added', null],
    ])
  })

  test('does not touch sample institutions', async () => {
    const { pool } = database()
    await pool.query(
      `insert into institutes (name, type_id, type_ids, is_sample) values ('{"en":"Mallige Institute of Technology"}', 1, '{1}', true)`,
    )
    await run(database(), [aicte()])
    const { rows } = await pool.query(
      `select is_sample, address1 from institutes where name ->> 'en' = 'Mallige Institute of Technology' order by is_sample`,
    )
    expect(rows).toEqual([
      { is_sample: false, address1: expect.any(String) },
      { is_sample: true, address1: null },
    ])
  })

  test('a bad file among good ones is refused before anything is read', async () => {
    const bad = writeList(folder, 'bad.csv', '<html>')
    await expect(run(database(), [aicte(), bad])).rejects.toThrow(/bad\.csv: expected .* found an HTML or XML page/)
    expect((await directory(database())).institutes).toEqual([])
  })

  test('stopped, it leaves the directory as it was', async () => {
    const file = writeList(folder, 'schools.csv', schoolLines(1_203))
    let asked = 0
    await expect(run(database(), [file], {}, () => (asked += 1) > 1)).rejects.toThrow('Stopped; nothing was imported.')
    expect((await directory(database())).institutes).toEqual([])
    expect(await leftovers(database())).toEqual({ staged: 0, drafts: 0, records: 0 })
  })

  test('of two at once the second says so and stops', async () => {
    const lease = await takeLease(database().pool)
    await expect(run(database(), [aicte()])).rejects.toThrow(
      /^Another import is running \(process \d+ on .*\); this one did nothing\./,
    )
    await lease.release()
    expect((await run(database(), [aicte()])).totals.added).toBe(3)
  })

  test('one that stood still until another took over leaves alone what that one prepares', async () => {
    const { pool } = database()
    const takeOver = async () => {
      await pool.query(`update import_lease set owner = 'somebody', host = 'elsewhere'`)
      await pool.query(
        `insert into import_staged_records (source, external_id, fingerprint, institute_id) values ('theirs', '1', 'f', 1)`,
      )
    }
    await expect(run(database(), [aicte()], {}, () => false, { begin: takeOver })).rejects.toThrow('took over')
    expect((await pool.query('select source from import_staged_records')).rows).toEqual([{ source: 'theirs' }])
    expect((await pool.query('select count(*)::int as staged from import_staged_institutes')).rows).toEqual([
      { staged: 0 },
    ])
    expect((await pool.query('select owner from import_lease')).rows).toEqual([{ owner: 'somebody' }])
    await pool.query('truncate import_lease, import_staged_records')
  })

  test('is not published where the database lost what was prepared', async () => {
    const { pool } = database()
    const { owner, release } = await takeLease(pool)
    await tidy(pool, owner)
    const publishing = publish(pool, owner, isEmbedded(pool), { staged: 3, besides: [] })
    await expect(publishing).rejects.toThrow('The database lost what was prepared; nothing was imported.')
    await release()
  })

  test('an institution does not go where something was hung on it meanwhile', async () => {
    const { db, pool } = database()
    const id = await addInstitute(db, { name: 'Hill College' })
    const goes = [...holdBare([id]), { text: 'delete from institutes where id = any($1::int[])', values: [[id]] }]
    await pool.query(
      `insert into name_edits (institute_id, letters, name, is_added) values ($1, 'hill', 'Hill', true)`,
      [id],
    )
    await expect(writeAtOnce(pool, goes)).rejects.toThrow('is not there any more')
    await pool.query('delete from name_edits')
    await pool.query(
      `insert into desk_accounts (mail, name, role, institute_id, created_at) values ('m@x.example', 'Meena', 'representative', $1, now())`,
      [id],
    )
    await expect(writeAtOnce(pool, goes)).rejects.toThrow('is not there any more')
    await pool.query('delete from desk_accounts')
    await writeAtOnce(pool, goes)
    expect((await directory(database())).institutes).toEqual([])
  })

  test('an institution that leaves nothing behind does not go where it was made a successor meanwhile, now or at a time', async () => {
    const { db, pool } = database()
    const [id, other] = [await addInstitute(db, { name: 'Hill College' }), await addInstitute(db, { name: 'Lake' })]
    const goes = [
      ...[...holdBare([id]), holdUnled([id])],
      { text: 'delete from institutes where id = any($1::int[])', values: [[id]] },
    ]
    await pool.query(
      `insert into record_ends (list, record_id, said, publish_at) values ('institutions', $1, $2, now())`,
      [String(other), JSON.stringify({ successor: String(id) })],
    )
    await expect(writeAtOnce(pool, goes)).rejects.toThrow('is not there any more')
    await pool.query('delete from record_ends')
    await pool.query('update institutes set successor_id = $1 where id = $2', [id, other])
    await expect(writeAtOnce(pool, goes)).rejects.toThrow('is not there any more')
    await pool.query('update institutes set successor_id = null')
    await writeAtOnce(pool, goes)
    expect((await directory(database())).institutes).toHaveLength(1)
  })

  test('a lease whose holder died, or that ran out elsewhere, is taken over', async () => {
    const { pool } = database()
    const { hostname } = await import('node:os')
    const hold = (host: string, pid: number, expires: string) =>
      pool.query(`insert into import_lease values (1, 'somebody', $1, $2, now() + $3::interval)`, [host, pid, expires])
    await hold(hostname(), 2 ** 22 + 1, '1 hour')
    expect((await run(database(), [aicte()])).totals.added).toBe(3)
    await hold('elsewhere', 1, '-1 second')
    expect((await run(database(), [aicte()])).totals.unchanged).toBe(5)
    await hold('elsewhere', 1, '1 hour')
    await expect(run(database(), [aicte()])).rejects.toThrow('process 1 on elsewhere')
    await pool.query('delete from import_lease')
  })
})
