/** @jest-environment node */
import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { MAX_LIST_BYTES } from '@/lib/contract/desk/import'
import { columnField } from '@/lib/rules/desk/import-columns'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

const { 'import-add': add, 'import-publish': publish, 'import-undo': undo, 'import-try': tryAnew } = DESK_FORMS

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const COOKIES = { 'desk-session': 'desk-token' }
const SESSION = { 'GET /desk/session': { body: { data: {} } } }
const TYPED = {
  kind: 'own',
  area: 'all',
  source: 'fees',
  title: 'Fees, 2026',
  licence: '',
  url: '',
  dated: '2026-06-01',
}

async function post(handler: typeof add, content: { form?: Record<string, string>; body?: FormData }) {
  const length = content.body === undefined ? null : String((await new Response(content.body).arrayBuffer()).byteLength)
  const headers = { 'content-length': length }
  const answer = await handler(bffRequest('/desk/do/x', { ...content, headers, cookies: COOKIES }))
  return deskReplyAfter(answer, COOKIES)
}

/** The form as a browser sends it: its file stands last. */
function uploaded(file: Blob | null) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ lang: 'kn', ...TYPED })) body.set(name, value)
  body.set('file', file ?? new Blob([]), file === null ? '' : 'ಶುಲ್ಕ.csv')
  return { body }
}

test('a list goes to the provider byte for byte, and leads to its page', async () => {
  const bytes = Buffer.from([0xe9, 0x2c, 0x0d, 0x0a, ...Buffer.alloc(100_000, 'x')])
  const calls = answerAsProvider(provider, {
    ...SESSION,
    'POST /desk/imports': { status: 201, body: { data: { id: 7 } } },
  })
  const { to, reply } = await post(add, uploaded(new Blob([bytes])))
  expect([to, reply?.said]).toEqual(['/desk/kn/imports/7', 'listTaken'])
  const sent: unknown = JSON.parse(calls.at(-1)?.body ?? '')
  expect(sent).toEqual({ ...TYPED, file: bytes.toString('base64'), file_name: expect.stringMatching(/\.csv$/) })
})

test('one that is too large is refused unread, beside its field, and what was typed is kept', async () => {
  const calls = answerAsProvider(provider, SESSION)
  const { to, reply } = await post(add, uploaded(new Blob([Buffer.alloc(MAX_LIST_BYTES + 200_000, 'x')])))
  expect([to, reply?.said, reply?.wrong]).toEqual(['/desk/kn/imports', 'invalid', { file: 'tooLarge' }])
  expect(reply?.typed).toEqual(TYPED)
  expect(calls.map(({ call }) => call)).toEqual(['GET /desk/session'])
})

test('what the provider refuses stands beside its field', async () => {
  const refused = { status: 422, body: { message: 'x', errors: { file: ['needed'], dated: ['unread'] } } }
  answerAsProvider(provider, { 'POST /desk/imports': refused })
  const { to, reply } = await post(add, uploaded(null))
  expect([to, reply?.wrong]).toEqual(['/desk/kn/imports', { file: 'needed', dated: 'unread' }])
  expect(reply?.typed.title).toBe('Fees, 2026')
})

test('columns are sent by their position, as far as the form goes', async () => {
  const calls = answerAsProvider(provider, { 'POST /desk/imports/7/try': { body: { message: 'x' } } })
  const columns = { [columnField(0)]: 'name', [columnField(1)]: '', [columnField(3)]: 'city' }
  await post(tryAnew, { form: { lang: 'en', id: '7', version: '2', ...columns } })
  await post(tryAnew, { form: { lang: 'en', id: '7', version: '2' } })
  expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ version: 2, columns: ['name', ''] }, { version: 2 }])
})

test('what is no key of a form is no column, either', async () => {
  const calls = answerAsProvider(provider, { 'POST /desk/imports/7/try': { body: { message: 'x' } } })
  const { reply } = await post(tryAnew, { form: { lang: 'en', id: '7', version: '2', once: 'x'.repeat(65) } })
  expect(reply?.said).toBe('listTaken')
  expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ version: 2 }])
})

test('while as many lists are tried as may be at once, none is taken, and what was typed stays', async () => {
  answerAsProvider(provider, {
    ...SESSION,
    'POST /desk/imports': { status: 423, body: { message: 'x' } },
    'POST /desk/imports/7/try': { status: 423, body: { message: 'x' } },
  })
  const taken = await post(add, uploaded(new Blob(['College'])))
  expect([taken.to, taken.reply?.said]).toEqual(['/desk/kn/imports', 'importRuns'])
  expect(taken.reply?.typed).toMatchObject({ title: TYPED.title })
  const tried = await post(tryAnew, { form: { lang: 'en', id: '7', version: '2' } })
  expect([tried.to, tried.reply?.said]).toEqual(['/desk/en/imports/7', 'importRuns'])
})

test.each([
  [200, 'listTaken'],
  [409, 'importStale'],
  [423, 'importRuns'],
])('what an answer of %d to publishing means', async (status, said) => {
  answerAsProvider(provider, { 'POST /desk/imports/7/publish': { status, body: { message: 'x' } } })
  const { to, reply } = await post(publish, { form: { lang: 'en', id: '7', version: '2' } })
  expect([to, reply?.said]).toEqual(['/desk/en/imports/7', said])
})

test.each([
  [200, '/desk/en/imports/7', 'listTaken'],
  [409, '/desk/en/imports/7/undo', 'undoStale'],
  [423, '/desk/en/imports/7/undo', 'importRuns'],
])('what an answer of %d to undoing means', async (status, page, said) => {
  const calls = answerAsProvider(provider, { 'POST /desk/imports/7/undo': { status, body: { message: 'x' } } })
  const { to, reply } = await post(undo, { form: { lang: 'en', id: '7', directory: 'a1' } })
  expect([to, reply?.said]).toEqual([page, said])
  expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ directory: 'a1' }])
})
