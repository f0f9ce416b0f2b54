import { eq, sql } from 'drizzle-orm'
import { instituteDetailSchema } from '@/lib/contract/institute'
import { ownReviewAnswerSchema } from '@/lib/contract/review'
import { reviewWrites } from '@/provider/account/store/student-tables'
import { institutes, reviews } from '@/provider/directory/store/schema'
import { purgeExpired } from '@/provider/purge'
import { liveDirectory } from '@/provider/search/live-directory'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { addInstitute } from '@/testing/provider/directory'
import { reviewBody } from '@/testing/provider/reviews'
import { DAY, HOUR, MINUTE, newPhone, signInCalls } from '@/testing/provider/sign-in'

const UNKNOWN = 999_999

describeOnEachDatabase('reviews', (database) => {
  const told: string[] = []
  const website = { revalidate: (tags: readonly string[]) => void told.push(...tags), settled: async () => {} }
  const calls = signInCalls(() => database().db, {}, { website })
  const { register, as, postAs, forward, clock } = calls
  let college = 0

  const student = () => register(newPhone())
  const write = (token: string, more: Record<string, unknown> = {}, id: number | string = college) =>
    postAs(token, `/institutes/${id}/reviews`, reviewBody(more))
  const mine = async (token: string) =>
    ownReviewAnswerSchema.parse((await as(token, `/institutes/${college}/reviews/mine`)).body)
  const stored = () => database().db.select().from(reviews).where(eq(reviews.instituteId, college))

  async function figures() {
    const [found] = await database()
      .db.select({ average: institutes.averageRating, count: institutes.reviewCount })
      .from(institutes)
      .where(eq(institutes.id, college))
    return found
  }

  beforeEach(async () => {
    forward(2 * DAY)
    told.length = 0
    college = await addInstitute(database().db, { name: 'Hill College' })
  })

  test('a review stands on the page at once, its figures with it, and nothing private', async () => {
    const phone = newPhone()
    const token = await register(phone)
    expect(await write(token)).toMatchObject({ status: 201, body: { message: 'Review submitted successfully!' } })
    const { body } = await as(token, `/institute/details?id=${college}`)
    const detail = instituteDetailSchema.parse(body)
    expect(detail).toMatchObject({ averageRating: 4, reviewCount: 1 })
    expect(body).toMatchObject({
      data: {
        reviews: [
          {
            user: { id: expect.any(Number), name: 'Asha Rao', image_url: null },
            name: 'Asha Rao',
            role: 'Student',
            rating: 4,
            description: 'Good labs, and teachers who take time.',
          },
        ],
      },
    })
    expect(JSON.stringify(body)).not.toContain(phone)
    expect(told).toEqual([`institute:${college}`])
  })

  test('without a desk nothing is held, since nobody could let it go', async () => {
    const description = 'Ask my cousin at 98450 12345, he got a seat there.'
    expect(await write(await student(), { description })).toMatchObject({ status: 201 })
    expect(await figures()).toEqual({ average: 4, count: 1 })
  })

  test('one of each student: a second one replaces the first', async () => {
    const [one, other] = [await student(), await student()]
    expect(await mine(one)).toBeNull()
    await write(one, { rating: 5 })
    await write(other, { rating: 2 })
    expect(await figures()).toEqual({ average: 3.5, count: 2 })
    forward(60)
    expect(await write(one, { rating: 1, name: 'Asha R.' })).toMatchObject({
      status: 200,
      body: { message: 'Review changed successfully!' },
    })
    expect(await mine(one)).toEqual({
      name: 'Asha R.',
      role: 'Student',
      rating: 1,
      description: 'Good labs, and teachers who take time.',
      ...{ state: 'shown', reason: null, words: null },
    })
    expect(await mine(other)).toMatchObject({ rating: 2 })
    expect(await figures()).toEqual({ average: 1.5, count: 2 })
    const [first] = (await stored()).filter((review) => review.rating === 1)
    expect(first?.updatedAt.getTime()).toBe(clock.at)
    expect(first?.createdAt.getTime()).toBe(clock.at - 60_000)
  })

  test('the directory in memory ranks by it at once', async () => {
    const { db } = database()
    await liveDirectory(db).search()
    await write(await student(), { rating: 5 })
    await write(await student(), { rating: 4 })
    const { body } = await as('none', `/institutes?min_rating=4&sort=rating&limit=100`)
    expect(body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id: college, average_rating: 4.5 })]),
    })
  })

  test('who writes is who the token belongs to, and the institution the path’s', async () => {
    const [token, other] = [await student(), await student()]
    await write(token, { user_id: 1, instituteId: UNKNOWN, institute_id: UNKNOWN })
    expect(await stored()).toHaveLength(1)
    expect(await mine(token)).not.toBeNull()
    expect(await mine(other)).toBeNull()
  })

  test('texts are kept as texts, composed and trimmed', async () => {
    const token = await student()
    const description = '<b>ಚೆನ್ನಾಗಿದೆ</b>; drop table reviews; --\n=1+1'
    await write(token, { name: '  A\u0301sha\tRao ', description: ` ${description.replaceAll('\n', '\r\n')} ` })
    expect(await mine(token)).toMatchObject({ name: '\u00c1sha Rao', description })
  })

  test.each([
    [{ name: 'Al' }, { name: ['Name must be at least 3 characters.'] }],
    [{ role: '' }, { role: ['Role is required.'] }],
    [{ rating: 0 }, { rating: ['Please select a rating.'] }],
    [{ rating: 6 }, { rating: ['Please select a rating.'] }],
    [{ description: 'Too short' }, { description: ['Description must be at least 10 characters long.'] }],
    [{ description: 'A bell \u0007 in it' }, { description: ['This contains a character that cannot be used.'] }],
    [
      { name: undefined, rating: 'x' },
      { name: ['Name is required.'], rating: ['Please select a rating.'] },
    ],
  ])('%j is refused by field, and nothing is written', async (wrong, errors) => {
    expect(await write(await student(), wrong)).toMatchObject({ status: 422, body: { errors } })
    expect(await stored()).toEqual([])
    expect(told).toEqual([])
  })

  test.each([
    ['{', 400],
    ['[]', 422],
    ['null', 422],
    [JSON.stringify({ description: 'x'.repeat(70_000) }), 413],
  ])('a body that is none: %#', async (body, status) => {
    expect((await postAs(await student(), `/institutes/${college}/reviews`, body)).status).toBe(status)
  })

  test('nobody but who is signed in', async () => {
    for (const token of ['', 'x'.repeat(43)]) {
      expect((await write(token)).status).toBe(401)
      expect((await as(token, `/institutes/${college}/reviews/mine`)).status).toBe(401)
    }
    expect(await stored()).toEqual([])
  })

  test.each([UNKNOWN, 'abc', 0, '%00', 2_147_483_648])('there is no institution %s', async (id) => {
    const token = await student()
    expect(await write(token, {}, id)).toMatchObject({ status: 404, body: { message: expect.stringMatching(/\w/) } })
    expect((await as(token, `/institutes/${id}/reviews/mine`)).status).toBe(404)
  })

  test('of very many the newest are on the page, and the figures are those of all', async () => {
    const { db } = database()
    const row = { name: 'Asha', role: 'Parent', description: 'As it is.', rating: 4, instituteId: college }
    const old = { ...row, createdAt: new Date(0) }
    await db
      .insert(reviews)
      .values([...Array.from({ length: 3 }, () => old), ...Array.from({ length: 500 }, () => row)])
    const { body } = await as('none', `/institute/details?id=${college}`)
    const detail = instituteDetailSchema.parse(body)
    expect([detail?.reviews.length, detail?.reviewCount]).toEqual([500, 503])
  })

  test('an institution that was retired takes no review, which nobody would see', async () => {
    const { db } = database()
    const id = await addInstitute(db, { name: 'Retired College' })
    await db.update(institutes).set({ retiredAt: new Date() }).where(eq(institutes.id, id))
    expect((await write(await student(), {}, id)).status).toBe(404)
    expect(await stored()).toEqual([])
  })

  test('one’s own review is kept by no cache', async () => {
    const answer = await as(await student(), `/institutes/${college}/reviews/mine`)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  describe('the limits', () => {
    test('ten an hour, changes among them, then it says when', async () => {
      const token = await student()
      for (let at = 0; at < 10; at += 1) {
        expect((await write(token, { rating: 1 + (at % 5) })).status).toBe(at === 0 ? 201 : 200)
        forward(MINUTE)
      }
      const refused = await write(token)
      expect(refused).toMatchObject({
        status: 429,
        body: { message: 'You have written many reviews. Please try again in 50 minutes.' },
      })
      expect(refused.headers['retry-after']).toBe(String(50 * MINUTE))
      expect((await write(await student())).status).toBe(201)
      forward(50 * MINUTE)
      expect((await write(token)).status).toBe(200)
    })

    test('thirty a day', async () => {
      const token = await student()
      for (let at = 0; at < 30; at += 1) {
        expect((await write(token)).status).toBe(at === 0 ? 201 : 200)
        forward(10 * MINUTE)
      }
      expect((await write(token)).headers['retry-after']).toBe(String(DAY - 30 * 10 * MINUTE))
    })

    test('fifty at the same moment are ten', async () => {
      const token = await student()
      const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => write(token, { rating: 1 + (at % 5) })))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
      expect(await stored()).toHaveLength(1)
    })

    test('what they count is forgotten after a day', async () => {
      const { db } = database()
      await write(await student())
      await purgeExpired(db, new Date(clock.at + (DAY - 1) * 1_000))
      expect(await db.$count(reviewWrites)).toBeGreaterThan(0)
      await purgeExpired(db, new Date(clock.at + DAY * 1_000))
      expect(await db.$count(reviewWrites)).toBe(0)
    })
  })

  test('whoever writes at the same moment, average and count are those of the reviews', async () => {
    const { db } = database()
    const tokens = await Promise.all(Array.from({ length: 24 }, student))
    const first = tokens.map((token, at) => write(token, { rating: 1 + (at % 5) }))
    const again = tokens.map((token, at) => write(token, { rating: 1 + ((at * 3) % 5) }))
    const statuses = (await Promise.all([...first, ...again])).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(24)
    expect(statuses.filter((status) => status === 200)).toHaveLength(24)
    const [right] = (
      await db.execute<{ average: string; count: number }>(
        sql`select round(avg(rating), 2)::text as average, count(*)::int as count from reviews where institute_id = ${college}`,
      )
    ).rows
    expect(right?.count).toBe(24)
    expect(await figures()).toEqual({ average: Number(right?.average), count: 24 })
  })

  test('the figures follow whoever changes the table: by SQL, moved, removed, emptied', async () => {
    const { db } = database()
    const other = await addInstitute(db, { name: 'Plain School' })
    const row = { name: 'Asha', role: 'Parent', description: 'As it is.' }
    await db.insert(reviews).values([5, 4, 2].map((rating) => ({ ...row, rating, instituteId: college })))
    expect(await figures()).toEqual({ average: 3.67, count: 3 })
    await db.update(reviews).set({ rating: 3 }).where(eq(reviews.rating, 2))
    expect(await figures()).toEqual({ average: 4, count: 3 })
    await db.update(reviews).set({ instituteId: other }).where(eq(reviews.rating, 5))
    expect(await figures()).toEqual({ average: 3.5, count: 2 })
    await db.delete(reviews).where(eq(reviews.rating, 4))
    expect(await figures()).toEqual({ average: 3, count: 1 })
    await db.execute(sql`truncate reviews cascade`)
    expect(await figures()).toEqual({ average: null, count: 0 })
  })

  test('an institution that goes takes its reviews with it', async () => {
    const { db } = database()
    await write(await student())
    await db.delete(institutes).where(eq(institutes.id, college))
    expect(await stored()).toEqual([])
  })

  test('nothing that was written stands in the log', () => {
    expect(calls.logged()).not.toMatch(/Asha|labs/)
  })

  test('a wait is never said in the past', async () => {
    const token = await student()
    await Promise.all(Array.from({ length: 10 }, () => write(token)))
    forward(HOUR - 1)
    expect((await write(token)).headers['retry-after']).toBe('1')
  })
})
