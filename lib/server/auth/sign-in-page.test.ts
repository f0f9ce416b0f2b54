import { NextResponse } from 'next/server'
import { emptyFormState, type FormState, type SignInForm } from '@/lib/rules/auth/form-state'
import { setFormState } from '@/lib/server/auth/form-state'
import { readSignInPage } from '@/lib/server/auth/sign-in-page'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider, cookiesAfter } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

let jar: Record<string, string>
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar[name] === undefined ? undefined : { value: jar[name] }) }),
  headers: async () => new Headers({ 'x-visitor-address': '203.0.113.9' }),
}))
jest.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(`redirect to ${path}`)
  },
}))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  jar = {}
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
})

function keep(state: Partial<FormState> & { form: SignInForm }) {
  const answer = new NextResponse()
  setFormState(answer, { get: () => undefined }, { ...emptyFormState(state.form), ...state })
  jar = cookiesAfter(answer, jar)
}
async function stateOf(form: SignInForm, query = {}) {
  const page = await readSignInPage(form, 'en', query)
  return page.kind === 'form' ? page.state : page
}

test('a first visit finds an empty form', async () => {
  expect(await stateOf('login')).toEqual(emptyFormState('login'))
})

test('after a post the page shows what came of it', async () => {
  keep({ form: 'login', step: 'code', phone: '9845012345', notice: 'code-sent' })
  expect(await stateOf('login')).toMatchObject({ step: 'code', phone: '9845012345', notice: 'code-sent' })
})

test.each([
  ['in the other form', 'register', {}],
  ['back at the number', 'login', { step: 'phone' }],
] as const)('%s the number stays, and where to go, and nothing else', async (_, form, query) => {
  keep({ form: 'login', step: 'code', phone: '9845012345', otp: '12', notice: 'code-sent', returnTo: '/settings' })
  expect(await stateOf(form, query)).toEqual({ ...emptyFormState(form), phone: '9845012345', returnTo: '/settings' })
})

test('a changed cookie is an empty form', async () => {
  keep({ form: 'login', phone: '9845012345' })
  jar.form = `${jar.form?.slice(0, -2)}AA`
  expect(await stateOf('login')).toEqual(emptyFormState('login'))
})

test.each([
  [{ return: '/myprofile' }, '/myprofile'],
  [{ return: '//evil.example' }, '/settings'],
  [{ return: ['/myprofile', '/'] }, '/settings'],
  [{}, '/settings'],
])('with %j one comes back to %s', async (query, returnTo) => {
  jar['return-to'] = '/settings'
  expect(await stateOf('login', query)).toMatchObject({ returnTo })
})

test('who is signed in sees that', async () => {
  jar.session = 'the-token'
  const calls = answerAsProvider(provider, { 'GET /auth/user': { body: { data: { full_name: 'Asha Rao' } } } })
  expect(await stateOf('login')).toMatchObject({ kind: 'account', user: { fullName: 'Asha Rao' } })
  expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer the-token', 'x-forwarded-for': '203.0.113.9' })
})

test('a session that is over is cleared first', async () => {
  jar.session = 'the-token'
  answerAsProvider(provider, { 'GET /auth/user': { status: 401 } })
  await expect(readSignInPage('register', 'kn', {})).rejects.toThrow('redirect to /api/session?then=/kn/register')
})

test('while the provider is away the form is there', async () => {
  jar.session = 'the-token'
  answerAsProvider(provider, {})
  expect(await stateOf('login')).toEqual(emptyFormState('login'))
})
