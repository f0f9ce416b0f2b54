/** @jest-environment node */
import { text as bodyOf } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import AdmissionChancesPage from '@/app/[lang]/admission-chances/page'
import { getMessages } from '@/lib/messages/catalogue'
import { seal } from '@/lib/server/auth/sealed'
import { getEnvironment } from '@/lib/server/env'
import { answerAsProvider } from '@/testing/bff'
import { environmentWith } from '@/testing/environment'
import { EXAMPLES } from '@/testing/contract-examples'
import { RANK_EXAMPLES } from '@/testing/rank-examples'
import { type StubServer, startStubServer } from '@/testing/stub-server'
import ChanceAnswerPage from './page'

let jar: Record<string, string> = {}
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar[name] === undefined ? undefined : { value: jar[name] }) }),
}))
jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: jest.fn() }))
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), back: jest.fn() }) }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

let provider: StubServer
beforeAll(async () => void (provider = await startStubServer()))
afterAll(() => provider.close())
beforeEach(() => {
  jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url))
  jar = {}
})

const answerOf = (call: string) => ({ body: RANK_EXAMPLES[call]?.answer })
const EXAMS = { 'GET /districts': { body: { data: [] } }, 'GET /closing-ranks': answerOf('GET /closing-ranks') }
const SEARCH = 'POST /closing-ranks/search'
const keep = (typed: Record<string, string>) => void (jar = { rank: seal('rank', { typed, isKept: false }, 60) })
const TYPED = { list: 'sample-cet:2025', rank: '31,337', category: '2AG' }
const { chances: text } = getMessages('en')

async function open(page: typeof ChanceAnswerPage, query: Record<string, string> = {}) {
  const params = Promise.resolve({ lang: 'en' })
  const { prelude } = await prerenderToNodeStream(await page({ params, searchParams: Promise.resolve(query) }))
  return bodyOf(prelude)
}
const retryIn = (html: string) => new RegExp(`href="([^"]*)"[^>]*>${text.retry}<`).exec(html)?.[1]

// First: once they were read there is a last good copy.
test('while the lists cannot be had another try has all that was asked', async () => {
  answerAsProvider(provider, { 'GET /districts': EXAMS['GET /districts'] })
  keep(TYPED)
  expect(retryIn(await open(ChanceAnswerPage, { sort: 'fee' }))).toBe('/admission-chances/answer?sort=fee')
  expect(retryIn(await open(AdmissionChancesPage, { exam: 'sample-cet', category: '2AG', course: 'computing' }))).toBe(
    '/admission-chances?exam=sample-cet&amp;category=2AG&amp;course=computing',
  )
})

test('where no rank is kept any more the page says so, and asks for it; where none was asked for it does not', async () => {
  answerAsProvider(provider, EXAMS)
  const html = await open(ChanceAnswerPage)
  expect(html).toContain(text.nothingKept)
  expect(html).toContain(text.submit)
  expect(await open(AdmissionChancesPage)).not.toContain(text.nothingKept)
  keep({ ...TYPED, rank: 'many' })
  const wrong = await open(ChanceAnswerPage)
  expect(wrong).not.toContain(text.nothingKept)
  expect(wrong).toContain(text.problems.badRank)
})

test('while it cannot be said, another try has all that was asked: the rank in no address, and the form as it was', async () => {
  answerAsProvider(provider, { ...EXAMS, [SEARCH]: { status: 503 } })
  keep(TYPED)
  const html = await open(ChanceAnswerPage, { district: '12', page: '2' })
  expect(html).toContain(text.failed)
  expect(retryIn(html)).toBe('/admission-chances/answer?district=12&amp;page=2')
  expect(html).toMatch(/name="rank"[^>]* value="31,337"/)
  expect(html).toMatch(/<option value="2AG"[^>]* selected=""/)
  answerAsProvider(provider, { ...EXAMS, [SEARCH]: answerOf(SEARCH) })
  expect(await open(ChanceAnswerPage)).toContain('A rank of 31,337 was enough in 2025')
})

test('the answer leads to the dates of its exam', async () => {
  const [event] = Object(EXAMPLES['GET /calendar']?.answer).data
  answerAsProvider(provider, {
    ...EXAMS,
    [SEARCH]: answerOf(SEARCH),
    'GET /calendar': { body: { data: [{ ...event, exam: 'sample' }] } },
  })
  keep(TYPED)
  expect(await open(ChanceAnswerPage)).toContain('href="/dates#exam-sample"')
})

test('the page that is the same for everybody leads to what this browser keeps, and has the button that ends it', async () => {
  answerAsProvider(provider, { ...EXAMS, [SEARCH]: answerOf(SEARCH) })
  jar = { rank: seal('rank', { typed: TYPED, isKept: true }, 60) }
  const bare = await open(AdmissionChancesPage)
  expect(bare).toMatch(new RegExp(`href="/admission-chances/answer"[^>]*>${text.showKept}<`))
  expect(bare).toMatch(/<button[^>]* name="forget"/)
  expect(bare).not.toContain('31,337')
  const own = await open(ChanceAnswerPage)
  expect(own).toMatch(/<input[^>]* name="keep"[^>]* checked=""/)
  expect(own).toContain('<input type="hidden" name="shown" value="1"/>')
})

test('a provider that has lists and no such search has none of it', async () => {
  answerAsProvider(provider, { ...EXAMS, [SEARCH]: { status: 404 } })
  keep(TYPED)
  const html = await open(ChanceAnswerPage)
  expect(html).toContain(text.empty)
  expect(html).not.toContain('<form')
})

test('a link that has begun to fill the form in does so', async () => {
  const query = { exam: 'sample-cet', category: '2AG', course: 'computing' }
  answerAsProvider(provider, EXAMS)
  const html = await open(AdmissionChancesPage, query)
  for (const chosen of ['sample-cet:2025', '2AG'])
    expect(html).toMatch(new RegExp(`<option value="${chosen}"[^>]* selected=""`))
  expect(html).toMatch(/name="course\.computing" checked=""/)
  // Who copies a code from a message writes it as they please.
  expect(await open(AdmissionChancesPage, { ...query, category: '2ag' })).toMatch(
    /<option value="2AG"[^>]* selected=""/,
  )
})
