import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import {
  deskImportAddedSchema,
  deskImportPageSchema,
  deskImportSchema,
  MAX_LIST_BYTES,
  LIST_COLUMNS,
} from '@/lib/contract/desk/import'
import { importUndoSchema } from '@/lib/contract/desk/import-undo'
import { performRun } from '@/provider/desk/imports/perform'
import { endRun } from '@/provider/desk/store/import-runs'
import { digestDirectory, getImport, purgeImports, MAX_UPLOADS } from '@/provider/desk/store/imports'
import { Journal } from '@/provider/import/journal'
import { OWN_COLUMNS } from '@/provider/import/sources/own-columns'
import { recordRun, reserveRun, writeAtOnce } from '@/provider/import/store/record-run'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { HOUR } from '@/testing/provider/sign-in'

jest.setTimeout(60_000)

const LIST = `College,Place,Kind,Rank
Mallige College of Engineering,Mysuru,Engineering,1
Jasmine College of Engineering,Hubballi,Engineering,2
Champaka College of Engineering,"Pune, Maharashtra",Engineering,3
,Mysuru,Engineering,4
`

test('every column of ours can be chosen, and nothing else', () => {
  expect([...LIST_COLUMNS].sort()).toEqual([...OWN_COLUMNS].sort())
})

describeOnEachDatabase('imports at the desk', (database) => {
  const told: string[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push(...tags), settled: async () => {} }
  let failure: Error | null = null
  /** Each run takes at least so long. */
  let lastingMs = 0
  const imports: typeof performRun = async (...run) => {
    if (failure !== null) throw failure
    await wait(lastingMs)
    return performRun(...run)
  }
  const desk = deskCalls(() => database().db, { website, imports })
  let importer = ''
  let editor = ''
  let administrator = ''
  beforeAll(async () => {
    importer = (await desk.join('importer')).session
    editor = (await desk.join('editor')).session
    administrator = (await desk.join('administrator')).session
  })
  afterEach(async () => {
    told.length = 0
    failure = null
    lastingMs = 0
    await emptyTables(database(), [
      'institutes',
      'import_drafts',
      'match_cases',
      'import_runs',
      'import_undo',
      'import_lease',
    ])
  })

  const upload = (text: string, more: object = {}) =>
    desk.postAs(importer, '/desk/imports', {
      ...{ file: Buffer.from(text).toString('base64'), file_name: 'C:\\lists\\Colleges 2026.csv' },
      ...{ kind: 'any', area: 'karnataka', ...more },
    })
  const added = async (text = LIST, more: object = {}) =>
    Number(deskImportAddedSchema.parse((await upload(text, more)).body).id)
  const read = async (id: number, query = '') =>
    deskImportSchema.parse((await desk.as(importer, `/desk/imports/${id}${query}`)).body)
  const tryAnew = (id: number, version: number, columns?: string[]) =>
    desk.postAs(importer, `/desk/imports/${id}/try`, { version, columns })
  const publish = (id: number, version: number, who = importer) =>
    desk.postAs(who, `/desk/imports/${id}/publish`, { version })
  const count = async (table: string) =>
    Number((await database().pool.query(`select count(*) from ${table}`)).rows[0]?.count)

  test('a list is tried, its columns are mapped, and it is published by the engine of the command', async () => {
    const id = await added(LIST, { title: 'Colleges, 2026', licence: 'GODL-India', dated: '2026-06-01' })
    const first = await read(id)
    expect(first).toMatchObject({ state: 'tried', kind: 'own', source: 'colleges-2026', is_stale: false })
    expect(first.totals).toMatchObject({ read: 4, added: 3, rejected: 1 })
    expect(first.columns.map(({ name, ours, looks_like }) => [name, ours, looks_like])).toEqual([
      ['College', 'name', 'name'],
      ['Place', null, 'city'],
      ['Kind', null, 'type'],
      ['Rank', null, null],
    ])
    expect([await count('institutes'), await count('import_drafts'), await count('sources')]).toEqual([0, 0, 0])
    expect((await tryAnew(id, first.version, ['name', 'city', 'type', ''])).status).toBe(200)
    const second = await read(id, '?outcome=rejected')
    expect([second.version, second.total, second.rows[0]?.reason]).toEqual([first.version + 1, 1, 'no name'])
    expect((await publish(id, first.version)).status).toBe(409)
    expect((await publish(id, second.version)).status).toBe(200)
    expect(told).toEqual(['directory'])
    const done = await read(id)
    expect([done.state, done.expires_at, done.rows[0]?.institute_id]).toEqual(['published', null, expect.any(String)])
    const { rows } = await database().pool.query(
      `select name ->> 'en' as name, city_id is not null as placed from institutes order by id`,
    )
    expect(rows[0]).toEqual({ name: 'Mallige College of Engineering', placed: true })
    const audit = await database().pool.query(
      `select "by", record, after from desk_audit where action = 'list-published'`,
    )
    expect(audit.rows).toEqual([
      {
        by: 'A importer',
        record: `import ${id}`,
        after: expect.objectContaining({ file: 'Colleges 2026.csv', source: 'colleges-2026', added: 3, rejected: 1 }),
      },
    ])
    expect((await publish(id, second.version)).status).toBe(409)
    // The next edition of the list has the columns of the one before. It changes nothing, and nobody is told.
    const next = await read(await added())
    expect(next.totals).toMatchObject({ added: 0, unchanged: 3, rejected: 1 })
    expect((await publish(Number(next.id), next.version)).status).toBe(200)
    expect(told).toEqual(['directory'])
    const page = deskImportPageSchema.parse((await desk.as(importer, '/desk/imports')).body)
    expect(page.data.map(({ state, by }) => [state, by])).toEqual([
      ['published', 'A importer'],
      ['published', 'A importer'],
    ])
    await database().pool.query(`delete from sources where name = 'colleges-2026'`)
  })

  test('what was imported is undone as that was shown, once; nobody else may, and not while somebody imports', async () => {
    const { db, pool } = database()
    const undo = (id: number, directory: string, who = importer) =>
      desk.postAs(who, `/desk/imports/${id}/undo`, { directory })
    const preview = async (id: number) =>
      importUndoSchema.parse((await desk.as(importer, `/desk/imports/${id}/undo`)).body)
    const id = await added()
    expect([(await read(id)).is_undoable, (await desk.as(importer, `/desk/imports/${id}/undo`)).status]).toEqual([
      false,
      404,
    ])
    await publish(id, (await read(id)).version)
    expect(await read(id)).toMatchObject({ state: 'published', is_undoable: true, undone: null })
    const shown = await preview(id)
    expect(shown).toMatchObject({ removed: 3, restored: 0, left_total: 0 })
    await pool.query(`update institutes set phone = '1', updated_at = now() where name ->> 'en' like 'Mallige%'`)
    expect((await undo(id, shown.directory)).status).toBe(409)
    const { directory } = await preview(id)
    expect([(await undo(id, directory, editor)).status, (await undo(id + 1, directory)).status]).toEqual([403, 404])
    await pool.query(`insert into import_lease values (1, 'somebody', 'elsewhere', 1, now() + interval '1 minute')`)
    expect((await undo(id, directory)).status).toBe(423)
    await pool.query('delete from import_lease')
    // Its program was killed: it stands, and can be undone.
    await db.execute(
      sql`update import_runs set state = 'undoing', undone_by = 'x', started_at = ${desk.now().toISOString()}`,
    )
    desk.clock.at += 2 * 60_000
    expect(await read(id)).toMatchObject({ state: 'published', is_undoable: true })
    // Between the call and the work somebody was quicker.
    const changed = sql`update import_runs set state = 'undoing', directory = 'another'`
    await db.execute(changed)
    expect([await performRun(db, id, desk.now), (await read(id)).state]).toEqual([false, 'published'])
    expect(await count('institutes')).toBe(3)
    told.length = 0
    expect((await undo(id, directory, administrator)).status).toBe(200)
    expect([told, await count('institutes'), await count('import_undo')]).toEqual([['directory'], 0, 0])
    expect(await read(id)).toMatchObject({
      ...{ state: 'undone', is_undoable: false, by: 'A importer' },
      undone: { by: 'A administrator', removed: 3, left: [] },
    })
    expect((await undo(id, directory)).status).toBe(409)
    const audit = await pool.query(`select "by", action from desk_audit where record = $1 order by id`, [
      `import ${id}`,
    ])
    expect(audit.rows).toEqual([
      { by: 'A importer', action: 'list-published' },
      { by: 'A administrator', action: 'list-undone' },
    ])
    await database().pool.query(`delete from sources where name = 'colleges-2026'`)
  })

  test('a list without a column for names is kept, and says so, until somebody names one', async () => {
    const id = await added('Who,Place\nMallige College of Engineering,Mysuru\nJasmine College of Arts,Hubballi\n')
    const failed = await read(id)
    expect([failed.state, failed.columns[0]?.looks_like]).toEqual(['failed', 'name'])
    expect(failed.failure).toContain('none of which is a name')
    expect((await tryAnew(id, failed.version, ['nonsense', ''])).status).toBe(422)
    expect((await tryAnew(id, failed.version, ['name'])).status).toBe(422)
    expect((await tryAnew(id, failed.version, ['name', 'city'])).status).toBe(200)
    expect((await read(id)).totals).toMatchObject({ read: 2, added: 2 })
  })

  test('columns are told apart by their names as they stand: in Kannada, almost alike, and alike', async () => {
    const id = await added(
      'ಕಾಲೇಜು,ಊರು,ಕೋರ್ಸ್,Fee,Fee (₹),Place,Place\n' +
        'Mallige College of Arts,Mysuru,History,,1200,Jalahalli,Hubballi\n' +
        'Jasmine College of Arts,Hubballi,Kannada,,900,Yelahanka,Mysuru\n',
    )
    const first = await read(id)
    expect(first.columns.map(({ name }) => name)).toEqual([
      'ಕಾಲೇಜು',
      'ಊರು',
      'ಕೋರ್ಸ್',
      'Fee',
      'Fee (₹)',
      'Place',
      'Place (2)',
    ])
    expect((await tryAnew(id, first.version, ['name', '', 'course', '', 'fees', 'address', 'city'])).status).toBe(200)
    const tried = await read(id)
    expect(tried.columns.map(({ ours }) => ours)).toEqual(['name', null, 'course', null, 'fees', 'address', 'city'])
    expect((await publish(id, tried.version)).status).toBe(200)
    const { rows } = await database().pool.query(
      `select address1, cities.name as city, courses.name as course, fees from institutes
       join cities on cities.id = city_id join courses on institute_id = institutes.id order by fees`,
    )
    expect(rows).toEqual([
      { address1: 'Yelahanka', city: 'Mysuru', course: 'Kannada', fees: 900 },
      { address1: 'Jalahalli', city: 'Hubballi-Dharwad', course: 'History', fees: 1200 },
    ])
  })

  test('what cannot be stored of a list is left out of what is said of it', async () => {
    const named = (name: string) => `{"name":"${name}","se\\u0000ats":"1"}`
    const id = await added(
      [named('Mallige College of Arts'), '{"name":\u0000', `{"x":"${'y'.repeat(53)}😀"`].join('\n'),
    )
    const tried = await read(id)
    expect([tried.state, tried.columns.map(({ name }) => name)]).toEqual(['tried', ['name', 'se ats']])
    expect(tried.rows.map(({ reason }) => reason)).toEqual([
      null,
      'not readable as JSON: {"name":',
      `not readable as JSON: {"x":"${'y'.repeat(53)}`,
    ])
    expect((await tryAnew(id, tried.version, ['name', 'seats'])).status).toBe(200)
    expect((await read(id)).columns[1]?.ours).toBe('seats')
    expect((await publish(id, tried.version + 1)).status).toBe(200)
    expect((await read(id)).state).toBe('published')
    const journal = new Journal(['list.jsonl'])
    journal.rows.push({
      file: 0,
      line: 1,
      record: null,
      notes: [],
      rejected: { reason: 'cut\u0000off\ud800', externalId: null, name: null },
    })
    await writeAtOnce(database().pool, [
      recordRun(
        { id: await reserveRun(database().pool), files: ['list.jsonl'], sources: ['list'], by: 'terminal' },
        journal,
      ),
    ])
    expect((await read(id + 1)).rows.map(({ reason }) => reason)).toEqual(['cut off'])
    const nameless = await added('{"t\\u0000":"Mallige College of Arts"}')
    expect(await read(nameless)).toMatchObject({ state: 'failed', failure: expect.stringContaining('"t "') })
  })

  test('what somebody else has by now is not ended, published or taken away by who worked on it before', async () => {
    const id = await added()
    const { version } = await read(id)
    const { db } = database()
    const begin = () =>
      db.execute(sql`update import_runs set state = 'publishing', started_at = ${desk.now().toISOString()}`)
    await begin()
    const run = await getImport(db, id, desk.now())
    if (run === null) throw new Error('it is gone')
    for (const change of [sql`version = version + 1`, sql`state = 'failed', version = ${version}`]) {
      await db.execute(sql`update import_runs set ${change}`)
      await expect(endRun(db, run, { state: 'tried' })).rejects.toThrow('not as it was begun')
    }
    await begin()
    await database().pool.query(
      `create function meanwhile() returns trigger language plpgsql as $$ begin
         update import_runs set version = version + 1; return null; end $$;
       create trigger meanwhile after insert on institutes execute function meanwhile();
       alter table institutes enable always trigger meanwhile`,
    )
    await expect(performRun(db, id, desk.now)).rejects.toThrow()
    await database().pool.query('drop trigger meanwhile on institutes; drop function meanwhile')
    expect([await count('institutes'), await count('desk_audit where record = ' + `'import ${id}'`)]).toEqual([0, 0])
    await begin()
    await db.execute(
      sql`update import_runs set expires_at = ${desk.now().toISOString()}::timestamptz - interval '1 hour'`,
    )
    await purgeImports(db, desk.now())
    expect(await count('import_runs')).toBe(1)
  })

  test('an edition begins with the columns chosen at the desk; lists of ranks are a part of the directory', async () => {
    const { db, pool } = database()
    const id = await added()
    const { version } = await read(id)
    await tryAnew(id, version, ['name', 'city', '', ''])
    await publish(id, version + 1)
    const byCommand = { id: await reserveRun(pool), files: ['x.csv'], sources: ['colleges-2026'], by: 'terminal' }
    await writeAtOnce(pool, [recordRun(byCommand, new Journal(['x.csv']))])
    expect((await read(await added())).columns.map(({ ours }) => ours)).toEqual(['name', 'city', null, null])
    const before = await digestDirectory(db)
    await pool.query(
      `insert into rank_lists (exam, year, round, title, categories, fingerprint, read_at)
       values ('digest', 2026, 1, 'x', '{}', 'one', now())`,
    )
    const between = await digestDirectory(db)
    await pool.query(`update rank_lists set fingerprint = 'other' where exam = 'digest'`)
    const after = await digestDirectory(db)
    await pool.query(`delete from rank_lists where exam = 'digest'`)
    expect([new Set([before, between, after]).size, await digestDirectory(db)]).toEqual([3, before])
  })

  test('the log says why a run failed, without what a list says of people', async () => {
    failure = new DrizzleQueryError('insert', ['98450 12345'], new Error('it was refused'))
    await added()
    expect(desk.logged()).toContain('it was refused')
    expect(desk.logged()).not.toContain('98450 12345')
  })

  test('nothing is published of which the directory has changed since: it is tried anew', async () => {
    const [one, other] = [await added(), await added(LIST, { source: 'other' })]
    const { version } = await read(other)
    await publish(one, (await read(one)).version)
    expect(await read(other)).toMatchObject({ is_stale: true, totals: { added: 3 } })
    told.length = 0
    expect((await publish(other, version)).status).toBe(409)
    expect(told).toEqual([])
    const anew = await read(other)
    expect(anew).toMatchObject({ state: 'tried', is_stale: false, totals: { added: 0 } })
    expect(anew.version).toBe(version + 1)
    expect((await publish(other, anew.version)).status).toBe(200)
  })

  test('who imports a list that somebody else uploaded stands in the audit trail and in the history', async () => {
    const id = await added()
    const { version, by } = await read(id)
    expect((await publish(id, version, administrator)).status).toBe(200)
    const audit = await database().pool.query(
      `select entry."by", account.name from desk_audit entry join desk_accounts account on account.id = account_id
       where record = $1`,
      [`import ${id}`],
    )
    expect(audit.rows).toEqual([{ by: 'A administrator', name: 'A administrator' }])
    expect([by, (await read(id)).by]).toEqual(['A importer', 'A administrator'])
  })

  test('two lists are tried at once, and a third is not taken until one of them has ended', async () => {
    const id = await added()
    const { version } = await read(id)
    await added()
    await database().db.execute(sql`update import_runs set state = 'trying'`)
    expect((await upload(LIST)).status).toBe(423)
    expect(await count('import_runs')).toBe(2)
    await database().db.execute(sql`update import_runs set state = 'tried' where id = ${id}`)
    expect((await upload(LIST)).status).toBe(201)
    await database().db.execute(sql`update import_runs set state = 'trying' where id <> ${id}`)
    expect((await tryAnew(id, version)).status).toBe(423)
    // Those whose program was killed hold nobody up.
    desk.clock.at += 2 * 60_000
    expect((await tryAnew(id, version)).status).toBe(200)
  })

  test('of many that are uploaded at one moment two are tried', async () => {
    lastingMs = 1_000
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(LIST)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 423, 423, 423, 423])
  })

  test('of many that are tried anew at one moment two are, and the others are told why they are not', async () => {
    const runs: Awaited<ReturnType<typeof read>>[] = []
    for (let count = 0; count < 4; count += 1) runs.push(await read(await added()))
    lastingMs = 1_000
    const answers = await Promise.all(runs.map(({ id, version }) => tryAnew(Number(id), version)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 423, 423])
  })

  test('while another import runs nothing is published; a run whose program was killed has failed', async () => {
    const id = await added()
    const { version } = await read(id)
    const lease = (ends: string) =>
      database().pool.query(
        `insert into import_lease values (1, 'somebody', 'elsewhere', 1, now() + $1::interval)
         on conflict (id) do update set expires_at = excluded.expires_at`,
        [ends],
      )
    await lease('1 minute')
    expect((await publish(id, version)).status).toBe(423)
    await database().db.execute(sql`update import_runs set state = 'publishing'`)
    desk.clock.at += 2 * 60_000
    expect((await read(id)).state).toBe('publishing')
    await lease('-1 second')
    expect(await read(id)).toMatchObject({ state: 'failed', failure: null })
    expect(await count('institutes')).toBe(0)
  })

  test.each([
    ['no file', '', {}, { file: ['needed'] }],
    ['too large', `name\n${'x'.repeat(MAX_LIST_BYTES)}`, {}, { file: ['tooLarge'] }],
    ['no list', '<!doctype html><p>a,b', {}, { file: ['unread'] }],
    ['packed', '\u001f\u008b', {}, { file: ['unread'] }],
    ['another kind', LIST, { kind: 'aicte' }, { kind: ['otherKind'] }],
    [
      'what nobody could show',
      LIST,
      { url: 'ftp://x', dated: 'soon', licence: 'none', title: 'x'.repeat(201) },
      { url: ['unread'], dated: ['unread'], licence: ['unread'], title: ['tooLong'] },
    ],
  ])('is refused, and says beside which field: %s', async (_, text, more, errors) => {
    const file = Buffer.from(text, 'latin1').toString('base64')
    expect(await upload('', { file, ...more })).toMatchObject({ status: 422, body: { errors } })
    expect(await count('import_runs')).toBe(0)
  })

  test('uploads are bounded in number, live a day, and are nobody’s else', async () => {
    const id = await added()
    for (const call of [`/desk/imports`, `/desk/imports/${id}`]) expect((await desk.as(editor, call)).status).toBe(403)
    await database().db.execute(
      sql`insert into import_runs (state, version, file_name, kind, area, map, columns, "by", created_at, started_at, expires_at)
        select 'tried', 1, 'x', 'own', 'all', '{}', '[]', 'x', now(), now(), ${desk.now().toISOString()}::timestamptz + interval '1 hour'
        from generate_series(1, ${MAX_UPLOADS + 5})`,
    )
    const last = await added()
    expect(await count('import_runs')).toBe(MAX_UPLOADS)
    await publish(last, (await read(last)).version)
    await purgeImports(database().db, new Date(desk.clock.at + 25 * HOUR * 1_000))
    expect([await count('import_runs'), await count('import_run_rows')]).toEqual([1, 4])
    await purgeImports(database().db, new Date(desk.clock.at + 91 * 24 * HOUR * 1_000))
    expect([await count('import_runs'), await count('import_run_rows')]).toEqual([1, 0])
  })
})
