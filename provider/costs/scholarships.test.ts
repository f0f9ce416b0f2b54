import { scholarshipListSchema } from '@/lib/contract/scholarship'
import { fittingScholarships } from '@/lib/rules/costs/scholarships'
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
