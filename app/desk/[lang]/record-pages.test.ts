import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { createElement, type ReactNode } from 'react'
import { RECORD_PAGES } from '@/app/desk/[lang]/record-pages'
import { callsOf } from '@/lib/contract/desk/rights'
import { getMessages } from '@/lib/messages/catalogue'
import { answerAsProvider } from '@/testing/bff'
import { stubProvider } from '@/testing/stub-provider'

jest.mock('next/headers', () => ({
  cookies: async () => new Map([['desk-session', { value: 'desk-token' }]]),
  headers: async () => new Headers(),
}))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

const provider = stubProvider()
const SESSION = { data: { id: '1', name: 'Uma', mail: 'uma@desk.example', role: 'editor', may: callsOf('editor') } }

/** The page as it comes, before a provider that answers this. */
async function htmlOf(page: Promise<ReactNode>) {
  const { prelude } = await prerenderToNodeStream(createElement('main', {}, await page))
  return text(prelude)
}
const asked = (id: string, query: Record<string, string> = {}) => ({
  params: Promise.resolve({ lang: 'en', id }),
  searchParams: Promise.resolve(query),
})
const answer = (replies: Parameters<typeof answerAsProvider>[1]) =>
  answerAsProvider(provider, { 'GET /desk/session': { body: SESSION }, ...replies })

test('what the address of one to add says stands in its form', async () => {
  answer({})
  const html = await htmlOf(RECORD_PAGES.rankWords.add.Page(asked('', { code: 'GMP' })))
  expect(html).toContain('value="GMP"')
})

test('a page of a record says who else has it open, and nobody is asked for one that there is not', async () => {
  const record = { id: '7', version: 'v1', values: { name_en: 'Scholar' }, draft: null, history: [] }
  const others = [{ name: 'Ravi Gowda', seen_at: '2026-11-28T04:30:00.000Z' }]
  const calls = answer({
    'GET /desk/plans/7': { body: { data: record } },
    'GET /desk/plans/8': { status: 404, body: { message: 'x' } },
    'POST /desk/presence': { body: { data: others } },
  })
  const presence = () =>
    calls.filter(({ call }) => call === 'POST /desk/presence').map(({ body }) => JSON.parse(body) as unknown)
  const html = await htmlOf(RECORD_PAGES.plans.one.Page(asked('7')))
  expect(html).toContain('Ravi Gowda')
  expect(presence()).toEqual([{ list: 'plans', id: '7' }])
  await htmlOf(RECORD_PAGES.plans.one.Page(asked('8')))
  expect(presence()).toHaveLength(1)
})

test('a list that cannot be had says so, and is not empty', async () => {
  answer({ 'GET /desk/plans': { status: 500, body: { message: 'x' } } })
  const { desk } = getMessages('en')
  expect(await htmlOf(RECORD_PAGES.plans.list.Page(asked('')))).toContain(desk.said.away)
})

test('that the drafts of what is not there yet cannot be had is said above the list, which stands there all the same', async () => {
  const plans = { 'GET /desk/plans': { body: { data: [] } } }
  answer({ ...plans, 'GET /desk/drafts/plans': { status: 500, body: { message: 'x' } } })
  const { deskPlans } = getMessages('en')
  const html = await htmlOf(RECORD_PAGES.plans.list.Page(asked('')))
  expect(html).toContain(deskPlans.newDraftsAway)
  expect(html).toContain(deskPlans.intro)
  answer({ ...plans, 'GET /desk/drafts/plans': { body: { data: [] } } })
  expect(await htmlOf(RECORD_PAGES.plans.list.Page(asked('')))).not.toContain(deskPlans.newDraftsAway)
})
