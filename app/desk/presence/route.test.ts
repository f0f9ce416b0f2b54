/** @jest-environment node */
import { GET } from '@/app/desk/presence/route'
import { getEnvironment } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()
const COOKIES = { 'desk-session': 'desk-token' }
const ask = (query = 'list=institutions&id=7', cookies: Record<string, string> = COOKIES) =>
  GET(bffRequest(`/desk/presence?${query}`, { method: 'GET', cookies }))

test('an open page is told who else has the record, and nothing keeps the answer', async () => {
  const data = [{ name: 'Asha Rao', seen_at: '2026-11-28T04:30:00.000Z' }]
  const calls = answerAsProvider(provider, { 'POST /desk/presence': { body: { data } } })
  const answer = await ask()
  expect(await answer.json()).toEqual([{ name: 'Asha Rao', seenAt: Date.parse('2026-11-28T04:30:00Z') }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ list: 'institutions', id: '7' })
  expect(calls[0]?.headers.authorization).toBe('Bearer desk-token')
})

test('whose session is over is told so, and that is no warning', async () => {
  answerAsProvider(provider, { 'POST /desk/presence': { status: 401, body: { message: 'x' } } })
  const answer = await ask()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
  expect(jest.mocked(log.warn)).not.toHaveBeenCalled()
})

test('a provider that does not answer is not waited for', async () => {
  provider.answer(() => {})
  const begun = performance.now()
  expect((await ask()).status).toBe(404)
  expect(performance.now() - begun).toBeLessThan(4_000)
})

test.each([403, 404, 500])('refused (%d), nobody can say', async (status) => {
  answerAsProvider(provider, { 'POST /desk/presence': { status, body: { message: 'x' } } })
  const answer = await ask()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('for who is signed out, and of what is no list, nobody is asked', async () => {
  const calls = answerAsProvider(provider, {})
  const answers = [await ask(undefined, {}), await ask('list=accounts&id=1'), await ask('list=content')]
  expect(answers.map(({ status }) => status)).toEqual([401, 404, 404])
  expect(calls).toEqual([])
})

test('where there is no desk nobody is asked, whoever has a cookie of one', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { desk: false }))
  const calls = answerAsProvider(provider, { 'POST /desk/presence': { body: { data: [] } } })
  expect([(await ask()).status, calls]).toEqual([404, []])
})
