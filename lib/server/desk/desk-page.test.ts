/** @jest-environment node */
import { log } from '@/lib/server/log'
import { hasPasskeys, openDesk, requireDeskCalls } from '@/lib/server/desk/desk-page'
import { findInstitution } from '@/lib/server/desk/find-institution'
import { answerAsProvider } from '@/testing/bff'
import { getEnvironment } from '@/lib/server/env'
import { environmentWith } from '@/testing/environment'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('next/headers', () => ({ cookies: async () => mockCookies, headers: async () => mockHeaders }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const mockHeaders = new Headers()
const mockCookies = new Map<string, { value: string }>()
const provider = stubProvider()
const NOT_FOUND = /404/

test.each([
  [401, true],
  [404, false],
  [501, false],
  [500, false],
])('where the list of passkeys answers %d to who is signed out, they are offered: %s', async (status, isOffered) => {
  const calls = answerAsProvider(provider, { 'GET /desk/passkeys': { status, body: { message: 'x' } } })
  expect(await hasPasskeys()).toBe(isOffered)
  expect(calls[0]?.headers.authorization).toBeUndefined()
})

test('before a provider without calls of the desk no page of it is there, and the log says why, once', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { desk: true }))
  answerAsProvider(provider, { 'GET /desk/session': { status: 404, body: { message: 'x' } } })
  await expect(requireDeskCalls()).rejects.toThrow(NOT_FOUND)
  await expect(requireDeskCalls()).rejects.toThrow(NOT_FOUND)
  expect(jest.mocked(log.warn).mock.calls).toEqual([[expect.stringContaining('no calls of the desk')]])
  // Also for whoever has a session from before.
  mockCookies.set('desk-session', { value: 'a'.repeat(43) })
  await expect(openDesk('en')).rejects.toThrow(NOT_FOUND)
})

test('who is signed out leaves for the page of signing in, which knows the way back', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { desk: true }))
  answerAsProvider(provider, { 'GET /desk/session': { status: 401, body: { message: 'x' } } })
  mockHeaders.set('x-desk-page', '/desk/kn/institutions?q=hill')
  const leaves = () =>
    openDesk('kn').catch((error: unknown) => String(error instanceof Error && 'digest' in error && error.digest))
  const way = '/desk/kn/sign-in?back=%2Fdesk%2Fkn%2Finstitutions%3Fq%3Dhill'
  expect(await leaves()).toContain(way)
  mockCookies.clear()
  expect(await leaves()).toContain(way)
  mockHeaders.set('x-desk-page', '/desk/kn')
  expect(await leaves()).toContain(';/desk/kn/sign-in;')
})

test('who may not see what a page reads leaves for the page that says so', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { desk: true }))
  mockCookies.set('desk-session', { value: 'a'.repeat(43) })
  answerAsProvider(provider, { 'GET /desk/session': { status: 403, body: { message: 'x' } } })
  const digest = await openDesk('kn').catch(
    (error: unknown) => error instanceof Error && 'digest' in error && error.digest,
  )
  expect(digest).toContain(';/desk/kn/forbidden;')
})

describe('an institution that is looked for', () => {
  const visitor = { token: 'a'.repeat(43), address: '203.0.113.7' }
  const rows = Array.from({ length: 9 }, (_, at) => ({ id: `${at + 1}`, name: `Hill College ${at + 1}` }))
  const list = (status: number) => ({
    'GET /desk/institutions?q=hill+%26+co': { status, body: { data: rows, total: 31, page: 1, limit: 24 } },
  })

  test('is asked for by what was typed; the first eight are offered, all are counted', async () => {
    const calls = answerAsProvider(provider, list(200))
    const found = await findInstitution({ find: 'hill & co' }, visitor, 'en')
    expect(found).toMatchObject({ asked: 'hill & co', total: 31 })
    expect(found?.rows).toHaveLength(8)
    expect(calls).toHaveLength(1)
  })

  test('has no list while the provider is away, and asks nobody where nothing was typed', async () => {
    const calls = answerAsProvider(provider, list(500))
    expect(await findInstitution({ find: 'hill & co' }, visitor, 'en')).toEqual({
      ...{ asked: 'hill & co', rows: null, total: 0 },
    })
    calls.length = 0
    expect(await findInstitution({ q: 'hill' }, visitor, 'en')).toBeNull()
    expect(calls).toEqual([])
  })
})
