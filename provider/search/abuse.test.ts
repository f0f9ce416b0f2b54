import fc from 'fast-check'
import { DirectorySearch } from './directory-search'
import { abusiveQuery } from '@/tools/search/bench/abusive-query'
import { pick, randomFrom } from '@/tools/bench/random'
import { ODD_TEXTS, anyText } from '@/testing/search/any-text'
import { makeRecord } from '@/testing/search/records'
import { indexOf, town } from '@/testing/search/small-directory'

const SIZE = 20_000
/**
 * Five times what a search may cost, in time of this process: what the machine does besides is not
 * counted. The best of three attempts stands, so that a collection of garbage does not count either.
 */
const MAX_MS = 250
const ATTEMPTS = 3

const SYLLABLES = 'ka ra ma ni shu vi dya la go de pu tra an ch sri ba sa va ga na ta ya lo kr'.split(' ')
const KINDS = ['School', 'Higher Primary School', 'College of Engineering', 'Degree College', 'Institute of Technology']
const TOWNS = ['Bengaluru', 'Mysuru', 'Kolar', 'Hassan', 'Bidar'].map(town)

function manyRecords() {
  const random = randomFrom(3)
  const word = () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(random, SYLLABLES)).join('')
  return Array.from({ length: SIZE }, (_, at) =>
    makeRecord({
      id: at + 1,
      name: `${word()} ${word()} ${pick(random, KINDS)}`,
      typeIds: [14],
      ...pick(random, TOWNS),
    }),
  )
}

const search = new DirectorySearch(indexOf(manyRecords()))

function costOf(run: () => void): number {
  const costs: number[] = []
  while (costs.length < ATTEMPTS && !costs.some((cost) => cost <= MAX_MS)) {
    const before = process.cpuUsage()
    run()
    costs.push(process.cpuUsage(before).user / 1_000)
  }
  return Math.min(...costs)
}

function ask(text: string): void {
  const { ids, total } = search.list({ search: text, page: 1, limit: 10, withFacets: true })
  expect(ids.length).toBe(Math.min(10, total))
  expect(new Set(ids).size).toBe(ids.length)
  expect(search.suggest(text, 8).ids.length).toBeLessThanOrEqual(8)
}

test.each(ODD_TEXTS)('%s: a harmless search', (_what, text) => {
  expect(costOf(() => ask(text))).toBeLessThan(MAX_MS)
})

test('any text is a harmless search', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(costOf(() => ask(text))).toBeLessThan(MAX_MS)
    }),
    { numRuns: 150 },
  )
})

test('what the benchmark asks to do harm is a harmless search', () => {
  const random = randomFrom(11)
  for (let time = 0; time < 100; time += 1) {
    const text = abusiveQuery(random)
    expect([text, costOf(() => ask(text)) < MAX_MS]).toEqual([text, true])
  }
})

test('the page of a search that is furthest down costs no more', () => {
  for (const text of ['school', 'college of engineering bangalore', 'ka']) {
    const { total } = search.list({ search: text, page: 1, limit: 1 })
    const last = Math.max(1, Math.ceil(total / 100))
    const cost = costOf(() => {
      expect(search.list({ search: text, page: last, limit: 100 }).ids.length).toBeLessThanOrEqual(100)
      expect(search.list({ search: text, page: 1_000_000_000, limit: 100 }).ids).toEqual([])
    })
    expect([text, cost < MAX_MS]).toEqual([text, true])
  }
})

test.each(['school', 'kara', 'ka', 'degree college', 'school kolar', 'higher primary school mysore karnataka'])(
  'thousands of results of "%s" stand on one page each, and on no other',
  (text) => {
    const ids: number[] = []
    const { total } = search.list({ search: text, page: 1, limit: 1 })
    for (let page = 1; page <= Math.ceil(total / 997); page += 1)
      ids.push(...search.list({ search: text, page, limit: 997 }).ids)
    expect(ids).toHaveLength(total)
    expect(new Set(ids).size).toBe(total)
    expect(search.list({ search: text, page: 2, limit: 100 }).ids).toEqual(ids.slice(100, 200))
  },
)
