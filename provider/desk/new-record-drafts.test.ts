import { pino } from 'pino'
import { z } from 'zod'
import { IDEMPOTENCY_HEADER } from '@/lib/contract/enquiry'
import { isNewDraft } from '@/lib/contract/desk/draft'
import { deskOverviewSchema, recordDraftListSchema } from '@/lib/contract/desk/overview'
import { deskRecordAddedSchema, deskRecordPastSchema, deskRecordSchema } from '@/lib/contract/desk/record'
import { RECORD_LISTS, type RecordList } from '@/lib/contract/desk/rights'
import { feeSheetListSchema } from '@/lib/contract/fee-rules'
import { publisher } from '@/provider/desk/publish-due'
import { recordDrafts } from '@/provider/desk/store/desk-tables'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { NEW_RECORDS } from '@/testing/provider/new-records'
import { HOUR } from '@/testing/provider/sign-in'

const HOUR_MS = HOUR * 1_000
const PLAN = NEW_RECORDS.plans
const rowsSchema = z.object({ data: z.array(z.unknown()) })

describeOnEachDatabase('drafts of records that are not there yet', (database) => {
  const told: string[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push(...tags), settled: async () => {} }
  const desk = deskCalls(() => database().db, { website })
  let [asha, ravi] = ['', '']
  beforeAll(async () => {
    asha = (await desk.join('administrator')).session
    ravi = (await desk.join('administrator')).session
  })
  beforeEach(async () => {
    await emptyTables(database(), [
      'plans',
      'notifications',
      'calendar_events',
      'desk_templates',
      'scholarship_edits',
      'rank_word_edits',
      'fee_sheet_edits',
      'record_drafts',
    ])
    told.length = 0
  })

  const read = async (list: RecordList, id: string) =>
    deskRecordSchema.parse((await desk.as(asha, `/desk/${list}/${id}`)).body)
  const history = async (list: RecordList, id: string) =>
    deskRecordPastSchema.parse((await desk.as(asha, `/desk/${list}/${id}/history`)).body)
  const sent = async (list: RecordList): Promise<Readonly<Record<string, string>>> =>
    list === 'fee-sheets'
      ? { ...(await read(list, '2025-26')).values, year: '2026-27', read_at: '2026-11-26' }
      : NEW_RECORDS[list]
  const keep = async (list: RecordList, said: object) =>
    deskRecordAddedSchema.parse((await desk.postAs(asha, `/desk/drafts/${list}`, said)).body).id
  const change = async (list: RecordList, id: string, action: string, said: object = {}, by = asha) => {
    const version = (await read(list, id)).draft?.version
    return desk.postAs(by, `/desk/${list}/${id}/draft`, { version, action, ...said })
  }
  const count = async (list: RecordList) => rowsSchema.parse((await desk.as(asha, `/desk/${list}`)).body).data.length
  const waiting = async (by = asha) =>
    deskOverviewSchema.parse((await desk.as(by, '/desk/overview')).body).record_drafts
  const work = (hours: number) =>
    publisher(database().db, website, pino({ enabled: false }))(new Date(desk.clock.at + hours * HOUR_MS))
  const inHours = (hours: number) => new Date(desk.clock.at + hours * HOUR_MS).toISOString()

  test.each(RECORD_LISTS)('one is kept, seen by nobody, kept on, and published as a record: %s', async (list) => {
    const said = await sent(list)
    const field = 'title' in said ? 'title' : 'name'
    const before = await count(list)
    const id = await keep(list, said)
    expect(isNewDraft(id)).toBe(true)
    expect([await count(list), told]).toEqual([before, []])
    const kept = await read(list, id)
    expect(kept).toMatchObject({ id, may_withdraw: false, draft: { flaws: {}, schedule: null, by: 'A administrator' } })
    expect(kept.draft?.said).toMatchObject({ [field]: said[field] })
    expect(Object.values(kept.values).join('')).toBe('')

    expect((await change(list, id, 'keep', { [field]: `${said[field]} anew` })).body).toMatchObject({ data: { id } })
    const published = await change(list, id, 'publish')
    expect(published.status).toBe(200)
    const { id: made } = deskRecordAddedSchema.parse(published.body)
    expect(await count(list)).toBe(before + 1)
    expect(told.length > 0).toBe(list !== 'templates')
    const record = await read(list, made)
    expect([record.values[field], record.draft]).toEqual([`${said[field]} anew`, null])
    expect(record.history.map(({ action }) => action)).toEqual([expect.stringMatching(/-added$/)])
    expect((await desk.as(asha, `/desk/${list}/${id}`)).status).toBe(404)
    const past = await history(list, id)
    expect(past.history.map(({ action }) => action)).toEqual([
      'content-published',
      'content-drafted',
      'content-drafted',
    ])
    expect([past.history[0]?.after, past.values]).toEqual([{ id: made }, {}])
    expect(await database().db.$count(recordDrafts)).toBe(0)
  })

  test('its last entry says what came of it, also where a picture was named before and is not now', async () => {
    const id = await keep('plans', { ...PLAN, name: 'Of /media/content/a.webp' })
    expect((await change('plans', id, 'publish', PLAN)).status).toBe(200)
    expect((await history('plans', id)).history[0]).toMatchObject({ action: 'content-published' })
  })

  test('at its time it is a record, once; the overview and the list of drafts name it until then', async () => {
    const id = await keep('plans', PLAN)
    expect((await change('plans', id, 'schedule', { at: inHours(2) })).status).toBe(200)
    const named = { list: 'plans', id, name: { en: 'Scholar' }, schedule: { missed: null } }
    expect(await waiting()).toMatchObject({ count: 1, latest: [named] })
    const drafts = (by: string) => desk.as(by, '/desk/drafts/plans')
    expect(recordDraftListSchema.parse((await drafts(asha)).body)).toMatchObject([named])
    await work(1.9)
    expect([await count('plans'), told]).toEqual([0, []])
    await Promise.all([work(3), work(3)])
    expect(await count('plans')).toBe(1)
    expect(told).toContain('plans')
    expect((await history('plans', id)).history[0]).toMatchObject({
      ...{ action: 'content-published-at-time', by: 'A administrator' },
      after: { id: expect.any(String) },
    })
    expect((await drafts(asha)).body).toEqual({ data: [] })
  })

  test('emptied it is not said to be saved, and stays; one that has its heading in Kannada alone is called by it', async () => {
    const id = await keep('notifications', { link: 'https://a.example', title_kn: 'ಹೊಸ ದಿನ' })
    expect(await waiting()).toMatchObject({ latest: [{ name: { kn: 'ಹೊಸ ದಿನ', en: 'ಹೊಸ ದಿನ' } }] })
    const { said } = (await read('notifications', id)).draft ?? {}
    for (const action of ['keep', 'publish'])
      expect((await change('notifications', id, action, { link: '', title_kn: ' ' })).status).toBe(422)
    expect((await read('notifications', id)).draft?.said).toEqual(said)
  })

  test('of what is there its draft is not among them', async () => {
    const { id } = deskRecordAddedSchema.parse((await desk.postAs(asha, '/desk/plans', PLAN)).body)
    await desk.postAs(asha, `/desk/plans/${id}/draft`, {
      ...{ version: (await read('plans', id)).version, action: 'keep', price: '1' },
    })
    expect((await desk.as(asha, '/desk/drafts/plans')).body).toEqual({ data: [] })
    expect(await waiting()).toMatchObject({ count: 1 })
  })

  test('what cannot be published is kept as it was typed, beside the others of its kind, and is on no page', async () => {
    await desk.postAs(asha, '/desk/plans', PLAN)
    const id = await keep('plans', { ...PLAN, price: 'much' })
    expect((await read('plans', id)).draft).toMatchObject({ flaws: { price: 'unread' }, preview: null })
    expect((await change('plans', id, 'publish', { price: '10' })).body).toMatchObject({ errors: { name: ['twice'] } })
    expect((await read('plans', id)).draft).toMatchObject({ said: { price: '10' }, flaws: { name: 'twice' } })
    expect((await change('plans', id, 'schedule', { at: inHours(1) })).status).toBe(422)
    expect(await count('plans')).toBe(1)
    // Nobody has filled its name in.
    const nameless = await keep('plans', { cycle: 'yearly' })
    expect((await waiting())?.latest).toContainEqual(expect.objectContaining({ id: nameless, name: { en: 'yearly' } }))
  })

  test('a time is missed where another of its name was added meanwhile, and the draft stays', async () => {
    const id = await keep('plans', PLAN)
    await change('plans', id, 'schedule', { at: inHours(1) })
    await desk.postAs(asha, '/desk/plans', PLAN)
    await work(2)
    expect(await count('plans')).toBe(1)
    expect(await waiting()).toMatchObject({ latest: [{ id, schedule: { missed: 'invalid' } }] })
  })

  test('a link shows it in its list, as if its time were there', async () => {
    const plan = (await read('plans', await keep('plans', PLAN))).draft?.preview ?? ''
    expect((await desk.as(plan, '/desk/preview/records?list=plans')).body).toMatchObject({
      all_plans: [{ name: { en: 'Scholar' } }],
    })
    const id = await keep('notifications', { ...NEW_RECORDS.notifications, first_day: '2040-01-01' })
    const notification = (await read('notifications', id)).draft?.preview ?? ''
    const shown = (await desk.as(notification, '/desk/preview/records?list=notifications')).body
    expect(JSON.stringify(shown)).toContain('Forms are out')
    expect((await desk.as('', '/plans')).body).toMatchObject({ all_plans: [] })
  })

  test('of fee sheets the newest leads, also before the draft of an earlier year’s', async () => {
    const id = await keep('fee-sheets', { ...(await sent('fee-sheets')), year: '2024-25' })
    const link = (await read('fee-sheets', id)).draft?.preview ?? ''
    const shown = await desk.as(link, '/desk/preview/records?list=fee-sheets')
    expect(feeSheetListSchema.parse(shown.body)?.map(({ year }) => year)).toEqual(['2025-26', '2024-25'])
  })

  test('discarded it is gone, and its words are left', async () => {
    const id = await keep('plans', PLAN)
    expect((await change('plans', id, 'discard')).status).toBe(200)
    expect((await desk.as(asha, `/desk/plans/${id}`)).status).toBe(404)
    expect(await history('plans', id)).toMatchObject({ values: PLAN, history: [{ action: 'draft-discarded' }, {}] })
    expect(await count('plans')).toBe(0)
  })

  test('of two who keep it the second is told; nobody saves, withdraws or brings back what is not there', async () => {
    const id = await keep('plans', PLAN)
    const version = (await read('plans', id)).draft?.version ?? ''
    const send = (by: string, price: string) =>
      desk.postAs(by, `/desk/plans/${id}/draft`, { version, action: 'keep', price })
    const answers = await Promise.all([send(asha, '1'), send(ravi, '2')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const asked = [
      ['', { version: 'new' }],
      ['/withdraw', { version: (await read('plans', id)).draft?.version }],
      ['/revert', { version: (await read('plans', id)).draft?.version, to: 1, as: 'draft' }],
    ] as const
    for (const [path, body] of asked) {
      expect((await desk.postAs(asha, `/desk/plans/${id}${path}`, body)).status).toBe(404)
    }
    expect((await read('plans', id)).draft).not.toBeNull()
  })

  test('posted twice by one form it is one draft, until that is discarded; without a word it is none', async () => {
    const post = (body: object = PLAN) => desk.postAs(asha, '/desk/drafts/plans', body, { [IDEMPOTENCY_HEADER]: 'one' })
    expect((await post({ name: ' ' })).body).toMatchObject({ errors: { price: ['needed'] } })
    const answers = [...(await Promise.all([post(), post()])), await post()]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const ids = answers.map(({ body }) => deskRecordAddedSchema.parse(body).id)
    expect(new Set(ids).size).toBe(1)
    expect(await database().db.$count(recordDrafts)).toBe(1)
    await change('plans', ids[0] ?? '', 'discard')
    expect(deskRecordAddedSchema.parse((await post()).body).id).not.toBe(ids[0])
  })

  test('a code is read as in a new word, also where the draft is kept on', async () => {
    const id = await keep('rank-words', { ...NEW_RECORDS['rank-words'], code: '2ag' })
    expect((await read('rank-words', id)).draft?.said.code).toBe('2AG')
    await change('rank-words', id, 'keep', { name: 'Merit' })
    expect((await read('rank-words', id)).draft?.said).toMatchObject({ code: '2AG', name: 'Merit' })
  })
})
