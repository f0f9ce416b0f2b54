/** @jest-environment node */
import { hasPasskeys } from '@/lib/server/desk/desk-page'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

jest.mock('next/headers', () => ({ cookies: async () => new Map(), headers: async () => new Headers() }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url)))

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
