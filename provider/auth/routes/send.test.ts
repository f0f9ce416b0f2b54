import { saysAlreadyRegistered, saysNotRegistered } from '@/lib/contract/auth'
import { codeSends, oneTimeCodes } from '@/provider/account/store/student-tables'
import { SmsRefused, SmsUncertain } from '@/provider/sms/sender'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import {
  DAY,
  HOUR,
  MINUTE,
  newAddress,
  newPhone,
  otherCode,
  signInCalls,
  TEST_PEPPER,
} from '@/testing/provider/sign-in'

const SENT = { message: 'OTP sent successfully' }
const VERIFIED = { message: 'Suceesfully Completed' }
const WRONG = { status: 422, body: { message: 'Invalid OTP', errors: { otp: ['Invalid OTP'] } } }

describeOnEachDatabase('sending a code', (database) => {
  const calls = signInCalls(() => database().db)
  const { send, verify, register, codeFor, forward, clock, sent, gateway } = calls

  beforeEach(() => {
    // So that no test counts what another one did.
    forward(2 * DAY)
    gateway.deliver = async () => {}
  })

  test("the specification's messages tell whether a number is registered", async () => {
    const phone = newPhone()
    const login = await send(phone, 'login')
    expect(login).toMatchObject({ status: 404, body: { message: 'Number not registered' } })
    expect(saysNotRegistered(login.body)).toBe(true)
    // Nothing was sent, so that the other form need not wait.
    await register(phone)
    forward(MINUTE)
    const before = sent.length
    const registration = await send(phone, 'registration')
    expect(registration.status).toBe(409)
    expect(saysAlreadyRegistered(registration.body)).toBe(true)
    expect(sent).toHaveLength(before)
  })

  test.each([
    ['kn', 'kn'],
    ['de-DE,de;q=0.9', 'en'],
    ['', 'en'],
  ])('the SMS is one in the language of the visitor: %j', async (header, language) => {
    const phone = newPhone()
    const body = JSON.stringify({ phone_number: phone, otp_type: 'registration' })
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': header }
    expect((await calls.as('', '/auth/otp/send', { method: 'POST', body, headers })).status).toBe(200)
    expect(sent.at(-1)).toMatchObject({ phone, language })
  })

  test('"They stay, behind the limits above": telling counts for the address', async () => {
    const address = newAddress()
    for (let at = 0; at < 10; at += 1) expect((await send(newPhone(), 'login', address)).status).toBe(404)
    const eleventh = await send(newPhone(), 'login', address)
    expect(eleventh).toMatchObject({ status: 429 })
    expect(eleventh.headers['retry-after']).toBe(String(HOUR))
  })

  describe('"`OTP_ENUMERATION=private` gives the same answer to both"', () => {
    const apart = signInCalls(() => database().db, { isPrivate: true, now: () => new Date(clock.at) })

    test('a code goes to every number, and wrong codes are answered alike', async () => {
      const [known, unknown] = [newPhone(), newPhone()]
      await register(known)
      forward(DAY)
      for (const purpose of ['login', 'registration'] as const) {
        const answers = [await apart.send(known, purpose), await apart.send(unknown, purpose)]
        expect(answers[0]).toEqual(answers[1])
        expect(answers[0]).toMatchObject({ status: 200, body: SENT })
        const tries = [known, unknown].map((phone) => apart.verify(phone, purpose, otherCode(apart.codeFor(phone))))
        const wrong = await Promise.all(tries)
        expect(wrong[0]).toEqual(wrong[1])
        expect(wrong[0]).toMatchObject(WRONG)
        forward(MINUTE)
      }
    })

    test('only who has the code learns whether the number is registered', async () => {
      const [known, unknown] = [newPhone(), newPhone()]
      await register(known)
      forward(MINUTE)
      await apart.send(known, 'registration')
      await apart.send(unknown, 'login')
      const again = await apart.verify(known, 'registration', apart.codeFor(known))
      expect(again.status).toBe(409)
      expect(saysAlreadyRegistered(again.body)).toBe(true)
      const stranger = await apart.verify(unknown, 'login', apart.codeFor(unknown))
      expect(stranger).toMatchObject({
        status: 404,
        body: { error_message: 'This number is not registered. Please register.' },
      })
      expect(saysNotRegistered(stranger.body)).toBe(true)
    })
  })

  describe('"30 s apart, 3 in 10 minutes, 5 an hour, 10 a day for a phone", "429 carries Retry-After"', () => {
    test('every answer says exactly when the next one is possible', async () => {
      const phone = newPhone()
      const waits: number[] = []
      for (let at = 0; at < 11; at += 1) {
        const allowed = await send(phone, 'registration')
        expect(allowed.status).toBe(200)
        const wait = Number(allowed.headers['retry-after'])
        waits.push(wait)
        forward(wait - 1)
        const refused = await send(phone, 'registration')
        expect(refused).toMatchObject({
          status: 429,
          body: { message: 'Too many codes were asked for. Please try again in 1 second.' },
        })
        expect(refused.headers['retry-after']).toBe('1')
        forward(1)
      }
      const [thirty, pause] = [30, 10 * MINUTE - 60]
      const untilHour = HOUR - 10 * MINUTE - 30
      expect(waits.slice(0, 5)).toEqual([thirty, thirty, pause, thirty, untilHour])
      // The tenth of the day is followed by what is left of a day since the first.
      expect(waits.slice(0, 10).reduce((sum, wait) => sum + wait)).toBe(DAY)
    })

    test('both purposes count together, and another number not at all', async () => {
      const phone = newPhone()
      await register(phone)
      expect((await send(phone, 'login')).status).toBe(429)
      expect((await send(newPhone(), 'registration')).status).toBe(200)
    })
  })

  test('"30 an hour and 10 different phones an hour for a visitor\'s address (/64 for IPv6)"', async () => {
    const visitor = (at: number) => `2001:db8:7:7::${at + 1}`
    const asked = Array.from({ length: 10 }, newPhone)
    for (let round = 0; round < 3; round += 1) {
      for (const [at, phone] of asked.entries()) {
        expect((await send(phone, 'registration', visitor(at))).status).toBe(200)
        // Proved to be its own: only the thirty hold it up in the end.
        const address = visitor(at)
        if (at === 0) expect((await verify(phone, 'registration', codeFor(phone), { address })).status).toBe(200)
      }
      const eleventh = await send(newPhone(), 'registration', visitor(99))
      expect(eleventh.status).toBe(429)
      forward(5 * MINUTE)
    }
    forward(20 * MINUTE)
    const refused = await send(asked[0] ?? '', 'registration', visitor(0))
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe(String(25 * MINUTE))
    expect((await send(newPhone(), 'registration', '2001:db8:7:8::1')).status).toBe(200)
  })

  test('"a global hourly and daily budget": spent, it is told once in the log', async () => {
    const tight = signInCalls(() => database().db, { budget: { hourly: 2, daily: 3 }, now: () => new Date(clock.at) })
    const ask = () => tight.send(newPhone(), 'registration')
    expect((await ask()).status).toBe(200)
    forward(20 * MINUTE)
    expect((await ask()).status).toBe(200)
    const hourly = await ask()
    expect([hourly.status, hourly.headers['retry-after']]).toEqual([429, String(40 * MINUTE)])
    await ask()
    expect(tight.lines.filter((line) => line.includes('budget'))).toHaveLength(1)
    forward(40 * MINUTE)
    expect((await ask()).status).toBe(200)
    const daily = await ask()
    expect([daily.status, daily.headers['retry-after']]).toEqual([429, String(23 * HOUR)])
    forward(23 * HOUR)
    expect((await ask()).status).toBe(200)
  })

  describe('"SMS gateway down: a clear message; the attempt is not charged"', () => {
    test('refused: the next attempt is possible at once, and the code is dead', async () => {
      const phone = newPhone()
      let code = ''
      gateway.deliver = async (sms) => {
        code = sms.code
        throw new SmsRefused('refused: status 400')
      }
      for (let at = 0; at < 12; at += 1) {
        expect(await send(phone, 'registration')).toMatchObject({
          status: 503,
          body: { message: 'The SMS could not be sent. Please try again in a moment.' },
        })
      }
      expect(await verify(phone, 'registration', code)).toMatchObject(WRONG)
      gateway.deliver = async () => {}
      expect((await send(phone, 'registration')).status).toBe(200)
    })

    test.each([new SmsUncertain('failed: status 502'), new TypeError('a defect in +919000000001')])(
      'perhaps sent (%s): it counts, and the code is live',
      async (error) => {
        const phone = newPhone()
        let code = ''
        gateway.deliver = async (sms) => {
          code = sms.code
          throw error
        }
        expect(await send(phone, 'registration')).toMatchObject({ status: 200, body: SENT })
        expect((await send(phone, 'registration')).status).toBe(429)
        expect(await verify(phone, 'registration', code)).toMatchObject({ status: 200, body: VERIFIED })
      },
    )
  })

  test('"stored as HMAC-SHA-256 with a pepper that is not in the database": no code, no number, no address', async () => {
    const { db } = database()
    const [phone, address] = [newPhone(), newAddress()]
    await send(phone, 'registration', address)
    const stored = JSON.stringify([await db.select().from(oneTimeCodes), await db.select().from(codeSends)])
    expect(stored).toContain(calls.digestOf(phone, codeFor(phone)))
    const secrets = [phone, address, TEST_PEPPER, `"${codeFor(phone)}"`]
    for (const secret of secrets) expect(stored).not.toContain(secret)
  })

  test('"The code is never in an answer, a log", nor is anything personal in a line of the log', async () => {
    const phone = newPhone()
    const answer = await send(phone, 'registration')
    expect(JSON.stringify([answer.body, answer.headers])).not.toContain(codeFor(phone))
    const written = calls.logged()
    expect(written).toContain('a code was not sent')
    expect(written).toContain('a code may not have been sent')
    expect(written).toContain('unexpected: TypeError')
    expect(sent.length).toBeGreaterThan(40)
    for (const { phone, code } of sent) {
      expect(written).not.toContain(phone)
      expect(written).not.toContain(code)
    }
    expect(written).not.toMatch(/a defect in|198\.18\.|2001:db8/)
  })
})
