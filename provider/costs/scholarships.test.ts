import { CATEGORIES } from '@/lib/contract/fee-rules'
import { scholarshipListSchema } from '@/lib/contract/scholarship'
import { countScholarships, fittingScholarships } from '@/lib/rules/costs/scholarships'
import { isInvented } from '@/provider/costs/scholarship-schema'
import list from '@/provider/costs/scholarships.json'

const ours = scholarshipListSchema.parse({ data: list })

test('a family of 2A with two lakh finds one, and one with five lakh none', () => {
  const of = (upto: number | null, over: number) =>
    fittingScholarships(
      ours,
      'engineering',
      { seat: 'government', category: '2A', income: { over, upto } },
      '2026-11-27',
    ).map(({ id }) => id)
  expect(of(250_000, 100_000)).toEqual(['csss'])
  expect(of(100_000, 0)).toEqual(['vidyasiri', 'post-matric-bc', 'csss'])
  expect(of(null, 450_000)).toEqual([])
})

/** As the pages say it, typed again: whom each is for by category and income, how much it gives, and where to apply. */
const PAGES: Record<string, { upto: Record<string, number>; gives: RegExp | null; apply: RegExp | null }> = {
  vidyasiri: {
    upto: { '1': 250_000, '2A': 100_000, '3A': 100_000, '3B': 100_000 },
    gives: /^₹1,500 a month for ten months: ₹15,000 a year$/,
    apply: /State Scholarship Portal/,
  },
  'post-matric-bc': {
    upto: { '1': 250_000, '2A': 100_000, '3A': 100_000, '3B': 100_000 },
    gives: /^₹1,600 to ₹3,500 a year/,
    apply: /State Scholarship Portal/,
  },
  'post-matric-sc': { upto: { SC: 250_000 }, gives: null, apply: null },
  csss: {
    upto: Object.fromEntries(CATEGORIES.map((category) => [category, 450_000])),
    gives: /^₹12,000 a year for the first three years, ₹20,000 in the fourth year/,
    apply: /scholarships\.gov\.in/,
  },
}

test('limits, amounts and where to apply are those of the pages, in both languages the same figures', () => {
  expect(ours.map(({ id }) => id).sort()).toEqual(Object.keys(PAGES).sort())
  const figures = (text: string | undefined) => text?.match(/₹[\d,]+/g) ?? []
  for (const { id, applies, gives, apply, until } of ours) {
    const page = PAGES[id]
    if (page === undefined) throw new Error(`no page of ${id}`)
    expect(Object.fromEntries(applies.map(({ category, upto }) => [category, upto]))).toEqual(page.upto)
    expect(applies.every(({ over }) => over === null)).toBe(true)
    for (const [said, expected] of [
      [gives, page.gives],
      [apply, page.apply],
    ] as const) {
      if (expected === null) expect(said).toBeNull()
      else expect(said?.en).toMatch(expected)
    }
    expect(figures(gives?.kn)).toEqual(figures(gives?.en))
    expect(until).toBeNull()
  }
})

test('each names an official page and the day on which it was read, in both languages', () => {
  for (const { url, readOn, name, conditions } of ours) {
    expect(new URL(url).hostname).toMatch(/\.gov\.in$/)
    expect(readOn).toMatch(/^2026-/)
    for (const text of [name, ...conditions])
      for (const language of ['en', 'kn'] as const) expect(text[language]).toBeTruthy()
  }
})

test.each([
  ['https://scholarships.example/', true],
  ['https://www.education.gov.in/.example', false],
])('whether one at %s is invented: %s', (url, expected) => expect(isInvented({ url })).toBe(expected))

test('a scholarship of two academic years is one, and an invented one is none', () => {
  const [first] = ours
  if (first === undefined) throw new Error('there is one')
  const again = { ...first, id: 'again', year: '2030-31' }
  expect(countScholarships([first, again, { ...first, name: { en: 'Invented' }, isSample: true }])).toBe(1)
  expect(countScholarships(ours)).toBe(4)
})
