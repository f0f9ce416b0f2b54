import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { ownReviewAnswerSchema } from '@/lib/contract/review'
import { deskReviewPageSchema, deskReviewSchema } from '@/lib/contract/desk/review'
import { institutes, reviews } from '@/provider/directory/store/schema'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'
import { reviewBody } from '@/testing/provider/reviews'
import { DAY, HOUR, MINUTE, newPhone } from '@/testing/provider/sign-in'

const WITH_NUMBER = 'Ask my cousin at 98450 12345, he got a seat there.'

describeOnEachDatabase('reviews at the desk', (database) => {
  const told: (readonly [readonly string[], boolean | undefined])[] = []
  const website = {
    revalidate: (tags: readonly string[], drop?: boolean) => void told.push([tags, drop]),
    settled: async () => {},
  }
  const desk = deskCalls(() => database().db, { website })
  let college = 0
  let moderator = ''

  beforeEach(async () => {
    desk.forward(2 * DAY)
    college = await addInstitute(database().db, { name: 'Hill College' })
    moderator = (await desk.join('moderator')).session
    // What other tests left waiting.
    await database().db.delete(reviews)
    told.length = 0
  })

  const student = () => desk.register(newPhone())
  const write = (token: string, more: Record<string, unknown> = {}, id = college) =>
    desk.postAs(token, `/institutes/${id}/reviews`, reviewBody(more))
  const mine = async (token: string) =>
    ownReviewAnswerSchema.parse((await desk.as(token, `/institutes/${college}/reviews/mine`)).body)
  const queue = async (query = '') =>
    deskReviewPageSchema.parse((await desk.as(moderator, `/desk/reviews${query}`)).body)
  const decide = (id: string | number, body: object, token = moderator) =>
    desk.postAs(token, `/desk/reviews/${id}/state`, body)
  const shown = async () => {
    const detail = z.object({ data: z.object({ reviews: z.array(z.unknown()) }) })
    return detail.parse((await desk.as('none', `/institute/details?id=${college}`)).body).data.reviews.length
  }
  const figures = async () => {
    const { averageRating: average, reviewCount: count } = institutes
    const [found] = await database().db.select({ average, count }).from(institutes).where(eq(institutes.id, college))
    return found
  }
  async function held(description = WITH_NUMBER) {
    const author = await student()
    expect((await write(author, { description })).status).toBe(202)
    const row = (await queue()).data.at(-1)
    if (row === undefined) throw new Error('nothing waits')
    return { author, row }
  }

  test('what the checks hold nobody sees, and it counts nowhere, until it is approved', async () => {
    const { author, row } = await held()
    expect(told).toEqual([[[`institute:${college}`], true]])
    expect([await shown(), await figures()]).toEqual([0, { average: null, count: 0 }])
    expect(await mine(author)).toMatchObject({ state: 'held', description: WITH_NUMBER })
    expect(row).toMatchObject({ state: 'held', found: ['phone'], version: 0, institute: { en: 'Hill College' } })
    desk.forward(90 * MINUTE)
    moderator = (await desk.join('moderator')).session
    expect((await queue()).data[0]).toMatchObject({ waiting_minutes: 90 })
    expect((await decide(row.id, { action: 'approve', version: 0 })).status).toBe(200)
    expect([await shown(), await figures()]).toEqual([1, { average: 4, count: 1 }])
    expect(await mine(author)).toMatchObject({ state: 'shown' })
    expect(await queue()).toMatchObject({ data: [], median_minutes: expect.any(Number) })
  })

  test('a rejected one: its author reads why, in both languages, and nobody else reads it', async () => {
    const { author, row } = await held()
    expect((await decide(row.id, { action: 'reject', version: 0 })).status).toBe(422)
    const words = 'Leave out the number, and we gladly show it.'
    expect((await decide(row.id, { action: 'reject', version: 0, reason: 'personal', words })).status).toBe(200)
    expect(await shown()).toBe(0)
    expect(await mine(author)).toMatchObject({
      ...{ state: 'rejected', words },
      reason: { en: expect.stringContaining('phone number'), kn: expect.stringMatching(/\p{Script=Kannada}/u) },
    })
    // Changed, it is read anew, though the checks see nothing in it.
    expect((await write(author)).status).toBe(202)
    expect((await queue()).data[0]).toMatchObject({ found: ['again'], version: 2 })
    expect(await mine(author)).toMatchObject({ state: 'held', reason: null, words: null })
    // The decision was on what it said before: it is not offered to be undone, and cannot be.
    expect((await queue()).recent).toEqual([])
    expect((await decide(row.id, { action: 'undo', version: 2 })).status).toBe(409)
  })

  test('what stands is taken away, and the decision taken back', async () => {
    const author = await student()
    expect((await write(author)).status).toBe(201)
    const [row] = (await queue('?state=shown')).data
    if (row === undefined) throw new Error('nothing is shown')
    told.length = 0
    expect((await decide(row.id, { action: 'reject', version: 0, reason: 'abuse' })).status).toBe(200)
    expect([await shown(), await figures(), told]).toEqual([
      0,
      { average: null, count: 0 },
      [[[`institute:${college}`], true]],
    ])
    const { recent } = await queue()
    expect(recent.map(({ id, version }) => [id, version])).toEqual([[row.id, 1]])
    const other = (await desk.join('moderator')).session
    expect((await desk.as(other, '/desk/reviews')).body).toMatchObject({ recent: [] })
    expect((await decide(row.id, { action: 'undo', version: 1 })).status).toBe(200)
    expect([await shown(), (await queue()).recent]).toEqual([1, []])
    expect((await decide(row.id, { action: 'undo', version: 2 })).status).toBe(409)
  })

  test('of two who decide at the same moment one is heard; so is an author who changes it meanwhile', async () => {
    const { author, row } = await held()
    const other = (await desk.join('administrator')).session
    const answers = await Promise.all([
      decide(row.id, { action: 'approve', version: 0 }),
      decide(row.id, { action: 'reject', version: 0, reason: 'unclear' }, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await write(author, { description: `${WITH_NUMBER} Really.` })
    expect((await decide(row.id, { action: 'reject', version: 1, reason: 'unclear' })).status).toBe(409)
    expect((await decide(999_999, { action: 'approve', version: 0 })).status).toBe(404)
  })

  test('the oldest comes first, with what its author wrote besides and nothing of who they are', async () => {
    const phone = newPhone()
    const author = await desk.register(phone)
    const elsewhere = await addInstitute(database().db, { name: 'Lake College' })
    await write(author, {}, elsewhere)
    await write(author, { description: WITH_NUMBER })
    desk.forward(HOUR / 4)
    await held(`${WITH_NUMBER} Twice.`)
    const { data } = await queue()
    expect(data.map(({ description }) => description)).toEqual([WITH_NUMBER, `${WITH_NUMBER} Twice.`])
    const answer = await desk.as(moderator, `/desk/reviews/${data[0]?.id}`)
    expect(deskReviewSchema.parse(answer.body)).toMatchObject({
      writer: { shown: 1, held: 1, rejected: 0 },
      others: [{ institute: { en: 'Lake College' } }],
    })
    expect(JSON.stringify(answer.body)).not.toContain(phone)
  })

  test('half of those decided waited at most so long', async () => {
    for (const minutes of [5, 10, 60]) {
      const { row } = await held()
      desk.forward(minutes * MINUTE)
      moderator = (await desk.join('moderator')).session
      await decide(row.id, { action: 'approve', version: 0 })
    }
    expect((await queue()).median_minutes).toBe(10)
    const { body } = await desk.as(moderator, '/desk/overview')
    expect(body).toEqual({
      data: {
        ...{
          content: null,
          drafts: null,
          record_drafts: null,
          ends: null,
          enquiries: null,
          imports: null,
          errors: null,
          matches: null,
          proposals: null,
          own: null,
          quality: null,
          lists: null,
          unanswered: null,
        },
        reviews: { held: 0, reported: 0, oldest_held_at: null, median_minutes: 10 },
      },
    })
    const { row } = await held()
    desk.forward(3 * HOUR)
    const { mail, session } = await desk.join('moderator')
    moderator = session
    await decide(row.id, { action: 'approve', version: 0 })
    const recent = async () => (await queue()).recent.map(({ id }) => id)
    expect(await recent()).toEqual([row.id])
    await decide(row.id, { action: 'undo', version: 1 })
    expect((await queue()).median_minutes).toBe(10)
    await decide(row.id, { action: 'approve', version: 2 })
    desk.forward(HOUR + 1)
    moderator = (await desk.join('moderator', mail)).session
    expect(await recent()).toEqual([])
  })

  test('the audit trail says what was decided, and no word of author or moderator', async () => {
    const { row } = await held()
    const words = 'Not here, please.'
    await decide(row.id, { action: 'reject', version: 0, reason: 'personal', words })
    const entries = await desk.trail(`review ${row.id}`)
    expect(entries).toMatchObject([
      {
        action: 'review-decided',
        before: { state: 'held' },
        after: { state: 'rejected', reason: 'personal', characters: words.length },
      },
    ])
    expect(JSON.stringify(entries)).not.toContain(words)
  })

  test('with the account goes what others do not see', async () => {
    const phone = newPhone()
    const author = await desk.register(phone)
    await write(author, { description: WITH_NUMBER })
    desk.forward(2 * MINUTE)
    await desk.postAs(author, '/auth/otp/send', { phone_number: phone, otp_type: 'deletion' })
    const gone = await desk.postAs(author, '/account/delete', { otp: desk.codeFor(phone) })
    expect(gone.status).toBe(200)
    expect(await queue()).toMatchObject({ data: [], total: 0 })
  })
})
