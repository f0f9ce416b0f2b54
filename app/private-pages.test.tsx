/** @jest-environment node */
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { NextResponse } from 'next/server'
import type { ReactNode } from 'react'
import MyProfilePage from '@/app/[lang]/myprofile/page'
import PayingPage from '@/app/[lang]/pay/[id]/page'
import WriteReviewPage from '@/app/[lang]/college/review/page'
import SettingsPage from '@/app/[lang]/settings/page'
import { AuthProviders } from '@/components/auth/auth-providers'
import { reviewReply } from '@/lib/bff/replies'
import { getMessages } from '@/lib/messages/catalogue'
import { getEnvironment } from '@/lib/server/env'
import { definitionOf, PRIVATE_ROUTES } from '@/lib/rules/routes/table'
import { answerAsProvider, cookiesAfter } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { type StubServer, startStubServer } from '@/testing/stub-server'

/**
 * Authorisation of the private pages, without middleware.ts: nothing here imports it, so that these
 * pass with the file deleted.
 */
let jar: Record<string, string>
jest.mock('next/headers', () => ({
  cookies: () => Promise.resolve({ get: (name: string) => (jar[name] ? { value: jar[name] } : undefined) }),
  headers: () => Promise.resolve(new Headers({ 'x-visitor-address': '192.0.2.7' })),
  draftMode: () => Promise.resolve({ isEnabled: false }),
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
/** The whole of it, also of the parts that read for themselves; without the marks between two texts. */
async function render(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node)
  return (await text(prelude)).replaceAll('<!-- -->', '')
}
const show = async (page: Page, query: Query = {}, lang = 'en') =>
  render(
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

test('every private route is among them', () => {
  expect(new Set(PAGES.map(([, , , path]) => path.split('?')[0]))).toEqual(new Set(PRIVATE_ROUTES))
})

test.each(PAGES)('%s reads the search parameters that the table of routes names', async (_, page, query, path) => {
  answerAsProvider(provider, REPLIES)
  const asked = new Set<string | symbol>()
  const watched = new Proxy(query, {
    get(target, name) {
      asked.add(name)
      return Reflect.get(target, name)
    },
  })
  await show(page, watched)
  // By `then` a promise asks whether what it gives is one, too.
  asked.delete('then')
  const route = PRIVATE_ROUTES.find((each) => each === path.split('?')[0])
  expect([...asked]).toEqual(route && definitionOf(route).searchParams)
})

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

describe('the page of a review, where there is no such institution', () => {
  const GONE = {
    ...REPLIES,
    'GET /institute/details?id=7': { status: 404 },
    'GET /institutes/7/reviews/mine': { status: 404 },
  }

  test('leads to where that is said', async () => {
    answerAsProvider(provider, GONE)
    await expect(show(WriteReviewPage, { id: '7' })).rejects.toThrow('redirect to /college/detail?id=7')
  })

  test('what was sent without JavaScript as it went stays to be copied, and says why it was not sent', async () => {
    const answer = new NextResponse()
    const reply = { typed: { description: 'Kind teachers.' }, failure: { reason: 'unknown', message: null } as const }
    await reviewReply('7').keep(answer, { get: (name) => ({ value: jar[name] ?? '' }) }, reply)
    jar = cookiesAfter(answer, jar)
    answerAsProvider(provider, GONE)
    const page = await show(WriteReviewPage, { id: '7' })
    expect(page).toContain('Kind teachers.')
    expect(page).toContain(getMessages('en').review.gone)
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

  test.each([
    ['kn', 'Asha', ' lang="en"'],
    ['kn', 'ಆಶಾ', ''],
    ['en', 'ಆಶಾ', ' lang="kn"'],
    ['en', 'Asha', ''],
  ])('a name in other letters than those of the page says so: %s, %s', async (lang, firstName, marked) => {
    const data = { ...PERSON, first_name: firstName, last_name: null, plan: null, subscriptions: [] }
    answerAsProvider(provider, { 'GET /profile': { body: { data } } })
    expect(await show(MyProfilePage, {}, lang)).toMatch(new RegExp(`<h2${marked} class="[^"]*">${firstName}</h2>`))
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

  test('the plan stands in a table with five columns, and the card leads to the profile form', async () => {
    answerAsProvider(provider, REPLIES)
    const page = await show(MyProfilePage)
    expect(page).toContain('Asha Rao')
    expect(page).toContain('9845012345')
    const headers = [...page.matchAll(/<th [^>]*>([^<]+)<\/th>/g)].map(([, header]) => header)
    expect(headers).toEqual(['Plan', 'Billing Date', 'Expire Date', 'Amount', 'Action'])
    expect(page).toMatch(/href="\/settings\?tab=profile"[^>]*>Edit Profile</)
    expect(page).toMatch(/href="\/settings\?tab=subscription"[^>]*>Edit Plan</)
  })

  test('the history has the same columns, and a plan of ₹0 has none', async () => {
    const withPlan = (plan: object) => ({
      'GET /profile': { body: { data: { ...PERSON, plan, subscriptions: [PLAN] } } },
    })
    answerAsProvider(provider, withPlan(PLAN))
    const page = await show(MyProfilePage)
    expect(page.match(/>Billing Date<\/th>/g)).toHaveLength(2)
    expect(page).toMatch(/Subscription History.*Smart Student.*Manage/)
    answerAsProvider(provider, withPlan({ ...PLAN, name: 'Starter', price: 0 }))
    expect(await show(MyProfilePage)).not.toContain('Subscription History')
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
  const payment = { action: null, fields: {} }
  const answer = (data: object) => ({ 'GET /subscriptions/9': { body: { data: { id: 9, amount: 29_900, ...data } } } })
  const plan = { name: 'Smart Student', billing_cycle: 'monthly' }
  const open = async (lang = 'en') => render(await PayingPage({ params: Promise.resolve({ lang, id: '9' }) }))

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
    ['one of a provider that knows no such call', { 'GET /subscriptions/9': { status: 501, body: {} } }],
  ])('one that is %s leads on to the profile', async (_, replies) => {
    answerAsProvider(provider, replies)
    await expect(open()).rejects.toThrow('redirect to /myprofile?subscription=9')
  })

  test('a gateway sends the visitor back to pages in their language', async () => {
    const back = 'http://localhost:3000/api/payments/razorpay/return?subscription=9'
    const fields = { callback_url: back, cancel_url: 'http://localhost:3000/pay/9', name: 'pay', amount: '29900' }
    const action = 'https://gateway.example/pay/9'
    answerAsProvider(provider, answer({ status: 'pending', plan, payment: { action, fields } }))
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
  test('a way back, the title and two tabs, of which the profile is the first', async () => {
    answerAsProvider(provider, REPLIES)
    const page = await show(SettingsPage)
    expect(page).toMatch(/href="\/myprofile" aria-label="Back".*<h1[^>]*><span[^>]*>Settings<\/span><\/h1>/)
    const tabs = [...page.matchAll(/href="\/settings\?tab=(\w+)"([^>]*)>(\w+)</g)]
    expect(tabs.map(([, tab, , name]) => [tab, name])).toEqual([
      ['profile', 'Profile'],
      ['subscription', 'Subscription'],
    ])
    expect(tabs.map(([, , rest]) => rest?.includes('aria-current="page"'))).toEqual([true, false])
    expect(page).toContain('Save Changes')
  })

  test('the tab Subscription: Choose Your Plan, an intro, and the first card selected', async () => {
    const plan = { id: 1, name: 'Starter', price: 0, billing_cycle: 'monthly', is_active: 1, features: ['Calls'] }
    const all_plans = [plan, { ...plan, id: 2, name: 'Scholar', price: 299 }]
    answerAsProvider(provider, { ...REPLIES, 'GET /plans': { body: { all_plans } } })
    const page = await show(SettingsPage, { tab: 'subscription' })
    expect(page).toMatch(/<h2[^>]*>Choose Your Plan<\/h2><p[^>]*>[^<]+<\/p>/)
    expect(page).toMatch(/Starter.*₹0 \/ monthly.*Calls.*>Selected<.*Scholar.*₹299 \/ monthly.*>Choose Plan</)
    // Also where it is not the free one, which is the student's own.
    const paid = { body: { all_plans: [{ ...plan, name: 'Silver', price: 99 }, all_plans[1]] } }
    answerAsProvider(provider, { ...REPLIES, 'GET /plans': paid })
    expect(await show(SettingsPage, { tab: 'subscription' })).toMatch(/Silver.*>Selected<.*Scholar.*>Choose Plan</)
  })

  test('the tab Subscription opens with the plan that the student has, on its cycle', async () => {
    const plan = { id: 1, name: 'Starter', price: 0, billing_cycle: 'monthly', is_active: 1, features: [] }
    const all_plans = [plan, { ...plan, id: 2, name: 'Scholar', price: 2999, billing_cycle: 'yearly' }]
    const own = { ...PLAN, name: 'Scholar', price: 2999, billing_cycle: 'yearly' }
    const profile = { body: { data: { ...PERSON, plan: own, subscriptions: [] } } }
    answerAsProvider(provider, { ...REPLIES, 'GET /plans': { body: { all_plans } }, 'GET /profile': profile })
    const page = await show(SettingsPage, { tab: 'subscription' })
    expect(page).toMatch(/<input [^>]*checked=""[^>]*value="yearly"|<input [^>]*value="yearly"[^>]*checked=""/)
    expect(page).toMatch(/Scholar.*₹2,999 \/ yearly.*>Selected</)
  })

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
