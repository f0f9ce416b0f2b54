import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { deskAccountsSchema } from '@/lib/contract/desk/administration'
import { deskOverviewSchema } from '@/lib/contract/desk/overview'
import { deskReplyPageSchema } from '@/lib/contract/desk/reply'
import { deskReviewSchema } from '@/lib/contract/desk/review'
import { callsOf } from '@/lib/contract/desk/rights'
import { readDeskCommand, runDeskCommand } from '@/provider/desk/command'
import { institutes, reviews } from '@/provider/directory/store/schema'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { deskCalls } from '@/testing/provider/desk'
import { addInstitute } from '@/testing/provider/directory'
import { reviewBody } from '@/testing/provider/reviews'
import { DAY, newPhone, tokenIn } from '@/testing/provider/sign-in'

describeOnEachDatabase('replies of institutions', (database) => {
  const told: (readonly [readonly string[], boolean | undefined])[] = []
  const website = {
    revalidate: (tags: readonly string[], drop?: boolean) => void told.push([tags, drop]),
    settled: async () => {},
  }
  const desk = deskCalls(() => database().db, { website })
  let people = 0
  let [own, other] = [0, 0]
  let administrator = ''
  let representative = ''

  beforeEach(async () => {
    desk.forward(2 * DAY)
    await database().db.delete(reviews)
    own = await addInstitute(database().db, { name: 'Hill College' })
    other = await addInstitute(database().db, { name: 'Lake College' })
    administrator = (await desk.join('administrator')).session
    representative = (await represent(own)).session
    told.length = 0
  })

  const invite = (institute: unknown, role = 'representative', mail = `person-${(people += 1)}@college.example`) =>
    desk.postAs(administrator, '/desk/accounts/invite', { name: 'Meena Rao', mail, role, institute })
  async function represent(institute: number) {
    const mail = `person-${(people += 1)}@college.example`
    return { mail, ...(await desk.accept(tokenIn(await invite(String(institute), 'representative', mail)))) }
  }
  async function write(institute = own, more: Record<string, unknown> = {}) {
    const token = await desk.register(newPhone())
    await desk.postAs(token, `/institutes/${institute}/reviews`, reviewBody(more))
    const rows = await database().db.select({ id: reviews.id }).from(reviews).where(eq(reviews.instituteId, institute))
    return rows.at(-1)?.id ?? 0
  }
  const overview = async () => deskOverviewSchema.parse((await desk.as(representative, '/desk/overview')).body)

  test('the overview of who represents it counts what has no reply, and nothing else is theirs', async () => {
    const [first, second] = [await write(), await write()]
    await write(other)
    const { own: theirs, ...rest } = await overview()
    expect(theirs).toMatchObject({
      unreplied: 2,
      oldest_unreplied_at: expect.any(Number),
      proposed_at: null,
      decided_at: null,
    })
    expect(Object.values(rest).filter((part) => part !== null)).toEqual([])
    await reply(first, 0)
    expect((await overview()).own?.unreplied).toBe(1)
    await withdraw(first, 1)
    await reply(second, 0)
    expect((await overview()).own?.unreplied).toBe(1)
  })

  const list = async (token = representative) => deskReplyPageSchema.parse((await desk.as(token, '/desk/replies')).body)
  const reply = async (id: number | string, version: number, text = 'Thank you.', token = representative) =>
    (await desk.postAs(token, `/desk/replies/${id}`, { action: 'save', version, text })).status
  const withdraw = async (id: number, version: number) =>
    (await desk.postAs(representative, `/desk/replies/${id}`, { action: 'withdraw', version })).status
  const shown = async (institute = own) => {
    const one = z.looseObject({ reply: z.union([z.looseObject({ text: z.string() }), z.null()]) })
    const detail = z.object({ data: z.object({ reviews: z.array(one) }) })
    const { body } = await desk.as('none', `/institute/details?id=${institute}`)
    return detail.parse(body).data.reviews.map((review) => review.reply?.text ?? null)
  }

  test('a reply is written, changed and withdrawn, and stands under the review at once', async () => {
    const id = await write()
    told.length = 0
    expect(await list()).toMatchObject({
      ...{ institute: { en: 'Hill College' }, institute_id: String(own), total: 1 },
      data: [{ id: String(id), version: 0, reply: null }],
    })
    expect(await reply(id, 0, ' Thank you.\r\nDo come again. ')).toBe(200)
    expect(await shown()).toEqual(['Thank you.\nDo come again.'])
    expect((await list()).data).toMatchObject([
      { version: 1, reply: { text: 'Thank you.\nDo come again.', by: 'Meena Rao' } },
    ])
    expect(await reply(id, 1, 'We have mended it.')).toBe(200)
    expect(await withdraw(id, 2)).toBe(200)
    expect(await shown()).toEqual([null])
    expect(await withdraw(id, 3)).toBe(409)
    const tag = [`institute:${own}`]
    expect(told).toEqual([
      [tag, false],
      [tag, false],
      [tag, true],
    ])
  })

  test('another institution’s review is nothing to a representative, nor is one that others do not see', async () => {
    const theirs = await write(other)
    const held = await write(own, { description: 'Ask my cousin at 98450 12345, he got a seat.' })
    expect(await list()).toMatchObject({ data: [], total: 0 })
    for (const id of [theirs, held, 999_999, 'nobody']) expect(await reply(id, 0)).toBe(404)
    expect(await withdraw(theirs, 0)).toBe(404)
    expect([await shown(other), await shown()]).toEqual([[null], []])
    // What their colleague may, they may not.
    expect(await reply(theirs, 0, 'Ours.', (await represent(other)).session)).toBe(200)
    expect(await withdraw(theirs, 1)).toBe(404)
    expect(await shown(other)).toEqual(['Ours.'])
  })

  test('of the desk a representative has the overview, the replies, their record, who else is at it and their own sessions, and nothing else', () => {
    const rooms = callsOf('representative').map((call) => call.split('/')[2])
    expect([...new Set(rooms)].sort()).toEqual([
      'overview',
      'passkeys',
      'presence',
      'proposed-brochures',
      'proposed-pictures',
      'record',
      'replies',
      'session',
      'sessions',
      'sign-out',
    ])
  })

  test('an institution that is retired is nobody’s', async () => {
    const id = await write()
    await database().db.update(institutes).set({ retiredAt: desk.now() }).where(eq(institutes.id, own))
    expect((await desk.as(representative, '/desk/replies')).status).toBe(404)
    expect(await reply(id, 0)).toBe(404)
    expect((await invite(String(own))).status).toBe(422)
  })

  test('of two who write at the same moment one is heard', async () => {
    const id = await write()
    const colleague = (await represent(own)).session
    const answers = await Promise.all([reply(id, 0), reply(id, 0, 'No thanks.', colleague)])
    expect(answers.sort()).toEqual([200, 409])
    expect(await reply(id, 0)).toBe(409)
  })

  test.each([
    ['nothing', ''],
    ['too much', 'x'.repeat(2_001)],
    ['a character that cannot be kept', '\u0000'],
  ])('a reply of %s is refused', async (_, text) => {
    const id = await write()
    expect(await reply(id, 0, text)).toBe(422)
    expect(await shown()).toEqual([null])
  })

  test('who is invited as a representative is one institution’s that stands, and nobody else is any’s', async () => {
    for (const institute of [undefined, '', '0', '999999', 'Hill College', `${own}.5`])
      expect((await invite(institute)).body).toMatchObject({ errors: { institute: [expect.any(String)] } })
    expect((await invite(String(own), 'editor')).status).toBe(422)
    // By an invitation nobody becomes another institution's.
    const { mail } = await represent(own)
    expect((await invite(String(other), 'representative', mail)).status).toBe(422)
    expect((await invite(String(own), 'representative', mail)).status).toBe(200)
    const { accounts, invitations } = deskAccountsSchema.parse((await desk.as(administrator, '/desk/accounts')).body)
    const institute = { id: String(own), name: { en: 'Hill College' } }
    expect(accounts.find((each) => each.mail === mail)).toMatchObject({ institute })
    expect(invitations.find((each) => each.mail === mail)).toMatchObject({ institute })
    expect(accounts.find(({ own: isOwn }) => isOwn)).toMatchObject({ institute: null })
  })

  test('by a change of the role nobody becomes a representative; who is none any more has no institution', async () => {
    const { mail, session } = await represent(own)
    const editor = await desk.join('editor')
    const { accounts } = deskAccountsSchema.parse((await desk.as(administrator, '/desk/accounts')).body)
    const idOf = (of: string) => accounts.find((each) => each.mail === of)?.id
    const change = async (of: string, was: string, role: string) =>
      (await desk.postAs(administrator, `/desk/accounts/${idOf(of)}/change`, { action: 'role', was, role })).status
    expect(await change(editor.mail, 'editor', 'representative')).toBe(422)
    expect(await change(mail, 'representative', 'editor')).toBe(200)
    expect((await desk.as(session, '/desk/replies')).status).toBe(403)
    const later = deskAccountsSchema.parse((await desk.as(administrator, '/desk/accounts')).body)
    expect(later.accounts.find((each) => each.mail === mail)).toMatchObject({ role: 'editor', institute: null })
  })

  test('the command invites one as well', async () => {
    const run = (...args: string[]) =>
      runDeskCommand(database().db, readDeskCommand(args) as never, 'https://guide.example', desk.now())
    const mail = `person-${(people += 1)}@college.example`
    const words = ['invite', 'Meena Rao', mail, '--role', 'representative']
    await expect(run(...words)).rejects.toThrow('--institution ID')
    const link = /token=([\w-]{43})/.exec(await run(...words, '--institution', String(own)))?.[1] ?? ''
    expect((await list((await desk.accept(link)).session)).institute_id).toBe(String(own))
  })

  test('a moderator reads the reply beside the review and withdraws it', async () => {
    const id = await write()
    await reply(id, 0, 'She failed twice.')
    const moderator = (await desk.join('moderator')).session
    const read = async () => deskReviewSchema.parse((await desk.as(moderator, `/desk/reviews/${id}`)).body)
    expect((await read()).reply).toEqual({ text: 'She failed twice.', version: 1 })
    const take = async (version: number, of: number = id) =>
      (await desk.postAs(moderator, `/desk/reviews/${of}/reply`, { version })).status
    expect([await take(0), await take(1), await take(2), await take(0, 999_999)]).toEqual([409, 200, 409, 404])
    expect([await shown(), (await read()).reply]).toEqual([[null], null])
    expect(await reply(id, 1)).toBe(409)
    expect(await reply(id, 2)).toBe(200)
  })

  test('the audit trail says who wrote and withdrew a reply, and no word of it', async () => {
    const id = await write()
    await reply(id, 0, 'Nine signs')
    await withdraw(id, 1)
    const trail = await desk.trail(`review ${id}`)
    expect(trail).toMatchObject([
      { action: 'reply-written', by: 'Meena Rao', before: { characters: 0 }, after: { characters: 10 } },
      { action: 'reply-withdrawn', by: 'Meena Rao', before: { characters: 10 }, after: { characters: 0 } },
    ])
    expect(JSON.stringify(trail)).not.toContain('signs')
  })
})
