import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { TAXONOMY } from '@/provider/directory/taxonomy'

const SHARES = {
  exact: 30,
  prefix: 30,
  acronym: 36,
  abbreviation: 28,
  misspelling: 36,
  spacing: 28,
  romanisation: 30,
  'word-order': 18,
  'place-added': 24,
  'old-place': 20,
  mixed: 24,
  school: 40,
  kannada: 10,
  category: 10,
} as const
type Kind = keyof typeof SHARES
const KINDS = Object.keys(SHARES) as [Kind, ...Kind[]]

const common = { query: z.string().min(1).max(200), kind: z.enum(KINDS), half: z.enum(['develop', 'report']) }
const answer = z.string().regex(/^(aicte:[\d-]+|udise:\d{11})$/)
const named = z.strictObject({ ...common, answers: z.array(answer).min(1).max(5) })
const placed = z.strictObject({
  ...common,
  in: z.union([z.strictObject({ district: z.string() }), z.strictObject({ city: z.string() })]),
  type: z.enum(TAXONOMY.map((type) => type.slug)).optional(),
})

const file = path.join(process.cwd(), 'tools/search/eval/queries.json')
const queries = z.array(z.union([named, placed])).parse(JSON.parse(readFileSync(file, 'utf8')))
const answersOf = (half: string) =>
  queries.flatMap((entry) => (entry.half === half && 'answers' in entry ? entry.answers : []))

describe('the queries that measure the search', () => {
  it('are at least 300, none twice', () => {
    expect(queries.length).toBeGreaterThanOrEqual(300)
    const typed = queries.map((entry) => entry.query.trim().toLowerCase())
    expect(typed.filter((query, index) => typed.indexOf(query) !== index)).toEqual([])
  })

  it.each(KINDS)('hold enough of the kind %s, as many in one half as in the other', (kind) => {
    const ofKind = queries.filter((entry) => entry.kind === kind)
    const developed = ofKind.filter((entry) => entry.half === 'develop').length
    expect(ofKind.length).toBeGreaterThanOrEqual(SHARES[kind])
    expect(Math.abs(ofKind.length - 2 * developed)).toBeLessThanOrEqual(2)
  })

  it('ask for a place instead of institutions only where a place is typed', () => {
    const places = queries.filter((entry) => 'in' in entry)
    expect(places.filter((entry) => entry.kind !== 'kannada' && entry.kind !== 'category')).toEqual([])
    expect(places.filter((entry) => entry.kind === 'category' && !('type' in entry))).toEqual([])
  })

  it('share no institution between the halves, and list none twice for one query', () => {
    const developed = new Set(answersOf('develop'))
    expect(answersOf('report').filter((id) => developed.has(id))).toEqual([])
    const repeated = queries.filter((entry) => 'answers' in entry && new Set(entry.answers).size < entry.answers.length)
    expect(repeated).toEqual([])
  })
})
