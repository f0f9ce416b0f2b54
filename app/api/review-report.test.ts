import { POST } from '@/app/api/institutes/[id]/reviews/report/route'
import { reportReply } from '@/lib/bff/replies'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider, bffRequest, cookiesAfter } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const REPORT = 'POST /reviews/41/report'
const KEPT = { status: 201, body: { message: 'ok' } }
const SIGNED_IN = { session: 'the-token', 'signed-in': '1' }
const TYPED = { review: '41', reason: 'abuse', words: ' It calls her names. ', lang: 'en' }
const PAGE = '/college/report?id=7&review=41'

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
})

const context = { params: Promise.resolve({ id: '7' }) }
const send = (content: Parameters<typeof bffRequest>[1]) => POST(bffRequest('/api/x', content), context)
const replyIn = (jar: Record<string, string>, id = '41') =>
  reportReply(id).find({ get: (name) => (jar[name] === undefined ? undefined : { value: jar[name] }) })

test('a report goes on in nobody’s name, and a browser is known by a text that no script reads', async () => {
  const calls = answerAsProvider(provider, { [REPORT]: KEPT })
  const answer = await send({ form: TYPED, cookies: SIGNED_IN })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, PAGE])
  expect(calls[0]?.headers.authorization).toBeUndefined()
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    reason: 'abuse',
    words: 'It calls her names.',
    browser_nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(answer.cookies.get('reporter')).toMatchObject({ httpOnly: true, sameSite: 'lax' })
  const jar = cookiesAfter(answer, SIGNED_IN)
  expect(await replyIn(jar)).toEqual({ typed: {}, failure: null })
  expect(await replyIn(jar, '42')).toBeNull()
  // Once more from the same browser.
  expect(await (await send({ json: { ...TYPED, words: '' }, cookies: jar })).json()).toEqual({ ok: true })
  const [first, second] = calls.map(({ body }): unknown => JSON.parse(body))
  expect(second).toEqual({ reason: 'abuse', browser_nonce: jar.reporter })
  expect(first).toMatchObject({ browser_nonce: jar.reporter })
})

test('what is wrong is said by field, nobody is asked, and what was typed stands on the page', async () => {
  const calls = answerAsProvider(provider, {})
  const answer = await send({ form: { ...TYPED, reason: '', lang: 'kn' } })
  expect([answer.status, answer.headers.get('location'), calls]).toEqual([303, `/kn${PAGE}`, []])
  expect(await replyIn(cookiesAfter(answer))).toMatchObject({
    typed: { words: TYPED.words },
    failure: { reason: 'invalid', errors: { reason: 'ಏನು ಸರಿಯಿಲ್ಲ ಎಂದು ಆರಿಸಿ.' } },
  })
  expect(cookiesAfter(answer)).not.toHaveProperty('reporter')
})

test.each([
  [{ status: 404 }, 'unknown'],
  [{ status: 501 }, 'unknown'],
  [{ status: 429, headers: { 'retry-after': '60' } }, 'limited'],
  [{ status: 422, body: { errors: { words: ['Too much'] } } }, 'invalid'],
  [{ status: 500 }, 'away'],
])('a provider that answers %j: %s, and nothing typed is lost', async (reply, reason) => {
  answerAsProvider(provider, { [REPORT]: reply })
  expect(await replyIn(cookiesAfter(await send({ form: TYPED })))).toMatchObject({
    typed: { reason: 'abuse', words: TYPED.words },
    failure: { reason },
  })
})

test('a post that names no review, or of another site, goes nowhere', async () => {
  const calls = answerAsProvider(provider, {})
  expect((await send({ form: { reason: 'abuse' } })).status).toBe(422)
  expect((await send({ form: TYPED, headers: { origin: 'https://elsewhere.example' } })).status).toBe(403)
  expect(calls).toEqual([])
})
