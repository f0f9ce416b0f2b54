/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import MyProfilePage from '@/app/[lang]/myprofile/page'
import PayingPage from '@/app/[lang]/pay/[id]/page'
import WriteReviewPage from '@/app/[lang]/review/page'
import SettingsPage from '@/app/[lang]/settings/page'
import { AuthProviders } from '@/components/auth/auth-providers'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider } from '@/lib/testing/bff'
import { environmentWith } from '@/lib/testing/environment'
import { type StubServer, startStubServer } from '@/lib/testing/stub-server'

/**
 * Authorisation of the private pages, without middleware.ts: nothing here imports it, so that these
 * pass with the file deleted.
 */
let jar: Record<string, string>
jest.mock('next/headers', () => ({
  cookies: () => Promise.resolve({ get: (name: string) => (jar[name] ? { value: jar[name] } : undefined) }),
  headers: () => Promise.resolve(new Headers({ 'x-visitor-address': '192.0.2.7' })),
}))
jest.mock('next/navigation', () => ({
  redirect(path: string) {
    throw new Error(`redirect to ${path}`)
  },
  notFound() {
    throw new Error('not found')
  },
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn(), back: jest.fn() }),
}))
jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: jest.fn() }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

let provider: StubServer
beforeAll(async () => {
  provider = await startStubServer()
})
afterAll(() => provider.close())
beforeEach(() => {
  jar = { session: 'the-token' }
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
})

const PERSON = { id: 7, first_name: 'Asha', last_name: 'Rao', phone: '9845012345', email: null }
const PLAN = {
  id: 3,
  name: 'Smart Student',
  price: 299,
  amount: 29_900,
  status: 'active',
  billing_cycle: 'monthly',
  start_date: '2026-11-20',
  expire_date: '2026-12-19',
}
const PROFILE = { data: { ...PERSON, plan: null, subscriptions: [] } }
const USER = { body: { data: { id: 7, full_name: 'Asha Rao' } } }
const INSTITUTE = { body: { data: { institute: { id: 7, institute_name: 'Tunga College' } } } }
const REPLIES = {
  'GET /profile': { body: PROFILE },
  'GET /auth/user': USER,
  'GET /institutes/7/reviews/mine': { body: { data: null } },
  'GET /institute/details?id=7': INSTITUTE,
  'GET /plans': { body: { all_plans: [] } },
}

type Query = Record<string, string>
type Page = (props: { params: Promise<{ lang: string }>; searchParams: Promise<Query> }) => Promise<ReactNode>
const show = async (page: Page, query: Query = {}, lang = 'en') =>
  renderToStaticMarkup(
    <AuthProviders>
      {await page({ params: Promise.resolve({ lang }), searchParams: Promise.resolve(query) })}
    </AuthProviders>,
  )

const PAGES: [string, Page, Query, string][] = [
  ['/myprofile', MyProfilePage, {}, '/myprofile'],
  ['/myprofile after paying', MyProfilePage, { subscription: 'a/b' }, '/myprofile?subscription=a%2Fb'],
  ['/settings', SettingsPage, {}, '/settings?tab=profile'],
  ['the tab Subscription', SettingsPage, { tab: 'subscription' }, '/settings?tab=subscription'],
  ['a tab that is none', SettingsPage, { tab: 'x' }, '/settings?tab=profile'],
  ['/college/review', WriteReviewPage, { id: '7' }, '/college/review?id=7'],
]

describe.each(PAGES)('%s', (_, page, query, path) => {
  const away = (where: string) => `redirect to /api/session?${new URLSearchParams({ for: where })}`

  test('without a session it is left for signing in, and the provider is not asked for anything of anybody', async () => {
    jar = {}
    const calls = answerAsProvider(provider, REPLIES)
    await expect(show(page, query)).rejects.toThrow(away(path))
    await expect(show(page, query, 'kn')).rejects.toThrow(away(`/kn${path}`))
    expect(calls).toEqual([])
  })

  test.each(['signed-in', 'return-to', '__Host-session'])('the cookie %s is no session here', async (name) => {
    jar = { [name]: '1' }
    answerAsProvider(provider, REPLIES)
    await expect(show(page, query)).rejects.toThrow(away(path))
  })

  test('with a session that is over it is left, too', async () => {
    const over = { status: 401, body: { message: 'Unauthenticated.' } }
    const replies = Object.keys(REPLIES).map((call) => [call, call.includes('details') ? INSTITUTE : over])
    answerAsProvider(provider, Object.fromEntries(replies))
    await expect(show(page, query)).rejects.toThrow(away(path))
  })

  test('with one it is shown, and the provider told whose it is', async () => {
    const calls = answerAsProvider(provider, REPLIES)
    expect(await show(page, query)).toContain('<h1')
    const own = calls.filter(({ call }) => !call.includes('details') && !call.includes('/plans'))
    expect(own.length).toBeGreaterThan(0)
    for (const { headers } of own) {
      expect(headers).toMatchObject({ authorization: 'Bearer the-token', 'x-forwarded-for': '192.0.2.7' })
    }
  })
})

test('while the provider is away nobody is signed out: the page says so', async () => {
  answerAsProvider(provider, {})
  for (const page of [MyProfilePage, SettingsPage]) {
    expect(await show(page)).toContain('Your profile cannot be shown just now.')
  }
})

describe('my profile', () => {
  test('what is missing has a word in its place, and there is no history of the free plan', async () => {
    const person = { id: 7, first_name: null, last_name: null, phone: null, email: null }
    answerAsProvider(provider, { 'GET /profile': { body: { data: { ...person, plan: null, subscriptions: [PLAN] } } } })
    const page = await show(MyProfilePage)
    expect(page).toContain('Name not available')
    expect(page).toContain('N/A')
    expect(page).not.toContain('Email')
    expect(page).toMatch(/Free<.*—.*—.*₹0/)
    expect(page).not.toContain('Subscription History')
  })

  test('a plan that is paid for has its dates and amount, and a history', async () => {
    const data = { ...PERSON, email: 'asha@b.in', plan: PLAN, subscriptions: [PLAN, { ...PLAN, status: 'expired' }] }
    answerAsProvider(provider, { 'GET /profile': { body: { data } } })
    const page = await show(MyProfilePage)
    expect(page).toContain('asha@b.in')
    expect(page).toMatch(
      /Smart Student.*20 Nov 2026.*19 Dec 2026.*₹299.*Edit Plan.*Subscription History.*Expired.*Manage/,
    )
    expect(page).toContain('href="/settings?tab=profile"')
    expect(page).toContain('href="/settings?tab=subscription"')
  })

  test.each([
    ['pending', 'We are waiting for your payment to be confirmed.'],
    ['active', 'Your payment is confirmed. Smart Student is active.'],
    ['failed', 'The payment did not go through.'],
    ['cancelled', 'The payment was cancelled.'],
    ['expired', 'This subscription has ended.'],
    ['what nobody can read', 'How this payment stands cannot be told just now.'],
  ])('after paying it says how the payment stands: %s', async (status, text) => {
    const data = { id: 9, status, plan: { name: 'Smart Student' }, amount: 29_900 }
    answerAsProvider(provider, { ...REPLIES, 'GET /subscriptions/9': { body: { data } } })
    expect(await show(MyProfilePage, { subscription: '9' })).toContain(text)
  })
})

describe('the page of a payment', () => {
  const payment = { payer: 'development', action: null, fields: {} }
  const answer = (data: object) => ({ 'GET /subscriptions/9': { body: { data: { id: 9, amount: 29_900, ...data } } } })
  const plan = { name: 'Smart Student', billing_cycle: 'monthly' }
  const open = async (lang = 'en') =>
    renderToStaticMarkup(await PayingPage({ params: Promise.resolve({ lang, id: '9' }) }))

  test('is for who has chosen the plan; others sign in first, and come back to it', async () => {
    answerAsProvider(provider, answer({ status: 'pending', plan, payment }))
    expect(await open()).toContain('Pretend to pay ₹299')
    jar = {}
    await expect(open('kn')).rejects.toThrow(`redirect to /api/session?${new URLSearchParams({ for: '/kn/pay/9' })}`)
  })

  test.each([
    ['paid', answer({ status: 'active', plan, payment: null })],
    ['of an amount that nobody knows', answer({ status: 'pending', plan, payment, amount: null })],
    ["nobody's", { 'GET /subscriptions/9': { status: 404, body: {} } }],
  ])('one that is %s leads on to the profile', async (_, replies) => {
    answerAsProvider(provider, replies)
    await expect(open()).rejects.toThrow('redirect to /myprofile?subscription=9')
  })

  test('a payer sends the visitor back to pages in their language', async () => {
    const back = 'http://localhost:3000/api/payments/razorpay/return?subscription=9'
    const fields = { callback_url: back, cancel_url: 'http://localhost:3000/pay/9', name: 'pay', amount: '29900' }
    const action = 'https://payer.example/pay/9'
    answerAsProvider(provider, answer({ status: 'pending', plan, payment: { payer: 'razorpay', action, fields } }))
    const page = await open('kn')
    expect(page).toContain(`action="${action}"`)
    expect(page).toContain(`name="callback_url" value="${back}&amp;lang=kn"`)
    expect(page).toContain('name="cancel_url" value="http://localhost:3000/kn/pay/9"')
    expect(page).toContain('name="name" value="pay"')
    expect(await open()).toContain(`name="callback_url" value="${back}"`)
  })

  test('while the provider is away it says so', async () => {
    answerAsProvider(provider, {})
    expect(await open()).toContain('Your payment cannot be shown just now.')
  })
})

describe('settings', () => {
  test('an unknown tab says so', async () => {
    answerAsProvider(provider, REPLIES)
    expect(await show(SettingsPage, { tab: 'secrets' })).toContain('Tab content not found.')
  })

  test('the form holds what is stored, and works as a plain form', async () => {
    answerAsProvider(provider, REPLIES)
    const page = await show(SettingsPage)
    expect(page).toMatch(/<form [^>]*action="\/api\/profile" encType="multipart\/form-data" method="post"/)
    expect(page).toMatch(/name="first_name"[^>]*value="Asha"/)
    expect(page).toMatch(/type="hidden" name="phone" value="9845012345"/)
  })

  test('export and deletion stand where the provider offers them', async () => {
    answerAsProvider(provider, REPLIES)
    expect(await show(SettingsPage)).not.toContain('Delete account')
    answerAsProvider(provider, { ...REPLIES, 'GET /profile': { body: { ...PROFILE, account: true } } })
    const page = await show(SettingsPage)
    expect(page).toContain('href="/api/account/export?lang=en"')
    expect(page).toContain('action="/api/account/delete/code"')
  })
})
