/** @jest-environment node */
import type { NextRequest } from 'next/server'
import { POST } from '@/app/desk/do/[post]/route'
import { deskRecordSchema } from '@/lib/contract/desk/record'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { recordFormOf } from '@/lib/server/desk/record-form'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const { formOf } = recordFormOf(RECORD_ROOMS.date)
const at = (post: string) => (request: NextRequest) => POST(request, { params: Promise.resolve({ post }) })
const [add, save, withdraw] = [at('date-add'), at('date-save'), at('date-withdraw')]
const COOKIES = { 'desk-session': 'desk-token' }
const EDIT = 'POST /desk/dates/hill-exam-2030'
const PAGE = '/desk/kn/dates/event/hill-exam-2030'

/** The event as its page was shown, or as somebody else has left it since. */
const date = (values: Record<string, string> = {}, version = 'v1') =>
  deskRecordSchema.parse({
    data: {
      ...{ id: 'hill-exam-2030', version, is_sample: false, history: [] },
      values: { title: 'Paper', types: '1 2', first_day: '2030-07-01', ...values },
    },
  })

async function post(handler: typeof save, form: Record<string, string>) {
  const answer = await handler(bffRequest('/desk/do/x', { form: { lang: 'kn', ...form }, cookies: COOKIES }))
  return deskReplyAfter(answer, COOKIES)
}
const BOXES = { types: '', 'types.2': '1', 'types.1': '1' }
/** The form as a browser posts it, with what was typed and without what is not ticked. */
function posted(typed: Record<string, string>, boxes: Record<string, string> = BOXES) {
  const { values, version, was } = formOf(date(), null)
  const { title = '', first_day = '' } = values
  return { id: 'hill-exam-2030', version, was, title, first_day, ...boxes, ...typed }
}

test.each([
  ['a field', posted({ title: 'Paper 1' }), { title: 'Paper 1' }],
  ['a box that was ticked no more', posted({}, { types: '', 'types.2': '1' }), { types: '2' }],
  ['all boxes that were ticked no more', posted({}, { types: '' }), { types: '' }],
  ['nothing, where there were no boxes', posted({}, {}), {}],
])('what was changed is sent, in the version that was shown: %s', async (_, form, sent) => {
  const calls = answerAsProvider(provider, { [EDIT]: { body: { message: 'x' } } })
  const { to, reply } = await post(save, form)
  expect([to, reply?.said]).toEqual([PAGE, 'saved'])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v1', ...sent })
  expect(calls[0]?.headers.authorization).toBe('Bearer desk-token')
})

test('what is refused keeps what was typed and ticked, with what is wrong beside it', async () => {
  answerAsProvider(provider, { [EDIT]: { status: 422, body: { message: 'x', errors: { first_day: ['unread'] } } } })
  const { reply } = await post(save, posted({ first_day: 'soon' }, { types: '', 'types.3': '1' }))
  const form = formOf(date(), reply)
  expect(form.values).toMatchObject({ first_day: 'soon', types: '3', title: 'Paper' })
  expect([...form.wrong]).toEqual([['first_day', 'unread']])
})

test('of two who changed the same both are shown', async () => {
  answerAsProvider(provider, { [EDIT]: { status: 409, body: { message: 'x' } } })
  const { reply } = await post(save, posted({ title: 'Paper 1' }))
  const form = formOf(date({ title: 'Paper A', first_day: '2030-07-02' }, 'v2'), reply)
  expect(form.values).toMatchObject({ title: 'Paper 1', first_day: '2030-07-02' })
  expect([[...form.theirs], form.version]).toEqual([[['title', 'Paper A']], 'v2'])
})

test('who adds one comes to its page; what is refused is kept', async () => {
  const calls = answerAsProvider(provider, {
    'POST /desk/dates': { status: 201, body: { data: { id: 'hill-exam-2030' } } },
  })
  expect(await post(add, { title: 'Paper', ...BOXES })).toMatchObject({ to: PAGE, reply: { said: 'dateAdded' } })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ title: 'Paper', types: '1 2' })
  answerAsProvider(provider, {
    'POST /desk/dates': { status: 422, body: { message: 'x', errors: { exam: ['needed'] } } },
  })
  const { to, reply } = await post(add, { title: 'Paper', ...BOXES })
  expect(to).toBe('/desk/kn/dates/new')
  expect(formOf(null, reply).values).toEqual({ title: 'Paper', types: '1 2' })
})

test('what is withdrawn leads to what is left of it, from which it is brought back, and so does what was changed meanwhile', async () => {
  const call = `${EDIT}/withdraw`
  const form = { id: 'hill-exam-2030', version: 'v1' }
  const calls = answerAsProvider(provider, { [call]: { body: { message: 'x' } } })
  expect(await post(withdraw, form)).toMatchObject({ to: PAGE, reply: { said: 'dateWithdrawn' } })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v1' })
  answerAsProvider(provider, { [call]: { status: 409, body: { message: 'x' } } })
  expect(await post(withdraw, form)).toMatchObject({ to: PAGE, reply: { said: 'changed' } })
})

test('no id of another kind reaches the provider', async () => {
  const calls = answerAsProvider(provider, {})
  const request = bffRequest('/desk/do/x', { form: { lang: 'kn', ...posted({ id: '../accounts' }) }, cookies: COOKIES })
  expect((await save(request)).status).toBe(422)
  expect(calls).toEqual([])
})

test('a post of another name is none', async () => {
  const request = bffRequest('/desk/do/x', { form: { lang: 'kn', ...posted({}) }, cookies: COOKIES })
  expect((await at('date-remove')(request)).status).toBe(404)
})
