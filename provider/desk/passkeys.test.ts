import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  DESK_IDLE_MINUTES,
  MAX_PASSKEYS,
  PASSKEY_FRESH_MINUTES,
  PASSKEY_TICKET_MINUTES,
} from '@/lib/contract/desk/session-life'
import { closeAccount, purgeDesk } from '@/provider/desk/store/accounts'
import { deskChallenges } from '@/provider/desk/store/desk-tables'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { codeAt, deskCalls } from '@/testing/provider/desk'
import { makeAuthenticator, readOptions } from '@/testing/provider/passkey'
import { MINUTE, otherCode, tokenIn } from '@/testing/provider/sign-in'

const SITE = new URL('https://guide.example:8443')
const NEXT_CODE = 60
const listSchema = z.object({
  data: z.object({ may_add: z.boolean(), passkeys: z.array(z.object({ id: z.number(), name: z.string() })) }),
})

describeOnEachDatabase('passkeys of the desk', (database) => {
  const desk = deskCalls(() => database().db, { siteUrl: SITE })
  const ask = async () => (await desk.post('/desk/sign-in/passkey/options', {})).body
  const answer = (said: { ticket: string; response: string }) => desk.post('/desk/sign-in/passkey', said)
  const askToAdd = (session: string) => desk.postAs(session, '/desk/passkeys/options', {})
  const list = async (session: string) => listSchema.parse((await desk.as(session, '/desk/passkeys')).body).data
  const status = async (call: Promise<{ status: number }>) => (await call).status

  type Amiss = Parameters<ReturnType<typeof makeAuthenticator>['register']>[1]
  async function add(session: string, key = makeAuthenticator(SITE), amiss: Amiss = {}, name = 'My laptop') {
    const { body } = await askToAdd(session)
    const said = { ...key.register(body, amiss), name }
    return { key, said, status: (await desk.postAs(session, '/desk/passkeys', said)).status }
  }
  async function withPasskey(role: 'editor' | 'administrator' = 'editor') {
    const person = await desk.join(role)
    const { key } = await add(person.session)
    return { ...person, key }
  }
  const trail = async (action: string) => {
    const { session } = await desk.join('administrator')
    return (await desk.as(session, `/desk/audit?q=${action}`)).body
  }

  test('one is added, signs in as a code does, is listed and removed, and the audit trail says so', async () => {
    const { session, key, mail } = await withPasskey()
    const { status: signedIn, body } = await desk.post('/desk/sign-in/passkey', {
      ...key.sign(await ask()),
      device: 'Chrome, Linux',
    })
    expect(signedIn).toBe(200)
    const token = z.object({ data: z.object({ token: z.string() }) }).parse(body).data.token
    expect((await desk.as(token, '/desk/session')).body).toMatchObject({ data: { mail, role: 'editor' } })
    expect((await desk.as(token, '/desk/sessions')).body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ device: 'Chrome, Linux', current: true })]),
    })
    expect((await desk.as(session, '/desk/passkeys')).body).toMatchObject({
      data: {
        may_add: true,
        passkeys: [{ name: 'My laptop', added_at: desk.now().toISOString(), used_at: desk.now().toISOString() }],
      },
    })
    const [passkey] = (await list(session)).passkeys
    expect(await status(desk.postAs(session, `/desk/passkeys/${passkey?.id}/remove`, {}))).toBe(200)
    expect(await status(desk.postAs(session, `/desk/passkeys/${passkey?.id}/remove`, {}))).toBe(404)
    expect((await list(session)).passkeys).toEqual([])
    expect(await status(answer(key.sign(await ask())))).toBe(422)
    for (const [action, values] of [
      ['passkey-added', { after: { passkey: 'My laptop' } }],
      ['signed-in', { after: { passkey: 'My laptop' } }],
      ['passkey-removed', { before: { passkey: 'My laptop' } }],
    ] as const) {
      const entry = expect.objectContaining({ by: 'A editor', action, ...values })
      expect(await trail(action)).toMatchObject({ data: expect.arrayContaining([entry]) })
    }
  })

  test('an account has ten at most, also where two are added at the same moment, and one that is removed makes room', async () => {
    const { session } = await desk.join('editor')
    for (let count = 1; count < MAX_PASSKEYS; count++) expect((await add(session)).status).toBe(200)
    const asked = [(await askToAdd(session)).body, (await askToAdd(session)).body]
    const sent = asked.map((body) => ({ ...makeAuthenticator(SITE).register(body), name: 'Phone' }))
    const answers = await Promise.all(sent.map((said) => desk.postAs(session, '/desk/passkeys', said)))
    const full = { passkeys: ['The account has as many passkeys as it may have. Remove one first.'] }
    expect(answers.map((each) => each.status).sort()).toEqual([200, 422])
    expect(answers.find((each) => each.status === 422)?.body).toMatchObject({ errors: full })
    expect(await askToAdd(session)).toMatchObject({ status: 422, body: { errors: full } })
    const { passkeys } = await list(session)
    expect(passkeys).toHaveLength(MAX_PASSKEYS)
    expect(await status(desk.postAs(session, `/desk/passkeys/${passkeys[0]?.id}/remove`, {}))).toBe(200)
    expect((await add(session)).status).toBe(200)
    expect((await add((await desk.join('editor')).session)).status).toBe(200)
  })

  test('every refusal looks alike, and none signs in', async () => {
    const { key } = await withPasskey()
    const said = key.sign(await ask())
    expect(await status(answer(said))).toBe(200)
    const replayed = await answer(said)
    const refusals = [
      await answer(makeAuthenticator(SITE).sign(await ask())),
      await answer(key.sign(await ask(), { challenge: readOptions(await ask()).options.challenge })),
      await answer({ ...key.sign(await ask()), ticket: 'x'.repeat(43) }),
      await answer({ ...key.sign(await ask()), response: 'no JSON' }),
      await answer({ ...key.sign(await ask()), response: '{}' }),
    ]
    for (const refused of [replayed, ...refusals]) {
      expect([refused.status, refused.body]).toEqual([422, replayed.body])
    }
    expect(await status(answer(key.sign(await ask())))).toBe(200)
  })

  test.each([
    ['of another website', { origin: 'https://guide.evil.example' }],
    ['of another port', { origin: 'https://guide.example' }],
    ['for another website', { rpId: 'evil.example' }],
    ['without its user verified', { isVerified: false }],
  ])('an answer %s neither signs in nor adds a passkey', async (_, amiss) => {
    const { session, key } = await withPasskey()
    expect(await status(answer(key.sign(await ask(), amiss)))).toBe(422)
    expect((await add(session, makeAuthenticator(SITE), amiss)).status).toBe(422)
    expect((await list(session)).passkeys).toHaveLength(1)
  })

  test('of two answers to one question, sent at the same moment, one is heard', async () => {
    const { key } = await withPasskey()
    const asked = await ask()
    const statuses = await Promise.all([key.sign(asked), key.sign(asked)].map((said) => status(answer(said))))
    expect(statuses.sort()).toEqual([200, 422])
  })

  test('a question is asked once, also where its answer was refused, and is old after five minutes', async () => {
    const { session, key } = await withPasskey()
    const asked = await ask()
    expect(await status(answer(key.sign(asked, { isVerified: false })))).toBe(422)
    expect(await status(answer(key.sign(asked)))).toBe(422)
    const late = await ask()
    const { body: lateToAdd } = await askToAdd(session)
    desk.forward(PASSKEY_TICKET_MINUTES * MINUTE)
    expect(await status(answer(key.sign(late)))).toBe(422)
    const said = { ...makeAuthenticator(SITE).register(lateToAdd), name: 'Late' }
    expect(await status(desk.postAs(session, '/desk/passkeys', said))).toBe(422)
    await ask()
    await purgeDesk(database().db, desk.now())
    const rows = await database().db.select({ expiresAt: deskChallenges.expiresAt }).from(deskChallenges)
    expect(rows.every(({ expiresAt }) => expiresAt > desk.now())).toBe(true)
    expect(rows.length).toBeGreaterThan(0)
  })

  test('a passkey that was asked for in time is not added once the session is old', async () => {
    const { session } = await desk.join('editor')
    desk.forward((PASSKEY_FRESH_MINUTES - 1) * MINUTE)
    const { body } = await askToAdd(session)
    desk.forward(MINUTE)
    const said = { ...makeAuthenticator(SITE).register(body), name: 'Late' }
    expect(await status(desk.postAs(session, '/desk/passkeys', said))).toBe(409)
    expect((await list(session)).passkeys).toEqual([])
  })

  test('a counter that is behind is a copy’s, and that of one that is synchronised stays at nought', async () => {
    const { session, key } = await withPasskey()
    expect(await status(answer(key.sign(await ask(), { counter: 7 })))).toBe(200)
    for (const counter of [0, 6, 7]) expect(await status(answer(key.sign(await ask(), { counter })))).toBe(422)
    expect(await status(answer(key.sign(await ask(), { counter: 8 })))).toBe(200)
    const { key: synchronised } = await add(session)
    for (let time = 0; time < 2; time += 1) {
      expect(await status(answer(synchronised.sign(await ask(), { counter: 0 })))).toBe(200)
    }
  })

  test('nobody uses, sees or removes another account’s, or adds it to their own', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey('administrator')]
    const handle = Buffer.from('desk account 1').toString('base64url')
    expect(await status(answer(theirs.key.sign(await ask(), { userHandle: handle })))).toBe(422)
    // Signed with one's own key, under the other's name.
    const named = z.object({ id: z.string(), response: z.object({ userHandle: z.string() }) })
    const other = named.parse(JSON.parse(theirs.key.sign(await ask()).response))
    const said = mine.key.sign(await ask(), { userHandle: other.response.userHandle })
    const response = JSON.stringify({ ...JSON.parse(said.response), id: other.id, rawId: other.id })
    expect(await status(answer({ ...said, response }))).toBe(422)
    const [passkey] = (await list(theirs.session)).passkeys
    expect((await list(mine.session)).passkeys.map((own) => own.id)).not.toContain(passkey?.id)
    expect(await status(desk.postAs(mine.session, `/desk/passkeys/${passkey?.id}/remove`, {}))).toBe(404)
    expect((await add(mine.session, theirs.key)).status).toBe(422)
    expect((await list(mine.session)).passkeys).toHaveLength(1)
  })

  test('one is added in the session that asked, and for adding, not by what signs in', async () => {
    const [mine, theirs] = [await desk.join('editor'), await desk.join('editor')]
    const { body } = await askToAdd(theirs.session)
    const said = { ...makeAuthenticator(SITE).register(body), name: 'Mine?' }
    expect(await status(desk.postAs(mine.session, '/desk/passkeys', said))).toBe(422)
    const forSigningIn = { ...makeAuthenticator(SITE).register(await ask()), name: 'Mine?' }
    expect(await status(desk.postAs(mine.session, '/desk/passkeys', forSigningIn))).toBe(422)
    const { session, key } = await withPasskey()
    expect(await status(answer(key.sign((await askToAdd(session)).body)))).toBe(422)
    expect((await list(mine.session)).passkeys).toEqual([])
  })

  test('a session that began a quarter of an hour ago adds none; one signs in anew', async () => {
    const { session, key } = await withPasskey()
    desk.forward(PASSKEY_FRESH_MINUTES * MINUTE - 1)
    expect(await status(askToAdd(session))).toBe(200)
    desk.forward(1)
    expect(await status(askToAdd(session))).toBe(409)
    expect((await list(session)).may_add).toBe(false)
    const anew = tokenIn(await answer(key.sign(await ask())))
    expect((await add(anew)).status).toBe(200)
  })

  test('has a name that can be read', async () => {
    const { session } = await desk.join('editor')
    for (const name of ['', ' ', 'x'.repeat(200)]) expect((await add(session, undefined, {}, name)).status).toBe(422)
    expect((await list(session)).passkeys).toEqual([])
  })

  test('whoever is invited again has none any more, and neither has a closed account', async () => {
    const { session, mail, key } = await withPasskey()
    desk.forward(NEXT_CODE)
    const again = await desk.join('editor', mail)
    expect(await status(answer(key.sign(await ask())))).toBe(422)
    expect(await status(desk.as(session, '/desk/session'))).toBe(401)
    expect((await list(again.session)).passkeys).toEqual([])

    const closed = await withPasskey()
    const { rows } = await database().db.execute(sql`select id from desk_accounts where mail = ${closed.mail}`)
    const [{ id } = { id: 0 }] = z.array(z.object({ id: z.number() })).parse(rows)
    const asked = await ask()
    await closeAccount(database().db, { id, mail: closed.mail }, desk.now())
    expect(await status(answer(closed.key.sign(asked)))).toBe(422)
    const left = await database().db.execute(sql`select * from desk_passkeys where account_id = ${id}`)
    expect(left.rows).toEqual([])
  })

  test('a lock of codes stays: it keeps no passkey out, and no passkey ends it', async () => {
    const { mail, secret, key } = await withPasskey()
    desk.forward(NEXT_CODE)
    for (let tries = 0; tries < 5; tries += 1) await desk.signIn(mail, otherCode(codeAt(secret, desk.clock.at), 7))
    expect(await status(answer(key.sign(await ask())))).toBe(200)
    expect(await status(desk.signIn(mail, codeAt(secret, desk.clock.at)))).toBe(422)
  })

  test('a session by a passkey ends as any other', async () => {
    const { key } = await withPasskey()
    const session = tokenIn(await answer(key.sign(await ask())))
    desk.forward(DESK_IDLE_MINUTES * MINUTE + 1)
    expect(await status(desk.as(session, '/desk/session'))).toBe(401)
  })

  test('what is stored and logged lets nobody in', async () => {
    const { key } = await withPasskey()
    const asked = await ask()
    const session = tokenIn(await answer(key.sign(asked)))
    const open = readOptions(await ask()).ticket
    const { rows } = await database().db.execute(sql`select * from desk_challenges`)
    const stored = JSON.stringify(rows) + desk.logged()
    for (const hidden of [open, readOptions(asked).ticket, session]) expect(stored).not.toContain(hidden)
  })
})
