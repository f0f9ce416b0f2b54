/** @jest-environment node */
import { recordPosts } from '@/lib/bff/record-posts'
import { deskRecordSchema } from '@/lib/contract/desk/record'
import { RECORD_ROOMS } from '@/lib/rules/desk/record-rooms'
import { recordFormOf } from '@/lib/server/desk/record-form'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const PLAN_POSTS = recordPosts(RECORD_ROOMS.plan)
const PLAN_FORM = recordFormOf(RECORD_ROOMS.plan)
const COOKIES = { 'desk-session': 'desk-token' }
const EDIT = 'POST /desk/plans/7'
const PAGE = '/desk/kn/plans/plan/7'
const plan = (values: Record<string, string> = {}, version = 'v1') =>
  deskRecordSchema.parse({
    data: {
      ...{ id: '7', version, is_sample: false, may_withdraw: true, history: [] },
      values: { name: 'Scholar', price: '2990', features: 'Calls\nVisits', ...values },
    },
  })

async function post(handler: typeof PLAN_POSTS.save, form: Record<string, string>) {
  const answer = await handler(bffRequest('/desk/do/x', { form: { lang: 'kn', ...form }, cookies: COOKIES }))
  return deskReplyAfter(answer, COOKIES)
}
/** The form as a browser posts it: lines end as the network ends them. */
function posted(typed: Record<string, string>) {
  const { version, was } = PLAN_FORM.formOf(plan(), null)
  return { id: '7', version, was, name: 'Scholar', price: '2990', features: 'Calls\r\nVisits', ...typed }
}

test('what was changed is sent, and no line that only ends otherwise', async () => {
  const calls = answerAsProvider(provider, { [EDIT]: { body: { message: 'x' } } })
  const { to, reply } = await post(PLAN_POSTS.save, posted({ price: '3490' }))
  expect([to, reply?.said]).toEqual([PAGE, 'saved'])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v1', price: '3490' })
})

test('of two who changed the price both are shown, and what was typed is kept', async () => {
  answerAsProvider(provider, { [EDIT]: { status: 409, body: { message: 'x' } } })
  const { reply } = await post(PLAN_POSTS.save, posted({ price: '3490' }))
  const form = PLAN_FORM.formOf(plan({ price: '1990', name: 'Pupil' }, 'v2'), reply)
  expect(form.values).toMatchObject({ price: '3490', name: 'Pupil' })
  expect([[...form.theirs], form.version]).toEqual([[['price', '1990']], 'v2'])
})

test('who adds one comes to its page; what is refused is kept, with what is wrong beside it', async () => {
  answerAsProvider(provider, { 'POST /desk/plans': { status: 201, body: { data: { id: '7' } } } })
  expect(await post(PLAN_POSTS.add, { name: 'Scholar' })).toMatchObject({ to: PAGE, reply: { said: 'recordAdded' } })
  const refusal = { message: 'x', errors: { price: ['needed'] } }
  answerAsProvider(provider, { 'POST /desk/plans': { status: 422, body: refusal } })
  const { to, reply } = await post(PLAN_POSTS.add, { name: 'Scholar' })
  const { values, wrong } = PLAN_FORM.formOf(null, reply)
  expect([to, values, [...wrong]]).toEqual(['/desk/kn/plans/new', { name: 'Scholar' }, [['price', 'needed']]])
})

test('what is withdrawn leads to what is left of it; no id of another kind reaches the provider', async () => {
  const calls = answerAsProvider(provider, { [`${EDIT}/withdraw`]: { body: { message: 'x' } } })
  const form = { id: '7', version: 'v1' }
  expect(await post(PLAN_POSTS.withdraw, form)).toMatchObject({
    ...{ to: PAGE, reply: { said: 'recordWithdrawn' } },
  })
  const request = bffRequest('/desk/do/x', { form: { lang: 'kn', ...posted({ id: '../7' }) }, cookies: COOKIES })
  expect([(await PLAN_POSTS.save(request)).status, calls.length]).toEqual([422, 1])
})

test('a new one can be kept as a draft, which is published by its own name and leads to what it became', async () => {
  const [id, kept] = ['new_0123456789ab', { status: 201, body: { data: { id: 'new_0123456789ab' } } }]
  const calls = answerAsProvider(provider, {
    'POST /desk/drafts/plans': kept,
    [`POST /desk/plans/${id}/draft`]: { body: { message: 'x', data: { id: '7' } } },
  })
  const page = PAGE.replace('/7', `/${id}`)
  expect(await post(PLAN_POSTS.add, { name: 'Scholar', do: 'save' })).toMatchObject({
    ...{ to: page, reply: { said: 'draftAdded' } },
  })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ name: 'Scholar' })
  const pressed = posted({ id, draft: 'waits', do: 'publish' })
  expect(await post(PLAN_POSTS.save, pressed)).toMatchObject({ to: PAGE, reply: { said: 'published' } })
  // What is refused is kept as the draft that it was.
  answerAsProvider(provider, { [`POST /desk/plans/${id}/draft`]: { status: 422, body: { message: 'x', errors: {} } } })
  expect(await post(PLAN_POSTS.save, pressed)).toMatchObject({ to: page, reply: { said: 'notPublished' } })
})

const DRAFT = `${EDIT}/draft`
const TIME = { 'at.day': '2027-06-01', 'at.time': '09:30' }

test.each([
  ['save', '', 'draftSaved', { action: 'keep', price: '3490' }],
  ['publish', 'waits', 'published', { action: 'publish', price: '3490' }],
  ['discard', 'waits', 'discarded', { action: 'discard' }],
  ['schedule', 'waits', 'timeSet', { action: 'schedule', price: '3490', at: '2027-06-01T09:30:00+05:30' }],
  ['unschedule', 'waits', 'timeRemoved', { action: 'schedule', price: '3490', at: '' }],
])('the button “%s” of a form sends what was changed to the draft', async (button, draft, said, sent) => {
  const calls = answerAsProvider(provider, { [DRAFT]: { body: { message: 'x' } } })
  const { reply } = await post(PLAN_POSTS.save, posted({ price: '3490', do: button, draft, ...TIME }))
  expect(reply?.said).toBe(said)
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v1', ...sent })
})

test('a draft that is not published stands in the form, with what is wrong; a time that is refused beside its field', async () => {
  const draft = {
    ...{ version: 'v1.d', said: { price: 'much' }, was: { price: '2990' }, flaws: { price: 'unread' }, by: 'Asha' },
    ...{ at: 0, problems: [], schedule: null, preview: 'x' },
  }
  answerAsProvider(provider, { [DRAFT]: { status: 422, body: { message: 'x', errors: { price: ['unread'] } } } })
  const { reply } = await post(PLAN_POSTS.save, posted({ price: 'much', do: 'publish', draft: 'waits' }))
  const form = PLAN_FORM.draftFormOf({ ...plan(), draft }, reply)
  expect([reply?.said, form.version, form.values.price, [...form.wrong]]).toEqual([
    ...['notPublished', 'v1.d', 'much', [['price', 'unread']]],
  ])
  answerAsProvider(provider, { [DRAFT]: { status: 422, body: { message: 'x', errors: { at: ['past'] } } } })
  const timed = await post(PLAN_POSTS.save, posted({ do: 'schedule', ...TIME }))
  expect(timed).toMatchObject({ to: `${PAGE}#at-time`, reply: { said: 'timeRefused', typed: TIME } })
})

test.each([
  ['publish', '', 'invalid'],
  ['save', '', 'invalid'],
  ['save', 'waits', 'invalid'],
  ['publish', 'waits', 'notPublished'],
])('what is refused by “%s” where the draft is “%s” is said to be %s', async (button, draft, said) => {
  const refused = { status: 422, body: { message: 'x', errors: {} } }
  answerAsProvider(provider, { [EDIT]: refused, [DRAFT]: refused })
  expect((await post(PLAN_POSTS.save, posted({ do: button, draft }))).reply?.said).toBe(said)
})

test.each([
  [{ body: { message: 'x' } }, 'draft', 'draftSaved'],
  [{ body: { message: 'x' } }, 'published', 'published'],
  [{ status: 409, body: { message: 'x' } }, 'published', 'contentChanged'],
])('a version is brought back, or that is refused: %o, %s', async (answer, as, said) => {
  const calls = answerAsProvider(provider, { [`${EDIT}/revert`]: answer })
  const { to, reply } = await post(PLAN_POSTS.revert, { id: '7', version: 'v1', to: '41', as })
  expect([to, reply?.said]).toEqual([PAGE, said])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v1', to: 41, as })
})

test('a version that cannot be published says so on its own page, and marks nothing of the form', async () => {
  const refusal = { status: 422, body: { message: 'x', errors: { price: ['unread'] } } }
  answerAsProvider(provider, { [`${EDIT}/revert`]: refusal })
  const { to, reply } = await post(PLAN_POSTS.revert, { id: '7', version: 'v1', to: '41', as: 'published' })
  expect([to, reply]).toEqual([`${PAGE}?version=41`, { to, said: 'versionRefused', typed: {} }])
})
