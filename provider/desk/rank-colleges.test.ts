import { listMerged } from '@/provider/desk/store/institution-merge'
import { findRetired } from '@/provider/directory/store/institute-details'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { deskRankCollegePageSchema, deskRankCollegeSchema } from '@/lib/contract/desk/rank-college'
import { readMatchesCommand, runMatchesCommand } from '@/provider/import/matches/command'
import { tidy } from '@/provider/import/store/staging'
import { takeLease } from '@/provider/import/store/lease'
import { poolUnder } from '@/provider/platform/database'
import { liveDirectory } from '@/provider/search/live-directory'
import { loadLists } from '@/testing/import/load-lists'
import { aicteRow, writeList } from '@/testing/import/lists'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'

jest.setTimeout(60_000)

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'rank-colleges-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const AICTE = [
  aicteRow('1-1', 'MALLIGE COLLEGE OF ENGINEERING', 'KAMALA ROAD HOODI BANGALORE 560048'),
  aicteRow('1-2', 'SAMPIGE INSTITUTE OF TECHNOLOGY', 'PEENYA'),
]
const HEADING = 'exam,year,round,college_code,college,place,course,GM,2AG\n'
/** A college that is matched, one in doubt, one that is nowhere, and one of another exam. */
const RANKS = `${HEADING}KEA,2031,1,E901,"Mallige College of Engineering, Hoodi","KAMALA ROAD, BANGALORE-560048",Civil,100,200
KEA,2031,2,E901,"Mallige College of Engineering, Hoodi","KAMALA ROAD, BANGALORE-560048",Civil,110,--
KEA,2031,1,E902,"Mallige College of Engineering for Women, Bangalore",,Civil,300,400
KEA,2031,1,E903,"Honne University (Formerly Honne College)",Hassan,Civil,500,600
KEA,2031,1,E903,"Honne University (Formerly Honne College)",Hassan,Design,700,--
KEA,2031,2,E903,"Honne University (Formerly Honne College)",Hassan,Design,--,--
`
const OTHER = `${HEADING}Other CET,2031,1,1,"Honne College, Hassan",Hassan,Civil,1,2\n`

describeOnEachDatabase('colleges of closing ranks at the desk', (database) => {
  const told: string[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push(...tags), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  let editor = ''
  beforeAll(async () => void (editor = (await desk.join('editor')).session))
  afterEach(async () => {
    told.length = 0
    await emptyTables(
      database(),
      [
        'institutes',
        'import_drafts',
        'match_cases',
        'import_lease',
        'rank_lists',
        'rank_colleges',
        'rank_courses',
        'rank_cells',
      ],
      true,
    )
  })

  const load = async (name: string, list: object[] | string) => {
    const result = await loadLists(database(), [writeList(folder, name, list)])
    // While a directory that was emptied is read anew, the search has the one before.
    const live = liveDirectory(database().db)
    await live.search()
    await live.settled()
    return result
  }
  const begin = async () => {
    await load('aicte.json', AICTE)
    await load('ranks.csv', RANKS)
  }
  const read = async (query = '') =>
    deskRankCollegePageSchema.parse((await desk.as(editor, `/desk/rank-colleges${query}`)).body)
  const idOf = async (code: string) => (await read(`?q=${code}`)).data[0]?.id ?? 'none'
  const one = async (code: string, query = '') =>
    deskRankCollegeSchema.parse((await desk.as(editor, `/desk/rank-colleges/${await idOf(code)}${query}`)).body)
  const send = async (code: string, action: string, institute_id?: unknown, version?: string) =>
    desk.postAs(editor, `/desk/rank-colleges/${await idOf(code)}`, {
      ...{ version: version ?? (await one(code)).version, action },
      ...(institute_id !== undefined && { institute_id: String(institute_id) }),
    })
  const states = async () => Object.fromEntries((await read()).data.map(({ code, state }) => [code, state]))
  const institutes = async () =>
    (await database().pool.query(`select id::text, name ->> 'en' as name from institutes order by id`)).rows
  const trail = async () =>
    (await database().pool.query(`select "by", action, record, before, after from desk_audit order by id desc`)).rows
  const ranksOf = async (id: string) => {
    const { body } = await desk.as(editor, `/institutes/${id}/closing-ranks`)
    return [...JSON.stringify(body).matchAll(/"college":\{"code":"(\w+)"/g)].map(([, code]) => code)
  }
  const command = (...args: string[]) => {
    const read = readMatchesCommand(args)
    if ('help' in read) throw new Error('help')
    return runMatchesCommand(poolUnder(database().db), read)
  }

  test('each stands with its lists, ranks and institution, by how it stands, exam, and a part of name or code', async () => {
    await begin()
    await load('other.csv', OTHER)
    const page = await read()
    expect(page).toMatchObject({
      total: 4,
      exams: [
        { id: 'kea', name: { en: 'kea' }, count: 3 },
        { id: 'other-cet', count: 1 },
      ],
      states: [
        { name: 'missing', count: 2 },
        { name: 'doubt', count: 1 },
        { name: 'tied', count: 1 },
        { name: 'byHand', count: 0 },
        { name: 'none', count: 0 },
      ],
    })
    const [mallige] = await institutes()
    expect(page.data).toMatchObject([
      { code: 'E901', state: 'tied', institution: { id: mallige.id }, courses: 1, ranks: 3 },
      { code: 'E902', state: 'doubt', institution: null },
      { code: 'E903', state: 'missing', name: 'Honne University', place: 'Hassan', courses: 2, ranks: 3 },
      { code: '1', exam: { en: 'other cet' } },
    ])
    expect(await read('?state=missing&exam=kea')).toMatchObject({ total: 1, data: [{ code: 'E903' }] })
    expect(await read('?q=honne')).toMatchObject({ total: 2 })
    expect(await read('?q=100%25')).toMatchObject({ total: 0, states: [{ count: 0 }, {}, {}, {}, {}] })
    expect((await read('?page=2')).data).toEqual([])
    // Also a list that has its row without a rank.
    for (const code of ['E901', 'E903'])
      expect((await one(code)).lists).toMatchObject([
        { year: 2031, round: 1 },
        { year: 2031, round: 2 },
      ])
    expect((await desk.as(editor, '/desk/rank-colleges/999999')).status).toBe(404)
  })

  test('what it may be stands beside it, with why: where its import doubted, and else by the directory’s search', async () => {
    await begin()
    const [mallige, sampige] = await institutes()
    expect((await one('E902')).candidates).toMatchObject([{ id: mallige.id, why: expect.stringMatching(/ of 11: /) }])
    const found = (await one('E902', '?q=sampige')).candidates
    expect(found).toMatchObject([
      { id: sampige.id, category: { en: 'Engineering' }, why: expect.stringMatching(/against it: .*name/) },
    ])
    expect((await one('E901')).candidates[0]).toMatchObject({
      id: mallige.id,
      why: expect.stringMatching(/^for it: name \(mallige\), kind/),
    })
    // It shares its kind with one, and no word of its name.
    await load('more.csv', 'name,type,city\nKamala University,University,Hassan\n')
    expect((await one('E903')).candidates).toEqual([])
    expect((await one('E903', '?q=university')).candidates).toMatchObject([{ name: { en: 'Kamala University' } }])
  })

  test('tied, its ranks are the institution’s at once, in the trail and at the website; undone, it is as before', async () => {
    await begin()
    const [, sampige] = await institutes()
    const before = (await one('E903')).version
    expect((await send('E903', 'tie', sampige.id)).status).toBe(200)
    expect(await ranksOf(sampige.id)).toEqual(['E903', 'E903'])
    expect(told).toEqual([`institute:${sampige.id}`, 'directory'])
    expect(await one('E903')).toMatchObject({ state: 'byHand', institution: { id: sampige.id }, former: null })
    const entry = {
      ...{ by: 'A editor', action: 'match-decided', record: 'row ranks:kea E903' },
      ...{ before: { said: null, institution: null }, after: { said: 'tied', institution: Number(sampige.id) } },
    }
    expect((await trail())[0]).toEqual(entry)
    expect((await one('E903')).history).toMatchObject([{ action: 'match-decided', by: 'A editor' }])
    // That it is tied speaks not for it.
    expect((await one('E903', '?q=sampige')).candidates).toMatchObject([{ why: expect.stringMatching(/^(?!.*whole)/) }])
    // The institution keeps the name and kind that better lists give it.
    expect((await institutes())[1]).toEqual(sampige)
    expect((await send('E903', 'undo')).status).toBe(200)
    expect(await states()).toMatchObject({ E903: 'missing' })
    expect(await ranksOf(sampige.id)).toEqual([])
    expect((await trail())[0]).toMatchObject({ action: 'match-undone', after: { said: null, institution: null } })
    expect((await one('E903')).version).toBe(before)
  })

  test('what was decided holds for the next edition of its lists', async () => {
    await begin()
    const [mallige, sampige] = await institutes()
    await send('E903', 'tie', sampige.id)
    await send('E901', 'none')
    await send('E902', 'none')
    expect(await ranksOf(mallige.id)).toEqual([])
    // It began no institution: of that room it is none.
    expect((await desk.as(editor, '/desk/matches?state=decided')).body).toMatchObject({ total: 0 })
    const edition = RANKS.replaceAll(',2031,', ',2032,').replaceAll('Honne University', 'Honne Univ.')
    const { rows } = await load('ranks.csv', edition)
    expect(await states()).toEqual({ E901: 'none', E902: 'none', E903: 'byHand' })
    expect(rows.map(({ external_id, outcome }) => [external_id, outcome])).toEqual([
      ...[
        ['E901', 'kept'],
        ['E902', 'kept'],
        ['E903', 'changed'],
      ],
    ])
    expect(rows[0]?.reason).toMatch(/somebody said that it is none/)
    const again = await load('ranks.csv', edition)
    expect(again).toMatchObject({ publishMs: null, totals: { unchanged: 1, kept: 2 } })
    // Undone, each is as its import left it.
    for (const code of ['E901', 'E902', 'E903']) expect((await send(code, 'undo')).status).toBe(200)
    expect(await states()).toEqual({ E901: 'tied', E902: 'doubt', E903: 'missing' })
    expect(await ranksOf(mallige.id)).toEqual(['E901', 'E901'])
    expect((await load('ranks.csv', edition)).totals).toMatchObject({ doubtful: 1, kept: 1 })
  })

  test('one that an import tied to the wrong institution is given to another, and back by undoing it', async () => {
    await begin()
    const [mallige, sampige] = await institutes()
    await send('E901', 'tie', sampige.id)
    expect(await one('E901')).toMatchObject({ state: 'byHand', former: { id: mallige.id } })
    expect(told).toEqual([`institute:${mallige.id}`, 'directory', `institute:${sampige.id}`, 'directory'])
    await send('E901', 'none')
    expect(await one('E901')).toMatchObject({ state: 'none', former: { id: mallige.id }, institution: null })
    await send('E901', 'undo')
    expect(await one('E901')).toMatchObject({ state: 'tied', institution: { id: mallige.id } })
    expect((await send('E901', 'undo')).status).toBe(409)
  })

  test('of two people one is heard; while an import runs nothing is saved', async () => {
    await begin()
    const [mallige, sampige] = await institutes()
    const { version } = await one('E903')
    const both = await Promise.all([send('E903', 'tie', mallige.id, version), send('E903', 'tie', sampige.id, version)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(both.every(({ status }) => [200, 409, 423].includes(status))).toBe(true)
    expect((await send('E903', 'none', undefined, version)).status).toBe(409)
    const lease = await takeLease(database().pool)
    expect((await send('E903', 'none')).status).toBe(423)
    await lease.release()
    expect((await send('E903', 'none')).status).toBe(200)
    expect((await send('E903', 'none')).status).toBe(409)
  })

  test.each([
    ['no number', 'Mallige', 'unknown'],
    ['unknown', '999999', 'unknown'],
    ['retired', 'retired', 'unknown'],
    ['of no list', 'added', 'notListed'],
  ])('an institution that it cannot be is named beside its field: %s', async (_what, given, word) => {
    await begin()
    const [, sampige] = await institutes()
    if (given === 'retired')
      await database().pool.query('update institutes set retired_at = now() where id = $1', [sampige.id])
    const added = given === 'added' ? await addInstitute(database().db, { name: 'Of no list' }) : given
    const answer = await send('E903', 'tie', given === 'retired' ? sampige.id : added)
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { institute_id: [word] } }])
    expect(await states()).toMatchObject({ E903: 'missing' })
  })

  test('nobody ties it to an institution that is retired, by the command either, nor while it is being retired', async () => {
    await begin()
    const [mallige, sampige] = await institutes()
    await database().pool.query('update institutes set retired_at = now() where id = $1', [sampige.id])
    await expect(command('decide', 'ranks:kea', 'E903', sampige.id)).rejects.toThrow('is retired')
    expect(await states()).toMatchObject({ E903: 'missing' })
    const shown = deskInstitutionSchema.parse((await desk.as(editor, `/desk/institutions/${mallige.id}`)).body)
    const retire = { version: shown.version, action: 'retire' }
    const [tied, retired] = await Promise.all([
      send('E903', 'tie', mallige.id),
      desk.postAs(editor, `/desk/institutions/${mallige.id}/state`, retire),
    ])
    // One after the other: what was tied first is the institution's, which may then be retired; never the other way round.
    expect([200, 409, 422, 423]).toContain(tied.status)
    const { rows } = await database().pool.query(
      `select i.retired_at < m.changed_at as late from match_cases m join imported_records r using (source, external_id)
       join institutes i on i.id = r.institute_id where m.external_id = 'E903' and i.retired_at is not null`,
    )
    expect([retired.status, rows.filter(({ late }) => late)]).toEqual([expect.any(Number), []])
  })

  test('the command does the same, and leaves no institution of closing ranks alone', async () => {
    await begin()
    const [mallige, sampige] = await institutes()
    expect(await command('colleges')).toEqual([
      'ranks:kea E903  Honne University, Hassan',
      '1 colleges of closing ranks are not in the directory yet.',
    ])
    await command('decide', 'ranks:kea', 'E903', sampige.id)
    expect(await one('E903')).toMatchObject({ state: 'byHand', institution: { id: sampige.id } })
    expect((await trail())[0]).toMatchObject({ by: 'terminal', action: 'match-decided', record: 'row ranks:kea E903' })
    await command('undo', 'ranks:kea', 'E903')
    await command('decide', 'ranks:kea', 'E902', 'none')
    // What the import tied by itself.
    await command('undo', 'ranks:kea', 'E901')
    expect(await states()).toEqual({ E901: 'none', E902: 'none', E903: 'missing' })
    expect(await institutes()).toEqual([mallige, sampige])
    await command('undo', 'ranks:kea', 'E901')
    await expect(command('undo', 'aicte', '1-1')).rejects.toThrow('the only record')
    await expect(command('undo', 'ranks:kea', 'E903')).rejects.toThrow('nothing to undo')
    await expect(command('undo', 'ranks:kea', 'E999')).rejects.toThrow('has a college E999')
    expect(() => readMatchesCommand(['decide', 'aicte', '1-1', 'none'])).toThrow('for colleges of closing ranks')
  })

  test('one that is tied by hand keeps its institution’s merging, and its version while nothing changes', async () => {
    await begin()
    const [mallige, sampige] = await institutes()
    await send('E903', 'tie', mallige.id)
    await command('decide', mallige.id, sampige.id)
    expect(await one('E903')).toMatchObject({ state: 'byHand', institution: { id: sampige.id } })
    await command('undo', mallige.id)
    expect(await one('E903')).toMatchObject({ state: 'byHand', institution: { id: mallige.id } })
    const lease = await takeLease(database().pool)
    await tidy(database().pool, lease.owner)
    await lease.release()
    await load('ranks.csv', RANKS)
    expect(await states()).toMatchObject({ E901: 'tied', E903: 'byHand' })
  })

  test('one that is tied elsewhere than its import found makes no institution another one', async () => {
    await begin()
    const [mallige, sampige] = await institutes()
    await send('E901', 'tie', sampige.id)
    expect(await listMerged(database().db, sampige.id)).toEqual([])
    expect(await findRetired(database().db, mallige.id)).toBeNull()
    await expect(command('undo', mallige.id)).rejects.toThrow('Nobody decided')
    await command('undo', 'ranks:kea', 'E901')
    expect(await one('E901')).toMatchObject({ state: 'tied', institution: { id: mallige.id } })
  })

  test('of one that was said to be none, undone, the institution that its own has become since has it', async () => {
    await begin()
    const [mallige, sampige] = await institutes()
    await command('decide', 'ranks:kea', 'E901', 'none')
    await command('decide', mallige.id, sampige.id)
    await command('undo', 'ranks:kea', 'E901')
    expect(await one('E901')).toMatchObject({ state: 'tied', institution: { id: sampige.id } })
  })

  test('two institutions that are two say nothing of their colleges', async () => {
    await begin()
    const [mallige, sampige] = await institutes()
    await command('decide', mallige.id, 'not', sampige.id)
    expect(await states()).toMatchObject({ E901: 'tied' })
    await database().pool.query(`delete from imported_records where source = 'ranks:kea' and external_id = 'E901'`)
    expect(await states()).toMatchObject({ E901: 'missing' })
  })
})
