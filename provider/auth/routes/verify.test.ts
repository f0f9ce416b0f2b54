import { oneTimeCodes } from '@/provider/account/store/student-tables'
import { purgeExpired } from '@/provider/purge'
import { describeOnEachDatabase } from '@/testing/provider/databases'
import { DAY, MINUTE, newPhone, otherCode, signInCalls } from '@/testing/provider/sign-in'

const WRONG = { status: 422, body: { message: 'Invalid OTP', errors: { otp: ['Invalid OTP'] } } }

describeOnEachDatabase('trying a code', (database) => {
  const calls = signInCalls(() => database().db)
  const { send, verify, codeFor, forward, post, clock } = calls

  // So that no test counts what another one did.
  beforeEach(() => forward(2 * DAY))

  test('"live 5 minutes"', async () => {
    const [early, late] = [newPhone(), newPhone()]
    await send(early, 'registration')
    await send(late, 'registration')
    forward(5 * MINUTE - 1)
    expect((await verify(early, 'registration', codeFor(early))).status).toBe(200)
    forward(1)
    const message = 'This code has expired. Please ask for a new one.'
    const expired = { status: 422, body: { message, errors: { otp: [message] } } }
    expect(await verify(late, 'registration', codeFor(late))).toMatchObject(expired)
    await purgeExpired(database().db, new Date(clock.at))
    expect(await verify(late, 'registration', codeFor(late))).toMatchObject(expired)
  })

  test('"one live code for each phone and purpose": a new one takes the place of the former', async () => {
    const phone = newPhone()
    await send(phone, 'registration')
    const first = codeFor(phone)
    forward(MINUTE)
    const before = await database().db.$count(oneTimeCodes)
    expect((await send(phone, 'registration')).status).toBe(200)
    expect(await database().db.$count(oneTimeCodes)).toBe(before)
    const second = codeFor(phone)
    if (first !== second) expect(await verify(phone, 'registration', first)).toMatchObject(WRONG)
    expect(await verify(phone, 'login', second)).toMatchObject(WRONG)
    expect((await verify(phone, 'registration', second)).status).toBe(200)
  })

  test('"5 tries a code": the sixth is not looked at, even if it is right', async () => {
    const phone = newPhone()
    await send(phone, 'registration')
    const code = codeFor(phone)
    for (let at = 1; at < 5; at += 1)
      expect(await verify(phone, 'registration', otherCode(code, at))).toMatchObject(WRONG)
    const message = 'This code was tried too often. Please ask for a new one.'
    const tooMany = { status: 422, body: { message } }
    expect(await verify(phone, 'registration', otherCode(code, 5))).toMatchObject(tooMany)
    expect(await verify(phone, 'registration', code)).toMatchObject(tooMany)
  })

  test('the fifth try may be the right one', async () => {
    const phone = newPhone()
    await send(phone, 'registration')
    for (let at = 1; at < 5; at += 1) await verify(phone, 'registration', otherCode(codeFor(phone), at))
    expect((await verify(phone, 'registration', codeFor(phone))).status).toBe(200)
  })

  test('a code is understood in digits of any script and with spaces; what cannot be one costs no try', async () => {
    const phone = newPhone()
    await send(phone, 'registration')
    for (let at = 0; at < 9; at += 1) {
      for (const otp of ['', '12', 'abcdef', '1'.repeat(5_000)]) {
        expect(await verify(phone, 'registration', otp)).toMatchObject(WRONG)
      }
    }
    const kannada = codeFor(phone).replace(/\d/g, (digit) => String.fromCodePoint(0x0c_e6 + Number(digit)))
    expect((await verify(phone, 'registration', ` ${kannada.slice(0, 3)} ${kannada.slice(3)} `)).status).toBe(200)
  })

  describe('"Input": what cannot be taken is refused, and never a failure of ours', () => {
    const noPhone = 'Enter a valid 10-digit mobile number starting with 6-9'

    test.each([
      [{ phone_number: '1234567890', otp_type: 'login' }, { phone_number: [noPhone] }],
      [{ phone_number: 9_876_543_210, otp_type: 'login' }, { phone_number: [noPhone] }],
      [
        { otp_type: 'reset' },
        { phone_number: [noPhone], otp_type: ['The otp_type is registration, login or deletion'] },
      ],
      [{ phone_number: '9876543210' }, { otp_type: ['The otp_type is registration, login or deletion'] }],
      [{ phone_number: { $ne: '' }, otp_type: ['login'] }, expect.anything()],
    ])('%j', async (body, errors) => {
      expect(await post('/auth/otp/send', body)).toMatchObject({ status: 422, body: { errors } })
    })

    test.each([null, [], 'text', 7])('a body that is no object: %j', async (body) => {
      expect(await post('/auth/otp/send', body)).toMatchObject({ status: 422, body: { errors: {} } })
    })

    test('a body that is no JSON, or says to be something else', async () => {
      const raw = (body: string, type: string) =>
        calls.app.request('/api/v1/auth/otp/send', { method: 'POST', body, headers: { 'Content-Type': type } })
      expect((await raw('{"phone', 'application/json')).status).toBe(400)
      expect((await raw('phone_number=1', 'application/x-www-form-urlencoded')).status).toBe(415)
    })

    test('a body over 64 KB', async () => {
      for (const path of ['/auth/otp/send', '/auth/otp/verify', '/auth/register/complete']) {
        const body = { phone_number: newPhone(), otp_type: 'login', otp: 'x'.repeat(65 * 1024) }
        expect((await post(path, body)).status).toBe(413)
      }
    })
  })
})
