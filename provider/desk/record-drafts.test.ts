import { and, desc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { calendarSchema } from '@/lib/contract/calendar'
import { deskOverviewSchema } from '@/lib/contract/desk/overview'
import { deskRecordAddedSchema, deskRecordSchema, deskRecordVersionSchema } from '@/lib/contract/desk/record'
import { RECORD_LISTS, type RecordList } from '@/lib/contract/desk/rights'
import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { notificationListSchema } from '@/lib/contract/notification'
import { planAnswerSchema } from '@/lib/contract/plan'
import { scholarshipListSchema } from '@/lib/contract/scholarship'
import { calendarEvents } from '@/provider/calendar/tables'
import { publisher } from '@/provider/desk/publish-due'
import { deskAudit, recordDrafts } from '@/provider/desk/store/desk-tables'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { HOUR } from '@/testing/provider/sign-in'

const HOUR_MS = HOUR * 1_000
const PLAN = { name: 'Scholar', cycle: 'yearly', price: '2990', sold: 'yes', features: 'Calls\nVisits' }
const EVENT = {
  ...{ exam: 'hill-cet', exam_name: 'Hill CET', kind: 'exam', title: 'The exam', first_day: '2031-04-10' },
  ...{ source: 'Its notice', checked_on: '2030-11-01' },
}
/** One of each room: what is added, or the id of one that comes with the program; and a field that is drafted. */
const OF_ROOMS: Record<RecordList, { add: object } | { id: string }> = {
  dates: { add: EVENT },
  plans: { add: PLAN },
  notifications: { add: { title: 'Forms are out', shown: 'yes' } },
  templates: { add: { title: 'Thanks', text: 'Thank you, {name}.' } },
  scholarships: { id: 'vidyasiri' },
  'rank-words': { id: '2A' },
  'fee-sheets': { id: '2025-26' },
}
const FIELD: Partial<Record<RecordList, string>> = { plans: 'name', scholarships: 'name', 'rank-words': 'name' }

describeOnEachDatabase('drafts of records', (database) => {
  const told: string[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push(...tags), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  let asha = ''
  let ravi = { session: '', mail: '' }
  beforeAll(async () => {
    asha = (await desk.join('administrator')).session
    ravi = await desk.join('administrator')
  })
  beforeEach(async () => {
    await emptyTables(database(), [
      'plans',
      'notifications',
      'desk_templates',
      'scholarship_edits',
      'rank_word_edits',
      'fee_sheet_edits',
      'record_drafts',
    ])
    await database().db.delete(calendarEvents)
    told.length = 0
  })

  const read = async (list: RecordList, id: string) =>
    deskRecordSchema.parse((await desk.as(asha, `/desk/${list}/${id}`)).body)
  const start = async (list: RecordList) => {
    const of = OF_ROOMS[list]
    if ('id' in of) return of.id
    return deskRecordAddedSchema.parse((await desk.postAs(asha, `/desk/${list}`, of.add)).body).id
  }
  const shown = async (list: RecordList, id: string) => {
    const { version, draft } = await read(list, id)
    return draft?.version ?? version
  }
  const send = (list: RecordList, id: string, body: object, by = asha) =>
    desk.postAs(by, `/desk/${list}/${id}/draft`, body)
  const change = async (list: RecordList, id: string, action: string, said: object = {}, by = asha) =>
    send(list, id, { version: await shown(list, id), action, ...said }, by)
  const save = async (list: RecordList, id: string, said: object) =>
    desk.postAs(asha, `/desk/${list}/${id}`, { version: (await read(list, id)).version, ...said })
  const revert = async (list: RecordList, id: string, to: number, as = 'published') =>
    desk.postAs(asha, `/desk/${list}/${id}/revert`, { version: await shown(list, id), to, as })
  const versionAt = async (list: RecordList, id: string, number: number) =>
    deskRecordVersionSchema.parse((await desk.as(asha, `/desk/${list}/${id}/versions/${number}`)).body)
  const inHours = (hours: number) => new Date(desk.clock.at + hours * HOUR_MS).toISOString()
  const work = (hours: number) =>
    publisher(database().db, website, pino({ enabled: false }))(new Date(desk.clock.at + hours * HOUR_MS))
  const waiting = async (by = asha) =>
    deskOverviewSchema.parse((await desk.as(by, '/desk/overview')).body).record_drafts
  const plans = async () => planAnswerSchema.parse((await desk.as('', '/plans')).body).plans

  test.each(RECORD_LISTS)('a record is drafted, published, and brought back: %s', async (list) => {
    const id = await start(list)
    const field = FIELD[list] ?? 'title'
    told.length = 0
    const before = (await read(list, id)).values[field] ?? ''
    const words = `${before} anew`
    expect((await change(list, id, 'keep', { [field]: words })).status).toBe(200)
    const kept = await read(list, id)
    expect(kept.draft).toMatchObject({ said: { [field]: words }, was: { [field]: before }, flaws: {}, schedule: null })
    expect([kept.values[field], told]).toEqual([before, []])
    expect(kept.history[0]).toMatchObject({ action: 'content-drafted', after: { [field]: words } })

    expect((await change(list, id, 'publish')).status).toBe(200)
    const after = await read(list, id)
    expect([after.values[field], after.draft]).toEqual([words, null])
    expect(told.length > 0).toBe(list !== 'templates')
    const entry = Number(after.history[0]?.id)
    await save(list, id, { [field]: `${words} again` })
    expect((await versionAt(list, id, entry)).said).toEqual({ [field]: words })
    expect((await revert(list, id, entry)).status).toBe(200)
    const again = await read(list, id)
    expect(again.values[field]).toBe(words)
    expect(again.history[0]).toMatchObject({ before: { [field]: `${words} again` }, after: { version: entry } })
    expect((await revert(list, id, 999_999)).status).toBe(404)
  })

  test('what cannot be published is kept as it was typed, with what is wrong, also beside the others of its kind', async () => {
    const id = await start('plans')
    await desk.postAs(asha, '/desk/plans', { ...PLAN, name: 'Pupil' })
    expect((await change('plans', id, 'keep', { price: 'much', features: '' })).status).toBe(200)
    expect((await read('plans', id)).draft).toMatchObject({ said: { price: 'much' }, flaws: { price: 'unread' } })
    expect((await change('plans', id, 'publish', { price: '10', name: 'Pupil' })).body).toMatchObject({
      errors: { name: ['twice'] },
    })
    expect((await read('plans', id)).draft).toMatchObject({
      said: { price: '10', name: 'Pupil' },
      flaws: { name: 'twice' },
    })
    expect((await plans()).map(({ price }) => price)).toEqual([2990, 2990])
  })

  test('of two who keep what they saw the second is told, and so is who publishes over a change', async () => {
    const id = await start('plans')
    const version = await shown('plans', id)
    const answers = await Promise.all([
      send('plans', id, { version, action: 'keep', price: '1' }),
      send('plans', id, { version, action: 'keep', price: '2' }, ravi.session),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const seen = await shown('plans', id)
    await save('plans', id, { price: '5' })
    for (const action of ['keep', 'publish', 'schedule', 'discard'])
      expect((await send('plans', id, { version: seen, action })).status).toBe(409)
    const stale = { version: seen, to: 0, as: 'published' }
    expect((await desk.postAs(asha, `/desk/plans/${id}/revert`, stale)).status).toBe(409)
    expect((await plans())[0]?.price).toBe(5)
  })

  test('a draft keeps what the record said as each field was typed', async () => {
    const id = await start('plans')
    const kannada = 'ವಿದ್ಯಾರ್ಥಿ'
    await change('plans', id, 'keep', { price: '3490', name_kn: kannada })
    await save('plans', id, { price: '1990', name: 'Pupil', name_kn: 'ಕಲಿಯುವವರು' })
    await change('plans', id, 'keep', { name: 'Learner' })
    expect((await read('plans', id)).draft?.was).toEqual({ price: '2990', name: 'Pupil', name_kn: '' })
    // Whoever types it anew has seen what it says now.
    await change('plans', id, 'keep', { price: '3590' })
    expect((await read('plans', id)).draft?.was).toEqual({ price: '1990', name: 'Pupil', name_kn: '' })
  })

  test('at its time it is published once, by who set it; the overview says what waits', async () => {
    const id = await start('notifications')
    expect((await change('notifications', id, 'schedule', { at: inHours(2), title: 'Results' })).status).toBe(200)
    expect(await waiting()).toMatchObject({
      count: 1,
      latest: [{ list: 'notifications', id, name: { en: 'Forms are out' }, schedule: { missed: null } }],
    })
    told.length = 0
    await work(1.9)
    expect(told).toEqual([])
    await Promise.all([work(3), work(3)])
    const { draft, values, history } = await read('notifications', id)
    expect([draft, values.title]).toEqual([null, 'Results'])
    expect(told).toContain('notifications')
    expect(history[0]).toMatchObject({ action: 'content-published-at-time', by: 'A administrator' })
    expect(history.filter(({ action }) => action === 'content-published-at-time')).toHaveLength(1)
  })

  test('with one date of an exam its name changes in all: a timed draft of another holds, unless it names it, too', async () => {
    const add = async (kind: string) =>
      deskRecordAddedSchema.parse((await desk.postAs(asha, '/desk/dates', { ...EVENT, kind })).body).id
    const [first, second, third] = [await add('application'), await add('exam'), await add('result')]
    const time = (id: string, said: object) => change('dates', id, 'schedule', { at: inHours(1), ...said })
    await time(third, { exam_name: 'Dale CET' })
    await time(second, { title: 'Paper 1' })
    await time(first, { exam_name: 'Vale CET' })
    await work(2)
    const said = async (id: string) => {
      const { values, draft } = await read('dates', id)
      return [values.exam_name, values.title, draft?.schedule?.missed ?? null]
    }
    expect(await said(first)).toEqual(['Vale CET', EVENT.title, null])
    expect(await said(second)).toEqual(['Vale CET', 'Paper 1', null])
    expect(await said(third)).toEqual(['Vale CET', EVENT.title, 'changed'])
  })

  const misses: [string, (id: string) => Promise<unknown>][] = [
    ['changed', (id) => save('plans', id, { features: 'Calls' })],
    ['edited', (id) => change('plans', id, 'keep', { price: '1' })],
    ['invalid', () => desk.postAs(asha, '/desk/plans', { ...PLAN, name: 'Pupil' })],
    [
      'forbidden',
      () => database().pool.query("update desk_accounts set role = 'counsellor' where mail = $1", [ravi.mail]),
    ],
  ]
  test.each(misses)('it is not published at its time where that has become wrong since: %s', async (why, meanwhile) => {
    if (why === 'forbidden') ravi = await desk.join('administrator')
    const id = await start('plans')
    await change('plans', id, 'schedule', { at: inHours(2), name: 'Pupil' }, ravi.session)
    await meanwhile(id)
    await work(3)
    expect(await waiting()).toMatchObject({ latest: [{ schedule: { missed: why } }] })
    expect((await read('plans', id)).values.name).toBe('Scholar')
    if (why === 'forbidden') ravi = await desk.join('administrator')
  })

  test('who sees no such room is told of none of its drafts', async () => {
    const id = await start('plans')
    await change('plans', id, 'keep', { price: '1' })
    const counsellor = (await desk.join('counsellor')).session
    expect(await waiting(counsellor)).toEqual({ count: 0, latest: [] })
    expect((await send('plans', id, { version: 'x', action: 'publish' }, counsellor)).status).toBe(403)
  })

  test('a record is withdrawn with the draft that was shown, and with no other', async () => {
    const id = await start('plans')
    const withdraw = (version: string) => desk.postAs(asha, `/desk/plans/${id}/withdraw`, { version })
    const before = await shown('plans', id)
    await change('plans', id, 'keep', { price: '1' }, ravi.session)
    expect((await withdraw(before)).status).toBe(409)
    expect((await read('plans', id)).draft).toMatchObject({ said: { price: '1' } })
    expect((await withdraw(await shown('plans', id))).status).toBe(200)
    expect(await database().db.$count(recordDrafts)).toBe(0)
    const noted = await database()
      .db.select()
      .from(deskAudit)
      .where(eq(deskAudit.record, `plan ${id}`))
      .orderBy(desc(deskAudit.id))
      .limit(2)
    expect(noted.map(({ action, before: said }) => [action, said])).toEqual([
      ['plan-withdrawn', expect.objectContaining({ name: 'Scholar' })],
      ['draft-discarded', { price: '1' }],
    ])
  })

  test('a draft whose record a command took away is named by nobody, nor published late once it is back', async () => {
    const event = await start('dates')
    await change('dates', event, 'schedule', { at: inHours(1), title: 'Another' })
    const before = await database().db.delete(calendarEvents).returning()
    expect(await waiting()).toEqual({ count: 0, latest: [] })
    await Promise.all([work(2), work(2)])
    const missed = await database()
      .db.select()
      .from(deskAudit)
      .where(and(eq(deskAudit.record, `date ${event}`), eq(deskAudit.action, 'publish-time-missed')))
    expect(missed).toMatchObject([{ by: 'A administrator', after: { at: inHours(1), why: 'changed' } }])
    expect((await send('dates', event, { version: 'x', action: 'keep' })).status).toBe(404)
    await database().db.insert(calendarEvents).values(before)
    await work(72)
    expect((await read('dates', event)).values.title).toBe(EVENT.title)
    expect(await waiting()).toMatchObject({ latest: [{ schedule: { missed: 'changed' } }] })
  })

  test('amounts of a fee sheet are drafted, and brought back row by row', async () => {
    const id = await start('fee-sheets')
    const { amounts = '' } = (await read('fee-sheets', id)).values
    const withFirst = (line: number, cell: string) =>
      amounts
        .split('\n')
        .map((row, at) => (at === line ? row.replace(/^[^\t]*/, cell) : row))
        .join('\n')
    await save('fee-sheets', id, { amounts: withFirst(0, '11') })
    await save('fee-sheets', id, {
      amounts: withFirst(0, '11')
        .split('\n')
        .map((row, at) => (at === 1 ? row.replace(/^[^\t]*/, '22') : row))
        .join('\n'),
    })
    // Before the desk: both rows, each from its own entry.
    expect((await versionAt('fee-sheets', id, 0)).said).toEqual({ amounts })
    expect((await revert('fee-sheets', id, 0, 'draft')).status).toBe(200)
    expect((await read('fee-sheets', id)).draft).toMatchObject({ said: { amounts }, flaws: {} })
    await change('fee-sheets', id, 'publish')
    expect((await read('fee-sheets', id)).values.amounts).toBe(amounts)
  })

  const PREVIEWS: [RecordList, (json: unknown) => unknown][] = [
    ['dates', (json) => calendarSchema.parse(json).map(({ title }) => title.en)],
    ['plans', (json) => planAnswerSchema.parse(json).plans.map(({ name }) => name.en)],
    ['notifications', (json) => notificationListSchema.parse(json).map(({ title }) => title?.en)],
    ['scholarships', (json) => scholarshipListSchema.parse(json).map(({ name }) => name.en)],
    ['fee-sheets', (json) => feeSheetListSchema.parse(json)?.map(({ title }) => title.en)],
  ]
  test.each(PREVIEWS)(
    'its link shows the list with what of the draft is right, for an hour, and no other: %s',
    async (list, namesIn) => {
      const id = await start(list)
      const field = FIELD[list] ?? 'title'
      await change(list, id, 'keep', { [field]: 'Drafted words', [`${field}_kn`]: 'ಅ'.repeat(2_000) })
      const token = (await read(list, id)).draft?.preview ?? ''
      const look = (of: string, by = token) => desk.as(by, `/desk/preview/records?list=${of}`)
      expect(namesIn((await look(list)).body)).toContain('Drafted words')
      expect((await look(list === 'plans' ? 'dates' : 'plans')).status).toBe(404)
      expect((await look(list, `${token}x`)).status).toBe(401)
      desk.clock.at += HOUR_MS + 1_000
      expect((await look(list)).status).toBe(401)
      desk.clock.at -= HOUR_MS + 1_000
    },
  )

  test('a preview leaves out the field that makes another wrong, and shows the rest', async () => {
    const id = await start('dates')
    await change('dates', id, 'keep', { first_day: '2031-05-01', title: 'Drafted', kind: 'application' })
    await save('dates', id, { last_day: '2031-04-11' })
    const { draft } = await read('dates', id)
    expect(draft?.flaws).toEqual({ last_day: 'endsFirst' })
    const shownList = await desk.as(draft?.preview ?? '', '/desk/preview/records?list=dates')
    expect(calendarSchema.parse(shownList.body)).toMatchObject([
      { title: { en: 'Drafted' }, kind: 'application', firstDay: EVENT.first_day, lastDay: '2031-04-11' },
    ])
  })

  test('a notification that is to come is looked at as if its time were there; no page shows a template', async () => {
    const id = await start('notifications')
    await change('notifications', id, 'keep', { first_day: '2040-01-01' })
    const { preview } = (await read('notifications', id)).draft ?? {}
    expect(
      notificationListSchema.parse((await desk.as(preview ?? '', '/desk/preview/records?list=notifications')).body),
    ).toMatchObject([{ id, startsAt: null, status: 'Active' }])
    const template = await start('templates')
    await change('templates', template, 'keep', { title: 'Many thanks' })
    expect((await read('templates', template)).draft?.preview).toBeNull()
  })
})
