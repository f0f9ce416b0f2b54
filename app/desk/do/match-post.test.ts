/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

const { match: decide } = DESK_FORMS

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const COOKIES = { 'desk-session': 'desk-token' }
const ROW = { source: 'mine', external_id: 'M 1/2', version: 'abc' }
const SENT = { lang: 'en', ...ROW, query: 'source=mine&page=2&other=1' }
const LIST = '/desk/en/matches?source=mine&page=2'

async function post(form: Record<string, string>) {
  const answer = await decide(bffRequest('/desk/do/match', { form, cookies: COOKIES }))
  return deskReplyAfter(answer, COOKIES)
}

test.each([
  ['same', { institute_id: '7' }, { institute_id: '7' }],
  ['apart', {}, {}],
  ['undo', { institute_id: '7' }, {}],
])(
  '%s goes to the provider for the row as it was shown, and the list goes on where it was',
  async (action, more, sent) => {
    const calls = answerAsProvider(provider, { 'POST /desk/matches': { body: { message: 'x' } } })
    const { to, reply } = await post({ ...SENT, action, ...more })
    expect([to, reply?.said]).toEqual([LIST, 'done'])
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ ...ROW, action, ...sent })
  },
)

test.each([
  [409, 'changed'],
  [423, 'importRuns'],
  [503, 'away'],
])('%s is said on the list: %s', async (status, said) => {
  answerAsProvider(provider, { 'POST /desk/matches': { status, body: { message: 'x' } } })
  const { to, reply } = await post({ ...SENT, action: 'apart' })
  expect([to, reply?.said]).toEqual([LIST, said])
})

test('what cannot be stands at its row again, with what was typed', async () => {
  const refused = { status: 422, body: { message: 'x', errors: { institute_id: ['unknown'] } } }
  answerAsProvider(provider, { 'POST /desk/matches': refused })
  const { reply } = await post({ ...SENT, action: 'same', institute_id: 'Mallige' })
  expect(reply).toMatchObject({
    said: 'invalid',
    typed: { source: 'mine', external_id: 'M 1/2', institute_id: 'Mallige' },
    wrong: { institute_id: 'unknown' },
  })
})
