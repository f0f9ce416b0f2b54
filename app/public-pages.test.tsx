/** @jest-environment node */
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import type { ReactNode } from 'react'
import ExplorePage from '@/app/[lang]/explore-all/page'
import GalleryPage, { generateMetadata as galleryMetadata } from '@/app/[lang]/gallery/page'
import MissingInstitutionPage from '@/app/[lang]/missing/institution/page'
import PricingPage from '@/app/[lang]/pricing/page'
import PrivacyPage from '@/app/[lang]/privacy/page'
import RefundPage from '@/app/[lang]/refund/page'
import TermsPage from '@/app/[lang]/tearms/page'
import UpdatesPage from '@/app/[lang]/updates-list/page'
import { AuthProviders } from '@/components/auth/auth-providers'
import { answerAsProvider } from '@/testing/bff'
import { stubProvider } from '@/testing/stub-provider'

/** What the public pages of the second part ask the provider for, and show of it (spec 2 §2, §7). */
jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: jest.fn() }))
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), back: jest.fn() }) }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()

type Page = (props: { params: Promise<{ lang: string }> }) => ReactNode | Promise<ReactNode>
type Calls = ReturnType<typeof answerAsProvider>

/** A page as it stands in its HTML. */
async function show(page: Page): Promise<string> {
  const shown = await page({ params: Promise.resolve({ lang: 'en' }) })
  const { prelude } = await prerenderToNodeStream(<AuthProviders>{shown}</AuthProviders>)
  return text(prelude)
}
const headingOf = (html: string) => />([^<]+)<\/h1>/.exec(html.replaceAll('&amp;', '&'))?.[1]
const asked = (calls: Calls) => calls.map(({ call, headers }) => [call, headers.authorization])

test('pricing: its heading and subtitle, and the plans of GET /plans', async () => {
  const plan = { id: 1, name: 'Counsel', price: 299, billing_cycle: 'monthly', is_active: 1, features: ['Calls'] }
  const all_plans = [plan, { ...plan, id: 2, name: 'Withdrawn', is_active: 0 }]
  const calls = answerAsProvider(provider, { 'GET /plans': { body: { all_plans } } })
  const html = await show(PricingPage)
  expect(headingOf(html)).toBe('Choose Your Plan')
  expect(html).toContain('Reading the directory is free. A plan adds time with a counsellor.')
  expect(html).toContain('Counsel')
  expect(html).not.toContain('Withdrawn')
  expect(asked(calls)).toEqual([['GET /plans', undefined]])
})

test('explore-all: Top Institutions, of GET /top-institutes', async () => {
  const body = [{ institute_id: 7, name: 'Tunga College' }]
  const calls = answerAsProvider(provider, { 'GET /top-institutes': { body } })
  const html = await show(ExplorePage)
  expect(headingOf(html)).toBe('Top Institutions')
  expect(html).toContain('Tunga College')
  expect(asked(calls)).toEqual([['GET /top-institutes', undefined]])
})

test('updates-list: Latest Updates, of GET /notification and GET /calendar', async () => {
  const body = { data: { notifications: [{ id: 1, title: 'Applications are open', status: 'Active' }] } }
  const calls = answerAsProvider(provider, { 'GET /notification': { body } })
  const html = await show(UpdatesPage)
  expect(headingOf(html)).toBe('Latest Updates')
  expect(html).toContain('Applications are open')
  expect(asked(calls)).toEqual([
    ['GET /notification', undefined],
    ['GET /calendar', undefined],
  ])
})

describe.each([
  ['refundpolicy', RefundPage, 'Refund Policy', 'Error loading Refund Policy.'],
  ['privacypolicy', PrivacyPage, 'Privacy Policy', 'Error loading privacy policy.'],
  ['termpolicy', TermsPage, 'Terms & Conditions', 'Error loading privacy policy.'],
] as const)('the policy of GET /cms?type=%s', (type, page, heading, failed) => {
  const call = `GET /cms?type=${type}`

  test('that cannot be had, and of which there is no earlier copy, says so', async () => {
    answerAsProvider(provider, { [call]: { status: 500 } })
    const html = await show(page)
    expect(headingOf(html)).toBe(heading)
    expect(html).toContain(failed)
  })

  test('without an English text says that there is none', async () => {
    answerAsProvider(provider, { [call]: { body: { data: { [type]: { [type]: { kn: 'ನಿಯಮಗಳು' } } } } } })
    expect(await show(page)).toContain('No content found.')
  })

  test('is read from data, parted at its numbers, and shown as HTML', async () => {
    const en = 'Before. 1. <strong>Who.</strong> Us. 2. What.'
    const calls = answerAsProvider(provider, { [call]: { body: { data: { [type]: { [type]: { en } } } } } })
    const html = await show(page)
    expect(headingOf(html)).toBe(heading)
    expect(html).toContain('>Before.</p>')
    expect(html).toContain('><strong>Who.</strong> Us.</p>')
    expect(html).toContain('>What.</p>')
    expect(asked(calls)).toEqual([[call, undefined]])
  })
})

test('gallery: a placeholder, which search engines leave out', async () => {
  const calls = answerAsProvider(provider, {})
  expect(headingOf(await show(GalleryPage))).toBe('Gallery')
  expect(await galleryMetadata({ params: Promise.resolve({ lang: 'en' }) })).toMatchObject({ robots: { index: false } })
  expect(calls).toEqual([])
})

test('an unknown institution is said to be none', async () => {
  expect(headingOf(await show(MissingInstitutionPage))).toBe('No college data found.')
})
