/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

const { 'change-many': changeMany, 'change-undo': undo } = DESK_FORMS

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const COOKIES = { 'desk-session': 'desk-token' }
const CHANGE = 'POST /desk/changes'
const FORM = { field: 'ownership', value: 'Trust', records: '7:ab 8:c-d' }
const ASKED = '/desk/kn/institutions/change?id=7&id=8&field=ownership&look=1&ownership=Trust'

async function post(handler: typeof undo, form: Record<string, string>) {
  const answer = await handler(bffRequest('/desk/do/x', { form: { lang: 'kn', ...form }, cookies: COOKIES }))
  return deskReplyAfter(answer, COOKIES)
}

test('many are changed as they were shown, and what became of each is shown', async () => {
  const calls = answerAsProvider(provider, { [CHANGE]: { status: 201, body: { data: { id: 3 } } } })
  const { to, reply } = await post(changeMany, FORM)
  expect([to, reply?.said]).toEqual(['/desk/kn/institutions/changes/3', 'done'])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual(FORM)
})

test.each([
  [409, 'allLeft'],
  [422, 'invalid'],
  [423, 'importing'],
])('refused (%d), the form leads back to what was asked: %s', async (status, said) => {
  answerAsProvider(provider, { [CHANGE]: { status, body: { message: 'x' } } })
  expect(await post(changeMany, FORM)).toMatchObject({ to: ASKED, reply: { to: ASKED, said } })
})

test('refused, the form for all that a search finds leads back to the search', async () => {
  answerAsProvider(provider, { [CHANGE]: { status: 409, body: { message: 'x' } } })
  const { to } = await post(changeMany, { ...FORM, found: 'q=hill&type=3&sort=name' })
  expect(to).toBe('/desk/kn/institutions/change?all=found&q=hill&type=3&field=ownership&look=1&ownership=Trust')
})

test('what is undone already says so', async () => {
  answerAsProvider(provider, { 'POST /desk/changes/3/undo': { status: 409, body: { message: 'x' } } })
  expect(await post(undo, { id: '3' })).toMatchObject({
    ...{ to: '/desk/kn/institutions/changes/3', reply: { said: 'changed' } },
  })
})
