import { POST as logout } from '@/app/api/logout/route'
import { POST as send } from '@/app/api/otp/send/route'
import { POST as verify } from '@/app/api/otp/verify/route'
import { POST as register } from '@/app/api/register/route'
import { GET as session } from '@/app/api/session/route'
import { getEnvironment } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { answerAsProvider, bffRequest, cookiesAfter } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const SEND = 'POST /auth/otp/send'
const VERIFY = 'POST /auth/otp/verify'
const REGISTER = 'POST /auth/register/complete'
const USER = 'GET /auth/user'
const LOGOUT = 'POST /auth/logout'
const TOKEN = 'secret-token-of-asha'
const SIGNED_IN = {
  message: 'OTP Suceesfully Completed',
  data: {
    token: TOKEN,
    student: { id: 7, full_name: 'Asha Rao', image_url: '/uploads/a.webp', plan: { name: 'Gold' } },
  },
}
const ASHA = { id: '7', fullName: 'Asha Rao', image: '/avatars/uploads/a.webp', plan: 'Gold' }
const phone = '9845012345'

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  jest.mocked(log.error).mockClear()
  jest.mocked(log.warn).mockClear()
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
})

const failed = (reason: string, rest: object = {}) => ({
  reason,
  message: null,
  field: null,
  retryAfter: null,
  ...rest,
})

describe('POST /api/otp/send', () => {
  const ask = (json: object, headers = {}) => send(bffRequest('/api/otp/send', { json, headers }))

  it('asks the provider, for the address of the visitor and with nothing else of theirs', async () => {
    const calls = answerAsProvider(provider, { [SEND]: { body: { message: 'OTP sent successfully' } } })
    const request = bffRequest('/api/otp/send', {
      json: { phone: '+91 98450-12345', purpose: 'login' },
      headers: { 'x-visitor-address': '203.0.113.9', 'x-forwarded-for': '6.6.6.6', 'x-anything': '1' },
      cookies: { session: TOKEN, 'signed-in': '1' },
    })
    const answer = await send(request)
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, retryAfter: 30 }])
    expect(calls).toHaveLength(1)
    const browser_nonce = cookiesAfter(answer)['code-browser']
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ phone_number: phone, otp_type: 'login', browser_nonce })
    expect(calls[0]?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' })
    for (const name of ['cookie', 'authorization', 'origin', 'x-anything', 'x-visitor-address']) {
      expect(calls[0]?.headers).not.toHaveProperty(name)
    }
  })

  it.each([
    ['kn', 'kn'],
    ['xx', 'en'],
    [undefined, 'en'],
  ])('the SMS is one in the language of the page: %s', async (lang, told) => {
    const calls = answerAsProvider(provider, { [SEND]: { body: { message: 'OTP sent' } } })
    await ask({ phone, purpose: 'login', lang })
    expect(calls[0]?.headers['accept-language']).toBe(told)
  })

  it('says when another code can be asked for, as the provider says it', async () => {
    answerAsProvider(provider, { [SEND]: { body: { message: 'OTP sent' }, headers: { 'retry-after': '45' } } })
    expect(await (await ask({ phone, purpose: 'login' })).json()).toEqual({ ok: true, retryAfter: 45 })
  })

  it.each(['٩٨٤٥٠١٢٣٤٥', '९८४५०१२३४५', '0 98450 12345', '0091-98450-12345'])('understands %s', async (typed) => {
    const calls = answerAsProvider(provider, { [SEND]: { body: { message: 'OTP sent' } } })
    await ask({ phone: typed, purpose: 'registration' })
    expect(JSON.parse(calls[0]?.body ?? '{}')).toMatchObject({ phone_number: phone, otp_type: 'registration' })
  })

  it.each([
    [{ phone: '984501234', purpose: 'login' }],
    [{ phone: '5845012345', purpose: 'registration' }],
    [{ phone: '', purpose: 'login' }],
    [{ phone: 9845012345, purpose: 'login' }],
    [{ phone: [phone], purpose: 'login' }],
    [{ phone: null }],
    [{}],
    [{ phone: 'x'.repeat(60_000), purpose: 'login' }],
  ])('refuses what cannot be a number, without asking: %j', async (json) => {
    const calls = answerAsProvider(provider, {})
    const answer = await ask(json)
    expect([answer.status, await answer.json()]).toEqual([422, failed('invalid', { field: 'phone' })])
    expect(calls).toEqual([])
  })

  it.each([
    ['registration', 200, 'This number is ALREADY registered', 'already-registered'],
    ['registration', 409, 'This number is already registered', 'already-registered'],
    ['login', 200, 'Number not registered', 'not-registered'],
    ['login', 404, 'Sorry: number not registered.', 'not-registered'],
  ])('for %s, with status %i, "%s" is %s: the message decides', async (purpose, status, message, reason) => {
    answerAsProvider(provider, { [SEND]: { status, body: { message } } })
    const answer = await ask({ phone, purpose })
    expect([answer.status, await answer.json()]).toEqual([422, failed(reason)])
  })

  it('passes on what the provider says, its error_message first', async () => {
    answerAsProvider(provider, { [SEND]: { status: 400, body: { message: 'no', error_message: 'Number blocked.' } } })
    const answer = await ask({ phone, purpose: 'login' })
    expect([answer.status, await answer.json()]).toEqual([422, failed('refused', { message: 'Number blocked.' })])
  })

  it.each([
    ['17', 17],
    [new Date(Date.now() + 60_000).toUTCString(), expect.any(Number)],
    ['soon', null],
    ['-5', null],
    ['99999999', 86_400],
  ])('passes a limit on, with Retry-After %s', async (header, retryAfter) => {
    answerAsProvider(provider, { [SEND]: { status: 429, body: {}, headers: { 'retry-after': header } } })
    const answer = await ask({ phone, purpose: 'login' })
    expect([answer.status, await answer.json()]).toEqual([429, failed('limited', { retryAfter })])
    expect(answer.headers.has('retry-after')).toBe(retryAfter !== null)
  })

  it.each([
    ['a 500 without words', { status: 500, body: '<h1>Oops</h1>' }],
    ['a page instead of an answer', { status: 200, body: '<h1>Welcome to the hotel</h1>' }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
  ])('%s is a provider that is away', async (_, reply) => {
    answerAsProvider(provider, { [SEND]: reply })
    const answer = await ask({ phone, purpose: 'login' })
    expect([answer.status, await answer.json()]).toEqual([503, failed('away')])
  })

  it('a provider that says why it cannot is quoted', async () => {
    answerAsProvider(provider, { [SEND]: { status: 503, body: { message: 'SMS cannot be sent just now.' } } })
    const answer = await ask({ phone, purpose: 'login' })
    expect([answer.status, await answer.json()]).toEqual([
      503,
      failed('refused', { message: 'SMS cannot be sent just now.' }),
    ])
  })

  it('a provider that hangs costs no more than API_TIMEOUT_MS', async () => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 100 }))
    provider.answer(() => {})
    const started = Date.now()
    expect((await ask({ phone, purpose: 'login' })).status).toBe(503)
    expect(Date.now() - started).toBeLessThan(5_000)
  })

  it('a message without end is cut', async () => {
    answerAsProvider(provider, { [SEND]: { status: 400, body: { message: 'x'.repeat(100_000) } } })
    const { message } = (await (await ask({ phone, purpose: 'login' })).json()) as { message: string }
    expect(message).toHaveLength(300)
  })
})

describe('POST /api/otp/verify', () => {
  const ask = (json: object, cookies = {}) => verify(bffRequest('/api/otp/verify', { json, cookies }))

  it('signs in, and the token is in no storage, address, log line or page that a script can read', async () => {
    const calls = answerAsProvider(provider, { [VERIFY]: { body: SIGNED_IN } })
    const answer = await ask({ phone, purpose: 'login', otp: '123456' })
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(JSON.parse(text)).toEqual({ ok: true, user: ASHA, returnTo: null })
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ phone_number: phone, otp_type: 'login', otp: '123456' })
    expect(text).not.toContain(TOKEN)
    const holders = [...answer.headers].filter(([, value]) => value.includes(TOKEN))
    expect(holders).toEqual([['set-cookie', expect.stringContaining('HttpOnly')]])
    expect(answer.cookies.get('session')).toMatchObject({ value: TOKEN, httpOnly: true, sameSite: 'lax', path: '/' })
    expect(answer.cookies.get('signed-in')).toMatchObject({ value: '1' })
    expect(log.error).not.toHaveBeenCalled()
  })

  it.each([
    ['/myprofile', '/myprofile'],
    ['/kn/settings?tab=subscription', '/kn/settings?tab=subscription'],
    ['https://evil.example/', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/login', null],
  ])('whoever was sent to sign in from %s comes back to %s', async (asked, returnTo) => {
    answerAsProvider(provider, { [VERIFY]: { body: SIGNED_IN } })
    const cookies = { 'return-to': asked }
    const answer = await ask({ phone, purpose: 'login', otp: '123456' }, cookies)
    expect(await answer.json()).toMatchObject({ returnTo })
    expect(cookiesAfter(answer, cookies)).not.toHaveProperty('return-to')
  })

  it('registration lets this browser finish, and signs nobody in', async () => {
    answerAsProvider(provider, { [VERIFY]: { body: { message: 'suceesfully completed' } } })
    const answer = await ask({ phone, purpose: 'registration', otp: 'Your code is 123456' })
    expect(await answer.json()).toEqual({ ok: true })
    const after = cookiesAfter(answer)
    expect(Object.keys(after)).toEqual(['verified'])
    expect(answer.cookies.get('verified')).toMatchObject({ httpOnly: true, maxAge: 900 })
    expect(after.verified).not.toContain(phone)
  })

  it.each([
    ['login', '12345', 'otp'],
    ['login', '', 'otp'],
    ['registration', '123', 'otp'],
    ['login', 'abcdef', 'otp'],
  ])('for %s a code %j cannot be one', async (purpose, otp, field) => {
    const calls = answerAsProvider(provider, {})
    expect(await (await ask({ phone, purpose, otp })).json()).toEqual(failed('invalid', { field }))
    expect(calls).toEqual([])
  })

  it.each([
    [200, { message: 'Invalid OTP' }, failed('wrong-code', { message: 'Invalid OTP' })],
    [200, {}, failed('wrong-code')],
    [400, { message: 'OTP expired' }, failed('refused', { message: 'OTP expired' })],
    [401, { message: 'OTP wrong' }, failed('refused', { message: 'OTP wrong' })],
    [422, { error_message: 'No tries left', message: 'x' }, failed('refused', { message: 'No tries left' })],
  ])('status %i with %j is no success, and an old session stays', async (status, body, expected) => {
    answerAsProvider(provider, { [VERIFY]: { status, body } })
    const answer = await ask({ phone, purpose: 'login', otp: '123456' }, { session: 'older' })
    expect([answer.status, await answer.json()]).toEqual([422, expected])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each([
    {},
    { data: {} },
    { data: { token: '' } },
    { data: { token: 'a\nb' } },
    { data: { token: 'x'.repeat(5000) } },
  ])(
    'a success with a session that cannot be kept is none, and is logged without what stood in it: %#',
    async (data) => {
      answerAsProvider(provider, { [VERIFY]: { body: { message: 'Suceesfully Completed', ...data } } })
      const answer = await ask({ phone, purpose: 'login', otp: '123456' })
      expect([answer.status, await answer.json()]).toEqual([503, failed('away')])
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(jest.mocked(log.error).mock.calls).toEqual([
        [{ path: 'auth/otp/verify', fault: 'unreadable' }, expect.any(String)],
      ])
    },
  )

  it.each([
    ['ends', {}],
    ['no-longer-knows', { status: 401 }],
    ['cannot-end', { status: 500 }],
  ])('signing in again replaces the session, which the provider %s', async (_, reply) => {
    const calls = answerAsProvider(provider, { [VERIFY]: { body: SIGNED_IN }, [LOGOUT]: reply })
    const answer = await ask({ phone, purpose: 'login', otp: '123456' }, { session: `older-${_}` })
    expect(cookiesAfter(answer, { session: 'older' })).toMatchObject({ session: TOKEN })
    const ended = calls.filter(({ call }) => call === LOGOUT)
    expect(ended.map(({ headers }) => headers.authorization)).toEqual([`Bearer older-${_}`])
    expect(log.warn).not.toHaveBeenCalled()
  })

  it('signing in waits three seconds, not longer, for a provider that ends nothing and tells nothing', async () => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 8_000 }))
    provider.answer((request, response) => {
      if (request.url?.endsWith('/otp/verify')) response.end(JSON.stringify(SIGNED_IN))
    })
    const began = performance.now()
    const answer = await ask({ phone, purpose: 'login', otp: '123456' }, { session: 'older' })
    expect(performance.now() - began).toBeLessThan(4_500)
    expect(await answer.json()).toMatchObject({ ok: true, user: ASHA })
    expect(cookiesAfter(answer, { session: 'older' })).toMatchObject({ session: TOKEN })
  })

  it('a provider that gives the same token again is not asked to end it', async () => {
    const calls = answerAsProvider(provider, { [VERIFY]: { body: SIGNED_IN } })
    await ask({ phone, purpose: 'login', otp: '123456' }, { session: TOKEN })
    expect(calls.map(({ call }) => call)).not.toContain(LOGOUT)
  })

  it('"the cached user is invalidated": name, picture and plan are those of GET /auth/user', async () => {
    const student = { id: 7, full_name: 'Asha B. Rao', image_url: '/uploads/b.webp', plan: 'Platinum' }
    const bare = { ...SIGNED_IN, data: { token: TOKEN, student: { id: 7 } } }
    const calls = answerAsProvider(provider, { [VERIFY]: { body: bare }, [USER]: { body: { data: student } } })
    const answer = await ask({ phone, purpose: 'login', otp: '123456' })
    const user = { id: '7', fullName: 'Asha B. Rao', image: '/avatars/uploads/b.webp', plan: 'Platinum' }
    expect(await answer.json()).toMatchObject({ user })
    expect(calls.at(-1)).toMatchObject({ call: USER, headers: { authorization: `Bearer ${TOKEN}` } })
  })

  it.each([{ status: 500 }, { status: 401 }, { status: 404 }, { body: '<html>' }])(
    'and where that call fails (%j), the answer’s student serves',
    async (reply) => {
      answerAsProvider(provider, { [VERIFY]: { body: SIGNED_IN }, [USER]: reply })
      const answer = await ask({ phone, purpose: 'login', otp: '123456' })
      expect(await answer.json()).toMatchObject({ user: ASHA })
      expect(cookiesAfter(answer)).toMatchObject({ session: TOKEN })
    },
  )

  it('a code serves the browser that asked for it: both calls carry what only its cookie holds', async () => {
    const calls = answerAsProvider(provider, { [SEND]: { body: { message: 'sent' } }, [VERIFY]: { body: {} } })
    const post = (route: typeof send, cookies: Record<string, string>) =>
      route(bffRequest('/x', { json: { phone, purpose: 'login', otp: '123456' }, cookies }))
    const sent = await post(send, {})
    expect(sent.cookies.get('code-browser')).toMatchObject({ httpOnly: true, sameSite: 'lax', maxAge: 900 })
    const jar = cookiesAfter(sent)
    await post(verify, jar)
    expect(cookiesAfter(await post(send, jar))).toEqual(jar)
    await post(send, {})
    await post(verify, {})
    await post(send, { 'code-browser': 'short' })
    const nonces = calls.map(({ body }) => (JSON.parse(body) as { browser_nonce?: string }).browser_nonce)
    expect(nonces.slice(0, 3)).toEqual(Array(3).fill(jar['code-browser']))
    expect(nonces[4]).toBeUndefined()
    expect(new Set([jar['code-browser'], nonces[3], nonces[5], 'short']).size).toBe(4)
  })

  it.each([
    ['too soon', { status: 429 }],
    ['to a number that is not known', { status: 404, body: { message: 'Number not registered' } }],
  ])('a second sending at the same moment, %s, leaves the browser what the first gave it', async (_, refusal) => {
    const post = () => send(bffRequest('/x', { json: { phone, purpose: 'login' } }))
    answerAsProvider(provider, { [SEND]: { body: { message: 'sent' } } })
    const jar = cookiesAfter(await post())
    answerAsProvider(provider, { [SEND]: refusal })
    expect(cookiesAfter(await post(), jar)).toEqual(jar)
  })

  it('a sending of which nobody knows whether it went out leaves the browser known', async () => {
    answerAsProvider(provider, { [SEND]: { status: 500 } })
    const answer = await send(bffRequest('/x', { json: { phone, purpose: 'login' } }))
    expect(cookiesAfter(answer)).toHaveProperty('code-browser')
  })

  it('once signed in, the browser is no longer known by it', async () => {
    answerAsProvider(provider, { [VERIFY]: { body: SIGNED_IN } })
    const jar = { 'code-browser': 'n'.repeat(43) }
    const answer = await ask({ phone, purpose: 'login', otp: '123456' }, jar)
    expect(cookiesAfter(answer, jar)).not.toHaveProperty('code-browser')
  })

  it('of the header User-Agent the provider learns a few words', async () => {
    const calls = answerAsProvider(provider, { [VERIFY]: { body: SIGNED_IN } })
    const agents = [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Mobile Safari/537.36',
      'nothing that is known',
      'Asha 9845012345/1.0 (what a program says of itself)',
    ]
    for (const agent of agents) {
      const json = { phone, purpose: 'login', otp: '123456' }
      await verify(bffRequest('/x', { json, headers: { 'user-agent': agent } }))
    }
    const verified = calls.filter(({ call }) => call === VERIFY)
    expect(verified.map(({ body }) => (JSON.parse(body) as { device?: string }).device)).toEqual([
      'Chrome, Android',
      undefined,
      undefined,
    ])
    expect(JSON.stringify(calls)).not.toMatch(/Mozilla|127\.0\.0\.0|nothing that|Asha 98/)
  })
})

describe('POST /api/register', () => {
  async function verified(): Promise<Record<string, string>> {
    answerAsProvider(provider, { [VERIFY]: { body: { message: 'Suceesfully Completed' } } })
    const json = { phone, purpose: 'registration', otp: '1234' }
    return cookiesAfter(await verify(bffRequest('/api/otp/verify', { json })))
  }
  const names = { phone, firstName: ' Asha ', lastName: 'ರಾವ್', terms: false }
  const ask = (json: object, cookies: Record<string, string>) =>
    register(bffRequest('/api/register', { json, cookies }))

  it('completes what this browser has verified, records the consent, and signs in', async () => {
    const cookies = await verified()
    const calls = answerAsProvider(provider, { [REGISTER]: { status: 201, body: SIGNED_IN } })
    const answer = await ask(names, cookies)
    expect(await answer.json()).toEqual({ ok: true, user: ASHA, returnTo: null })
    expect(JSON.parse(Buffer.from(calls[0]?.body ?? '', 'latin1').toString())).toEqual({
      phone_number: phone,
      first_name: 'Asha',
      last_name: 'ರಾವ್',
      consent:
        'By registering you accept the Terms & Conditions and the Privacy Policy. [ ] I agree to the Terms & Conditions and the Privacy Policy',
    })
    expect(Object.keys(cookiesAfter(answer, cookies)).sort()).toEqual(['session', 'signed-in'])
  })

  it('"or registering": name, picture and plan are those of GET /auth/user', async () => {
    const cookies = await verified()
    const student = { id: 7, full_name: 'Asha B. Rao', image_url: '/uploads/b.webp', plan: 'Platinum' }
    const bare = { ...SIGNED_IN, data: { token: TOKEN, student: { id: 7 } } }
    const calls = answerAsProvider(provider, { [REGISTER]: { body: bare }, [USER]: { body: { data: student } } })
    const user = { id: '7', fullName: 'Asha B. Rao', image: '/avatars/uploads/b.webp', plan: 'Platinum' }
    expect(await (await ask(names, cookies)).json()).toMatchObject({ user })
    expect(calls.at(-1)).toMatchObject({ call: USER, headers: { authorization: `Bearer ${TOKEN}` } })
  })

  it('the consent is in the language in which it was read, with its box as it was', async () => {
    const cookies = await verified()
    const calls = answerAsProvider(provider, { [REGISTER]: { body: SIGNED_IN } })
    await ask({ ...names, terms: true, lang: 'kn' }, cookies)
    expect(Buffer.from(calls[0]?.body ?? '', 'latin1').toString()).toMatch(/ನೋಂದಾಯಿಸಿ.*\[x\]/)
  })

  it('names the browser that verified it, for as long as the number is verified', async () => {
    const jar = { 'code-browser': 'n'.repeat(43) }
    answerAsProvider(provider, { [VERIFY]: { body: { message: 'Suceesfully Completed' } } })
    const right = await verify(
      bffRequest('/x', { json: { phone, purpose: 'registration', otp: '1234' }, cookies: jar }),
    )
    expect(right.cookies.get('code-browser')).toMatchObject({
      value: jar['code-browser'],
      maxAge: right.cookies.get('verified')?.maxAge,
    })
    const calls = answerAsProvider(provider, { [REGISTER]: { body: SIGNED_IN } })
    await ask(names, cookiesAfter(right, jar))
    expect(calls[0]?.body).toContain(`"browser_nonce":"${jar['code-browser']}"`)
  })

  it('another number than the verified one, or none, is unverified', async () => {
    const cookies = await verified()
    const calls = answerAsProvider(provider, { [REGISTER]: { body: SIGNED_IN } })
    for (const [json, jar] of [
      [{ ...names, phone: '9845012346' }, cookies],
      [names, {}],
      [names, { verified: 'made-up' }],
      [{ ...names, phone: '' }, cookies],
      [names, { verified: cookies.form ?? '' }],
    ] as const) {
      expect(await (await ask(json, jar)).json()).toEqual(failed('unverified'))
    }
    expect(calls).toEqual([])
  })

  it.each([
    [{ firstName: '' }, failed('invalid', { field: 'firstName' })],
    [{ firstName: ' \t\n ' }, failed('invalid', { field: 'firstName' })],
    [{ lastName: undefined }, failed('invalid', { field: 'lastName' })],
    [{ lastName: 7 }, failed('invalid', { field: 'lastName' })],
    [{ firstName: 'x'.repeat(51) }, failed('too-long', { field: 'firstName' })],
    [{ lastName: 'x'.repeat(60_000) }, failed('too-long', { field: 'lastName' })],
  ])('names %j are refused without asking', async (changed, expected) => {
    const cookies = await verified()
    const calls = answerAsProvider(provider, {})
    const answer = await ask({ ...names, ...changed }, cookies)
    expect([answer.status, await answer.json()]).toEqual([422, expected])
    expect(calls).toEqual([])
  })

  it('a name of 50 characters is not too long', async () => {
    const cookies = await verified()
    answerAsProvider(provider, { [REGISTER]: { body: SIGNED_IN } })
    expect((await ask({ ...names, firstName: 'ಆ'.repeat(50), lastName: '😀'.repeat(50) }, cookies)).status).toBe(200)
  })

  it('a refusal leaves the number verified, so that nobody starts again', async () => {
    const cookies = await verified()
    answerAsProvider(provider, { [REGISTER]: { status: 422, body: { message: 'First name looks odd' } } })
    const answer = await ask(names, cookies)
    expect(await answer.json()).toEqual(failed('refused', { message: 'First name looks odd' }))
    expect(cookiesAfter(answer, cookies)).toHaveProperty('verified')
  })
})

describe('GET /api/session', () => {
  const cookies = { session: TOKEN, 'signed-in': '1' }
  const ask = (jar = {}, query = '') => session(bffRequest(`/api/session${query}`, { method: 'GET', cookies: jar }))

  it('asks nobody where there is no session', async () => {
    const calls = answerAsProvider(provider, {})
    const answer = await ask()
    expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([
      200,
      { user: null },
      'no-store',
    ])
    expect(calls).toEqual([])
  })

  it('says who is signed in, and is kept by no cache', async () => {
    const calls = answerAsProvider(provider, { [USER]: { body: { data: SIGNED_IN.data.student } } })
    const answer = await ask({ ...cookies, other: 'x' })
    expect(await answer.json()).toEqual({ user: ASHA })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(calls[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`)
    expect(cookiesAfter(answer, cookies)).toEqual(cookies)
  })

  it("The visitor's cookies are never forwarded to the provider", async () => {
    const calls = answerAsProvider(provider, { [USER]: { status: 401 }, [VERIFY]: { body: SIGNED_IN }, [LOGOUT]: {} })
    await ask({ ...cookies, other: 'x' })
    await verify(bffRequest('/x', { json: { phone, purpose: 'login', otp: '123456' }, cookies }))
    await logout(bffRequest('/x', { json: {}, cookies }))
    expect(calls.map(({ call }) => call)).toEqual(expect.arrayContaining([USER, VERIFY, LOGOUT]))
    expect(calls.filter(({ headers }) => headers.cookie !== undefined)).toEqual([])
  })

  it('any 401 from the provider clears it, once, without a loop', async () => {
    const calls = answerAsProvider(provider, { [USER]: { status: 401, body: { message: 'Unauthenticated' } } })
    const first = await ask(cookies)
    expect([first.status, await first.json()]).toEqual([200, { user: null }])
    const after = cookiesAfter(first, cookies)
    expect(after).toEqual({})
    await ask(after)
    expect(calls).toHaveLength(1)
  })

  it('"the session is cleared and a warning is logged": one line, with the path and nothing personal', async () => {
    answerAsProvider(provider, { [USER]: { status: 401, body: { message: 'Asha is unknown' } } })
    const jar = { ...cookies, session: 'a-token-that-is-over' }
    await Promise.all([ask(jar), ask(jar)])
    expect(jest.mocked(log.warn).mock.calls).toEqual([[{ path: 'auth/user' }, expect.stringContaining('401')]])
    await ask({})
    expect(log.warn).toHaveBeenCalledTimes(1)
  })

  it('a page that finds its session over is shown again once the cookies are cleared', async () => {
    answerAsProvider(provider, { [USER]: { status: 401 } })
    const answer = await ask(cookies, '?then=/kn/login')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kn/login'])
    expect(cookiesAfter(answer, cookies)).toEqual({})
  })

  it('and nobody goes in a circle when the provider changes its mind', async () => {
    answerAsProvider(provider, { [USER]: { body: { data: SIGNED_IN.data.student } } })
    expect((await ask(cookies, '?then=/login')).headers.get('location')).toBe('/')
    answerAsProvider(provider, { [USER]: { status: 500 } })
    expect((await ask(cookies, '?then=/kn/login')).headers.get('location')).toBe('/kn')
  })

  describe('a private page that finds its session over', () => {
    const FOR = '/kn/settings?tab=subscription'
    const leave = (jar: Record<string, string>, headers: Record<string, string> = {}, path = FOR) =>
      session(bffRequest(`/api/session?for=${encodeURIComponent(path)}`, { method: 'GET', cookies: jar, headers }))

    it.each([
      ['over', cookies, FOR],
      ['none', {}, FOR],
      ['none, of a payment', {}, '/kn/pay/0b1f7d52-6a0e-4c6e-9a53-2f6f0c1d7e11'],
    ])('leads to where one is asked to sign in for it, and the way back is kept: %s', async (_, jar, path) => {
      answerAsProvider(provider, { [USER]: { status: 401 } })
      const answer = await leave(jar, {}, path)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/kn#sign-in'])
      expect(cookiesAfter(answer, jar)).toEqual({ 'return-to': path })
    })

    it('goes in no circle', async () => {
      for (const reply of [{ body: { data: SIGNED_IN.data.student } }, { status: 500 }]) {
        answerAsProvider(provider, { [USER]: reply })
        const answer = await leave(cookies)
        expect(answer.headers.get('location')).toBe('/kn')
        expect(cookiesAfter(answer, cookies)).toEqual(cookies)
      }
    })

    it('a script that fetches it is refused, so that the browser loads it with its anchor', async () => {
      const calls = answerAsProvider(provider, {})
      const answer = await leave(cookies, { 'sec-fetch-dest': 'empty' })
      expect([answer.status, cookiesAfter(answer, cookies)]).toEqual([401, cookies])
      expect(calls).toEqual([])
    })

    it.each([
      'https://evil.example/settings',
      '//evil.example/settings',
      '/filter',
      '/login',
      '/settings/../filter',
      '/pay/x/y',
      '/pay/abc',
    ])('for=%s leads nowhere', async (path) => {
      answerAsProvider(provider, { [USER]: { status: 401 } })
      expect((await ask(cookies, `?for=${encodeURIComponent(path)}`)).status).toBe(200)
    })
  })

  it.each(['https://evil.example', '//evil.example', '/settings', '/login/..//evil'])(
    'then=%s leads nowhere',
    async (then) => {
      answerAsProvider(provider, { [USER]: { status: 401 } })
      expect((await ask(cookies, `?then=${encodeURIComponent(then)}`)).status).toBe(200)
    },
  )

  it.each([
    ['is away', { status: 500 }],
    ['forbids', { status: 403 }],
    ['says nothing that can be read', { body: '<h1>x</h1>' }],
    ['says who without data', { body: {} }],
  ])('a provider that %s is 503, and the session stays', async (_, reply) => {
    answerAsProvider(provider, { [USER]: reply })
    const answer = await ask(cookies)
    expect([answer.status, await answer.json()]).toEqual([503, { reason: 'away' }])
    expect(cookiesAfter(answer, cookies)).toEqual(cookies)
  })
})

describe('POST /api/logout', () => {
  const cookies = { session: TOKEN, 'signed-in': '1', verified: 'x' }
  const ask = (jar: Record<string, string> = cookies) => logout(bffRequest('/api/logout', { json: {}, cookies: jar }))

  it.each([
    ['answers', {}],
    ['has no such call', { status: 404 }],
    ['says that the session was over', { status: 401 }],
    ['fails', { status: 500 }],
  ])('Logout clears it, when the provider %s', async (_, reply) => {
    const calls = answerAsProvider(provider, { [LOGOUT]: reply })
    const answer = await ask()
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    expect(cookiesAfter(answer, cookies)).toEqual({})
    expect(calls.map(({ call, headers }) => [call, headers.authorization])).toEqual([[LOGOUT, `Bearer ${TOKEN}`]])
  })

  it('does not wait for a provider that hangs', async () => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 100 }))
    provider.answer(() => {})
    expect(cookiesAfter(await ask(), cookies)).toEqual({})
  })

  it('of somebody who is signed out asks nobody', async () => {
    const calls = answerAsProvider(provider, {})
    expect((await ask({})).status).toBe(200)
    expect(calls).toEqual([])
  })
})
