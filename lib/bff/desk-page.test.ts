/** @jest-environment node */
import { NextResponse } from 'next/server'
import { openDeskPage } from '@/lib/bff/desk-page'
import { deskReply } from '@/lib/bff/desk-reply'
import { deskInstitutionPageSchema } from '@/lib/contract/desk/institution'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('next/headers', () => ({ cookies: async () => mockCookies, headers: async () => new Headers() }))
jest.mock('@/lib/server/env')

const mockCookies = new Map<string, { name: string; value: string }>()
const provider = stubProvider()

beforeEach(() => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { desk: true }))
  mockCookies.set('desk-session', { name: 'desk-session', value: 'a'.repeat(43) })
})

test('a page shows what a form came to that led to it, and nothing of one that led elsewhere', async () => {
  answerAsProvider(provider, { 'GET /desk/session': { body: { data: {} } } })
  const answer = NextResponse.json({})
  const reply = { to: '/desk/kn/plans', said: 'saved', typed: { name: 'Gold' } } as const
  await deskReply.keep(answer, { get: (name) => mockCookies.get(name) }, reply)
  for (const { name, value } of answer.cookies.getAll()) mockCookies.set(name, { name, value })
  const { replyTo } = await openDeskPage(Promise.resolve({ lang: 'kn' }))
  expect(await replyTo('/plans')).toEqual(reply)
  expect(await replyTo('/dates')).toBeNull()
})

test('a page asks with what its address says', async () => {
  const calls = answerAsProvider(provider, {})
  const { call } = await openDeskPage(Promise.resolve({ lang: 'kn' }))
  await call('GET /desk/institutions', deskInstitutionPageSchema, { q: 'hill', page: '2' })
  expect(calls.at(-1)?.call).toBe('GET /desk/institutions?q=hill&page=2')
})
