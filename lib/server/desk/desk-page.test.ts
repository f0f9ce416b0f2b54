/** @jest-environment node */
import { hasPasskeys } from '@/lib/server/desk/desk-page'
import { answerAsProvider } from '@/testing/bff'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('next/headers', () => ({ cookies: async () => new Map(), headers: async () => new Headers() }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

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
