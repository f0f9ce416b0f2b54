import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { deskReviewPageSchema, deskReviewSchema } from '@/lib/contract/desk/review'
import { reviews } from '@/provider/directory/store/schema'
import { purgeExpired } from '@/provider/purge'
import { reviewReports } from '@/provider/reviews/report-tables'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'
import { reviewBody } from '@/testing/provider/reviews'
import { DAY, HOUR, MINUTE, newPhone, signInCalls } from '@/testing/provider/sign-in'

describeOnEachDatabase('reports of reviews', (database) => {
  const desk = deskCalls(() => database().db)
  let college = 0
  let moderator = ''
  let author = ''
  let id = 0
  let browsers = 0
  const browser = () => `a-browser-of-a-visitor-${(browsers += 1)}`

  beforeEach(async () => {
    desk.forward(2 * DAY)
    await database().db.delete(reviews)
    college = await addInstitute(database().db, { name: 'Hill College' })
    moderator = (await desk.join('moderator')).session
    author = await desk.register(newPhone())
    await write()
    const [row] = await database().db.select({ id: reviews.id }).from(reviews)
    id = row?.id ?? 0
  })

  const write = (more: Record<string, unknown> = {}) =>
    desk.postAs(author, `/institutes/${college}/reviews`, reviewBody(more))
  const report = (body: object = {}, address?: string, of: number | string = id) =>
    desk.post(`/reviews/${of}/report`, { reason: 'abuse', browser_nonce: browser(), ...body }, address)
  const queue = async (list = 'reported') =>
    deskReviewPageSchema.parse((await desk.as(moderator, `/desk/reviews?state=${list}`)).body)
  const decide = async (action: string, more: object = {}) => {
    const { body } = await desk.as(moderator, `/desk/reviews/${id}`)
    const { version } = deskReviewSchema.parse(body)
    return (await desk.postAs(moderator, `/desk/reviews/${id}/state`, { action, version, ...more })).status
  }
  const kept = () => database().db.select().from(reviewReports).where(eq(reviewReports.reviewId, id))
  const shown = async () => {
    const detail = z.object({ data: z.object({ reviews: z.array(z.looseObject({ can_report: z.boolean() })) }) })
    return detail.parse((await desk.as('none', `/institute/details?id=${college}`)).body).data.reviews
  }

  test('a moderator reads what visitors reported, by reason, the longest waiting first; visitors see nothing of it', async () => {
    expect(await queue()).toMatchObject({ data: [], reported: 0 })
    const before = await shown()
    expect(before).toMatchObject([{ can_report: true }])
    await report({ reason: 'invented' })
    desk.forward(10 * MINUTE)
    await report({ words: ' It calls her\r\nnames. ' })
    await report()
    moderator = (await desk.join('moderator')).session
    const { data, reported } = await queue()
    expect(reported).toBe(1)
    expect(data).toMatchObject([
      {
        ...{ state: 'shown', waiting_minutes: 10 },
        reports: [
          { reason: 'abuse', count: 2, words: ['It calls her\nnames.'] },
          { reason: 'invented', count: 1, words: [] },
        ],
      },
    ])
    expect(await shown()).toEqual(before)
    expect((await desk.as(moderator, '/desk/overview')).body).toMatchObject({ data: { reviews: { reported: 1 } } })
    expect((await queue('shown')).data[0]?.reports).toHaveLength(2)
  })

  test('one browser counts once for a review, and says the same a second time for nothing', async () => {
    const mine = { browser_nonce: browser() }
    desk.forward(HOUR)
    const answers = await Promise.all([report(mine), report({ ...mine, reason: 'other', words: 'Twice.' })])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    const first = await kept()
    expect(first).toHaveLength(1)
    desk.forward(HOUR)
    await report({ ...mine, reason: 'advertising', words: 'And an hour later.' })
    expect(await kept()).toEqual(first)
    // What was written anew is another text to report.
    desk.forward(HOUR)
    await write({ description: 'Good labs, and a hostel that is clean.' })
    desk.forward(HOUR)
    await report({ ...mine, reason: 'advertising' })
    expect(await kept()).toMatchObject([{ reason: 'advertising', decisionId: null }])
    expect(await kept()).toHaveLength(1)
  })

  test('it is kept, which settles the reports and is undone like any decision', async () => {
    expect(await decide('keep')).toBe(409)
    await report()
    desk.forward(30 * MINUTE)
    moderator = (await desk.join('moderator')).session
    expect(await decide('keep')).toBe(200)
    expect(await queue()).toMatchObject({ data: [], reported: 0, median_minutes: expect.any(Number) })
    expect(await shown()).toHaveLength(1)
    expect((await queue()).recent.map((row) => row.id)).toEqual([String(id)])
    expect(await decide('undo')).toBe(200)
    expect((await queue()).data).toMatchObject([{ waiting_minutes: 30, reports: [{ reason: 'abuse', count: 1 }] }])
    expect(await decide('keep')).toBe(200)
    await report({ reason: 'other' })
    expect((await queue()).data).toMatchObject([{ reports: [{ reason: 'other', count: 1 }] }])
  })

  test('what its author wrote anew since is not what was decided on: there is nothing to undo', async () => {
    await report()
    expect(await decide('keep')).toBe(200)
    expect((await queue()).recent).toHaveLength(1)
    desk.forward(MINUTE)
    await write({ description: 'Good labs, and a hostel that is clean.' })
    expect((await queue()).recent).toEqual([])
    expect(await decide('undo')).toBe(409)
    expect((await queue()).data).toEqual([])
  })

  test('it is taken down: its author reads why, and who undoes it finds its reports again', async () => {
    await report()
    expect(await decide('reject')).toBe(422)
    expect(await decide('reject', { reason: 'abuse' })).toBe(200)
    expect([await shown(), (await queue()).data, (await queue('rejected')).data[0]?.reports]).toEqual([[], [], []])
    const mine = await desk.as(author, `/institutes/${college}/reviews/mine`)
    expect(mine.body).toMatchObject({ data: { state: 'rejected', reason: { kn: expect.any(String) } } })
    expect(JSON.stringify(mine.body)).not.toContain('report')
    expect((await report()).status).toBe(404)
    expect(await decide('undo')).toBe(200)
    expect((await queue()).data).toHaveLength(1)
  })

  test('neither the answers of the desk nor the audit trail say who reported it, or what they wrote', async () => {
    const words = 'My neighbour Ravi wrote this.'
    const address = '203.0.113.77'
    const nonce = browser()
    await report({ words, browser_nonce: nonce }, address)
    const { body } = await desk.as(moderator, `/desk/reviews/${id}`)
    const [row] = await kept()
    for (const told of [nonce, address, row?.reporter, row?.addressDigest]) {
      expect(JSON.stringify([body, row?.words])).not.toContain(told)
    }
    expect(JSON.stringify(row)).not.toContain(nonce)
    await decide('keep')
    const trail = await desk.trail(`review ${id}`)
    expect(trail).toMatchObject([{ before: { state: 'shown', reports: 1 }, after: { state: 'shown' } }])
    expect(JSON.stringify(trail)).not.toContain('Ravi')
  })

  test('a browser has a digest of its own for each review', async () => {
    const mine = { browser_nonce: browser() }
    const other = await addInstitute(database().db, { name: 'Lake College' })
    await desk.postAs(author, `/institutes/${other}/reviews`, reviewBody({ description: 'Far away, and quiet.' }))
    const all = await database().db.select({ id: reviews.id }).from(reviews)
    for (const each of all) await report(mine, undefined, each.id)
    const rows = await database().db.select({ reporter: reviewReports.reporter }).from(reviewReports)
    expect(new Set(rows.map(({ reporter }) => reporter)).size).toBe(2)
  })

  test('what cannot be a report', async () => {
    for (const body of [
      { reason: 'dislike' },
      { reason: undefined },
      { words: 'x'.repeat(2_001) },
      { words: '\u0000' },
    ])
      expect((await report(body)).status).toBe(422)
    for (const nobody of [999_999, 'nobody', '-1']) expect((await report({}, undefined, nobody)).status).toBe(404)
    expect(await kept()).toEqual([])
  })

  test('twenty a day from one address, then it says when', async () => {
    const address = '198.51.100.9'
    const rows = Array.from({ length: 20 }, () => report({}, address))
    expect(new Set((await Promise.all(rows)).map(({ status }) => status))).toEqual(new Set([201]))
    const refused = await report({}, address)
    expect([refused.status, Number(refused.headers['retry-after']) > DAY - HOUR]).toEqual([429, true])
    expect((await report()).status).toBe(201)
    desk.forward(DAY + 1)
    expect((await report({}, address)).status).toBe(201)
  })

  test('of those that come at once, about several reviews, no more are kept', async () => {
    const other = await addInstitute(database().db, { name: 'Lake College' })
    await desk.postAs(author, `/institutes/${other}/reviews`, reviewBody({ description: 'Far away, and quiet.' }))
    const all = await database().db.select({ id: reviews.id }).from(reviews)
    const rows = Array.from({ length: 24 }, (_, at) => report({}, '198.51.100.10', all[at % all.length]?.id))
    const statuses = (await Promise.all(rows)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })

  test('of who names no browser nothing is kept but the address, and each report counts', async () => {
    const anonymous = { browser_nonce: undefined }
    for (const reason of ['abuse', 'other']) expect((await report({ ...anonymous, reason })).status).toBe(201)
    expect(await kept()).toMatchObject([{ reporter: null }, { reporter: null }])
  })

  test('from where it came is forgotten after a day, who reported it after thirty, and what was settled with it', async () => {
    await report()
    const purge = async (days: number) => {
      desk.forward(days * DAY)
      await purgeExpired(database().db, desk.now())
      return kept()
    }
    expect(await purge(0.9)).toMatchObject([{ reporter: expect.any(String), addressDigest: expect.any(String) }])
    expect(await purge(0.2)).toMatchObject([{ reporter: expect.any(String), addressDigest: null }])
    expect(await purge(29)).toMatchObject([{ reporter: null }])
    moderator = (await desk.join('moderator')).session
    expect(await decide('keep')).toBe(200)
    expect(await purge(29.9)).toHaveLength(1)
    expect(await purge(0.2)).toEqual([])
  })

  test('where nobody reads reports there are none', async () => {
    const without = signInCalls(() => database().db)
    expect((await without.post(`/reviews/${id}/report`, { reason: 'abuse' })).status).toBe(404)
    const { body } = await without.as('none', `/institute/details?id=${college}`)
    expect(body).toMatchObject({ data: { reviews: [{ can_report: false }] } })
  })
})
