/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { recordPosts } from '@/lib/bff/record-posts'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { recordFormOf } from '@/lib/server/desk/record-form'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

const { 'enquiry-answer': answerEnquiry } = DESK_FORMS

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const TEMPLATE_POSTS = recordPosts(RECORD_ROOMS.template)
const TEMPLATE_FORM = recordFormOf(RECORD_ROOMS.template)
const COOKIES = { 'desk-session': 'desk-token' }
const STATE = 'POST /desk/enquiries/41/state'
const LOOK = 'GET /desk/enquiries/41'
const ANSWER = { id: '41', version: '1', in: 'kn', subject: ' Dates ', answer: 'One\r\n\r\nTwo\r\n' }
const TYPED = { in: 'kn', subject: 'Dates', answer: 'One\n\nTwo' }
const PAGE = '/desk/kn/enquiries/41'

async function post(handler: typeof answerEnquiry, form: Record<string, string>) {
  const answer = await handler(bffRequest('/desk/do/x', { form: { lang: 'kn', ...form }, cookies: COOKIES }))
  return deskReplyAfter(answer, COOKIES)
}

test('an answer is looked at before it goes: nothing is kept but what was typed', async () => {
  const calls = answerAsProvider(provider, { [LOOK]: { body: { data: {} } } })
  const { to, reply } = await post(answerEnquiry, { ...ANSWER, way: 'look' })
  expect([to, reply]).toEqual([`${PAGE}#answer`, { to: PAGE, said: 'answerReady', typed: TYPED }])
  expect(calls.map(({ call }) => call)).toEqual([LOOK])
})

test('what has gone is kept with its state, in the version that was shown', async () => {
  const calls = answerAsProvider(provider, { [STATE]: { body: { message: 'x' } } })
  const { to, reply } = await post(answerEnquiry, { ...ANSWER, way: 'mail' })
  expect([to, reply]).toEqual([PAGE, { to: PAGE, said: 'answerKept', typed: {} }])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ action: 'mail', version: 1, note: 'Dates\n\nOne\n\nTwo' })
})

test('where somebody else was first, what was answered is not lost', async () => {
  answerAsProvider(provider, { [STATE]: { status: 409, body: { message: 'x' } } })
  expect((await post(answerEnquiry, { ...ANSWER, way: 'call' })).reply).toEqual({
    ...{ to: PAGE, said: 'changed', typed: TYPED },
  })
})

test.each(['look', 'mail'])('what is still to be filled in keeps an answer back, and asks nobody: %s', async (way) => {
  const calls = answerAsProvider(provider, {})
  const { reply } = await post(answerEnquiry, { ...ANSWER, answer: 'To {institution}', way })
  expect(reply).toMatchObject({ said: 'invalid', wrong: { answer: 'unfilled' }, typed: { answer: 'To {institution}' } })
  expect(calls).toEqual([])
})

test('a template that is added says so; kinds that are ticked are one field; what is refused is kept', async () => {
  const calls = answerAsProvider(provider, { 'POST /desk/templates': { status: 201, body: { data: { id: '7' } } } })
  const form = { title: 'Dates', types: '', 'types.mentor': '1', 'types.career': '1', text: 'One' }
  expect(await post(TEMPLATE_POSTS.add, form)).toMatchObject({
    ...{ to: '/desk/kn/templates/template/7', reply: { said: 'templateAdded' } },
  })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ title: 'Dates', types: 'career mentor', text: 'One' })
  const refusal = { status: 422, body: { message: 'x', errors: { text: ['placeholder'] } } }
  answerAsProvider(provider, { 'POST /desk/templates': refusal })
  const { values, wrong } = TEMPLATE_FORM.formOf(null, (await post(TEMPLATE_POSTS.add, form)).reply)
  expect([values, [...wrong]]).toEqual([
    { title: 'Dates', types: 'career mentor', text: 'One' },
    [['text', 'placeholder']],
  ])
})

test('a template that is saved or withdrawn says nothing of the website', async () => {
  const edit = 'POST /desk/templates/7'
  answerAsProvider(provider, { [edit]: { body: { message: 'x' } }, [`${edit}/withdraw`]: { body: { message: 'x' } } })
  const form = { id: '7', version: 'v' }
  expect((await post(TEMPLATE_POSTS.save, { ...form, was: '{}', title: 'B' })).reply?.said).toBe('templateSaved')
  expect((await post(TEMPLATE_POSTS.withdraw, form)).reply?.said).toBe('templateWithdrawn')
})
