/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

const { 'rank-college': say } = DESK_FORMS

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const COOKIES = { 'desk-session': 'desk-token' }
const SENT = { lang: 'en', id: '4', version: 'abc', q: 'mallige college' }
const PAGE = '/desk/en/rank-colleges/4'
const CALL = 'POST /desk/rank-colleges/4'

async function post(form: Record<string, string>) {
  const answer = await say(bffRequest('/desk/do/rank-college', { form, cookies: COOKIES }))
  return deskReplyAfter(answer, COOKIES)
}

test.each([
  ['tie', { institute_id: '7' }, { institute_id: '7' }],
  ['none', {}, {}],
  ['undo', { institute_id: '7' }, {}],
])('%s goes to the provider for the college as it was shown, and its page says so', async (action, more, sent) => {
  const calls = answerAsProvider(provider, { [CALL]: { body: { message: 'x' } } })
  const { to, reply } = await post({ ...SENT, action, ...more })
  expect([to, reply?.said]).toEqual([PAGE, 'saved'])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'abc', action, ...sent })
})

test('one that goes with what is undone has no page any more: the list says what came of it', async () => {
  answerAsProvider(provider, { [CALL]: { body: { message: 'x' } } })
  expect(await post({ ...SENT, action: 'undo', goes: '1' })).toMatchObject({
    ...{ to: '/desk/en/rank-colleges', reply: { said: 'saved' } },
  })
})

test.each([
  [409, 'changed'],
  [423, 'importRuns'],
  [404, 'unknown'],
  [503, 'away'],
])('%s is said on its page, where the search goes on: %s', async (status, said) => {
  answerAsProvider(provider, { [CALL]: { status, body: { message: 'x' } } })
  const { to, reply } = await post({ ...SENT, action: 'none' })
  expect([to, reply?.said]).toEqual([`${PAGE}?q=mallige+college`, said])
})

test('a number that cannot be stands in its field again', async () => {
  answerAsProvider(provider, {
    [CALL]: { status: 422, body: { message: 'x', errors: { institute_id: ['notListed'] } } },
  })
  const { reply } = await post({ ...SENT, action: 'tie', institute_id: 'Mallige' })
  expect(reply).toMatchObject({
    said: 'invalid',
    typed: { institute_id: 'Mallige' },
    wrong: { institute_id: 'notListed' },
  })
})
