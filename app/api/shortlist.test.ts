import { GET, POST } from '@/app/api/shortlist/route'
import { answerAsProvider, bffRequest, cookiesAfter } from '@/testing/bff'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const READ = 'GET /shortlist'
const CHANGE = 'POST /shortlist'
const KEPT = { body: { data: { institute_ids: [7, '9'] } } }
const cookies = { session: 'the-token', 'signed-in': '1' }

const provider = stubProvider()

type Jar = Record<string, string>
const read = (jar: Jar = cookies) => GET(bffRequest('/api/shortlist', { method: 'GET', cookies: jar }))
const change = (json: unknown, jar: Jar = cookies) => POST(bffRequest('/api/shortlist', { json, cookies: jar }))

test('gives what the account keeps', async () => {
  const calls = answerAsProvider(provider, { [READ]: KEPT })
  const answer = await read()
  expect([answer.status, await answer.json()]).toEqual([200, { ids: ['7', '9'] }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(calls[0]?.headers.authorization).toBe('Bearer the-token')
})

test('changes it, and passes on nothing else', async () => {
  const calls = answerAsProvider(provider, { [CHANGE]: KEPT })
  const answer = await change({ add: ['9'], remove: ['1'], more: 1 })
  expect([answer.status, await answer.json()]).toEqual([200, { ids: ['7', '9'] }])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ add: ['9'], remove: ['1'] })
})

test.each([404, 501])('a provider that keeps none for anybody: %i', async (status) => {
  answerAsProvider(provider, { [READ]: { status }, [CHANGE]: { status } })
  for (const answer of [await read(), await change({ add: [], remove: [] })]) {
    expect([answer.status, await answer.json()]).toEqual([200, { ids: null }])
  }
})

test.each([
  [{}],
  [{ add: '9', remove: [] }],
  [{ add: [9], remove: [] }],
  [{ add: [''], remove: [] }],
  [{ add: ['x'.repeat(65)], remove: [] }],
  [{ add: Array.from({ length: 101 }, String), remove: [] }],
])('what is no change is refused: %j', async (json) => {
  const calls = answerAsProvider(provider, {})
  expect((await change(json)).status).toBe(422)
  expect(calls).toEqual([])
})

test('a provider that is away is 503, and the session stays', async () => {
  answerAsProvider(provider, {})
  const answer = await read()
  expect([answer.status, cookiesAfter(answer, cookies)]).toEqual([503, cookies])
})

test('needs a session', async () => {
  const calls = answerAsProvider(provider, { [READ]: { status: 401 }, [CHANGE]: { status: 401 } })
  const nothing = { add: [], remove: [] }
  for (const answer of [await read({}), await change(nothing, {})]) expect(answer.status).toBe(401)
  expect(calls).toEqual([])
  for (const answer of [await read(), await change(nothing)]) {
    expect([answer.status, cookiesAfter(answer, cookies)]).toEqual([401, {}])
  }
})
