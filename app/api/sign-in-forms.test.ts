import { POST as logout } from '@/app/api/logout/route'
import { POST as send } from '@/app/api/otp/send/route'
import { POST as verify } from '@/app/api/otp/verify/route'
import { POST as register } from '@/app/api/register/route'
import type { FormState } from '@/lib/rules/auth/form-state'
import { getFormState } from '@/lib/server/auth/form-state'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider, bffRequest, cookiesAfter } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const SEND = 'POST /auth/otp/send'
const VERIFY = 'POST /auth/otp/verify'
const REGISTER = 'POST /auth/register/complete'
const SUCCESS = { body: { message: 'Suceesfully Completed', data: { token: 'the-token', student: {} } } }
const SENT = { body: { message: 'OTP sent' }, headers: { 'retry-after': '40' } }
const phone = '9845012345'

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
})

/** A browser without JavaScript: it posts forms, follows redirects, and keeps cookies. */
function browser(cookies: Record<string, string> = {}) {
  let jar = cookies
  return {
    cookies: () => jar,
    async post(handler: typeof send, form: Record<string, string>) {
      const answer = await handler(bffRequest('/api/x', { form, cookies: jar }))
      jar = cookiesAfter(answer, jar)
      expect(await answer.text()).toBe('')
      return [answer.status, answer.headers.get('location')] as const
    },
    state(): FormState | null {
      const { form } = jar
      return getFormState({ get: (name) => (name === 'form' && form !== undefined ? { value: form } : undefined) })
    },
  }
}

test('login: the number, the code, and home', async () => {
  answerAsProvider(provider, { [SEND]: SENT, [VERIFY]: SUCCESS })
  const visitor = browser()
  expect(await visitor.post(send, { form: 'login', lang: 'en', phone: '+91 98450 12345' })).toEqual([303, '/login'])
  expect(visitor.state()).toMatchObject({ form: 'login', step: 'code', phone, notice: 'code-sent', failure: null })
  expect(Math.round(((visitor.state()?.resendAt ?? 0) - Date.now()) / 1000)).toBe(40)
  expect(await visitor.post(verify, { form: 'login', lang: 'en', phone, otp: '123456' })).toEqual([303, '/'])
  expect(visitor.cookies()).toEqual({ session: 'the-token', 'signed-in': '1' })
})

test('registration: the number, the code, the names, and home in the language', async () => {
  const calls = answerAsProvider(provider, { [SEND]: SENT, [VERIFY]: SUCCESS, [REGISTER]: SUCCESS })
  const visitor = browser()
  const common = { form: 'register', lang: 'kn', phone }
  expect(await visitor.post(send, common)).toEqual([303, '/kn/register'])
  expect(await visitor.post(verify, { ...common, otp: '1234' })).toEqual([303, '/kn/register'])
  expect(visitor.state()).toMatchObject({ form: 'register', step: 'names', phone, otp: '' })
  expect(await visitor.post(register, { ...common, firstName: 'Asha', lastName: 'Rao', terms: 'on' })).toEqual([
    303,
    '/kn',
  ])
  expect(visitor.cookies()).toEqual({ session: 'the-token', 'signed-in': '1' })
  const posted = calls.filter(({ call }) => call !== 'GET /auth/user')
  expect(posted.map(({ body }) => (JSON.parse(body) as { otp_type?: string }).otp_type)).toEqual([
    'registration',
    'registration',
    undefined,
  ])
})

test('nothing personal stands in an address or in a cookie that could be read', async () => {
  answerAsProvider(provider, { [SEND]: { status: 400, body: { message: 'No' } } })
  const visitor = browser()
  const [, location] = await visitor.post(send, { form: 'login', phone, firstName: 'Asha' })
  expect(location).toBe('/login')
  const { form = '' } = visitor.cookies()
  for (const secret of [phone, 'Asha']) {
    expect(Buffer.from(form, 'base64url').toString('latin1')).not.toContain(secret)
    expect(form).not.toContain(secret)
  }
})

test('what was typed is kept, with what is wrong with it', async () => {
  answerAsProvider(provider, {})
  const visitor = browser()
  await visitor.post(send, { form: 'login', phone: '98450 1234' })
  expect(visitor.state()).toMatchObject({
    step: 'phone',
    phone: '984501234',
    failure: { call: 'send', reason: 'invalid', field: 'phone' },
  })
  await visitor.post(verify, { form: 'login', phone, otp: '12' })
  expect(visitor.state()).toMatchObject({ step: 'code', otp: '12', failure: { call: 'verify', field: 'otp' } })
})

test('a wrong code leaves the form at the code, with the waiting time that still runs', async () => {
  answerAsProvider(provider, { [SEND]: SENT, [VERIFY]: { body: { message: 'Invalid OTP' } } })
  const visitor = browser()
  await visitor.post(send, { form: 'login', phone })
  const resendAt = visitor.state()?.resendAt
  await visitor.post(verify, { form: 'login', phone, otp: '000000' })
  expect(visitor.state()).toMatchObject({ step: 'code', resendAt, notice: null, failure: { reason: 'wrong-code' } })
})

test('another code too early is a limit at the code, not a way back to the number', async () => {
  answerAsProvider(provider, { [SEND]: SENT })
  const visitor = browser()
  await visitor.post(send, { form: 'login', phone })
  answerAsProvider(provider, { [SEND]: { status: 429, body: {}, headers: { 'retry-after': '12' } } })
  await visitor.post(send, { form: 'login', phone })
  expect(visitor.state()).toMatchObject({ step: 'code', failure: { reason: 'limited', retryAfter: 12 } })
  expect(Math.round(((visitor.state()?.resendAt ?? 0) - Date.now()) / 1000)).toBe(12)
})

test('a code that was sent to another number does not count for this one', async () => {
  answerAsProvider(provider, { [SEND]: SENT })
  const visitor = browser()
  await visitor.post(send, { form: 'login', phone })
  answerAsProvider(provider, { [SEND]: { body: { message: 'Number not registered' } } })
  await visitor.post(send, { form: 'login', phone: '9845099999' })
  expect(visitor.state()).toMatchObject({ step: 'phone', phone: '9845099999', resendAt: null })
})

test('names that are refused stay, with the tick', async () => {
  answerAsProvider(provider, { [VERIFY]: SUCCESS })
  const visitor = browser()
  await visitor.post(verify, { form: 'register', phone, otp: '1234' })
  await visitor.post(register, { form: 'register', phone, firstName: 'Asha', lastName: '', terms: 'on' })
  expect(visitor.state()).toMatchObject({
    step: 'names',
    firstName: 'Asha',
    terms: true,
    failure: { field: 'lastName' },
  })
})

test('whose verification is over begins again', async () => {
  answerAsProvider(provider, {})
  const visitor = browser()
  await visitor.post(register, { form: 'register', phone, firstName: 'Asha', lastName: 'Rao' })
  expect(visitor.state()).toMatchObject({ step: 'phone', phone, failure: { reason: 'unverified' } })
})

test('a provider that is away leaves everything as it was typed', async () => {
  const visitor = browser()
  provider.answer((_, response) => void response.writeHead(500).end())
  expect(await visitor.post(send, { form: 'register', lang: 'en', phone })).toEqual([303, '/register'])
  expect(visitor.state()).toMatchObject({ phone, failure: { reason: 'away' } })
})

test('too many posts and control characters are answered by the page, too', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { postsPerAddress: 0 }))
  const visitor = browser()
  expect(await visitor.post(send, { form: 'login', lang: 'kn', phone })).toEqual([303, '/kn/login'])
  expect(visitor.state()).toMatchObject({ phone, failure: { reason: 'limited' } })
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
  await visitor.post(register, { form: 'register', phone, firstName: 'A\u0007', lastName: 'Rao' })
  expect(visitor.state()).toMatchObject({
    step: 'names',
    lastName: 'Rao',
    failure: { reason: 'invalid', field: 'firstName' },
  })
})

test.each([
  ['/college/detail?id=7', '/college/detail?id=7'],
  ['/kn/myprofile', '/kn/myprofile'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/api/logout', '/'],
  ['javascript:alert(1)', '/'],
])('after signing in, return=%s leads to %s', async (asked, location) => {
  answerAsProvider(provider, { [VERIFY]: SUCCESS })
  expect(await browser().post(verify, { form: 'login', phone, otp: '123456', return: asked })).toEqual([303, location])
})

test('the page from which somebody was sent to sign in is kept through the steps', async () => {
  answerAsProvider(provider, { [SEND]: SENT, [VERIFY]: SUCCESS })
  const visitor = browser({ 'return-to': '/settings?tab=subscription' })
  await visitor.post(send, { form: 'login', phone })
  expect(visitor.state()?.returnTo).toBe('/settings?tab=subscription')
  expect(await visitor.post(verify, { form: 'login', phone, otp: '123456' })).toEqual([
    303,
    '/settings?tab=subscription',
  ])
  expect(visitor.cookies()).toEqual({ session: 'the-token', 'signed-in': '1' })
})

test('the longest input makes no cookie that browsers drop', async () => {
  answerAsProvider(provider, { [SEND]: { status: 400, body: { message: 'ಅ'.repeat(10_000) } } })
  const visitor = browser()
  const long = 'ಆ'.repeat(1_000)
  await visitor.post(send, {
    form: 'register',
    phone,
    firstName: long,
    lastName: long,
    otp: long,
    return: `/?x=${'y'.repeat(900)}`,
  })
  expect(visitor.state()).not.toBeNull()
  expect((visitor.cookies().form ?? '').length).toBeLessThan(4_000)
})

test('a logout that was one post too many leads back to the account, which says so', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { postsPerAddress: 0 }))
  const jar = { session: 'the-token', 'signed-in': '1' }
  const visitor = browser(jar)
  expect(await visitor.post(logout, { lang: 'kn' })).toEqual([303, '/kn/login#logout-failed'])
  expect(visitor.cookies()).toEqual(jar)
})

test('a logout leads to the login page, which says so', async () => {
  answerAsProvider(provider, { 'POST /auth/logout': {} })
  const visitor = browser({ session: 'the-token', 'signed-in': '1' })
  expect(await visitor.post(logout, { lang: 'kn' })).toEqual([303, '/kn/login'])
  expect(Object.keys(visitor.cookies())).toEqual(['form'])
  expect(visitor.state()).toMatchObject({ form: 'login', notice: 'signed-out' })
})
