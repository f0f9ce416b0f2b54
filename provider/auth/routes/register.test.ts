import { saysVerified, sessionAnswerSchema, userAnswerSchema } from '@/lib/contract/auth'
import { codeSends, oneTimeCodes, sessions, students } from '@/provider/account/store/student-tables'
import { purgeExpired } from '@/provider/purge'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { DAY, MINUTE, newPhone, signInCalls, tokenIn } from '@/testing/provider/sign-in'

const SENT = { message: 'OTP sent successfully' }
const VERIFIED = { message: 'Suceesfully Completed' }

describeOnEachDatabase('registering and being signed in', (database) => {
  const { send, verify, complete, register, codeFor, forward, as, clock, sent } = signInCalls(() => database().db)

  // So that no test counts what another one did.
  beforeEach(() => forward(2 * DAY))

  test('a registration and a login, as the website reads them', async () => {
    const phone = newPhone()
    const sending = await send(phone, 'registration')
    expect(sending).toMatchObject({ status: 200, body: SENT })
    expect(sent.at(-1)).toMatchObject({ phone, minutes: 5, code: expect.stringMatching(/^\d{6}$/) })
    expect(await verify(phone, 'registration', codeFor(phone))).toMatchObject({ status: 200, body: VERIFIED })
    const registered = await complete(phone, { last_name: 'Rao', consent: 'By registering you accept the terms.' })
    const student = { phoneNumber: phone, firstName: 'Asha', lastName: 'Rao', fullName: 'Asha Rao', image: null }
    expect(sessionAnswerSchema.parse(registered.body)).toMatchObject({ student })

    forward(MINUTE)
    expect(await send(phone, 'login')).toMatchObject({ status: 200, body: SENT })
    const login = await verify(phone, 'login', codeFor(phone))
    expect(saysVerified(login.body)).toBe(true)
    const session = sessionAnswerSchema.parse(login.body)
    expect(session).toMatchObject({ student })
    const user = await as(session.token, '/auth/user')
    expect(user.status).toBe(200)
    expect(user.headers['cache-control']).toBe('no-store')
    expect(userAnswerSchema.parse(user.body)).toMatchObject({ fullName: 'Asha Rao', phoneNumber: phone })
  })

  test('the consent is kept with its time', async () => {
    const phone = newPhone()
    await send(phone, 'registration')
    await verify(phone, 'registration', codeFor(phone))
    await complete(phone, { consent: ' I accept. ' })
    const rows = await database().db.select().from(students)
    expect(rows.find((row) => row.phone === phone)).toMatchObject({
      consent: 'I accept.',
      consentAt: new Date(clock.at),
    })
  })

  describe('a registration', () => {
    const refused = { status: 422, body: { message: 'Please verify your OTP first' } }

    test('needs a verified code of its own', async () => {
      const phone = newPhone()
      expect(await complete(phone)).toMatchObject(refused)
      await send(phone, 'registration')
      expect(await complete(phone)).toMatchObject(refused)
      await verify(phone, 'registration', codeFor(phone))
      expect(await complete(newPhone())).toMatchObject(refused)
      expect((await complete(phone)).status).toBe(200)
    })

    test('is for the browser that verified the number, and for no other that knows it', async () => {
      const phone = newPhone()
      const [own, strange] = ['b'.repeat(43), 's'.repeat(43)]
      await send(phone, 'registration', undefined, own)
      await verify(phone, 'registration', codeFor(phone), { browser_nonce: own })
      expect(await complete(phone)).toMatchObject(refused)
      expect(await complete(phone, { browser_nonce: strange })).toMatchObject(refused)
      expect((await complete(phone, { browser_nonce: own })).status).toBe(200)
    })

    test('a login code does not serve', async () => {
      const phone = newPhone()
      await register(phone)
      forward(MINUTE)
      await send(phone, 'login')
      await verify(phone, 'login', codeFor(phone))
      expect(await complete(phone)).toMatchObject(refused)
    })

    test('is completed once, and once of many at the same moment', async () => {
      const phone = newPhone()
      await send(phone, 'registration')
      await verify(phone, 'registration', codeFor(phone))
      const answers = await Promise.all(Array.from({ length: 8 }, () => complete(phone)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(422)])
      expect(await complete(phone)).toMatchObject(refused)
    })

    test('is possible for 15 minutes after the code, also when another code was asked for', async () => {
      const [early, late] = [newPhone(), newPhone()]
      for (const phone of [early, late]) {
        await send(phone, 'registration')
        await verify(phone, 'registration', codeFor(phone))
      }
      forward(MINUTE)
      await send(early, 'registration')
      forward(14 * MINUTE - 1)
      await purgeExpired(database().db, new Date(clock.at))
      expect((await complete(early)).status).toBe(200)
      forward(1)
      expect(await complete(late)).toMatchObject(refused)
    })

    test.each([
      [{ first_name: '' }, 'first_name', 'Please fill in all required fields'],
      [{ last_name: ' \u200d ' }, 'last_name', 'Please fill in all required fields'],
      [{ first_name: undefined }, 'first_name', 'Please fill in all required fields'],
      [{ last_name: 7 }, 'last_name', 'Please fill in all required fields'],
      [{ first_name: 'a'.repeat(51) }, 'first_name', 'First name must not exceed 50 characters'],
      [{ last_name: 'a\u0000b' }, 'last_name', 'Last name contains a character that cannot be used'],
      [{ last_name: 'a\nb' }, 'last_name', 'Last name contains a character that cannot be used'],
      [{ first_name: '\ud800a' }, 'first_name', 'First name contains a character that cannot be used'],
      [{ first_name: 'a\u202Eb' }, 'first_name', 'First name contains a character that cannot be used'],
      [{ consent: 'a\u0000' }, 'consent', 'The consent contains a character that cannot be used'],
    ])('%j is refused by its field', async (body, field, message) => {
      const phone = newPhone()
      await send(phone, 'registration')
      await verify(phone, 'registration', codeFor(phone))
      expect(await complete(phone, body)).toMatchObject({
        status: 422,
        body: { message, errors: { [field]: [message] } },
      })
      // What was refused has used nothing up.
      expect((await complete(phone)).status).toBe(200)
    })

    test('names are trimmed and in NFC, and 50 characters of any script are allowed', async () => {
      const phone = newPhone()
      await send(phone, 'registration')
      await verify(phone, 'registration', codeFor(phone))
      const lastName = '\u0ca8\u0cbf'.repeat(25)
      const { body } = await complete(phone, { first_name: ' Rene\u0301 ', last_name: lastName })
      expect(body).toMatchObject({ data: { student: { first_name: 'Ren\u00e9', last_name: lastName } } })
    })
  })

  describe('a session', () => {
    test('logging out kills the token, and no other', async () => {
      const phone = newPhone()
      const first = await register(phone)
      forward(MINUTE)
      await send(phone, 'login')
      const second = tokenIn(await verify(phone, 'login', codeFor(phone)))
      expect(await as(first, '/auth/logout', { method: 'POST' })).toMatchObject({ status: 200 })
      for (const path of ['/auth/user', '/profile']) expect((await as(first, path)).status).toBe(401)
      expect((await as(first, '/auth/logout', { method: 'POST' })).status).toBe(401)
      expect((await as(second, '/auth/user')).status).toBe(200)
    })

    test('lasts 30 days', async () => {
      const token = await register(newPhone())
      forward(30 * DAY - 1)
      expect((await as(token, '/auth/user')).status).toBe(200)
      forward(1)
      expect((await as(token, '/auth/user')).status).toBe(401)
    })

    test.each([
      ['none', ''],
      ['a short one', 'x'],
      ['one of the right length', 'a'.repeat(43)],
      ['one with more behind it', `${'a'.repeat(43)}'--`],
      ['a very long one', 'a'.repeat(9_000)],
    ])('no other token is let in: %s', async (_name, token) => {
      expect(await as(token, '/auth/user')).toMatchObject({ status: 401, body: { message: 'Please sign in.' } })
    })

    test('the token itself is not in the database', async () => {
      const token = await register(newPhone())
      expect(JSON.stringify(await database().db.select().from(sessions))).not.toContain(token)
    })
  })

  test('what has expired is purged', async () => {
    const { db } = database()
    await register(newPhone())
    await send(newPhone(), 'registration')
    forward(DAY)
    await purgeExpired(db, new Date(clock.at))
    expect([await db.$count(codeSends), await db.$count(oneTimeCodes)]).toEqual([0, 0])
    expect(await db.$count(sessions)).toBeGreaterThan(0)
    forward(30 * DAY)
    await purgeExpired(db, new Date(clock.at))
    expect(await db.$count(sessions)).toBe(0)
  })
})
