import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { answerAsProvider, bffRequest } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { stubProvider } from '@/testing/stub-provider'

const {
  'passkey-add': add,
  'passkey-add-options': askToAdd,
  'passkey-remove': remove,
  'passkey-sign-in': signIn,
  'passkey-sign-in-options': ask,
} = DESK_FORMS

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

const COOKIES = { 'desk-session': 'desk-token', 'desk-passkey': 'a-ticket' }
const OPTIONS = { data: { ticket: 'new-ticket', options: { challenge: 'abc', rpId: 'guide.example' } } }

async function post(handler: typeof signIn, form: Record<string, string>, cookies: Record<string, string> = COOKIES) {
  const answer = await handler(bffRequest('/desk/do/x', { form: { lang: 'kn', ...form }, cookies }))
  return { answer, ...(await deskReplyAfter(answer, cookies)) }
}
const script = (handler: typeof ask, cookies = {}) =>
  handler(bffRequest('/desk/do/x', { json: { lang: 'en' }, cookies }))

test.each([
  ['POST /desk/sign-in/passkey/options', ask, {}],
  ['POST /desk/passkeys/options', askToAdd, { 'desk-session': 'desk-token' }],
])(
  '%s: the question goes to the script, the ticket into a cookie of the desk alone',
  async (call, handler, cookies) => {
    answerAsProvider(provider, { [call]: { body: OPTIONS } })
    const answer = await script(handler, cookies)
    expect(await answer.text()).toBe(JSON.stringify(OPTIONS.data.options))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('desk-passkey='))
    expect(cookie?.split('; ').sort()).toEqual(
      expect.arrayContaining(['desk-passkey=new-ticket', 'HttpOnly', 'Max-Age=300', 'Path=/desk', 'SameSite=strict']),
    )
  },
)

test.each([
  [409, 409],
  [401, 401],
  [404, 404],
  [500, 503],
])('a question that the provider answers with %d gives no ticket', async (status, said) => {
  answerAsProvider(provider, { 'POST /desk/passkeys/options': { status, body: { message: 'x' } } })
  const answer = await script(askToAdd, { 'desk-session': 'desk-token' })
  expect(answer.status).toBe(said)
  expect(answer.headers.getSetCookie().join()).not.toContain('desk-passkey')
})

test('who signs in by a passkey sends the ticket of this browser, and no other session', async () => {
  const calls = answerAsProvider(provider, { 'POST /desk/sign-in/passkey': { body: { data: { token: 'new-token' } } } })
  const { to, jar } = await post(signIn, { response: '{"id":"x"}' })
  expect([to, jar['desk-session']]).toEqual(['/desk/kn', 'new-token'])
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ ticket: 'a-ticket', response: '{"id":"x"}' })
  expect(calls[0]?.headers.authorization).toBeUndefined()
  answerAsProvider(provider, { 'POST /desk/sign-in/passkey': { status: 422, body: { message: 'x' } } })
  const refused = await post(signIn, { response: '' }, {})
  expect([refused.to, refused.reply?.said, refused.jar['desk-session']]).toEqual([
    '/desk/kn/sign-in',
    'wrongPasskey',
    undefined,
  ])
})

test('one is added with the desk’s token; refused, its name is kept', async () => {
  const calls = answerAsProvider(provider, { 'POST /desk/passkeys': { body: { message: 'x' } } })
  const form = { name: 'Laptop', response: '{}' }
  expect((await post(add, form)).reply).toEqual({ to: '/desk/kn/sessions', said: 'passkeyAdded', typed: {} })
  expect(calls[0]?.headers.authorization).toBe('Bearer desk-token')
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ ticket: 'a-ticket', ...form })
  answerAsProvider(provider, { 'POST /desk/passkeys': { status: 422, body: { message: 'x' } } })
  expect((await post(add, form)).reply).toMatchObject({ said: 'passkeyNotAdded', typed: { name: 'Laptop' } })
})

test('one is removed by a form', async () => {
  const calls = answerAsProvider(provider, { 'POST /desk/passkeys/7/remove': { body: { message: 'x' } } })
  expect((await post(remove, { id: '7' })).reply?.said).toBe('passkeyRemoved')
  expect(calls).toHaveLength(1)
})
