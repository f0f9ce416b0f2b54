/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

const { duplicate: say } = DESK_FORMS

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()
const COOKIES = { 'desk-session': 'desk-token' }
const SENT = { lang: 'en', one: '7', other: '12', query: 'state=decided&page=2&x=1' }

test.each([
  ['apart', 200, 'apartSaid'],
  ['undo', 200, 'done'],
  ['apart', 409, 'changed'],
  ['apart', 423, 'importRuns'],
])('%s, answered with %d, says %s on the list where it was', async (action, status, said) => {
  const calls = answerAsProvider(provider, { 'POST /desk/duplicates': { status, body: { message: 'x' } } })
  const answer = await say(bffRequest('/desk/do/duplicate', { form: { ...SENT, action }, cookies: COOKIES }))
  const { to, reply } = await deskReplyAfter(answer, COOKIES)
  expect([to, reply?.said]).toEqual(['/desk/en/matches/twice?state=decided&page=2', said])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ one: '7', other: '12', action })
})
