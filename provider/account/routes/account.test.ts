import { eq } from 'drizzle-orm'
import { offersAccountCalls } from '@/lib/contract/account'
import { institutes, reviews } from '@/provider/directory/store/schema'
import { shortlisted } from '@/provider/shortlist/tables'
import {
  oneTimeCodes,
  reviewWrites,
  sessions,
  studentPictures,
  students,
} from '@/provider/account/store/student-tables'
import { replacePicture } from '@/provider/account/store/student-pictures'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'
import { reviewBody } from '@/testing/provider/reviews'
import { DAY, MINUTE, newPhone, otherCode, signInCalls } from '@/testing/provider/sign-in'

describeOnEachDatabase('the account', (database) => {
  const told: string[] = []
  const revalidate = (tags: readonly string[], drop = false) => void told.push(...tags.map((tag) => `${tag} ${drop}`))
  const website = { revalidate, settled: async () => {} }
  const calls = signInCalls(() => database().db, {}, { website })
  const { register, as, postAs, codeFor, forward, clock, send, verify, sent } = calls
  let phone = ''
  let token = ''
  let college = 0

  const askCode = (number: unknown = phone, whose = token) =>
    postAs(whose, '/auth/otp/send', { phone_number: number, otp_type: 'deletion' })
  const remove = (otp: unknown = codeFor(phone), whose = token) => postAs(whose, '/account/delete', { otp })
  const student = async () => (await database().db.select().from(students).where(eq(students.phone, phone)))[0]

  beforeEach(async () => {
    forward(2 * DAY)
    told.length = 0
    phone = newPhone()
    token = await register(phone)
    forward(MINUTE)
    college = await addInstitute(database().db, { name: 'Hill College' })
  })

  test('the profile says that it can be exported and deleted', async () => {
    expect(offersAccountCalls((await as(token, '/profile')).body)).toBe(true)
  })

  test('the export holds everything that is stored, and nothing of anybody else', async () => {
    const { db } = database()
    const id = (await student())?.id ?? 0
    await replacePicture(db, id, Buffer.from('a picture'), new Date(clock.at))
    await postAs(token, `/institutes/${college}/reviews`, reviewBody())
    await postAs(token, '/shortlist', { add: [college], remove: [] })
    const other = newPhone()
    await postAs(await register(other), `/institutes/${college}/reviews`, reviewBody({ name: 'Ravi Gowda' }))

    const { status, body, headers } = await as(token, '/account/export')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    const now = new Date(clock.at).toISOString()
    const before = new Date(clock.at - MINUTE * 1_000).toISOString()
    expect(body).toEqual({
      data: {
        exported_at: now,
        student: {
          id,
          phone,
          first_name: 'Asha',
          last_name: 'Rao',
          email: null,
          consent: null,
          consent_at: null,
          registered_at: before,
          changed_at: before,
          picture: { type: 'image/webp', base64: Buffer.from('a picture').toString('base64'), uploaded_at: now },
        },
        reviews: [
          {
            institute_id: college,
            institute: 'Hill College',
            name: 'Asha Rao',
            role: 'Student',
            rating: 4,
            description: 'Good labs, and teachers who take time.',
            state: 'shown',
            written_at: now,
            changed_at: now,
          },
        ],
        shortlist: [{ institute_id: college, institute: 'Hill College', added_at: now }],
        subscriptions: [],
        payments: [],
        sessions: [
          {
            device: null,
            began_at: before,
            last_seen_at: before,
            ends_at: new Date(clock.at - MINUTE * 1_000 + 30 * DAY * 1_000).toISOString(),
          },
        ],
        review_writes_of_the_last_day: [now],
      },
    })
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${other}|Ravi|${token}`))
  })

  test('deleted, nothing of it is left but the reviews, which belong to nobody', async () => {
    const { db } = database()
    const id = (await student())?.id ?? 0
    await replacePicture(db, id, Buffer.from('a picture'), new Date(clock.at))
    await postAs(token, `/institutes/${college}/reviews`, reviewBody({ rating: 5 }))
    await postAs(token, '/shortlist', { add: [college], remove: [] })
    await send(phone, 'login')
    forward(MINUTE)
    await verify(phone, 'login', codeFor(phone))
    told.length = 0

    expect(await askCode()).toMatchObject({ status: 200 })
    expect(await remove()).toEqual({
      status: 200,
      body: { message: 'Your account has been deleted.' },
      headers: expect.objectContaining({ 'cache-control': 'no-store' }),
    })

    expect(await student()).toBeUndefined()
    for (const [table, column] of [
      [sessions, sessions.studentId],
      [studentPictures, studentPictures.studentId],
      [shortlisted, shortlisted.studentId],
      [reviewWrites, reviewWrites.studentId],
      [reviews, reviews.studentId],
    ] as const) {
      expect(await db.$count(table, eq(column, id))).toBe(0)
    }
    expect(await db.$count(oneTimeCodes, eq(oneTimeCodes.phoneDigest, calls.phoneDigest(phone)))).toBe(0)
    expect(await db.select().from(reviews).where(eq(reviews.instituteId, college))).toMatchObject([
      { studentId: null, name: 'Former user', role: 'Student', rating: 5 },
    ])
    const [figures] = await db.select().from(institutes).where(eq(institutes.id, college))
    expect(figures).toMatchObject({ averageRating: 5, reviewCount: 1 })
    expect(told).toEqual([`institute:${college} true`])
    for (const path of ['/profile', '/auth/user', '/account/export', '/shortlist']) {
      expect((await as(token, path)).status).toBe(401)
    }
  })

  test('the number may register anew, and has nothing of before', async () => {
    await askCode()
    await remove()
    forward(DAY)
    const again = await register(phone)
    const { body } = await as(again, '/account/export')
    expect(body).toMatchObject({ data: { reviews: [], shortlist: [] } })
  })

  test('a wrong code is answered as verify does, costs a try, and changes nothing', async () => {
    await askCode()
    const code = codeFor(phone)
    for (let at = 1; at < 5; at += 1) {
      expect(await remove(otherCode(code, at))).toMatchObject({
        status: 422,
        body: { errors: { otp: ['Invalid OTP'] } },
      })
    }
    const spent = ['This code was tried too often. Please ask for a new one.']
    expect(await remove(otherCode(code, 5))).toMatchObject({ status: 422, body: { errors: { otp: spent } } })
    expect(await remove(code)).toMatchObject({ status: 422, body: { errors: { otp: spent } } })
    expect(await student()).toBeDefined()
    expect((await as(token, '/profile')).status).toBe(200)
  })

  test('a code that has expired, or was never asked for, deletes nothing', async () => {
    expect(await remove('123456')).toMatchObject({ status: 422, body: { errors: { otp: ['Invalid OTP'] } } })
    await askCode()
    forward(5 * MINUTE)
    expect(await remove()).toMatchObject({
      status: 422,
      body: { errors: { otp: ['This code has expired. Please ask for a new one.'] } },
    })
    expect(await student()).toBeDefined()
  })

  test('a code to sign in does not delete, and one to delete does not sign in', async () => {
    await send(phone, 'login')
    expect((await remove()).status).toBe(422)
    forward(MINUTE)
    await askCode()
    expect((await verify(phone, 'login', codeFor(phone))).status).toBe(422)
    expect(
      (await postAs(token, '/auth/otp/verify', { phone_number: phone, otp_type: 'deletion', otp: codeFor(phone) }))
        .status,
    ).toBe(422)
    expect(await student()).toBeDefined()
  })

  test('a code goes to the student’s own number, and to nobody who is signed out', async () => {
    const before = sent.length
    expect(await askCode(newPhone())).toMatchObject({
      status: 422,
      body: { errors: { phone_number: ['This is not the number of your account.'] } },
    })
    expect((await askCode(phone, 'x'.repeat(43))).status).toBe(401)
    expect((await send(phone, 'deletion')).status).toBe(401)
    expect(sent).toHaveLength(before)
    expect((await askCode(`+91 ${phone}`)).status).toBe(200)
    expect(sent).toHaveLength(before + 1)
    expect((await askCode()).status).toBe(429)
  })

  test('asked twice at the same moment, it is deleted once', async () => {
    await askCode()
    const answers = await Promise.all([remove(), remove(), remove()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  test('an account that goes while its review is being written leaves none of it behind', async () => {
    await askCode()
    const id = (await student())?.id ?? 0
    const [deleted, ...written] = await Promise.all([
      remove(),
      ...Array.from({ length: 5 }, () => postAs(token, `/institutes/${college}/reviews`, reviewBody())),
    ])
    expect(deleted?.status).toBe(200)
    for (const { status } of written) expect([200, 201, 401]).toContain(status)
    expect(await database().db.$count(reviews, eq(reviews.studentId, id))).toBe(0)
  })

  test('a failure in between leaves the account as it was', async () => {
    const { db } = database()
    await postAs(token, `/institutes/${college}/reviews`, reviewBody())
    await askCode()
    await db.execute('alter table reviews add constraint nothing check (student_id is not null) not valid')
    expect((await remove()).status).toBe(500)
    await db.execute('alter table reviews drop constraint nothing')
    expect((await as(token, '/profile')).status).toBe(200)
    expect((await remove()).status).toBe(200)
  })

  test('nobody else can', async () => {
    expect((await remove('123456', 'x'.repeat(43))).status).toBe(401)
    expect((await as('x'.repeat(43), '/account/export')).status).toBe(401)
  })

  test('nothing personal stands in the log', () => {
    expect(calls.logged()).not.toMatch(/Asha|\b9\d{9}\b/)
  })
})
