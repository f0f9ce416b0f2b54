import { POST as end } from '@/app/api/sessions/end/route'
import { readSessions } from '@/lib/server/auth/sessions'
import { getEnvironment } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { answerAsProvider, bffRequest, cookiesAfter, SITE } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const END = 'POST /auth/sessions/7/end'
const END_OTHERS = 'POST /auth/sessions/end-others'
const DONE = { body: { message: 'The session has ended.' } }
const GONE = { status: 404, body: { message: 'There is no such session any more.' } }
const OVER = { status: 401, body: { message: 'Please sign in.' } }
const cookies = { session: 'the-token', 'signed-in': '1' }

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  jest.mocked(log.warn).mockClear()
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
})

type Jar = Record<string, string>
const ask = (session: unknown, jar: Jar = cookies) =>
  end(bffRequest('/api/sessions/end', { json: { session }, cookies: jar }))
const submit = (form: Jar, jar: Jar = cookies) => end(bffRequest('/api/sessions/end', { form, cookies: jar }))

test.each([
  ['one session', '7', END],
  ['all others', 'others', END_OTHERS],
])('%s is ended with the token of who asks; theirs stays', async (_, session, call) => {
  const calls = answerAsProvider(provider, { [call]: DONE })
  const answer = await ask(session)
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  expect(calls.map((made) => [made.call, made.headers.authorization])).toEqual([[call, 'Bearer the-token']])
  expect(cookiesAfter(answer, cookies)).toEqual(cookies)
})

test('a session that is somebody else’s, or has ended meanwhile, is not in the way', async () => {
  answerAsProvider(provider, { [END]: GONE })
  expect(await (await ask('7')).json()).toEqual({ ok: true })
})

test('a provider without the call has not ended all others', async () => {
  answerAsProvider(provider, { [END_OTHERS]: GONE })
  expect((await ask('others')).status).toBe(503)
})

test.each(['..', '../../profile', '7/../8', 'end-others', '%2e%2e', '७'])(
  'an id is one segment of a path, whatever stands in it: %s',
  async (session) => {
    const calls = answerAsProvider(provider, {})
    await ask(session)
    expect(calls.map(({ call }) => call)).toEqual([expect.stringMatching(/^POST \/auth\/sessions\/[^/]+\/end$/)])
  },
)

test.each([undefined, '', 7, ['7'], 'x'.repeat(65)])('%j is no session: nobody is asked', async (session) => {
  const calls = answerAsProvider(provider, {})
  expect((await ask(session)).status).toBe(422)
  expect(calls).toEqual([])
})

test.each([
  ['without a session', {}, []],
  ['with one that is over', cookies, [[{ path: 'auth/sessions/7/end' }, expect.any(String)]]],
])('%s: signed out, once, and a form leads to the login and back', async (_, jar: Jar, warned) => {
  answerAsProvider(provider, { [END]: OVER })
  const answer = await ask('7', jar)
  expect([answer.status, cookiesAfter(answer, jar)]).toEqual([401, {}])
  const page = await submit({ session: '7', lang: 'kn' }, jar)
  expect(page.status).toBe(303)
  const to = new URL(page.headers.get('location') ?? '', SITE)
  expect([to.pathname, to.searchParams.get('return')]).toEqual(['/kn/login', '/kn/settings?tab=profile'])
  expect(cookiesAfter(page, jar)).toEqual({})
  expect(jest.mocked(log.warn).mock.calls).toEqual(warned)
})

describe('a form without JavaScript goes back to the settings, whose anchor says what came of it', () => {
  test.each([
    ['ended', DONE, 'session-ended'],
    ['ended already', GONE, 'session-ended'],
    ['a provider that fails', { status: 500 }, 'session-not-ended'],
    ['a provider that limits', { status: 429 }, 'session-not-ended'],
  ])('%s', async (_, reply, anchor) => {
    answerAsProvider(provider, { [END]: reply })
    const answer = await submit({ session: '7', lang: 'kn' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/kn/settings?tab=profile#${anchor}`])
    expect(cookiesAfter(answer, cookies)).toEqual(cookies)
  })

  test('one too many', async () => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { postsPerAddress: 0 }))
    const answer = await submit({ session: '7' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/settings?tab=profile#session-not-ended'])
  })
})

test('while the provider is away nothing is lost: 503, still signed in', async () => {
  provider.answer((_, response) => response.destroy())
  const answer = await ask('7')
  expect([answer.status, await answer.json()]).toEqual([503, { reason: 'away', message: null }])
  expect(cookiesAfter(answer, cookies)).toEqual(cookies)
})

describe('the list', () => {
  const visitor = { address: '203.0.113.9', token: 'the-token' }

  test('is asked for with the token of who reads it', async () => {
    const data = [{ id: 7, device: 'Chrome, Android', created_at: '2026-11-20T03:30:00Z', current: true }]
    const calls = answerAsProvider(provider, { 'GET /auth/sessions': { body: { data } } })
    expect(await readSessions(visitor)).toMatchObject([{ id: '7', lastSeenAt: null, isCurrent: true }])
    expect(calls[0]?.headers.authorization).toBe('Bearer the-token')
  })

  test.each([{ status: 500 }, { body: '<html>' }, { body: { data: 'x' } }])(
    'that cannot be read: %j',
    async (reply) => {
      answerAsProvider(provider, { 'GET /auth/sessions': reply })
      expect(await readSessions(visitor)).toBeNull()
    },
  )

  test('that does not come within three seconds holds the rest of the settings up no longer', async () => {
    jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { apiTimeoutMs: 20_000 }))
    provider.answer(() => {})
    const began = performance.now()
    expect(await readSessions(visitor)).toBeNull()
    expect(performance.now() - began).toBeLessThan(4_500)
  })
})
