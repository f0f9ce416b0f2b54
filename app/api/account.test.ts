import { POST as deleteIt } from '@/app/api/account/delete/route'
import { POST as sendCode } from '@/app/api/account/delete/code/route'
import { GET as exportIt } from '@/app/api/account/export/route'
import { deletionReply } from '@/lib/bff/replies'
import { answerAsProvider, bffRequest, cookiesAfter } from '@/testing/bff'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const PROFILE = 'GET /profile'
const SEND = 'POST /auth/otp/send'
const DELETE = 'POST /account/delete'
const USER = 'GET /auth/user'
const EXPORT = 'GET /account/export'
const OWN = { body: { data: { id: 7, first_name: 'Asha', phone: 9845012345 }, account: true } }
const SENT = { body: { message: 'OTP sent successfully' } }
const OVER = { status: 401, body: { message: 'Unauthenticated.' } }
const cookies = { session: 'the-token', 'signed-in': '1' }

const provider = stubProvider()

type Jar = Record<string, string>
const replyIn = (jar: Jar) =>
  deletionReply.find({ get: (name) => (jar[name] === undefined ? undefined : { value: jar[name] }) })

describe('the code', () => {
  const ask = (jar: Jar = cookies) => sendCode(bffRequest('/api/account/delete/code', { json: {}, cookies: jar }))

  test('goes to the student’s own phone, whatever the browser says', async () => {
    const calls = answerAsProvider(provider, { [PROFILE]: OWN, [SEND]: SENT })
    const json = { phone_number: '9999999999', phone: '9999999999' }
    const answer = await sendCode(bffRequest('/api/account/delete/code', { json, cookies }))
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, retryAfter: 30 }])
    expect(calls[1]?.headers.authorization).toBe('Bearer the-token')
    const asked = {
      phone_number: '9845012345',
      otp_type: 'deletion',
      browser_nonce: cookiesAfter(answer)['code-browser'],
    }
    expect(JSON.parse(calls[1]?.body ?? '')).toEqual(asked)
  })

  test.each([
    ['none', {}, {}],
    ['one that is over', cookies, { [PROFILE]: OVER }],
    ['one that ends meanwhile', cookies, { [PROFILE]: OWN, [SEND]: OVER }],
  ])('needs a session: %s', async (_, jar, replies) => {
    answerAsProvider(provider, replies)
    const answer = await ask(jar)
    expect([answer.status, cookiesAfter(answer, jar)]).toEqual([401, {}])
  })

  test.each([
    ['too soon', { status: 429, headers: { 'retry-after': '12' }, body: { message: 'Wait' } }, 429, 'limited', 'Wait'],
    ['the SMS gateway is down', { status: 503, body: { message: 'No SMS' } }, 422, 'not-sent', 'No SMS'],
    ['a page of something in between', { body: '<html>' }, 422, 'not-sent', null],
  ])('%s', async (_, reply, status, reason, message) => {
    answerAsProvider(provider, { [PROFILE]: OWN, [SEND]: reply })
    const answer = await ask()
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ reason, message, retryAfter: status === 429 ? 12 : null })
    expect(cookiesAfter(answer, cookies)).toMatchObject(cookies)
  })

  test('a provider that is away', async () => {
    answerAsProvider(provider, {})
    expect(await (await ask()).json()).toMatchObject({ reason: 'not-sent' })
  })

  test('a form leads back to the settings, which ask for the code', async () => {
    const calls = answerAsProvider(provider, { [PROFILE]: OWN, [SEND]: SENT })
    const answer = await sendCode(bffRequest('/api/account/delete/code', { form: { lang: 'kn' }, cookies }))
    expect(calls[1]?.headers['accept-language']).toBe('kn')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kn/settings?tab=profile#delete-account'])
    const reply = await replyIn(cookiesAfter(answer, cookies))
    expect(reply).toEqual({ step: 'code', resendAt: expect.any(Number), failure: null })
    expect((reply?.resendAt ?? 0) - Date.now()).toBeGreaterThan(25_000)
  })
})

describe('the deletion', () => {
  const ask = (otp: unknown, jar: Jar = cookies) =>
    deleteIt(bffRequest('/api/account/delete', { json: { otp }, cookies: jar }))

  test('with the right code the account is gone, and the session with it', async () => {
    const calls = answerAsProvider(provider, { [DELETE]: { body: { message: 'Deleted' } }, [USER]: OVER })
    const answer = await ask('Your code is 123456.')
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ otp: '123456', browser_nonce: expect.any(String) })
    expect(cookiesAfter(answer, cookies)).toEqual({})
  })

  test.each([
    ['with a status of failure', { status: 400, body: { message: 'Invalid OTP' } }],
    ['with one of success, as when signing in', { status: 200, body: { message: 'Invalid OTP' } }],
  ])('a wrong code deletes nothing: %s', async (_, reply) => {
    answerAsProvider(provider, { [DELETE]: reply, [USER]: { body: { data: { id: 7 } } } })
    const answer = await ask('123456')
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { reason: 'wrong-code', message: 'Invalid OTP', retryAfter: null },
    ])
    expect(cookiesAfter(answer, cookies)).toEqual(cookies)
  })

  test.each([['12345'], [''], [undefined], [['123456']]])('an incomplete code asks nobody: %j', async (otp) => {
    const calls = answerAsProvider(provider, {})
    expect(await (await ask(otp)).json()).toMatchObject({ reason: 'incomplete' })
    expect(calls).toEqual([])
  })

  test.each([
    ['too many tries', { status: 429, headers: { 'retry-after': '60' } }, 429, 'limited'],
    ['away', { status: 500 }, 503, 'away'],
  ])('%s', async (_, reply, status, reason) => {
    answerAsProvider(provider, { [DELETE]: reply })
    const answer = await ask('123456')
    expect([answer.status, await answer.json()]).toMatchObject([status, { reason }])
    expect(cookiesAfter(answer, cookies)).toEqual(cookies)
  })

  test('needs a session', async () => {
    const calls = answerAsProvider(provider, { [DELETE]: OVER })
    expect((await ask('123456', {})).status).toBe(401)
    expect(calls).toEqual([])
    const answer = await ask('123456')
    expect([answer.status, cookiesAfter(answer, cookies)]).toEqual([401, {}])
  })

  describe('without JavaScript', () => {
    const post = (otp: string, jar: Jar = cookies) =>
      deleteIt(bffRequest('/api/account/delete', { form: { otp, lang: 'en' }, cookies: jar }))

    test('leads to the start page, which says so, and nothing is kept', async () => {
      answerAsProvider(provider, { [DELETE]: { body: {} }, [USER]: OVER })
      const answer = await post('123456', { ...cookies, reply: 'x' })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#account-deleted'])
      expect(cookiesAfter(answer, { ...cookies, reply: 'x' })).toEqual({})
    })

    test('or back to the settings, which say what was wrong and still ask for the code', async () => {
      answerAsProvider(provider, { [PROFILE]: OWN, [SEND]: SENT })
      const sent = await sendCode(bffRequest('/api/account/delete/code', { form: { lang: 'en' }, cookies }))
      const answer = await post('12', cookiesAfter(sent, cookies))
      expect(answer.headers.get('location')).toBe('/settings?tab=profile#delete-account')
      expect(await replyIn(cookiesAfter(answer, cookies))).toMatchObject({
        step: 'code',
        failure: { reason: 'incomplete', message: null },
      })
    })

    test('or to sign in', async () => {
      answerAsProvider(provider, { [DELETE]: OVER })
      const answer = await post('123456')
      expect(answer.headers.get('location')).toBe('/login?return=%2Fsettings%3Ftab%3Dprofile')
      expect(cookiesAfter(answer, cookies)).toEqual({})
    })
  })
})

describe('the export', () => {
  const ask = (jar: Jar = cookies, query = '') =>
    exportIt(bffRequest(`/api/account/export${query}`, { method: 'GET', cookies: jar }))

  test('is a file with everything, which no cache keeps', async () => {
    const everything = { student: { name: 'Asha' }, reviews: [], more: { kept: true } }
    const calls = answerAsProvider(provider, { [EXPORT]: { body: { data: everything } } })
    const answer = await ask()
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="education-guide-data.json"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.json()).toEqual(everything)
    expect(calls[0]?.headers.authorization).toBe('Bearer the-token')
  })

  test.each([
    ['without a session', {}, {}, '/api/session?for=%2Fkn%2Fsettings%3Ftab%3Dprofile'],
    ['with one that is over', cookies, { [EXPORT]: OVER }, '/api/session?for=%2Fkn%2Fsettings%3Ftab%3Dprofile'],
    ['while the provider is away', cookies, {}, '/kn/settings?tab=profile#export-failed'],
    ['of one that has none', cookies, { [EXPORT]: { status: 404 } }, '/kn/settings?tab=profile#export-failed'],
  ])('%s it leads to a page', async (_, jar, replies, location) => {
    answerAsProvider(provider, replies)
    const answer = await ask(jar, '?lang=kn')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
  })
})
