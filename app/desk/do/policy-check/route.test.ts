/** @jest-environment node */
import { POST } from '@/app/desk/do/policy-check/route'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()
const COOKIES = { 'desk-session': 'desk-token' }
const answers = (status: number) =>
  answerAsProvider(provider, {
    'GET /desk/session': { status, body: status === 200 ? { data: {} } : { message: 'x' } },
  })
const ask = (body: object, more: object = {}) =>
  POST(bffRequest('/desk/do/policy-check', { json: body, cookies: COOKIES, ...more }))

test('what no page would show of a policy is said as it is typed, and kept nowhere', async () => {
  answers(200)
  const answer = await ask({ source: '<p class="x">a</p><table><tr><td>b</td></tr></table>' })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.json()).toEqual(['class', '<table>', '<tr>', '<td>'])
})

test.each([401, 403])('to who is not signed in at the desk nothing is said: %d', async (status) => {
  answers(status)
  expect((await ask({ source: '<table>' })).status).toBe(status === 401 ? 403 : 503)
})

test('nor without a cookie, nor to another site, nor of what is no text', async () => {
  const calls = answers(200)
  expect((await ask({ source: 'a' }, { cookies: {} })).status).toBe(403)
  expect((await ask({ source: 'a' }, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  expect(calls).toEqual([])
  expect((await ask({ source: 7 })).status).toBe(422)
  expect((await ask({ source: 'x'.repeat(70_000) })).status).toBe(413)
})
