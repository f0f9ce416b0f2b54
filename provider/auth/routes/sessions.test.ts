import { z } from 'zod'
import { offersSessionCalls, sessionListSchema } from '@/lib/contract/session'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { DAY, MINUTE, newPhone, signInCalls, tokenIn } from '@/testing/provider/sign-in'

describeOnEachDatabase('the sessions of a student', (database) => {
  const { as, postAs, register, send, verify, codeFor, forward, clock } = signInCalls(() => database().db)
  let phone = ''
  let token = ''

  async function signIn(device?: string): Promise<string> {
    forward(10 * MINUTE)
    await send(phone, 'login')
    return tokenIn(await verify(phone, 'login', codeFor(phone), { device }))
  }
  const list = async (whose: string) => sessionListSchema.parse((await as(whose, '/auth/sessions')).body)
  const isAlive = async (whose: string) => (await as(whose, '/auth/user')).status === 200
  const idOf = async (whose: string) => (await list(whose)).find(({ isCurrent }) => isCurrent)?.id ?? 'none'

  beforeEach(async () => {
    forward(2 * DAY)
    phone = newPhone()
    token = await register(phone)
  })

  test('are listed with device, times and which one asks; the profile says that there is a list', async () => {
    const began = clock.at
    const phoneToken = await signIn('  Chrome,\u0000 Android ')
    const now = clock.at
    // Another student's is none of theirs.
    await register(newPhone())
    expect(await list(phoneToken)).toEqual([
      { id: expect.any(String), device: 'Chrome, Android', createdAt: now, lastSeenAt: now, isCurrent: true },
      { id: expect.any(String), device: null, createdAt: began, lastSeenAt: began, isCurrent: false },
    ])
    expect(offersSessionCalls((await as(token, '/profile')).body)).toBe(true)
  })

  test('"last seen" moves with use, but not at every call', async () => {
    const seen = async () => (await list(token))[0]?.lastSeenAt
    const began = clock.at
    forward(5 * MINUTE)
    expect(await seen()).toBe(began)
    forward(1)
    const later = clock.at
    expect(await seen()).toBe(later)
    forward(4 * MINUTE)
    expect(await seen()).toBe(later)
  })

  test('one is ended by its id: its token is dead, the others live', async () => {
    const other = await signIn()
    expect(await postAs(token, `/auth/sessions/${await idOf(other)}/end`, {})).toMatchObject({ status: 200 })
    expect([await isAlive(other), await isAlive(token)]).toEqual([false, true])
  })

  test('all others are ended at once, and nobody else’s', async () => {
    const stranger = await register(newPhone())
    const others = [await signIn(), await signIn()]
    expect(await postAs(token, '/auth/sessions/end-others', {})).toMatchObject({ status: 200 })
    expect(await Promise.all([...others, token, stranger].map(isAlive))).toEqual([false, false, true, true])
  })

  test('nobody ends the session of somebody else, or one that there is not', async () => {
    const id = await idOf(token)
    const stranger = await register(newPhone())
    for (const wrong of [id, '0', '-1', 'x', '99999999999', '%2e%2e', "1' or '1'='1"]) {
      expect((await postAs(stranger, `/auth/sessions/${encodeURIComponent(wrong)}/end`, {})).status).toBe(404)
    }
    expect(await isAlive(token)).toBe(true)
  })

  test('no list, and no end, without a token', async () => {
    const nobody = 'x'.repeat(43)
    expect((await as(nobody, '/auth/sessions')).status).toBe(401)
    expect((await postAs(nobody, '/auth/sessions/end-others', {})).status).toBe(401)
    expect((await postAs(nobody, `/auth/sessions/${await idOf(token)}/end`, {})).status).toBe(401)
  })

  test('the list holds nothing by which a session could be taken over', async () => {
    const { body } = await as(token, '/auth/sessions')
    const { data } = z.object({ data: z.array(z.record(z.string(), z.unknown())) }).parse(body)
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(['created_at', 'current', 'device', 'id', 'last_seen_at'])
  })
})
