import { pino } from 'pino'
import { deskEnquiryPageSchema, deskEnquirySchema, ERASED_SOON_DAYS } from '@/lib/contract/desk/enquiry'
import { NO_NOTICES } from '@/provider/enquiries/dependencies'
import { listAuditOf } from '@/provider/desk/store/audit'
import { addEnquiry, eraseEnquiries } from '@/provider/enquiries/store/enquiries'
import { purgeAll } from '@/provider/purge'
import { describeOnEachDatabase, emptyTables } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { enquiryNotices } from '@/provider/enquiries/store/enquiry-tables'

const DAY_MS = 24 * 60 * 60 * 1_000
const KEPT = 365

describeOnEachDatabase('how long enquiries are kept', (database) => {
  const desk = deskCalls(() => database().db, { enquiries: { ...NO_NOTICES, keptDays: KEPT } })
  const forever = deskCalls(() => database().db)
  let counsellor = ''
  beforeAll(async () => void (counsellor = (await desk.join('counsellor')).session))
  afterEach(() => emptyTables(database(), ['requests']))

  const received = (daysAgo: number, laterMs = 0) =>
    addEnquiry(database().db, {
      ...{ type: 'enquiry', name: `Of ${daysAgo} days`, phone: '9845012345', email: 'a@example.org', course: 'B.E.' },
      ...{ role: null, mode: null, interest: '', message: 'When?', source: '/contact', consent: null },
      ...{ isSuspected: false, idempotencyKey: null, addressDigest: null },
      createdAt: new Date(desk.clock.at - daysAgo * DAY_MS + laterMs),
    })
  const inbox = async (query = '', calls = desk) =>
    deskEnquiryPageSchema.parse((await calls.as(counsellor, `/desk/enquiries?${query}`)).body)
  const names = async (query = '') => (await inbox(query)).data.map(({ name }) => name)

  test('each says on which day in India it is erased', async () => {
    const id = await received(1)
    // Received on 4 January 2027 at 11:30 in India.
    expect(await inbox()).toMatchObject({ kept_days: KEPT, data: [{ erased_on: '2028-01-04' }] })
    const { body } = await desk.as(counsellor, `/desk/enquiries/${id}`)
    expect(deskEnquirySchema.parse(body).erased_on).toBe('2028-01-04')
    // At half past midnight in India it is the day before in London.
    await received(1, 13 * 60 * 60 * 1_000)
    expect((await inbox()).data[0]?.erased_on).toBe('2028-01-05')
  })

  test('those are found that are erased soon', async () => {
    await received(KEPT - ERASED_SOON_DAYS - 1)
    await received(KEPT - ERASED_SOON_DAYS)
    await received(KEPT - 1)
    expect(await names('erasing=1')).toEqual([`Of ${KEPT - 1} days`, `Of ${KEPT - ERASED_SOON_DAYS} days`])
    expect(await names()).toHaveLength(3)
  })

  test('they are erased when their time is over, with notes and notices, and not a moment before', async () => {
    const { db, pool } = database()
    const id = await received(KEPT)
    await received(KEPT, 1)
    expect((await desk.postAs(counsellor, `/desk/enquiries/${id}/state`, { action: 'take', version: 0 })).status).toBe(
      200,
    )
    await desk.postAs(counsellor, `/desk/enquiries/${id}/notes`, { text: 'Called' })
    await db.insert(enquiryNotices).values({ requestId: id ?? 0, channel: 'mail' })
    expect(await eraseEnquiries(db, KEPT, desk.now())).toBe(1)
    expect(await names()).toEqual([`Of ${KEPT} days`])
    expect((await desk.as(counsellor, `/desk/enquiries/${id}`)).status).toBe(404)
    expect(await eraseEnquiries(db, KEPT, desk.now())).toBe(0)
    const entries = (await listAuditOf(db, 'enquiries')).map(({ by, action, before }) => [by, action, before])
    expect(entries).toEqual([['by itself', 'enquiries-erased', { count: 1, kept_days: KEPT }]])
    for (const table of ['desk_notes', 'desk_enquiries', 'request_notices'])
      expect((await pool.query(`select from ${table}`)).rows).toEqual([])
  })

  test('where nothing says how long, none has such a day, and none is found by it', async () => {
    await received(4_000)
    expect(await inbox('erasing=1', forever)).toMatchObject({ kept_days: null, data: [{ erased_on: null }] })
  })

  const lines: unknown[] = []
  const log = pino({}, { write: (text: string) => void lines.push(JSON.parse(text)) })
  /** A session of the desk does not live that long. */
  const kept = async () =>
    (await database().pool.query('select name from requests order by created_at desc')).rows.map(({ name }) => name)
  const purge = (days: number | null, laterMs = 0) =>
    purgeAll(database().db, log, days, new Date(desk.clock.at + laterMs))
  afterEach(async () => {
    lines.length = 0
    await purge(null)
  })

  test('the job erases them where a time is set, says how many, and erases none where none is', async () => {
    await received(KEPT - 2)
    await purge(null, DAY_MS)
    await purge(KEPT, DAY_MS)
    await received(KEPT)
    expect(await kept()).toHaveLength(2)
    await purge(KEPT, 2 * DAY_MS - 1)
    expect([await kept(), lines]).toEqual([[`Of ${KEPT - 2} days`, `Of ${KEPT} days`], []])
    await purge(KEPT, 2 * DAY_MS)
    expect(await kept()).toEqual([])
    expect(lines).toEqual([expect.objectContaining({ erased: 2 })])
  })

  test('what is older when a time is new, or shorter, goes a day later, and the log says how many that will be', async () => {
    await received(KEPT)
    await received(KEPT + 100)
    const warned = (older: number, days: number) => expect.objectContaining({ level: 40, older, days })
    await purge(KEPT + 50)
    await purge(KEPT + 50, DAY_MS - 1)
    expect([await kept(), lines]).toEqual([[`Of ${KEPT} days`, `Of ${KEPT + 100} days`], [warned(1, KEPT + 50)]])
    await purge(KEPT + 50, DAY_MS)
    expect(await kept()).toEqual([`Of ${KEPT} days`])
    await purge(KEPT, DAY_MS)
    await purge(KEPT, 2 * DAY_MS - 1)
    expect([await kept(), lines.at(-1)]).toEqual([[`Of ${KEPT} days`], warned(1, KEPT)])
    // Taken back in time, and set once more.
    await purge(null, 2 * DAY_MS - 1)
    await purge(KEPT, 2 * DAY_MS)
    expect(await kept()).toHaveLength(1)
    // A longer time is nothing to wait for.
    await purge(KEPT + 1, 3 * DAY_MS)
    expect(await kept()).toEqual([])
  })
})
