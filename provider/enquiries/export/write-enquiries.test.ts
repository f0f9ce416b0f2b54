import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { TERMINAL } from '@/provider/desk/store/audit'
import { deskAudit } from '@/provider/desk/store/desk-tables'
import { csvChunks, describeEnquiry, jsonChunks } from '@/provider/enquiries/export/write-enquiries'
import { writeFileWhole, writeOutput } from '@/provider/enquiries/export/write-out'
import { removeEnquiries } from '@/provider/enquiries/store/enquiries'
import { eachEnquiry, listLatestEnquiries, type EnquiryFilter } from '@/provider/enquiries/store/enquiry-list'
import { enquiryNotices, enquiries } from '@/provider/enquiries/store/enquiry-tables'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { contactBody, counsellingBody, enquiryCalls } from '@/testing/provider/enquiries'

const ALL: EnquiryFilter = { since: null, types: null, suspected: null }

async function whole(chunks: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of chunks) text += part
  return text
}

describeOnEachDatabase('what the operator reads', (database) => {
  const db = () => database().db
  const { contact, counselling, forward, clock } = enquiryCalls(db, { channels: ['webhook', 'mail'] })
  const csv = async (filter = ALL): Promise<string[][]> =>
    parse(await whole(csvChunks(eachEnquiry(db(), filter), false)))
  const ids = async (filter: Partial<EnquiryFilter>) =>
    (await listLatestEnquiries(db(), { ...ALL, ...filter }, 1_000)).map((enquiry) => enquiry.id)

  beforeEach(async () => {
    await db().delete(enquiries)
  })

  test('as CSV: each under its heading, safe for spreadsheets', async () => {
    clock.at = Date.UTC(2027, 0, 5, 6)
    await contact(
      contactBody({
        name: '=HYPERLINK("https://x.example","Asha")',
        phone: '9880012345',
        email: '+asha@example.org',
        course: '-2+3',
        message: '@SUM(A1)\n"quoted", and\tmore; ಧನ್ಯವಾದ',
        source: '/contact',
        consent: 'Only to answer you.',
        suspected: true,
      }),
    )
    await counselling(counsellingBody({ type: 'mentor', phone: '9880054321' }))
    const [headings, first, second, ...rest] = await csv()
    expect(rest).toEqual([])
    expect(headings?.join('|')).toBe(
      'id|received (Indian time)|type|name|phone|email|course|role|mode|interest|message|page|consent|suspected|operator told',
    )
    expect(first?.slice(1)).toEqual([
      '05-01-2027 11:30',
      'enquiry',
      '\'=HYPERLINK("https://x.example","Asha")',
      '98800 12345',
      "'+asha@example.org",
      "'-2+3",
      '',
      '',
      '',
      '\'@SUM(A1)\n"quoted", and\tmore; ಧನ್ಯವಾದ',
      '/contact',
      'Only to answer you.',
      'yes',
      'webhook: waiting, mail: waiting',
    ])
    expect(second?.slice(2, 14)).toEqual([
      'mentor',
      'Ravi Gowda',
      '98800 54321',
      'ravi@example.org',
      '',
      'Parent',
      'In-Person',
      'Stream Selection',
      'Science or commerce?',
      '',
      '',
      '',
    ])
  })

  test('as CSV for Excel: with the mark of UTF-8; without any request: the headings', async () => {
    const text = await whole(csvChunks(eachEnquiry(db(), ALL), true))
    expect(text).toMatch(/^\uFEFFid,received/)
    expect(text.endsWith('operator told\r\n')).toBe(true)
  })

  test('as JSON: one array, as the contract names things', async () => {
    expect(await whole(jsonChunks(eachEnquiry(db(), ALL)))).toBe('[]\n')
    await contact(contactBody({ phone: '9880012345', message: '"one"\n=two' }))
    await counselling(counsellingBody())
    const read: unknown = JSON.parse(await whole(jsonChunks(eachEnquiry(db(), ALL))))
    expect(read).toMatchObject([
      { type: 'enquiry', phone: '9880012345', message: '"one"\n=two', suspected: false },
      {
        type: 'career',
        counselling_mode: 'In-Person',
        notices: [{ channel: 'webhook', state: 'waiting', tries: 0 }, {}],
      },
    ])
    expect(JSON.stringify(read)).not.toMatch(/digest|idempotency/i)
  })

  test('all of many, each once, in order', async () => {
    const rows = Array.from({ length: 450 }, (_, at) => ({
      type: 'feedback' as const,
      name: `No. ${at}`,
      phone: '9880012345',
      email: 'a@example.org',
      interest: '',
      message: 'x',
      isSuspected: false,
      createdAt: new Date(),
    }))
    await db().insert(enquiries).values(rows)
    const [, ...lines] = await csv()
    expect(lines.map((line) => line[3])).toEqual(rows.map((row) => row.name))
    expect(await listLatestEnquiries(db(), ALL, 3)).toMatchObject([{ name: 'No. 449' }, { name: 'No. 448' }, {}])
  })

  test('since, type and suspected choose, together', async () => {
    await contact(contactBody())
    forward(60)
    const since = new Date(clock.at)
    await contact(contactBody({ type: 'feedback', suspected: true }))
    await counselling(counsellingBody())
    const [last = 0, middle = 0, first = 0] = await ids({})
    expect(await ids({ since })).toEqual([last, middle])
    expect(await ids({ types: ['enquiry', 'career'] })).toEqual([last, first])
    expect(await ids({ suspected: true })).toEqual([middle])
    expect(await ids({ suspected: false })).toEqual([last, first])
    expect(await ids({ since, types: ['enquiry'], suspected: false })).toEqual([])
    expect((await csv({ ...ALL, since, suspected: true })).slice(1).map((line) => line[0])).toEqual([String(middle)])
  })

  test('a line for each: with what the operator was not told of', async () => {
    clock.at = Date.UTC(2027, 0, 5, 6)
    await contact(contactBody({ phone: '9880012345', message: `one\n${'two '.repeat(40)}`, suspected: true }))
    const line = async () => (await listLatestEnquiries(db(), ALL, 1)).map(describeEnquiry).join()
    const [{ id } = { id: 0 }] = await db().select().from(enquiries)
    const opening = `${String(id).padStart(6)}  05-01-2027 11:30  enquiry   98800 12345  Asha Rao: one ${'two '.repeat(16)}tw…`
    expect(await line()).toBe(`${opening}  [looks like a robot's]`)
    await db().update(enquiryNotices).set({ tries: 3 }).where(eq(enquiryNotices.channel, 'webhook'))
    await db()
      .update(enquiryNotices)
      .set({ givenUpAt: sql`now()` })
      .where(eq(enquiryNotices.channel, 'mail'))
    expect(await line()).toBe(`${opening}  [looks like a robot's; YOU WERE NOT TOLD by mail; webhook: tried 3 times]`)
    await db()
      .update(enquiryNotices)
      .set({ deliveredAt: sql`now()`, givenUpAt: null })
    await db().update(enquiries).set({ isSuspected: false, message: 'short' })
    expect(await line()).toMatch(/Asha Rao: short$/)
  })

  test("a person's requests are deleted, and nobody else's; nobody is told of them any more", async () => {
    await contact(contactBody({ phone: '9880012345' }))
    await counselling(counsellingBody({ phone: '+91 98800 12345' }))
    await contact(contactBody())
    const forget = () => removeEnquiries(db(), TERMINAL, '9880012345', new Date())
    expect([await forget(), await forget()]).toEqual([2, 0])
    const trail = await db().select().from(deskAudit).where(eq(deskAudit.action, 'enquiries-forgotten'))
    expect(trail).toMatchObject([{ by: 'terminal', record: 'enquiries', before: { count: 2 } }])
    expect(JSON.stringify(trail)).not.toContain('98800')
    expect(await ids({})).toHaveLength(1)
    expect(await db().select().from(enquiryNotices)).toHaveLength(2)
  })
})

describe('a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'requests-test-'))
  const file = path.join(folder, 'requests.csv')
  afterAll(() => rmSync(folder, { recursive: true }))
  async function* chunks(...texts: (string | Error)[]) {
    for (const text of texts) {
      if (typeof text !== 'string') throw text
      yield text
    }
  }

  test('is for this user alone, and replaces what stood there', async () => {
    writeFileSync(file, 'older', { mode: 0o644 })
    await writeFileWhole(file, chunks('one ', 'two'))
    expect(readFileSync(file, 'utf8')).toBe('one two')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('that cannot be finished leaves what stood there', async () => {
    await expect(writeFileWhole(file, chunks('half', new Error('the database went away')))).rejects.toThrow('went away')
    expect(readFileSync(file, 'utf8')).toBe('one two')
    expect(readdirSync(folder)).toEqual(['requests.csv'])
  })

  test('that cannot be written is said in a sentence', async () => {
    const nowhere = path.join(folder, 'nowhere', 'requests.csv')
    await expect(writeFileWhole(nowhere, chunks('x'))).rejects.toMatchObject({
      name: 'CommandError',
      message: `${nowhere} cannot be written (ENOENT).`,
    })
    await expect(writeFileWhole(folder, chunks('x'))).rejects.toThrow(/cannot be written \(E(ISDIR|NOTEMPTY|EXIST)\)/)
  })

  test('a reader who stops early is no error; another failure of the output is', async () => {
    const failing = (code: string) =>
      new Writable({ write: (_part, _encoding, done) => done(Object.assign(new Error(code), { code })) })
    await writeOutput(failing('EPIPE'), chunks('one', 'two'))
    await expect(writeOutput(failing('ENOSPC'), chunks('one', 'two'))).rejects.toThrow('ENOSPC')
  })
})
