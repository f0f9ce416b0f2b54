import { tmpdir } from 'node:os'
import { asc, eq, sql } from 'drizzle-orm'
import { enquiryNotices, enquiries } from '@/provider/enquiries/store/enquiry-tables'
import { openDatabase } from '@/provider/open-database'
import { connectDatabase } from '@/provider/platform/database'
import { purgeExpired } from '@/provider/purge'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { contactBody, counsellingBody, enquiryCalls } from '@/testing/provider/enquiries'
import { startCluster } from '@/testing/provider/postgres-cluster'
import { DAY, MINUTE, newPhone } from '@/testing/provider/sign-in'

const STORED = { status: 201, body: { message: 'Form submitted successfully!' } }

describeOnEachDatabase("storing a visitor's request", (database) => {
  let woken = 0
  const calls = enquiryCalls(() => database().db, { channels: ['webhook', 'mail'], wake: () => void (woken += 1) })
  const { contact, counselling, newKey, forward, clock } = calls
  const of = (phone: unknown) =>
    database()
      .db.select()
      .from(enquiries)
      .where(eq(enquiries.phone, String(phone)))
      .orderBy(asc(enquiries.id))

  beforeEach(() => {
    // So that no test counts what another one did.
    forward(2 * DAY)
    woken = 0
  })

  test('an enquiry is kept with its time, its page and the sentence at the button', async () => {
    const body = contactBody({ source: '/contact', consent: 'Only to answer you.', interest: 'Other' })
    expect(await contact(body)).toMatchObject(STORED)
    expect(await of(body.phone)).toEqual([
      {
        id: expect.any(Number),
        type: 'enquiry',
        name: 'Asha Rao',
        phone: body.phone,
        email: 'asha@example.org',
        course: 'Civil Engineering',
        role: null,
        mode: null,
        interest: 'Other',
        message: 'When do admissions begin?',
        source: '/contact',
        consent: 'Only to answer you.',
        isSuspected: false,
        idempotencyKey: null,
        addressDigest: expect.stringMatching(/^[\w-]{43}$/),
        createdAt: new Date(clock.at),
      },
    ])
    expect(woken).toBe(1)
  })

  test.each(['career', 'mentor'])('a request of type %s is kept', async (type) => {
    const body = counsellingBody({ type })
    expect(await counselling(body)).toMatchObject(STORED)
    expect(await of(body.phone)).toMatchObject([
      {
        type,
        course: null,
        role: 'Parent',
        mode: 'In-Person',
        interest: 'Stream Selection',
        message: 'Science or commerce?',
        source: null,
        consent: null,
      },
    ])
  })

  test('texts are kept as people write them: their language, lines and signs', async () => {
    const message = 'ನಮಸ್ಕಾರ,\n\n"=1+1" & <b>\u{1F393}</b>; drop table requests; --'
    const body = contactBody({ name: " O'Neil ", message: message.replaceAll('\n', '\r\n'), phone: '+91 98450 00001' })
    expect(await contact(body)).toMatchObject(STORED)
    expect(await of('9845000001')).toMatchObject([{ name: "O'Neil", message }])
  })

  test('what is wrong is answered by field, and nothing is stored', async () => {
    const body = contactBody({ name: 'x'.repeat(51), email: 'asha', message: ' ' })
    expect(await contact(body)).toMatchObject({
      status: 422,
      body: {
        message: 'Full Name must not exceed 50 characters',
        errors: {
          name: ['Full Name must not exceed 50 characters'],
          email: ['Enter a valid email address'],
          message: ['Message is required'],
        },
      },
    })
    expect(await counselling(counsellingBody({ type: 'mentor', interest: '', phone: 7 }))).toMatchObject({
      status: 422,
      body: { errors: { phone: ['Phone Number is required'], interest: ['Area of Interest is required'] } },
    })
    expect(await of(body.phone)).toEqual([])
    expect(woken).toBe(0)
  })

  test.each([
    ['{', 400],
    ['[]', 422],
    ['null', 422],
    ['"text"', 422],
    [JSON.stringify({ name: 'x'.repeat(70_000) }), 413],
    [{ ...contactBody(), type: 'career' }, 422],
    [{ ...contactBody(), name: { toString: 'x' } }, 422],
  ])('bad input is refused: %#', async (body, status) => {
    const answer = await contact(body)
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/\w/) } })
  })

  describe('a key', () => {
    test('a repeat is answered as the first was, and stored once', async () => {
      const [key, body] = [newKey(), contactBody()]
      const first = await contact(body, { key })
      forward(10 * MINUTE)
      // Another page, another guess about robots, and quotation marks as the draft has them: the same words.
      const again = await contact({ ...body, source: '/', suspected: true }, { key: `"${key}"` })
      expect(again).toEqual(first)
      expect(first).toMatchObject(STORED)
      const stored = await of(body.phone)
      expect(stored).toMatchObject([{ idempotencyKey: key, isSuspected: false }])
      expect(
        await database()
          .db.select()
          .from(enquiryNotices)
          .where(eq(enquiryNotices.requestId, stored[0]?.id ?? 0)),
      ).toHaveLength(2)
      expect(woken).toBe(1)
    })

    test('thirty at the same moment store once, and all are answered so', async () => {
      const [key, body] = [newKey(), counsellingBody()]
      const answers = await Promise.all(Array.from({ length: 30 }, () => counselling(body, { key })))
      for (const answer of answers) expect(answer).toMatchObject(STORED)
      expect(await of(body.phone)).toHaveLength(1)
    })

    test.each([
      ['words', {}, { message: 'Something else' }],
      ['a tab', {}, { type: 'feedback' }],
      ['a phone', {}, { phone: newPhone() }],
    ])('with %s of another request it is refused, and the first stays', async (_what, one, other) => {
      const [key, body] = [newKey(), contactBody(one)]
      expect(await contact(body, { key })).toMatchObject(STORED)
      expect(await contact({ ...body, ...other }, { key })).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('Idempotency-Key'), errors: {} },
      })
      expect(await of(body.phone)).toMatchObject([{ message: body.message, type: 'enquiry' }])
    })

    test('of two phones at the same moment, one has it', async () => {
      const key = newKey()
      const bodies = Array.from({ length: 8 }, () => contactBody())
      const answers = await Promise.all(bodies.map((body) => contact(body, { key })))
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(7).fill(422)])
      const found = await database().db.select().from(enquiries).where(eq(enquiries.idempotencyKey, key))
      expect(found).toHaveLength(1)
    })

    test('the same words under two keys, or under none, are two requests', async () => {
      const body = contactBody()
      await contact(body, { key: newKey() })
      await contact(body, { key: newKey() })
      await contact(body)
      await contact(body)
      expect(await of(body.phone)).toHaveLength(4)
    })

    test.each(['', 'two words', 'x'.repeat(201), '"', '""'])('%j is none', async (key) => {
      const body = contactBody()
      expect(await contact(body, { key })).toMatchObject({ status: 422 })
      expect(await of(body.phone)).toEqual([])
    })
  })

  describe('the limit of a phone', () => {
    const fill = async (body: object, count = 20) => {
      for (let at = 0; at < count; at += 1) {
        expect(await contact(body)).toMatchObject(STORED)
        forward(60)
      }
    }

    test('twenty an hour are taken, whatever the form; then it says kindly when', async () => {
      const body = contactBody()
      await fill(body, 19)
      expect(await counselling(counsellingBody({ phone: body.phone }))).toMatchObject(STORED)
      const refused = await contact(body)
      // The first came 19 minutes ago.
      expect(refused).toMatchObject({
        status: 429,
        body: {
          message:
            'This number has sent many requests in the last hour, and they have reached us. Please try again in 41 minutes.',
        },
      })
      expect(refused.headers['retry-after']).toBe(String(41 * MINUTE))
      expect(await of(body.phone)).toHaveLength(20)
      expect(await contact(contactBody())).toMatchObject(STORED)
      forward(41 * MINUTE - 1)
      expect((await contact(body)).headers['retry-after']).toBe('1')
      forward(1)
      expect(await contact(body)).toMatchObject(STORED)
      expect((await contact(body)).status).toBe(429)
    })

    test('a repeat is answered as the first was, also then', async () => {
      const [key, body] = [newKey(), contactBody()]
      expect(await contact(body, { key })).toMatchObject(STORED)
      await fill(body, 19)
      expect((await contact(body)).status).toBe(429)
      expect(await contact(body, { key })).toMatchObject(STORED)
    })

    test('fifty at the same moment are twenty', async () => {
      const body = contactBody()
      const answers = await Promise.all(Array.from({ length: 50 }, () => contact(body, { key: newKey() })))
      expect(answers.filter((answer) => answer.status === 201)).toHaveLength(20)
      expect(answers.filter((answer) => answer.status === 429)).toHaveLength(30)
      expect(await of(body.phone)).toHaveLength(20)
    })

    test('what a robot sends in the name of somebody does not lock them out', async () => {
      const body = contactBody()
      await fill({ ...body, suspected: true })
      expect((await contact({ ...body, suspected: true })).status).toBe(429)
      expect(await contact(body)).toMatchObject(STORED)
    })
  })

  test("what looks like a robot's is stored and marked, and the operator is told of it", async () => {
    const body = contactBody({ suspected: true })
    expect(await contact(body)).toMatchObject(STORED)
    const [stored] = await of(body.phone)
    expect(stored).toMatchObject({ isSuspected: true })
    const notices = await database()
      .db.select()
      .from(enquiryNotices)
      .where(eq(enquiryNotices.requestId, stored?.id ?? 0))
    expect(notices.map((notice) => notice.channel).sort()).toEqual(['mail', 'webhook'])
  })

  test('the address is kept as a digest, the same for one visitor, and forgotten after thirty days', async () => {
    const [one, other] = [contactBody(), contactBody()]
    await contact(one, { address: '2001:db8:9:9::1' })
    await contact(one, { address: '2001:db8:9:9::2' })
    await contact(other, { address: '2001:db8:9:a::1' })
    const [first, second] = await of(one.phone)
    const [third] = await of(other.phone)
    expect(first?.addressDigest).toBe(second?.addressDigest)
    expect(first?.addressDigest).not.toBe(third?.addressDigest)
    await purgeExpired(database().db, new Date(clock.at + (30 * DAY - 1) * 1_000))
    expect((await of(one.phone))[0]?.addressDigest).not.toBeNull()
    await purgeExpired(database().db, new Date(clock.at + 30 * DAY * 1_000))
    expect((await of(one.phone)).map((enquiry) => enquiry.addressDigest)).toEqual([null, null])
  })

  test('a failure in between stores neither the request nor its notices, and says so', async () => {
    const { db } = database()
    await db.execute(sql`alter table request_notices add constraint nothing check (id < 0) not valid`)
    const body = contactBody()
    expect(await contact(body, { key: newKey() })).toMatchObject({ status: 500 })
    await db.execute(sql`alter table request_notices drop constraint nothing`)
    expect(await of(body.phone)).toEqual([])
    expect(woken).toBe(0)
  })

  test('nothing personal stands in the log', async () => {
    const text = calls.lines.join('')
    expect(text).toContain('request failed')
    expect(text).not.toMatch(/Asha|asha@|Ravi|admissions|198\.18\.|2001:db8/)
    expect(text.replace(/"time":\d+,"pid":\d+/g, '')).not.toMatch(/9\d{9}/)
  })
})

test('while the database is away, a request is answered 503, and logged without its words', async () => {
  const { db, close } = connectDatabase({ DATABASE_URL: 'postgresql://127.0.0.1:1/nothing', DATA_DIR: '' })
  const { contact, lines } = enquiryCalls(() => db)
  expect(await contact(contactBody())).toMatchObject({
    status: 503,
    body: { message: 'The service is temporarily unavailable. Please try again.' },
  })
  expect(lines).toHaveLength(1)
  expect(lines.join('')).not.toContain('Asha')
  await close()
})

test('a PostgreSQL that was lost is found again within five seconds, and nothing is started anew', async () => {
  const cluster = await startCluster()
  const { db, close } = await openDatabase({ DATABASE_URL: cluster.url('postgres'), DATA_DIR: tmpdir() })
  const { contact } = enquiryCalls(() => db)
  expect(await contact(contactBody())).toMatchObject(STORED)
  await cluster.kill()
  expect(await contact(contactBody())).toMatchObject({ status: 503 })
  await cluster.start()
  const began = performance.now()
  while ((await contact(contactBody())).status !== 201) expect(performance.now() - began).toBeLessThan(5_000)
  await close()
  await cluster.stop()
})
