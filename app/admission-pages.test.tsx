/** @jest-environment node */
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import ChancesPage, { generateMetadata as chancesMetadata } from '@/app/[lang]/admission-chances/page'
import CostAnswerPage from '@/app/[lang]/costs/answer/page'
import CostsPage, { generateMetadata as costsMetadata } from '@/app/[lang]/costs/page'
import DatesPage, { generateMetadata as datesMetadata } from '@/app/[lang]/dates/page'
import { getMessages } from '@/lib/messages/catalogue'
import { seal } from '@/lib/server/auth/sealed'
import { getEnvironment } from '@/lib/server/env'
import { readOptionalCalls } from '@/lib/server/reads/optional-calls'
import { answerAsProvider } from '@/testing/bff'
import { EXAMPLES } from '@/testing/contract-examples'
import { environmentWith } from '@/testing/environment'
import { FEE_SHEETS_ANSWER } from '@/testing/fee-sheet'
import { type StubServer, startStubServer } from '@/testing/stub-server'

/** Closing ranks, dates and fees, of a provider that lacks their calls and of one of another make that has them. */
let jar: Record<string, string> = {}
jest.mock('next/headers', () => ({
  draftMode: async () => ({ isEnabled: false }),
  cookies: async () => ({ get: (name: string) => (jar[name] === undefined ? undefined : { value: jar[name] }) }),
}))
jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: jest.fn() }))
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), back: jest.fn() }) }))
jest.mock('@/lib/server/env')
jest.mock('@/lib/server/log', () => ({ log: { error: jest.fn(), warn: jest.fn() } }))

let provider: StubServer
beforeAll(async () => void (provider = await startStubServer()))
afterAll(() => provider.close())
beforeEach(() => jest.mocked(getEnvironment).mockReturnValue(environmentWith(provider.url)))

type Props = { params: Promise<{ lang: string }>; searchParams: Promise<Record<string, string>> }
const props = (): Props => ({ params: Promise.resolve({ lang: 'en' }), searchParams: Promise.resolve({}) })

/** Asks for the page and what is said of it. */
async function show(page: (props: Props) => Promise<ReactNode>, metadata: (props: Props) => Promise<Metadata>) {
  const { prelude } = await prerenderToNodeStream(await page(props()))
  const { robots } = await metadata(props())
  return { html: await text(prelude), isHidden: typeof robots === 'object' && robots?.index === false }
}

const { chances, calendar, costs } = getMessages('en')
const PAGES = [
  ['closing-ranks', ChancesPage, chancesMetadata, chances.empty, 'Sample CET'],
  ['calendar', DatesPage, datesMetadata, calendar.empty, 'Hill Test'],
  ['fee-rules', CostsPage, costsMetadata, costs.empty, '2030-31'],
] as const
const OTHERS = {
  'GET /districts': { body: { data: [] } },
  'GET /closing-ranks': { status: 404 },
  'GET /calendar': { status: 404 },
  'GET /fee-rules': { status: 404 },
  'GET /scholarships': { status: 404 },
}

test('of several exams an invented one stands last, and is not the one that is chosen', async () => {
  const answer = EXAMPLES['GET /closing-ranks']?.answer
  const [sample] = Object(answer).exams
  const real = { ...sample, id: 'hill', name: { en: 'Hill Test' }, is_sample: false }
  answerAsProvider(provider, { ...OTHERS, 'GET /closing-ranks': { body: { exams: [sample, real] } } })
  const { html } = await show(ChancesPage, chancesMetadata)
  const values = [...html.matchAll(/<option[^>]* value="([\w-]+:\d+)"[^>]*>/g)]
  expect(values.map(([, value]) => value)).toEqual(['hill:2025', 'sample-cet:2025'])
  expect(values.map(([option]) => option.includes('selected'))).toEqual([true, false])
})

describe('the page of costs with a college', () => {
  const SHEETS = EXAMPLES['GET /fee-rules']?.answer
  const ask = async (query: Record<string, string>, details: object, sheets: unknown = SHEETS) => {
    answerAsProvider(provider, {
      ...OTHERS,
      'GET /fee-rules': { body: sheets },
      [`GET /institute/details?id=${query.college}`]: details,
    })
    const given = { ...props(), searchParams: Promise.resolve(query) }
    const { prelude } = await prerenderToNodeStream(await CostsPage(given))
    return text(prelude)
  }
  const college = (ownership: string) => ({
    body: {
      data: {
        institute: { id: 7, institute_name: 'Lake College', ownership },
        courses: [{ course_name: 'LLB (Honours)' }],
      },
    },
  })
  const chosen = (html: string) => /<option value="([^"]*)" selected=""/.exec(html)?.[1]

  test('has its one line chosen already', async () => {
    const html = await ask({ college: '7' }, college('government'))
    expect(html).toContain('Lake College')
    expect(html).toMatch(/<input type="hidden" name="college" value="7"/)
    expect(chosen(html)).toBe('2030-31:law:government')
  })

  test('has all of its lines chosen where it has several, for which is its own nobody knows', async () => {
    const body = {
      data: {
        institute: { id: 7, institute_name: 'Lake College', ownership: 'private' },
        courses: [{ course_name: 'Civil', course_category: 'Bachelor of Engineering' }],
      },
    }
    const html = await ask({ college: '7' }, { body }, FEE_SHEETS_ANSWER)
    expect(chosen(html)).toBe('2025-26:engineering:unaided-1 or unaided-2')
  })

  test('has none chosen where no line is the college’s, and the one that the link says where it does', async () => {
    expect(chosen(await ask({ college: '7' }, college('deemed')))).toBe('')
    expect(chosen(await ask({ college: '7', course: 'law', kind: 'government' }, college('deemed')))).toBe(
      '2030-31:law:government',
    )
  })

  test('has, for who comes from an answer of closing ranks, the category about which they asked there', async () => {
    answerAsProvider(provider, {
      ...OTHERS,
      'GET /fee-rules': { body: FEE_SHEETS_ANSWER },
      'GET /institute/details?id=7': college('government'),
    })
    const category = async (kept: Record<string, string>, query: Record<string, string>) => {
      jar = kept
      const { prelude } = await prerenderToNodeStream(
        await CostAnswerPage({ ...props(), searchParams: Promise.resolve(query) }),
      )
      const html = await text(prelude)
      const select = /<select[^>]* name="category".*?<\/select>/s.exec(html)?.[0] ?? ''
      return [html.includes('Lake College'), /<option value="([^"]*)" selected=""/.exec(select)?.[1]]
    }
    const rank = seal('rank', { typed: { category: '2AK' }, isKept: false }, 60)
    expect(await category({ rank }, { from: 'chances', college: '7' })).toEqual([true, '2A'])
    expect(await category({}, { from: 'chances', college: '7' })).toEqual([true, ''])
    // Else it is the page of an answer, of which nothing is kept here.
    expect(await category({ rank }, { college: '7' })).toEqual([false, ''])
  })

  test('is that without one where there is no such college, or the address has none', async () => {
    for (const [query, details] of [
      [{ college: '8' }, { status: 404 }],
      [{ college: 'seven' }, college('government')],
    ] as const) {
      const html = await ask(query, details)
      expect(html).toContain('<form')
      expect(html).not.toContain('name="college"')
      expect(html).not.toContain('Lake College')
    }
  })

  test('says that it cannot be read where it cannot, and keeps it chosen', async () => {
    const html = await ask({ college: '9' }, { status: 503 })
    expect(html).toContain(costs.collegeFailed)
    expect(html).toMatch(/<input type="hidden" name="college" value="9"/)
  })
})

describe.each(PAGES)('the page of %s', (call, page, metadata, empty, shown) => {
  test.each([
    ['has no such call', { status: 404 }],
    ['has not made it', { status: 501 }],
    ['knows nothing', { body: { data: [] } }],
  ])('says so of a provider that %s, has nothing to fill in, and is not to be found', async (_, reply) => {
    answerAsProvider(provider, { ...OTHERS, [`GET /${call}`]: reply })
    const { html, isHidden } = await show(page, metadata)
    expect(html).toContain(empty)
    expect(html).not.toContain('<form')
    expect(html).not.toContain('<select')
    expect(isHidden).toBe(true)
    expect(await readOptionalCalls()).not.toContain(call)
  })

  test('shows what a provider of another make has, and is linked', async () => {
    answerAsProvider(provider, { ...OTHERS, [`GET /${call}`]: { body: EXAMPLES[`GET /${call}`]?.answer } })
    const { html, isHidden } = await show(page, metadata)
    expect(html).toContain(shown)
    expect(html).not.toContain(empty)
    expect(isHidden).toBe(false)
    expect(await readOptionalCalls()).toContain(call)
  })
})
