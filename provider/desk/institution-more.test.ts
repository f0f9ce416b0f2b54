import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { auditPageSchema } from '@/lib/contract/desk/audit'
import { deskInstitutionPageSchema, deskInstitutionSchema, deskMergeSchema } from '@/lib/contract/desk/institution'
import { deskCoursesSavedSchema, deskCoursesSchema } from '@/lib/contract/desk/institution-courses'
import { institutePageSchema } from '@/lib/contract/institute'
import { silentProgress } from '@/provider/command/progress'
import { decideSame, undoSame } from '@/provider/import/matches/decide'
import { openLists, runImport } from '@/provider/import/run-import'
import { takeLease } from '@/provider/import/store/lease'
import { aicteRow, writeList } from '@/testing/import/lists'
import { callsOn } from '@/testing/provider/calls'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'desk-more-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeOnEachDatabase('courses, names and standing of institutions at the desk', (database) => {
  const desk = deskCalls(() => database().db)
  const call = callsOn(() => database().db)
  let editor = ''
  beforeAll(async () => void (editor = (await desk.join('editor')).session))
  afterEach(() => emptyTables(database(), ['institutes', 'import_drafts', 'match_cases', 'institute_proposals']))

  const target = () => {
    const { pool } = database()
    return { pool, isEmbedded: !('connectionString' in pool.options && Boolean(pool.options.connectionString)) }
  }
  async function readList(rows: object[]) {
    const request = {
      ...{ files: [writeList(folder, 'aicte.json', rows)], wanted: { all: true } as const, map: new Map() },
      ...{ source: null, description: {}, isDryRun: false },
    }
    await runImport(target(), request, await openLists(request), silentProgress, () => false)
  }
  const read = async (id: number) => {
    const answer = await desk.as(editor, `/desk/institutions/${id}`)
    expect(answer).toMatchObject({ status: 200 })
    return deskInstitutionSchema.parse(answer.body)
  }
  const coursesOf = async (id: number) =>
    deskCoursesSchema.parse((await desk.as(editor, `/desk/institutions/${id}/courses`)).body)
  const paste = async (id: number, rows: string, more: object = {}) => {
    const body = { version: (await coursesOf(id)).version, rows, ...more }
    return desk.postAs(editor, `/desk/institutions/${id}/courses`, body)
  }
  const act = async (id: number, action: string, successor = '') =>
    desk.postAs(editor, `/desk/institutions/${id}/state`, { version: (await read(id)).version, action, successor })
  const found = async (search: string) =>
    institutePageSchema
      .parse((await call(`/api/v1/institutes?search=${search}`)).body)
      .items.map(({ id }) => Number(id))
  const preview = async (from: number, into: number) =>
    deskMergeSchema.parse((await desk.as(editor, `/desk/institutions/${from}/merge?into=${into}`)).body)
  const merge = async (from: number, into: number, action: string, shown?: string | null) => {
    const version = shown ?? (action === 'merge' ? (await preview(from, into)).version : null)
    const body = { action, into: String(into), ...(version !== null && { version }) }
    return desk.postAs(editor, `/desk/institutions/${from}/merge`, body)
  }
  const page = async (id: number) => call(`/api/v1/institute/details?id=${id}`)

  describe('courses', () => {
    const TABLE = 'Fees\tCourse\tCategory\tIntake\n1,12,410\tCivil\tBachelor of Engineering\t60\n\tRobotics\t\t30\n'

    test('as cells are pasted: looked at first, saved then, and no import takes them away', async () => {
      await readList([aicteRow('1-1', 'MALLIGE INSTITUTE OF TECHNOLOGY', 'RING ROAD')])
      const [id = 0] = await found('mallige')
      const before = (await coursesOf(id)).courses
      const preview = deskCoursesSavedSchema.parse((await paste(id, TABLE, { preview: true })).body)
      expect(preview.rows.map(({ line, fate }) => [line, fate])).toEqual([
        [2, 'added'],
        [3, 'added'],
      ])
      expect([preview.saved, preview.removed]).toEqual([false, before])
      expect((await coursesOf(id)).courses).toEqual(before)
      expect((await paste(id, TABLE)).status).toBe(200)
      const after = await coursesOf(id)
      expect(after).toMatchObject({
        isDesks: true,
        courses: [
          { name: 'Civil', category: 'Bachelor of Engineering', level: 'degree', fees: 112_410, seats: 60 },
          { name: 'Robotics', category: null, fees: null, seats: 30 },
        ],
      })
      await readList([aicteRow('1-1', 'MALLIGE INSTITUTE OF TECHNOLOGY', '12, RING ROAD')])
      expect((await coursesOf(id)).courses).toEqual(after.courses)
      const { history, statements } = await read(id)
      expect(history[0]).toMatchObject({ action: 'courses-changed', before: { courses: 1 }, after: { courses: 2 } })
      expect(statements.filter(({ figure }) => figure === 'fees')).toEqual([
        { figure: 'fees', source: 'desk', value: { en: '₹1,12,410' }, isShown: true },
      ])
    })

    test('a row that cannot be taken says why, and nothing is saved', async () => {
      const id = await addInstitute(database().db, { name: 'Hill College', courses: [{ name: 'Civil', fees: 45_000 }] })
      const rows = 'Civil\t\t\t\tmany\nRobotics\t\t\t\t\tsome\n\tBachelor\nMining\nMining\nCivil\t\t\t\t45000'
      expect((await paste(id, rows)).status).toBe(422)
      const preview = deskCoursesSavedSchema.parse((await paste(id, rows, { preview: true })).body)
      expect(preview.rows.map(({ fate, flaw }) => flaw ?? fate)).toEqual([
        'fees',
        'seats',
        'name',
        'added',
        'twice',
        'same',
      ])
      expect((await coursesOf(id)).courses).toHaveLength(1)
    })

    test('a course that a list has twice is taken as it stands there; one of both goes where its row does', async () => {
      const twice = [
        { name: 'Civil', fees: 45_000 },
        { name: 'Civil', fees: 50_000 },
      ]
      const id = await addInstitute(database().db, { name: 'Hill College', courses: twice })
      const look = async (fees: number[]) => {
        const rows = fees.map((fee) => `Civil\t\t\t\t${fee}`).join('\n')
        const read = deskCoursesSavedSchema.parse((await paste(id, rows, { preview: true })).body)
        return [read.rows.map(({ fate, flaw }) => flaw ?? fate), read.removed.map((course) => course.fees)]
      }
      expect(await look([45_000, 50_000])).toEqual([['same', 'same'], []])
      expect(await look([60_000, 50_000])).toEqual([['changed', 'same'], []])
      expect(await look([45_000, 60_000])).toEqual([['same', 'twice'], [50_000]])
      expect(await look([50_000, 50_000])).toEqual([['same', 'twice'], [45_000]])
      expect((await paste(id, 'Civil\t\t\t\t45000')).status).toBe(200)
      expect((await coursesOf(id)).courses).toMatchObject([{ fees: 45_000 }])
    })

    test('keep their streams when they are pasted anew; while an import runs they are looked at alone', async () => {
      const id = await addInstitute(database().db, { name: 'Hill College', courses: [{ name: 'Robotics' }] })
      await database().pool.query('update courses set stream_id = 101 where institute_id = $1', [id])
      const lease = await takeLease(database().pool)
      const statuses = [await paste(id, 'Robotics\nMining'), await paste(id, 'Mining', { preview: true })]
      await lease.release()
      expect(statuses.map(({ status }) => status)).toEqual([423, 200])
      expect((await paste(id, 'Robotics\nMining')).status).toBe(200)
      const { rows } = await database().pool.query<{ stream_id: number | null }>(
        "select stream_id from courses where name = 'Robotics' and institute_id = $1",
        [id],
      )
      expect(rows).toEqual([{ stream_id: 101 }])
    })

    test('of two who paste at once one is told', async () => {
      const id = await addInstitute(database().db, { name: 'Hill College' })
      const { version } = await coursesOf(id)
      const answers = await Promise.all(['Civil', 'Mining'].map((rows) => paste(id, rows, { version })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    })
  })

  test('other names are those of the terminal’s command: they find it, and what was changed since is not undone', async () => {
    const id = await addInstitute(database().db, { name: 'Mallige Institute', alternativeNames: ['MIT'] })
    const names = (was: string, now: string) =>
      desk.postAs(editor, `/desk/institutions/${id}/names`, { was, names: now })
    expect((await names('MIT', 'Jasmine College\r\nMIT')).status).toBe(200)
    expect(await found('jasmine')).toEqual([id])
    expect((await read(id)).other_names).toEqual(['Jasmine College', 'MIT'])
    expect((await names('MIT', '')).status).toBe(409)
    expect((await names('Jasmine College\nMIT', 'x')).status).toBe(422)
    expect((await names('Jasmine College\nMIT', 'MIT')).status).toBe(200)
    expect((await read(id)).history).toHaveLength(2)
  })

  describe('one that is retired', () => {
    test('is not found, its page leads to its successor, and it can stand again', async () => {
      const { db } = database()
      const hill = await addInstitute(db, { name: 'Hill College' })
      const lake = await addInstitute(db, { name: 'Lake College' })
      expect((await act(hill, 'retire', '999999')).status).toBe(422)
      expect((await act(hill, 'retire', String(hill))).status).toBe(422)
      const { version } = await read(hill)
      expect((await act(hill, 'retire', String(lake))).status).toBe(200)
      // What was shown before stands no more: neither for the form nor for this.
      const again = { version, action: 'restore' }
      expect((await desk.postAs(editor, `/desk/institutions/${hill}/state`, again)).status).toBe(409)
      expect((await desk.postAs(editor, `/desk/institutions/${hill}`, { version, phone: '' })).status).toBe(409)
      expect(await found('hill')).not.toContain(hill)
      expect(await page(hill)).toMatchObject({ status: 410, body: { successor_id: lake } })
      expect(await read(hill)).toMatchObject({ successor: { id: String(lake), name: { en: 'Lake College' } } })
      // Two that lead to each other would lead nowhere.
      expect((await act(lake, 'retire', String(hill))).status).toBe(422)
      expect((await act(hill, 'restore')).status).toBe(200)
      expect(await found('hill')).toContain(hill)
      expect((await page(hill)).status).toBe(200)
      expect((await read(hill)).successor).toBeNull()
      expect((await read(hill)).history.map(({ action }) => action)).toEqual([
        'institution-restored',
        'institution-retired',
      ])
      // It is named, and so is the one to which it led; by its name the trail finds it.
      const names = { [`institution ${hill}`]: { en: 'Hill College' }, [`institution ${lake}`]: { en: 'Lake College' } }
      expect((await read(hill)).history[1]?.names).toEqual(names)
      const { session } = await desk.join('administrator')
      const { data } = auditPageSchema.parse((await desk.as(session, '/desk/audit?q=hill%20coll')).body)
      expect(data.map(({ action, record }) => [action, record])).toEqual([
        ['institution-restored', `institution ${hill}`],
        ['institution-retired', `institution ${hill}`],
      ])
    })

    test('stands in a list of the retired, found by a part of its name or its number', async () => {
      const { db } = database()
      const hill = await addInstitute(db, { name: 'Hill 100% College' })
      const lake = await addInstitute(db, { name: 'Lake College', kn: 'ಕೆರೆ ಕಾಲೇಜು' })
      await addInstitute(db, { name: 'Lake School' })
      const listed = async (query: string) => {
        const { body } = await desk.as(editor, `/desk/institutions?${query}`)
        const { data, total } = deskInstitutionPageSchema.parse(body)
        expect(total).toBe(data.length)
        return data.map(({ id }) => Number(id))
      }
      await act(hill, 'retire')
      desk.forward(1)
      await act(lake, 'retire')
      expect(await listed('retired=1')).toEqual([lake, hill])
      expect(await listed(`retired=1&q=${encodeURIComponent('ಕೆರೆ')}`)).toEqual([lake])
      expect(await listed(`retired=1&q=${hill}`)).toEqual([hill])
      expect(await listed('retired=1&q=%25')).toEqual([hill])
      expect(await listed('retired=1&type=999')).toEqual([])
      expect(await listed('q=lake')).not.toContain(lake)
      // Narrowed by what they lack, and sorted, as those that stand.
      await database().pool.query(`update institutes set phone = '080 1', type_id = 2 where id = $1`, [lake])
      expect(await listed('retired=1&without=phone')).toEqual([hill])
      expect(await listed('retired=1&without=fee&without=kannada')).toEqual([hill])
      expect(await listed('retired=1&sort=name')).toEqual([hill, lake])
      expect(await listed('retired=1&sort=kind')).toEqual([hill, lake])
      expect(await listed('retired=1&sort=changed')).toEqual([lake, hill])
    })

    test('is not retired while an import runs', async () => {
      const id = await addInstitute(database().db, { name: 'Hill College' })
      const lease = await takeLease(database().pool)
      expect((await act(id, 'retire')).status).toBe(423)
      await lease.release()
      expect((await act(id, 'retire')).status).toBe(200)
    })

    test('is gone without a successor, and no list brings it back', async () => {
      const row = aicteRow('1-1', 'MALLIGE INSTITUTE OF TECHNOLOGY', 'RING ROAD')
      await readList([row])
      const [id = 0] = await found('mallige')
      await act(id, 'retire')
      expect(await page(id)).toMatchObject({ status: 410, body: { successor_id: null } })
      await readList([{ ...row, university: 'Mysore University' }])
      expect(await found('mallige')).toEqual([])
      expect((await act(id, 'retire')).status).toBe(409)
    })
  })

  test('two are not made one over what was changed of either since it was shown', async () => {
    const rows = [
      aicteRow('1-1', 'MALLIGE INSTITUTE OF TECHNOLOGY', 'RING ROAD'),
      aicteRow('1-2', 'SAMPIGE POLYTECHNIC', 'HILL ROAD, MYSORE', undefined, { district: 'MYSORE' }),
    ] as const
    await readList([...rows])
    const [one = 0, other = 0] = [...(await found('mallige')), ...(await found('sampige'))]
    const first = (await preview(one, other)).version
    expect((await paste(other, 'Civil\t\t\t\t45000')).status).toBe(200)
    expect((await merge(one, other, 'merge', first)).status).toBe(409)
    const second = (await preview(one, other)).version
    await readList([{ ...rows[0], university: 'Mysore University' }, rows[1]])
    expect((await merge(one, other, 'merge', second)).status).toBe(409)
    expect((await merge(one, other, 'merge', 'none')).status).toBe(409)
    expect([await found('mallige'), await found('sampige')]).toEqual([[one], [other]])
    expect((await merge(one, other, 'merge')).status).toBe(200)
  })

  test('two are made one as they were shown, and that is undone', async () => {
    await readList([
      aicteRow('1-1', 'MALLIGE INSTITUTE OF TECHNOLOGY', 'RING ROAD'),
      aicteRow('1-2', 'SAMPIGE POLYTECHNIC', 'HILL ROAD, MYSORE', undefined, { district: 'MYSORE' }),
    ])
    const [one = 0] = await found('mallige')
    const [other = 0] = await found('sampige')
    expect((await preview(other, other)).obstacle).toBe('itself')
    expect((await preview(other, 999_999)).obstacle).toBe('unknown')
    expect(await merge(other, other, 'merge')).toMatchObject({ status: 422, body: { errors: { into: ['itself'] } } })
    const handmade = await addInstitute(database().db, { name: 'Hill College' })
    expect((await preview(handmade, one)).obstacle).toBe('notListed')
    expect(await merge(handmade, one, 'merge')).toMatchObject({
      status: 422,
      body: { errors: { into: ['notListed'] } },
    })
    await act(one, 'retire')
    expect((await preview(other, one)).obstacle).toBe('unknown')
    expect(await merge(other, one, 'merge')).toMatchObject({ status: 422, body: { errors: { into: ['unknown'] } } })
    await act(one, 'restore')
    const said = { version: (await read(one)).version, name_kn: 'ಮಲ್ಲಿಗೆ' }
    expect((await desk.postAs(editor, `/desk/institutions/${one}`, said)).status).toBe(200)
    await desk.postAs(editor, `/desk/institutions/${one}/names`, { was: '', names: 'Jasmine' })
    await database().pool.query("update institutes set facebook = 'https://facebook.com/mallige' where id = $1", [one])
    const { fields, parts, hanging } = await preview(other, one)
    expect(hanging).toEqual([])
    expect(parts).toMatchObject({ from: { names: [], pictures: 0 }, into: { names: ['Jasmine'] } })
    expect(parts?.after.names).toEqual(['Jasmine', 'Sampige Polytechnic'])
    expect(fields.find(({ name }) => name === 'name_kn')).toMatchObject({ into: 'ಮಲ್ಲಿಗೆ', after: 'ಮಲ್ಲಿಗೆ' })
    expect(fields.find(({ name }) => name === 'name_en')?.from).toBe('Sampige Polytechnic')
    expect((await merge(other, one, 'merge')).status).toBe(200)
    const { values, merged, history, other_names } = await read(one)
    expect(other_names).toEqual(parts?.after.names)
    expect((await coursesOf(one)).courses).toEqual(parts?.after.courses)
    expect(history[0]).toMatchObject({ before: { names: 'Jasmine' }, after: { names: 'Jasmine; Sampige Polytechnic' } })
    for (const { name, after } of fields) expect([name, values[name]]).toEqual([name, after ?? ''])
    expect(merged).toEqual([{ id: String(other), name: { en: 'Sampige Polytechnic' } }])
    expect(history[0]).toMatchObject({ action: 'institutions-merged', by: 'A editor', after: { other } })
    expect(await merge(other, handmade, 'undo')).toMatchObject({
      status: 422,
      body: { errors: { into: ['notListed'] } },
    })
    expect((await read(handmade)).history).toEqual([])
    expect((await merge(other, one, 'undo')).status).toBe(200)
    expect((await read(other)).history.map(({ action }) => action)).toEqual(['merge-undone', 'institutions-merged'])
    expect((await read(one)).merged).toEqual([])
    const version = (await read(other)).version
    await desk.postAs(editor, `/desk/institutions/${other}`, { version, phone: '080 1234567' })
    expect(await preview(other, one)).toMatchObject({ obstacle: 'hangs', hanging: ['institute_edits'], parts: null })
  })

  test('one that somebody represents, or of which a proposal waits, does not go, and why is said; one that stays may have both', async () => {
    await readList([
      aicteRow('1-1', 'MALLIGE INSTITUTE OF TECHNOLOGY', 'RING ROAD'),
      aicteRow('1-2', 'SAMPIGE POLYTECHNIC', 'HILL ROAD, MYSORE', undefined, { district: 'MYSORE' }),
    ])
    const [one = 0] = await found('mallige')
    const [other = 0] = await found('sampige')
    const { pool } = database()
    const propose = (state: string) =>
      pool.query(
        `insert into institute_proposals (institute_id, state, version, fields, account_id, by, language, proposed_at, changed_at)
         values ($1, $2, 1, '[]', 1, 'Meena', 'kn', now(), now())`,
        [other, state],
      )
    const whyNot = async () => {
      const { obstacle } = await preview(other, one)
      const { status, body } = await merge(other, one, 'merge')
      expect([status, body]).toMatchObject([422, { errors: { into: [obstacle] } }])
      return obstacle
    }
    const { version } = await read(other)
    await desk.postAs(editor, `/desk/institutions/${other}/draft`, { version, action: 'keep', zip: '560001' })
    expect(await whyNot()).toBe('drafted')
    await pool.query('delete from institute_drafts')
    await propose('open')
    expect(await whyNot()).toBe('proposed')
    // What is decided is history.
    await pool.query(`update institute_proposals set state = 'decided'`)
    const { mail } = await desk.join('representative')
    await pool.query('update desk_accounts set institute_id = $1 where mail = $2', [other, mail])
    expect(await whyNot()).toBe('represented')
    await expect(decideSame(target(), other, one)).rejects.toThrow(
      /has a representative at the desk.*nothing was changed/,
    )
    expect((await preview(one, other)).obstacle).toBeNull()
    const plan = async (id: number, until: string) =>
      desk.postAs(editor, `/desk/institutions/${id}/retire-at`, { version: (await read(id)).version, until })
    const inAnHour = new Date(desk.clock.at + 3_600_000).toISOString()
    await pool.query('update desk_accounts set closed_at = now() where mail = $1', [mail])
    await plan(other, inAnHour)
    expect(await whyNot()).toBe('ending')
    await plan(other, '')
    await pool.query('update desk_accounts set closed_at = now() where mail = $1', [mail])
    expect((await merge(other, one, 'merge')).status).toBe(200)
  })

  test('one that was found to be another one leads there, until that is undone', async () => {
    await readList([
      aicteRow('1-1', 'MALLIGE INSTITUTE OF TECHNOLOGY', 'RING ROAD'),
      aicteRow('1-2', 'SAMPIGE POLYTECHNIC', 'HILL ROAD, MYSORE', undefined, { district: 'MYSORE' }),
    ])
    const [one = 0] = await found('mallige')
    const [other = 0] = await found('sampige')
    await decideSame(target(), other, one)
    expect(await page(other)).toMatchObject({ status: 410, body: { successor_id: one } })
    await undoSame(target(), other)
    expect((await page(other)).status).toBe(200)
  })
})
