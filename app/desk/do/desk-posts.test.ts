import { DESK_FORMS } from '@/lib/bff/desk-forms'
import { findDeskReply } from '@/lib/bff/desk-reply'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider, bffRequest, cookiesAfter } from '@/testing/bff'
import { deskReplyAfter } from '@/testing/desk-reply'
import { environmentWith } from '@/testing/environment'
import { stubProvider } from '@/testing/stub-provider'

const {
  accept: accept,
  'account-invite': inviteAccount,
  'enquiry-export': exportEnquiries,
  'enquiry-note': addNote,
  'enquiry-state': changeState,
  'review-state': decide,
  'sign-in': signIn,
  'sign-out': signOut,
} = DESK_FORMS

jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

type Handler = typeof signIn
const COOKIES = { 'desk-session': 'desk-token', session: 'student-token' }

async function post(handler: Handler, form: Record<string, string>, cookies: Record<string, string> = COOKIES) {
  const answer = await handler(bffRequest('/desk/do/x', { form: { lang: 'kn', ...form }, cookies }))
  return { status: answer.status, answer, ...(await deskReplyAfter(answer, cookies)) }
}

const TAKE = { id: '41', version: '3', action: 'take' }
const STATE = 'POST /desk/enquiries/41/state'

test('who signs in has the token in a cookie, and only there', async () => {
  const calls = answerAsProvider(provider, { 'POST /desk/sign-in': { body: { data: { token: 'new-token' } } } })
  const { status, to, jar, answer } = await post(signIn, { mail: 'asha@desk.example', code: '123456' }, {})
  expect([status, to, jar['desk-session']]).toEqual([303, '/desk/kn', 'new-token'])
  expect(await answer.text()).not.toContain('new-token')
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ mail: 'asha@desk.example', code: '123456' })
  expect(calls[0]?.headers.authorization).toBeUndefined()
})

test('a refused code says so, keeps the address and not the code', async () => {
  answerAsProvider(provider, { 'POST /desk/sign-in': { status: 422, body: { message: 'x' } } })
  const { to, jar, reply } = await post(signIn, { mail: 'asha@desk.example', code: '123456' }, {})
  expect([to, jar['desk-session']]).toEqual(['/desk/kn/sign-in', undefined])
  expect(reply).toEqual({ to, said: 'wrongCode', typed: { mail: 'asha@desk.example' } })
})

test('an invitation that is gone leads back to its page', async () => {
  answerAsProvider(provider, { 'POST /desk/invitation/accept': { status: 404, body: { message: 'x' } } })
  const { to, reply } = await post(accept, { token: 'a&b', code: '123456' })
  expect([to, reply?.said]).toEqual(['/desk/kn/invitation?token=a%26b', 'gone'])
})

test.each([
  [{}, '/desk/kn/reviews'],
  [{ list: 'held' }, '/desk/kn/reviews'],
  [{ list: 'reported' }, '/desk/kn/reviews?state=reported'],
])('after a decision in the list %j one goes on there', async (form, page) => {
  answerAsProvider(provider, { 'POST /desk/reviews/7/state': { body: { message: 'x' } } })
  const { to, reply } = await post(decide, { id: '7', version: '0', action: 'keep', ...form })
  expect([to, reply]).toEqual([page, { to: page, said: 'done', typed: {} }])
})

test('an enquiry is changed with the desk’s token, in the version that was shown', async () => {
  const calls = answerAsProvider(provider, { [STATE]: { body: { message: 'x' } } })
  const { to, reply } = await post(changeState, TAKE)
  expect([to, reply]).toEqual(['/desk/kn/enquiries/41', { to, said: 'done', typed: {} }])
  expect(calls[0]?.headers.authorization).toBe('Bearer desk-token')
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ action: 'take', version: 3 })
})

test.each([
  [403, 'forbidden', '/desk/kn/enquiries/41', 'desk-token'],
  [404, 'unknown', '/desk/kn/enquiries/41', 'desk-token'],
  [409, 'changed', '/desk/kn/enquiries/41', 'desk-token'],
  [500, 'away', '/desk/kn/enquiries/41', 'desk-token'],
  [401, 'sessionOver', '/desk/kn/sign-in?back=%2Fdesk%2Fkn%2Fenquiries%2F41', undefined],
])('a provider’s %d: %s; the student stays signed in', async (status, said, to, token) => {
  answerAsProvider(provider, { [STATE]: { status, body: { message: 'x' } } })
  const form = await post(changeState, TAKE)
  expect([form.reply?.said, form.to, form.jar['desk-session'], form.jar.session]).toEqual([
    said,
    to,
    token,
    'student-token',
  ])
  const script = await changeState(bffRequest('/desk/do/x', { json: { lang: 'en', ...TAKE }, cookies: COOKIES }))
  expect(script.status).toBe(status === 500 ? 503 : status)
  expect(cookiesAfter(script, COOKIES).session).toBe('student-token')
})

test('a note that is refused is not lost', async () => {
  answerAsProvider(provider, { 'POST /desk/enquiries/41/notes': { status: 422, body: { message: 'x' } } })
  const { jar, to, reply } = await post(addNote, { id: '41', text: 'A long story' })
  expect(reply).toEqual({ to, said: 'invalid', typed: { text: 'A long story' } })
  // And stands on its own page alone.
  const cookies = { get: (name: string) => (jar[name] === undefined ? undefined : { value: jar[name] }) }
  expect(await findDeskReply(cookies, '/desk/kn/enquiries/41')).toEqual(reply)
  expect(await findDeskReply(cookies, '/desk/kn/enquiries/42')).toBeNull()
})

describe('what was typed as a session was over', () => {
  const NOTES = 'POST /desk/enquiries/41/notes'
  const SIGN_IN = 'POST /desk/sign-in'
  const over = { 'desk-account': '5', ...COOKIES }
  const user = (id: number) => ({ data: { id, name: 'Asha', mail: 'asha@desk.example', role: 'counsellor', may: [] } })
  const code = { mail: 'asha@desk.example', code: '123456' }
  const PAGE = '/desk/kn/enquiries/41'

  async function sentAway(cookies: Record<string, string> = over) {
    answerAsProvider(provider, { [NOTES]: { status: 401, body: { message: 'x' } } })
    const { jar, reply } = await post(addNote, { id: '41', text: 'A long story' }, cookies)
    expect([reply?.said, jar['desk-session']]).toEqual(['sessionOver', undefined])
    return jar
  }
  async function signInAgain(jar: Record<string, string>, id: number, form: Record<string, string> = {}) {
    answerAsProvider(provider, {
      [SIGN_IN]: { body: { data: { token: 'new-token' } } },
      'GET /desk/session': { body: user(id) },
    })
    return post(signIn, { ...code, back: PAGE, ...form }, jar)
  }

  test('stands on its page again once the same account has signed in, also after a wrong code', async () => {
    const jar = await sentAway()
    answerAsProvider(provider, { [SIGN_IN]: { status: 422, body: { message: 'x' } } })
    const refused = await post(signIn, { ...code, back: PAGE }, jar)
    expect([refused.reply?.said, refused.to]).toEqual([
      'wrongCode',
      `/desk/kn/sign-in?back=${encodeURIComponent(PAGE)}`,
    ])
    const { to, reply, jar: after } = await signInAgain(refused.jar, 5)
    expect([to, after['desk-session'], after['desk-account']]).toEqual([PAGE, 'new-token', '5'])
    expect(reply).toEqual({ to: PAGE, said: 'signedInAgain', typed: { text: 'A long story' } })
  })

  test('is nobody else’s, who comes back to the page alone', async () => {
    const { to, reply, jar } = await signInAgain(await sentAway(), 6)
    expect([to, jar['desk-account']]).toEqual([PAGE, '6'])
    expect(JSON.stringify(reply)).not.toContain('A long story')
  })

  test('is nobody’s where it is not known whose it was, or who has signed in', async () => {
    expect((await signInAgain(await sentAway(COOKIES), 5)).reply?.said).toBe('done')
    const jar = await sentAway()
    answerAsProvider(provider, { [SIGN_IN]: { body: { data: { token: 'new-token' } } } })
    const { reply, jar: after } = await post(signIn, code, jar)
    expect([JSON.stringify(reply).includes('A long story'), after['desk-session']]).toEqual([false, 'new-token'])
  })

  test.each(['https://evil.example', '//evil.example', '/desk/kn/sign-in', '/desk/do/sign-out', '/myprofile', ''])(
    'signing in leads to no page but one of the desk: %s',
    async (back) => {
      const { to } = await signInAgain({}, 5, { back })
      expect(to).toBe('/desk/kn')
    },
  )

  test('who signs out by their own will leaves nothing of this', async () => {
    answerAsProvider(provider, { 'POST /desk/sign-out': { body: { message: 'x' } } })
    expect((await post(signOut, {}, over)).jar['desk-account']).toBeUndefined()
  })
})

test('enquiries are a file, or it is said at the inbox why they are not', async () => {
  const call = 'POST /desk/enquiries/export'
  answerAsProvider(provider, { [call]: { body: { data: { csv: 'id,name\r\n41,Asha\r\n' } } } })
  const { answer } = await post(exportEnquiries, { reason: 'Report' })
  expect(await answer.text()).toBe('id,name\r\n41,Asha\r\n')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  answerAsProvider(provider, { [call]: { status: 422, body: { message: 'x' } } })
  const refused = await post(exportEnquiries, { since: 'soon' })
  expect([refused.to, refused.reply]).toEqual([
    '/desk/kn/enquiries',
    { to: '/desk/kn/enquiries', said: 'invalid', typed: { reason: '', type: '', since: 'soon' } },
  ])
})

test('who is invited has a link, which the page that follows shows and no other', async () => {
  answerAsProvider(provider, { 'POST /desk/accounts/invite': { body: { data: { token: 'a-token' } } } })
  const form = { name: 'Ravi', mail: 'ravi@desk.example', role: 'representative', institute: '7' }
  const { to, reply, jar } = await post(inviteAccount, form)
  expect(reply).toEqual({ to, said: 'invited', typed: { token: 'a-token', name: 'Ravi' } })
  expect(to).toBe('/desk/kn/accounts')
  expect(jar['desk-session']).toBe('desk-token')
  answerAsProvider(provider, { 'POST /desk/accounts/invite': { status: 422, body: { message: 'x' } } })
  expect((await post(inviteAccount, form)).reply).toEqual({ to, said: 'notInvited', typed: form })
})

test('what was typed opens for the session of the desk in which it was, whoever is signed in as a student, were its cookie left', async () => {
  answerAsProvider(provider, { 'POST /desk/accounts/invite': { body: { data: { token: 'secret-link' } } } })
  const { to, jar, reply } = await post(inviteAccount, { name: 'Ravi', mail: 'ravi@desk.example', role: 'editor' })
  expect(reply?.typed.token).toBe('secret-link')
  const opened = (cookies: Record<string, string>) =>
    findDeskReply({ get: (name) => (cookies[name] === undefined ? undefined : { value: cookies[name] }) }, to ?? '')
  expect(await opened({ ...jar, 'desk-session': 'of-another' })).toBeNull()
  expect(await opened({ ...jar, 'desk-session': '' })).toBeNull()
  expect(await opened({ ...jar, session: 'another-student' })).toEqual(reply)
})

test('who signs out has no cookie of the desk any more', async () => {
  answerAsProvider(provider, { 'POST /desk/sign-out': { body: { message: 'x' } } })
  const { to, jar, reply } = await post(signOut, {})
  expect([to, jar['desk-session'], jar.session, reply?.said]).toEqual([
    '/desk/kn/sign-in',
    undefined,
    'student-token',
    'signedOut',
  ])
})

test('who signs out of a session that was over is signed out, and is not asked to sign in first', async () => {
  answerAsProvider(provider, { 'POST /desk/sign-out': { status: 401, body: { message: 'x' } } })
  const { to, jar, reply } = await post(signOut, {}, { ...COOKIES, 'desk-account': '5' })
  expect([to, jar['desk-session'], jar['desk-account'], reply?.said]).toEqual([
    '/desk/kn/sign-in',
    undefined,
    undefined,
    'signedOut',
  ])
})

test('where there is no desk nothing is asked of anybody', async () => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url, { desk: false }))
  const calls = answerAsProvider(provider, {})
  for (const handler of [signIn, signOut, accept, changeState, addNote]) {
    expect((await handler(bffRequest('/desk/do/x', { form: TAKE }))).status).toBe(404)
  }
  expect(calls).toEqual([])
})
