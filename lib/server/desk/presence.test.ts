/** @jest-environment node */
import type { DeskUser } from '@/lib/contract/desk/account'
import { type DeskRole, callsOf } from '@/lib/contract/desk/rights'
import { openPresence } from '@/lib/server/desk/presence'
import { answerAsProvider } from '@/testing/bff'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()
const CALL = 'POST /desk/presence'
const userOf = (role: DeskRole, may: string[] = callsOf(role)): DeskUser => ({
  ...{ id: '1', name: 'Asha', mail: 'asha@desk.example', role, may, cuts_pictures: true },
})
const open = (user: DeskUser | null) => openPresence(user, { address: '::1', token: 'x' }, 'institutions', '7')

test('a page of a record says who else has it open', async () => {
  const seen_at = '2026-11-28T04:30:00.000Z'
  answerAsProvider(provider, { [CALL]: { body: { data: [{ name: 'Ravi', seen_at }] } } })
  const others = [{ name: 'Ravi', seenAt: Date.parse(seen_at) }]
  expect(await open(userOf('editor'))).toEqual({ list: 'institutions', id: '7', others })
})

test.each([
  ['somebody of a provider that lacks the call', userOf('editor', ['GET /desk/institutions/{id}'])],
  ['nobody that is known', null],
])('for %s nobody is asked', async (_, user) => {
  const calls = answerAsProvider(provider, { [CALL]: { body: { data: [] } } })
  expect([await open(user), calls]).toEqual([null, []])
})

test.each([401, 404, 500])('refused with %d, the page says nothing of it', async (status) => {
  answerAsProvider(provider, { [CALL]: { status, body: { message: 'x' } } })
  expect(await open(userOf('editor'))).toBeNull()
})
