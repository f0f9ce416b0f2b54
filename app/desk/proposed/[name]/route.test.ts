/** @jest-environment node */
import { GET } from '@/app/desk/proposed/[name]/route'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()
const NAME = `${'ab'.repeat(16)}.webp`
const COOKIES = { 'desk-session': 'desk-token' }

function ask(name = NAME, cookies: Record<string, string> = COOKIES) {
  return GET(bffRequest(`/desk/proposed/${name}`, { method: 'GET', cookies }), { params: Promise.resolve({ name }) })
}

test('a picture that is proposed is shown to who may see it, and kept nowhere', async () => {
  const image = Buffer.from('picture').toString('base64')
  const calls = answerAsProvider(provider, { [`GET /desk/proposed-pictures/${NAME}`]: { body: { data: { image } } } })
  const answer = await ask()
  expect([answer.status, await answer.text()]).toEqual([200, 'picture'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...{ 'content-type': 'image/webp', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
  expect(calls[0]?.headers.authorization).toBe('Bearer desk-token')
})

test.each([401, 403, 404, 500])('refused (%d), there is none', async (status) => {
  answerAsProvider(provider, { [`GET /desk/proposed-pictures/${NAME}`]: { status, body: { message: 'x' } } })
  const answer = await ask()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('for who is signed out, and for what is no name, nobody is asked', async () => {
  const calls = answerAsProvider(provider, {})
  expect([(await ask(NAME, {})).status, (await ask('..%2Fsession')).status]).toEqual([404, 404])
  expect(calls).toEqual([])
})
