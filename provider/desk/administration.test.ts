import { eq } from 'drizzle-orm'
import { auditPageSchema } from '@/lib/contract/desk/audit'
import { deskAccountsSchema } from '@/lib/contract/desk/administration'
import type { DeskRole } from '@/lib/contract/desk/rights'
import { FREE_TRIES } from '@/provider/desk/sign-in'
import { deskAccounts } from '@/provider/desk/store/desk-tables'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { codeAt, deskCalls } from '@/testing/provider/desk'
import { otherCode, tokenIn } from '@/testing/provider/sign-in'

/** A minute: a code that is used up is not the one that comes next. */
const NEXT_CODE = 60

describeOnEachDatabase('accounts at the desk', (database) => {
  const desk = deskCalls(() => database().db)
  const idOf = async (mail: string) => {
    const [found] = await database().db.select().from(deskAccounts).where(eq(deskAccounts.mail, mail))
    if (found === undefined) throw new Error(`no ${mail}`)
    return found.id
  }
  const change = (token: string, id: number, body: object) => desk.postAs(token, `/desk/accounts/${id}/change`, body)
  const invite = (token: string, mail: string, role: DeskRole) =>
    desk.postAs(token, '/desk/accounts/invite', { name: 'Ravi Gowda', mail, role })
  const list = async (token: string) => deskAccountsSchema.parse((await desk.as(token, '/desk/accounts')).body)

  test('an invitation brings a link that opens an account, and is listed until then', async () => {
    const { session } = await desk.join('administrator')
    const answer = await invite(session, ' Ravi@Desk.Example ', 'editor')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await list(session)).invitations).toMatchObject([{ mail: 'ravi@desk.example', role: 'editor' }])
    const token = tokenIn(answer)
    const opened = await desk.accept(token)
    expect((await desk.as(opened.session, '/desk/session')).body).toMatchObject({ data: { role: 'editor' } })
    expect(await list(session)).toMatchObject({
      accounts: expect.arrayContaining([expect.objectContaining({ mail: 'ravi@desk.example', closed_at: null })]),
      invitations: [],
    })
  })

  test.each([
    [{ name: 'Ravi', mail: 'no address', role: 'editor' }],
    [{ name: ' ', mail: 'a@desk.example', role: 'editor' }],
    [{ name: 'Ravi', mail: 'a@desk.example', role: 'king' }],
  ])('%j invites nobody', async (body) => {
    const { session } = await desk.join('administrator')
    expect((await desk.postAs(session, '/desk/accounts/invite', body)).status).toBe(422)
  })

  test('by an invitation nobody’s role changes', async () => {
    const { session } = await desk.join('administrator')
    const { mail } = await desk.join('counsellor')
    expect((await invite(session, mail, 'administrator')).status).toBe(422)
    expect((await invite(session, mail, 'counsellor')).status).toBe(200)
  })

  test('an invitation that was written while the role changed opens nothing', async () => {
    const { mail } = await desk.join('editor')
    const { token, secret } = await desk.invite('administrator', mail)
    const code = codeAt(secret, desk.clock.at)
    expect((await desk.post('/desk/invitation/accept', { token, code, device: null })).status).toBe(404)
  })

  test('a role changes at once, in the audit trail, and an older invitation does not bring the former back', async () => {
    const { session } = await desk.join('administrator')
    const { mail, session: theirs } = await desk.join('counsellor')
    const id = await idOf(mail)
    const token = tokenIn(await invite(session, mail, 'counsellor'))
    expect((await change(session, id, { action: 'role', was: 'counsellor', role: 'moderator' })).status).toBe(200)
    expect((await desk.as(theirs, '/desk/session')).body).toMatchObject({ data: { role: 'moderator' } })
    expect((await desk.as(theirs, '/desk/enquiries')).status).toBe(403)
    expect((await desk.post('/desk/invitation', { token })).status).toBe(404)
    expect((await change(session, id, { action: 'role', was: 'counsellor', role: 'editor' })).status).toBe(409)
    expect((await change(session, id, { action: 'role', was: 'moderator' })).status).toBe(422)
    const entries = await desk.trail(`account ${id}`)
    expect(entries.at(-1)).toMatchObject({
      ...{ action: 'account-changed', before: { role: 'counsellor' }, after: { role: 'moderator' } },
    })
  })

  test('who is closed is out', async () => {
    const { session } = await desk.join('administrator')
    const { mail, secret, session: theirs } = await desk.join('editor')
    const id = await idOf(mail)
    expect((await change(session, id, { action: 'close', was: 'editor' })).status).toBe(200)
    expect((await desk.as(theirs, '/desk/session')).status).toBe(401)
    desk.forward(NEXT_CODE)
    expect((await desk.signIn(mail, codeAt(secret, desk.clock.at))).status).toBe(422)
    expect((await change(session, id, { action: 'close', was: 'editor' })).status).toBe(409)
    // Its entry names them, and is found by their name.
    const found = async (q: string) =>
      auditPageSchema.parse((await desk.as(session, `/desk/audit?q=${encodeURIComponent(q)}`)).body).data
    const closed = { action: 'account-closed', record: `account ${id}` }
    expect((await found(`account ${id}`))[0]).toMatchObject({
      ...closed,
      names: { [`account ${id}`]: { en: 'A editor' } },
    })
    expect(await found('a edit')).toContainEqual(expect.objectContaining(closed))
    expect((await change(session, 999_999, { action: 'close', was: 'editor' })).status).toBe(404)
  })

  test('who is locked may try again', async () => {
    const { session } = await desk.join('administrator')
    const { mail, secret } = await desk.join('editor')
    desk.forward(NEXT_CODE)
    for (let tries = 0; tries < FREE_TRIES; tries += 1) {
      await desk.signIn(mail, otherCode(codeAt(secret, desk.clock.at), 7))
    }
    const { accounts } = await list(session)
    expect(accounts.find((each) => each.mail === mail)?.locked_until).not.toBeNull()
    expect((await change(session, await idOf(mail), { action: 'unlock', was: 'editor' })).status).toBe(200)
    expect((await desk.signIn(mail, codeAt(secret, desk.clock.at))).status).toBe(200)
  })

  test('nobody takes away their own rights; of two who close each other at the same moment one is left', async () => {
    const [one, two] = [await desk.join('administrator'), await desk.join('administrator')]
    const [first, second] = [await idOf(one.mail), await idOf(two.mail)]
    for (const action of ['close', 'role']) {
      const answer = await change(one.session, first, { action, was: 'administrator', role: 'editor' })
      expect(answer.status).toBe(422)
    }
    const answers = await Promise.all([
      change(one.session, second, { action: 'close', was: 'administrator' }),
      change(two.session, first, { action: 'close', was: 'administrator' }),
    ])
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200)
    const left = [one, two].map(async ({ session }) => (await desk.as(session, '/desk/session')).status)
    expect((await Promise.all(left)).sort()).toEqual([200, 401])
  })
})
