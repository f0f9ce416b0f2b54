/** @jest-environment node */
import { POST as add } from '@/app/desk/do/institution-add/route'
import { POST as merge } from '@/app/desk/do/institution-merge/route'
import { POST as save } from '@/app/desk/do/institution-save/route'
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import { formOf } from '@/lib/server/desk/institution-form'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const COOKIES = { 'desk-session': 'desk-token' }
const EDIT = 'POST /desk/institutions/7'

/** The record as its page was shown, or as somebody else has left it since. */
const record = (values: Record<string, string> = {}, version = 'v1') =>
  deskInstitutionSchema.parse({
    data: {
      ...{ id: 7, version, sources: [], statements: [], edited: null, history: [] },
      values: { name_en: 'Hill College', phone: '080 1', description_en: 'One\nTwo', ...values },
    },
  })

async function post(handler: typeof save, form: Record<string, string>) {
  const answer = await handler(bffRequest('/desk/do/x', { form: { lang: 'kn', ...form }, cookies: COOKIES }))
  return deskReplyAfter(answer, COOKIES)
}
/** The form as a browser posts it: all of it, with what was typed. */
function posted(typed: Record<string, string>) {
  const { values, version, was } = formOf(record(), null)
  const shown = { name_en: values.name_en ?? '', phone: values.phone ?? '', description_en: 'One\r\nTwo' }
  return { id: '7', version, was, ...shown, ...typed }
}

test('what was changed is sent, in the version that was shown, and nothing else', async () => {
  const calls = answerAsProvider(provider, { [EDIT]: { body: { message: 'x' } } })
  const { to, reply } = await post(save, posted({ phone: '080 2' }))
  expect([to, reply?.said]).toEqual(['/desk/kn/institutions/7', 'saved'])
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ version: 'v1', phone: '080 2' })
  expect(calls[0]?.headers.authorization).toBe('Bearer desk-token')
})

test('what is refused keeps what was typed, with what is wrong beside it', async () => {
  answerAsProvider(provider, {
    [EDIT]: { status: 422, body: { message: 'x', errors: { phone: ['unread'], x: ['y'] } } },
  })
  const { reply } = await post(save, posted({ phone: 'none', name_en: 'Lake College' }))
  const form = formOf(record(), reply)
  expect(form.values).toMatchObject({ phone: 'none', name_en: 'Lake College' })
  expect([...form.wrong]).toEqual([['phone', 'unread']])
})

test('of two who changed the same, both versions are shown; what one alone changed is that one’s', async () => {
  answerAsProvider(provider, { [EDIT]: { status: 409, body: { message: 'x' } } })
  const { reply } = await post(save, posted({ phone: '080 2', description_en: 'Three' }))
  const form = formOf(record({ phone: '080 3', name_en: 'Lake College' }, 'v2'), reply)
  expect(form.values).toMatchObject({ phone: '080 2', name_en: 'Lake College', description_en: 'Three' })
  expect([...form.theirs]).toEqual([['phone', '080 3']])
  expect(form.version).toBe('v2')
})

test('while an import runs the form stays about the version that was shown', async () => {
  answerAsProvider(provider, { [EDIT]: { status: 423, body: { message: 'x' } } })
  const { reply } = await post(save, posted({ phone: '080 2' }))
  const form = formOf(record({ phone: '080 3' }, 'v2'), reply)
  expect([reply?.said, form.version, form.values.phone]).toEqual(['importing', 'v1', '080 2'])
})

test('who adds one comes to its page; what is refused is kept', async () => {
  answerAsProvider(provider, { 'POST /desk/institutions': { status: 201, body: { data: { id: 12 } } } })
  expect(await post(add, { name_en: 'Hill College' })).toMatchObject({
    to: '/desk/kn/institutions/12',
    reply: { said: 'added' },
  })
  answerAsProvider(provider, {
    'POST /desk/institutions': { status: 422, body: { message: 'x', errors: { type_id: ['needed'] } } },
  })
  const { to, reply } = await post(add, { name_en: 'Hill College' })
  expect(to).toBe('/desk/kn/institutions/new')
  expect(formOf(null, reply)).toMatchObject({ values: { name_en: 'Hill College' } })
})

test.each([
  ['merge', '/institutions/7/merge?into=9'],
  // The one that was merged away has no page.
  ['undo', '/institutions/9'],
])('a %s that is refused is said where there is a page', async (action, page) => {
  answerAsProvider(provider, { 'POST /desk/institutions/7/merge': { status: 423, body: { message: 'x' } } })
  const { to, reply } = await post(merge, { id: '7', into: '9', action })
  expect([to, reply?.said]).toEqual([`/desk/kn${page}`, 'importing'])
})

test('a form that adds is sent under the key of its page and its words: pressed twice it is one sending, written anew another', async () => {
  const ADD = 'POST /desk/institutions'
  const calls = answerAsProvider(provider, { [ADD]: { status: 201, body: { data: { id: 7 } } } })
  const said = { name_en: 'Lake College', type_id: '1', once: 'page-1' }
  for (const form of [said, said, { ...said, name_en: 'Hill College' }, { ...said, once: 'page-2' }])
    await post(add, form)
  const keys = calls.map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
  // The key is no word of the institution.
  expect(calls.map(({ body }) => body).join()).not.toContain('page-1')
})
