import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { calendarSchema } from '@/lib/contract/calendar'
import { auditPageSchema } from '@/lib/contract/desk/audit'
import { deskRecordAddedSchema, deskRecordSchema } from '@/lib/contract/desk/record'
import { readDatesCommand, runDatesCommand } from '@/provider/calendar/command'
import { replaceSampleEvents } from '@/provider/calendar/store'
import { sampleEvents } from '@/sample/calendar'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'

const PAPER = {
  ...{ exam: 'hill', exam_name: 'Hill Test', exam_name_kn: 'ಹಿಲ್ ಪರೀಕ್ಷೆ', kind: 'exam', title: 'Paper' },
  ...{ types: '2 1', first_day: '2030-07-01', source: 'Hill Authority', checked_on: '2030-05-01' },
}
const ROUND = { ...PAPER, kind: 'counselling', title: 'Round 1', title_kn: 'ಸುತ್ತು 1', first_day: '2030-08-01' }

let folder = ''
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'desk-dates-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeOnEachDatabase('exam dates at the desk', (database) => {
  const told: string[][] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push([...tags]), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  let editor = ''
  beforeAll(async () => void (editor = (await desk.join('editor')).session))
  afterEach(async () => {
    await database().pool.query('truncate calendar_events')
    told.length = 0
  })

  const post = (id: string, body: object, token = editor) => desk.postAs(token, `/desk/dates${id}`, body)
  const add = async (said: object) => deskRecordAddedSchema.parse((await post('', said)).body).id
  const read = async (id: string) => deskRecordSchema.parse((await desk.as(editor, `/desk/dates/${id}`)).body)
  const save = async (id: string, said: object) => post(`/${id}`, { version: (await read(id)).version, ...said })
  const listed = async () => calendarSchema.parse((await desk.as(editor, '/desk/dates')).body)
  const published = async () => calendarSchema.parse((await desk.as('', '/calendar')).body)
  async function run(...args: string[]) {
    const command = readDatesCommand(args)
    if ('help' in command) throw new Error('help was asked for')
    return runDatesCommand(database().db, command)
  }

  test('what is added stands before the public at once, under an id of exam, kind and year, and in the audit trail', async () => {
    expect(await add(PAPER)).toBe('hill-exam-2030')
    expect(await published()).toMatchObject([
      {
        ...{ id: 'hill-exam-2030', exam: 'hill', examName: { en: 'Hill Test', kn: 'ಹಿಲ್ ಪರೀಕ್ಷೆ' } },
        ...{ kind: 'exam', title: { en: 'Paper' }, typeIds: ['1', '2'], firstDay: '2030-07-01', lastDay: '2030-07-01' },
        ...{ source: { title: 'Hill Authority', url: null, checkedOn: '2030-05-01' }, isSample: false },
      },
    ])
    expect(await listed()).toEqual(await published())
    const { history, values } = await read('hill-exam-2030')
    expect(values).toMatchObject({ ...PAPER, types: '1 2', last_day: '2030-07-01', title_kn: '' })
    expect(history).toMatchObject([
      { action: 'date-added', by: 'A editor', record: 'date hill-exam-2030', before: null, after: { title: 'Paper' } },
    ])
    expect(told).toEqual([['calendar', 'notifications']])
    expect(await add({ ...PAPER, title: 'Paper 2' })).toBe('hill-exam-2030-2')
  })

  test('one that is there already is not added once more, whoever sends it again', async () => {
    await add(PAPER)
    const again = await post('', PAPER)
    expect([again.status, again.body]).toMatchObject([422, { errors: { title: ['twice'] } }])
    expect(await listed()).toHaveLength(1)
    await add({ ...PAPER, first_day: '2030-07-02' })
    await add({ ...PAPER, kind: 'result' })
    expect(await listed()).toHaveLength(3)
  })

  test('what is changed says what stood before; what is left out stays', async () => {
    const id = await add(PAPER)
    expect((await save(id, { first_day: '02-07-2030', last_day: '2030-07-03', last_time: '17:30' })).status).toBe(200)
    expect((await published())[0]).toMatchObject({ firstDay: '2030-07-02', lastTime: '17:30', title: { en: 'Paper' } })
    expect((await read(id)).history[0]).toMatchObject({
      action: 'date-changed',
      before: { first_day: '2030-07-01', last_day: '2030-07-01', last_time: null },
      after: { first_day: '2030-07-02', last_day: '2030-07-03', last_time: '17:30' },
    })
    expect(told).toHaveLength(2)
  })

  test('what says the same again changes nothing, and nobody is told', async () => {
    const id = await add(PAPER)
    expect((await save(id, { title: ' Paper ' })).status).toBe(200)
    expect((await read(id)).history).toHaveLength(1)
    expect(told).toHaveLength(1)
  })

  test.each([
    [
      { exam: '', title: ' ' },
      { exam: ['needed'], title: ['needed'] },
    ],
    [{ exam: 'Hill/Test' }, { exam: ['unread'] }],
    [
      { kind: 'party', types: '1 4711' },
      { kind: ['unread'], types: ['unread'] },
    ],
    [
      { first_day: '2030-02-30', checked_on: 'soon' },
      { first_day: ['unread'], checked_on: ['unread'] },
    ],
    [{ first_time: '24:10' }, { first_time: ['unread'] }],
    [{ source_url: 'javascript:alert(1)' }, { source_url: ['unread'] }],
    [{ title: 'x'.repeat(201) }, { title: ['tooLong'] }],
    [{ title: 'Paper\u202e1' }, { title: ['unfit'] }],
    [
      { last_day: '2030-06-30', source: '' },
      { last_day: ['endsFirst'], source: ['needed'] },
    ],
    [{ first_time: '10:00', last_time: '09:00' }, { last_time: ['endsFirst'] }],
  ])('%j is refused beside its field, and nothing is changed: %j', async (said, errors) => {
    const id = await add(PAPER)
    const before = await published()
    const answer = await save(id, said)
    expect(answer).toMatchObject({ status: 422, body: { errors } })
    expect(await post('', { ...PAPER, ...said })).toMatchObject({ status: 422, body: { errors } })
    expect(await published()).toEqual(before)
  })

  test('of two who save what they saw the second is told, and of two who withdraw', async () => {
    const id = await add(PAPER)
    const other = (await desk.join('administrator')).session
    const { version } = await read(id)
    const answers = await Promise.all([
      post(`/${id}`, { version, title: 'Paper 1' }),
      post(`/${id}`, { version, title: 'Paper 2' }, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { history, values } = await read(id)
    expect(history).toHaveLength(2)
    expect(values.title).toBe(history[0]?.after?.title)
    expect((await post(`/${id}/withdraw`, { version })).status).toBe(409)
    expect(await published()).toHaveLength(1)
  })

  test('what is withdrawn is gone; what it said stays in the audit trail', async () => {
    const id = await add(PAPER)
    const { version } = await read(id)
    expect((await post(`/${id}/withdraw`, { version })).status).toBe(200)
    expect(await published()).toEqual([])
    expect(told).toHaveLength(2)
    expect((await desk.as(editor, `/desk/dates/${id}`)).status).toBe(404)
    for (const path of ['', '/withdraw']) expect((await post(`/${id}${path}`, { version })).status).toBe(404)
    const administrator = (await desk.join('administrator')).session
    const { body } = await desk.as(administrator, '/desk/audit?q=date-withdrawn')
    expect(auditPageSchema.parse(body).data[0]).toMatchObject({
      before: { title: 'Paper', types: 'engineering polytechnic' },
      after: null,
    })
    // Calendars know an event by its id.
    expect(await add(PAPER)).not.toBe(id)
  })

  test('an exam has one name: changed in one event, it is changed in all; no other event brings another', async () => {
    const [paper, round] = [await add(PAPER), await add(ROUND)]
    const vale = await add({ ...PAPER, exam: 'vale', exam_name: 'Vale Test' })
    const shown = await read(round)
    expect((await save(paper, { exam_name: 'Hill Entrance', exam_name_kn: '' })).status).toBe(200)
    expect((await published()).map(({ examName }) => examName.en).sort()).toEqual([
      'Hill Entrance',
      'Hill Entrance',
      'Vale Test',
    ])
    expect((await read(round)).history[0]).toMatchObject({ before: { exam_name: 'Hill Test' } })
    // Whoever has the other one before them is told.
    expect((await post(`/${round}`, { version: shown.version, title: 'Round 2' })).status).toBe(409)
    const refused = { status: 422, body: { errors: { exam_name: ['otherName'] } } }
    expect(await post('', PAPER)).toMatchObject(refused)
    expect(await save(vale, { exam: 'hill' })).toMatchObject(refused)
    expect((await save(vale, { exam: 'hill', exam_name: 'Hill Entrance', exam_name_kn: '' })).status).toBe(200)
  })

  test('an invented date that is saved is announced, and stays when the sample goes', async () => {
    const { db } = database()
    await replaceSampleEvents(db, sampleEvents(desk.now()))
    const [first] = await listed()
    expect((await save(first?.id ?? '', {})).status).toBe(200)
    // Of that exam nothing is invented again, whatever its name is by now.
    await replaceSampleEvents(db, sampleEvents(desk.now()))
    const ofExam = (await published()).filter(({ exam }) => exam === first?.exam)
    expect(ofExam).toMatchObject([{ id: first?.id, isSample: false }])
    await replaceSampleEvents(db, [])
    expect(await published()).toMatchObject([{ id: first?.id, isSample: false }])
  })

  test('what an editor withdrew no file brings back, but what the command itself took away', async () => {
    const ids = [await add(PAPER), await add(ROUND)]
    const [all, none] = [path.join(folder, 'all.csv'), path.join(folder, 'none.csv')]
    await run('export', all)
    const [heading = ''] = readFileSync(all, 'utf8').split('\n')
    writeFileSync(none, heading)
    await run('import', none)
    await run('import', all)
    expect((await published()).map(({ id }) => id)).toEqual(ids)
    await post(`/${ids[1]}/withdraw`, { version: (await read(ids[1] ?? '')).version })
    await run('export', none)
    await expect(run('import', all)).rejects.toThrow(`date ${ids[1]}, by A editor on 20`)
    expect((await published()).map(({ id }) => id)).toEqual([ids[0]])
    await run('import', none)
    expect((await published()).map(({ id }) => id)).toEqual([ids[0]])
  })

  test('the command and the desk are one: each sees the other’s, and the trail has both', async () => {
    const id = await add(PAPER)
    const [file, kept] = [path.join(folder, 'a.csv'), path.join(folder, 'b.csv')]
    await run('export', file)
    expect(await run('import', file)).toMatchObject({ isChanged: false })
    const { version } = await read(id)
    writeFileSync(
      kept,
      'id,exam,exam_name,kind,title,first_day,source,checked_on\n' +
        `${id},hill,Hill Test,exam,Paper,2030-07-05,Hill Authority,2030-05-01`,
    )
    await add(ROUND)
    await run('import', kept)
    expect(await published()).toMatchObject([{ id, firstDay: '2030-07-05' }])
    expect((await post(`/${id}`, { version, title: 'Paper 1' })).status).toBe(409)
    expect((await read(id)).history[0]).toMatchObject({
      ...{ by: 'terminal', action: 'date-changed', before: { first_day: '2030-07-01' } },
      after: { first_day: '2030-07-05' },
    })
  })
})
