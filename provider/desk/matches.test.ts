import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deskDuplicatePageSchema } from '@/lib/contract/desk/duplicate'
import { deskMatchPageSchema } from '@/lib/contract/desk/match'
import { deskOverviewSchema } from '@/lib/contract/desk/overview'
import { MINUTE_MS } from '@/lib/contract/time'
import { readMatch } from '@/lib/rules/desk/match-reasons'
import { silentProgress } from '@/provider/command/progress'
import { findHere } from '@/provider/desk/imports/runner'
import { decideApart } from '@/provider/import/matches/apart'
import { decideSame, undoRecord } from '@/provider/import/matches/decide'
import type { DuplicatePair } from '@/provider/import/matches/duplicates'
import { openLists, runImport } from '@/provider/import/run-import'
import { takeLease } from '@/provider/import/store/lease'
import { poolUnder } from '@/provider/platform/database'
import { aicteRow, writeList } from '@/testing/import/lists'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'

jest.setTimeout(60_000)

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'desk-matches-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const AICTE = [
  aicteRow('1-1', 'MALLIGE COLLEGE OF ENGINEERING', 'KAMALA ROAD HOODI BANGALORE 560048'),
  aicteRow('1-2', 'SAMPIGE INSTITUTE OF TECHNOLOGY', 'PEENYA'),
]
const DOUBTED = 'id,name,district,phone\nM1,Mallige College of Engineering for Women,Bangalore,080 2222222\n'
const ROW = { source: 'mine', external_id: 'M1' }

/** What is begun in another turn is there soon; a test that waits in vain ends by its own time. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10))
}

describeOnEachDatabase('rows in doubt at the desk', (database) => {
  const told: string[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push(...tags), settled: async () => {} }
  let find = findHere
  const desk = deskCalls(() => database().db, { website, duplicates: (db) => find(db) })
  let importer = ''
  beforeAll(async () => void (importer = (await desk.join('importer')).session))
  afterEach(async () => {
    told.length = 0
    await emptyTables(database(), ['institutes', 'import_drafts', 'match_cases', 'import_lease'], true)
  })

  async function readLists(...lists: [name: string, rows: object[] | string][]) {
    for (const [name, rows] of lists) {
      const request = {
        ...{ files: [writeList(folder, name, rows)], wanted: { all: true } as const, map: new Map() },
        ...{ source: null, description: {}, isDryRun: false },
      }
      await runImport(poolUnder(database().db), request, await openLists(request), silentProgress, () => false)
    }
  }
  const begin = () => readLists(['aicte.json', AICTE], ['mine.csv', DOUBTED])
  const read = async (query = '') => deskMatchPageSchema.parse((await desk.as(importer, `/desk/matches${query}`)).body)
  const first = async (query = '') => {
    const [row] = (await read(query)).data
    if (row === undefined) throw new Error('no row')
    return row
  }
  const decide = async (action: string, institute_id?: unknown, version?: string) =>
    desk.postAs(importer, '/desk/matches', {
      ...{ ...ROW, version: version ?? (await first(action === 'undo' ? '?state=decided' : '')).version, action },
      ...(institute_id !== undefined && { institute_id: String(institute_id) }),
    })
  const institutes = async () =>
    (await database().pool.query(`select id::text, name ->> 'en' as name, phone from institutes order by id`)).rows
  const trail = async () =>
    (await database().pool.query(`select "by", action, record, before, after from desk_audit order by id desc`)).rows

  test('a row stands beside the institutions that it may be, with what both say', async () => {
    await begin()
    const page = await read()
    expect(page).toMatchObject({ total: 1, page: 1, sources: [{ name: 'mine', count: 1 }] })
    const row = await first()
    expect(row).toMatchObject({
      ...ROW,
      name: 'Mallige College of Engineering for Women',
      decision: null,
      institution: null,
      may_begin: true,
      values: { phone: '080 2222222' },
      course_count: 0,
    })
    const [mallige] = await institutes()
    expect(row.candidates).toMatchObject([{ id: mallige.id, values: { zip: '560048' }, course_count: 1 }])
    expect(row.candidates[0]?.courses).toHaveLength(1)
    expect(row.candidates[0]?.why).toMatch(/name \+/)
    expect((await read('?q=women')).total).toBe(1)
    expect((await read('?q=100%25')).total).toBe(0)
    expect((await read('?source=aicte')).total).toBe(0)
    expect((await read('?state=decided')).total).toBe(0)
    const overview = deskOverviewSchema.parse((await desk.as(importer, '/desk/overview')).body)
    expect(overview.matches).toEqual({ open: 1 })
  })

  test('it is that institution: the row joins it, in the trail and at the website; undone, it is in doubt again', async () => {
    await begin()
    const [mallige] = await institutes()
    expect((await decide('same', mallige.id)).status).toBe(200)
    expect(await institutes()).toMatchObject([{ id: mallige.id, phone: '080 2222222' }, {}])
    expect((await read()).total).toBe(0)
    expect(await first('?state=decided')).toMatchObject({ ...ROW, decision: 'same', institution: { id: mallige.id } })
    expect(told).toEqual([`institute:${mallige.id}`, 'directory'])
    expect((await trail())[0]).toMatchObject({
      ...{ by: 'A importer', action: 'match-decided', record: 'row mine M1', before: null },
      after: { decision: 'same', institution: Number(mallige.id) },
    })
    expect((await decide('undo')).status).toBe(200)
    expect((await institutes())[0]).toMatchObject({ name: 'Mallige College of Engineering', phone: null })
    expect((await trail())[0]).toMatchObject({
      ...{ action: 'match-undone', record: 'row mine M1', after: null },
      before: { decision: 'same', institution: Number(mallige.id) },
    })
    expect(await first()).toMatchObject({ ...ROW, decision: null })
  })

  test('of a row that no list can have nothing is decided', async () => {
    const said = { source: 'mine\0', external_id: '\0', version: '\0', action: 'apart' }
    expect((await desk.postAs(importer, '/desk/matches', said)).status).toBe(409)
  })

  test('one to which somebody tied a college of closing ranks does not go with what began it', async () => {
    await begin()
    await decide('apart')
    const { pool } = database()
    const tied = `'ranks:kea', 'E901'`
    await pool.query(`insert into imported_records (source, external_id, institute_id, fingerprint)
      select ${tied}, institute_id, fingerprint from imported_records where source = 'mine'`)
    await pool.query(`insert into match_cases (source, external_id, name, candidates, decision, is_by_hand)
      values (${tied}, 'Mallige', '[]', 'same', true)`)
    expect(await decide('undo')).toMatchObject({ status: 422, body: { errors: { institute_id: ['ranks_tied'] } } })
    expect(await institutes()).toHaveLength(3)
    await pool.query(`delete from match_cases where source = 'ranks:kea'`)
    expect((await decide('undo')).status).toBe(200)
    expect(await institutes()).toHaveLength(2)
  })

  test('it is none of those: it begins one of its own, which the next edition of its list keeps', async () => {
    await begin()
    expect((await decide('apart')).status).toBe(200)
    const [, , added] = await institutes()
    expect(added).toMatchObject({ name: 'Mallige College of Engineering for Women' })
    expect(await first('?state=decided')).toMatchObject({ decision: 'apart', institution: { id: added.id } })
    expect((await trail())[0]).toMatchObject({ after: { decision: 'apart', institution: Number(added.id) } })
    await readLists(['mine.csv', DOUBTED.replace('2222222', '3333333')])
    expect(await institutes()).toMatchObject([{}, {}, { id: added.id, phone: '080 3333333' }])
  })

  test('what is not as it was shown is not decided, nor twice, nor undone twice', async () => {
    await begin()
    const shown = (await first()).version
    await readLists(['mine.csv', DOUBTED.replace('2222222', '3333333')])
    const [mallige] = await institutes()
    expect((await decide('same', mallige.id, shown)).status).toBe(409)
    const { version } = await first()
    const both = await Promise.all([decide('same', mallige.id, version), decide('apart', undefined, version)])
    // Of two at once one is heard; the other is told to wait, or that it is decided.
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(both.every(({ status }) => [200, 409, 423].includes(status))).toBe(true)
    expect((await decide('apart', undefined, version)).status).toBe(409)
    const decided = (await first('?state=decided')).version
    expect((await decide('undo', undefined, shown)).status).toBe(409)
    expect((await decide('undo', undefined, decided)).status).toBe(200)
    expect((await decide('undo', undefined, decided)).status).toBe(409)
  })

  test('while an import runs nothing is decided', async () => {
    await begin()
    const lease = await takeLease(database().pool)
    expect((await decide('apart')).status).toBe(423)
    await lease.release()
    expect((await decide('apart')).status).toBe(200)
  })

  test.each([
    ['unknown', '999999', 'unknown'],
    ['no number', 'Mallige', 'unknown'],
    ['of no list', 'added', 'notListed'],
    ['retired', 'retired', 'unknown'],
  ])('an institution that cannot have it is named beside its field: %s', async (_what, given, word) => {
    await begin()
    const ids = new Map([['added', () => addInstitute(database().db, { name: 'Of no list' })]])
    const [, sampige] = await institutes()
    if (given === 'retired')
      await database().pool.query('update institutes set retired_at = now() where id = $1', [sampige.id])
    const id = given === 'retired' ? sampige.id : ((await ids.get(given)?.()) ?? given)
    const answer = await decide('same', id)
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { institute_id: [word] } }])
    expect((await read()).total).toBe(1)
  })

  test('one that was retired meanwhile is offered to nobody', async () => {
    await begin()
    const [mallige] = await institutes()
    await database().pool.query('update institutes set retired_at = now() where id = $1', [mallige.id])
    expect((await first()).candidates).toEqual([])
  })

  test('a row of which nothing tells the kind begins no institution', async () => {
    await begin()
    await database().pool.query(
      `update import_drafts set draft = jsonb_set(draft, '{typeId}', 'null') where source = 'mine'`,
    )
    const row = await first()
    expect([row.may_begin, row.values.type_id]).toEqual([false, ''])
    const answer = await decide('apart')
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { institute_id: ['kindless'] } }])
  })

  test('what hangs on the institution that a row began is not lost by undoing it', async () => {
    await begin()
    await decide('apart')
    const { institution } = await first('?state=decided')
    await database().pool.query(`insert into brochures (institute_id, title, file_url) values ($1, 'x', 'y')`, [
      institution?.id,
    ])
    const answer = await decide('undo')
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { institute_id: ['hangs'] } }])
  })

  test.each([
    ['an editor retired it', 'update institutes set retired_at = now() where id = $1'],
    ['another leads to it', 'update institutes set retired_at = now(), successor_id = $1 where id = 2'],
  ])('nor is what an editor said of its standing: %s', async (_what, sql) => {
    await begin()
    await decide('apart')
    const { institution } = await first('?state=decided')
    await database().pool.query(sql, [institution?.id])
    const answer = await decide('undo')
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { institute_id: ['hangs'] } }])
    expect(await institutes()).toHaveLength(3)
  })

  test('what was made one with another meanwhile is not undone as a row', async () => {
    await begin()
    await decide('apart')
    const { version } = await first('?state=decided')
    const [mallige, , added] = await institutes()
    await decideSame(poolUnder(database().db), Number(added.id), Number(mallige.id))
    const row = { source: 'mine', externalId: 'M1' }
    await expect(undoRecord(poolUnder(database().db), { ...row, version })).rejects.toThrow('not as it was shown')
    expect(await institutes()).toHaveLength(2)
  })

  describe('institutions that stand there twice', () => {
    const twice = async (state = 'open') =>
      deskDuplicatePageSchema.parse((await desk.as(importer, `/desk/duplicates?state=${state}`)).body)
    const say = (pair: readonly string[], action: string) =>
      desk.postAs(importer, '/desk/duplicates', { one: pair[0], other: pair[1], action })
    const OWN = 'id,name,city,course\nS,Sampige Institute of Technology,Bangalore,B.E.\n'
    const beginTwice = async () => {
      await readLists(['aicte.json', AICTE], ['own.csv', OWN])
      const { pool } = database()
      await undoRecord(poolUnder(database().db), { source: 'own', externalId: 'S' })
      await pool.query('delete from match_cases')
      const { rows } = await pool.query<{ id: string }>(
        `select id::text from institutes where name ->> 'en' like 'Sampige%' order by id`,
      )
      return rows.map(({ id }) => id)
    }

    test('are found with what speaks for it; that they are two is remembered, undone, and in the trail of both', async () => {
      const pair = await beginTwice()
      const found = await twice()
      expect(found).toMatchObject({ total: 1, looking: false })
      expect(found.data[0]).toMatchObject({ one: { id: pair[0] }, other: { id: pair[1], course_count: 1 } })
      expect(readMatch(found.data[0]?.why ?? '')?.reasons.map(({ aspect }) => aspect)).toContain('name')
      expect((await twice('decided')).total).toBe(0)

      expect((await say(pair, 'apart')).status).toBe(200)
      expect((await say(pair, 'apart')).status).toBe(409)
      // The engine itself says it once, while it holds the lease: of two that ask at once it is the second one.
      const again = decideApart(poolUnder(database().db), Number(pair[1]), Number(pair[0]))
      await expect(again).rejects.toThrow('said already')
      expect([(await twice()).total, (await twice('decided')).total]).toEqual([0, 1])
      expect((await trail()).slice(0, 2).map(({ action, record }) => [action, record])).toEqual([
        ['institutions-apart', `institution ${pair[1]}`],
        ['institutions-apart', `institution ${pair[0]}`],
      ])
      expect((await say(pair, 'undo')).status).toBe(200)
      expect((await say(pair, 'undo')).status).toBe(409)
      expect((await twice()).total).toBe(1)
      expect((await trail())[0]).toMatchObject({ action: 'apart-undone', after: { other: Number(pair[0]) } })
    })

    test('are sought by one search at a time, with what the one before found meanwhile; one that failed waits', async () => {
      const [one, other] = (await beginTwice()).map((id) => ({ id: Number(id), name: 'Sampige' }))
      if (one === undefined || other === undefined) throw new Error('no pair')
      const searches: { resolve: (found: DuplicatePair[]) => void; reject: (error: Error) => void }[] = []
      find = () => new Promise((resolve, reject) => void searches.push({ resolve, reject }))
      const ask = () => desk.as(importer, '/desk/duplicates')
      const read = async () => deskDuplicatePageSchema.parse((await ask()).body)
      const failing = ask()
      await until(() => searches.length === 1)
      searches[0]?.reject(new Error('out of memory'))
      const failed = { looking: false, failed: true }
      expect([(await failing).body, (await ask()).body, searches.length]).toMatchObject([failed, failed, 1])
      expect(desk.lines.join('')).toMatch(/out of memory.*institutions that stand there twice could not be sought/)

      desk.clock.at += 5 * MINUTE_MS
      const first = ask()
      await until(() => searches.length === 2)
      searches[1]?.resolve([{ one, other, weight: 12, why: '', lists: [], isRenamed: false, isPart: true }])
      expect((await first).body).toMatchObject({
        ...{ data: [{ renamed: false, part: true }], total: 1, looking: false, failed: false },
      })
      await database().pool.query('update imported_records set imported_at = clock_timestamp()')
      expect([await read(), searches.length]).toMatchObject([{ total: 1, looking: false }, 3])
      await database().pool.query('update imported_records set imported_at = clock_timestamp()')
      expect([await read(), searches.length]).toMatchObject([{ total: 1, looking: false }, 3])
      searches[2]?.resolve([])
      find = findHere
      await until(async () => (await read()).total === 1)
    })

    test('not while an import runs; of one that is not there nothing is said', async () => {
      const pair = await beginTwice()
      const lease = await takeLease(database().pool)
      expect((await say(pair, 'apart')).status).toBe(423)
      await lease.release()
      expect((await say([pair[0] ?? '', '99999'], 'apart')).status).toBe(409)
      await database().pool.query('update institutes set retired_at = now() where id = $1', [pair[1]])
      expect((await twice()).total).toBe(0)
    })
  })
})
