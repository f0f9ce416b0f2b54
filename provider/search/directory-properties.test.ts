import fc from 'fast-check'
import { INSTITUTION_GAPS, INSTITUTION_SORTS } from '@/lib/contract/desk/institution'
import { DIRECTORY_FILTERS } from '@/lib/contract/institute-query'
import { DirectoryIndex } from './directory-index'
import { DirectorySearch } from './directory-search'
import type { SearchRecord } from './record'
import { bruteFacets, bruteKnown, choose, passes, sortedIds } from '@/testing/search/expected'
import {
  type Asked,
  makeRecord,
  randomDirectory,
  randomFilter,
  randomRecord,
  randomSearch,
  randomSort,
} from '@/testing/search/records'
import { indexOf } from '@/testing/search/small-directory'

const MAX_RECORDS = 60

/** The ids of all pages, joined. */
function listAll(search: DirectorySearch, asked: Asked, limit: number): number[] {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const answer = search.list({ ...asked, page, limit })
    expect(answer.ids.length).toBe(Math.max(0, Math.min(limit, answer.total - (page - 1) * limit)))
    if (answer.ids.length === 0) return ids
    ids.push(...answer.ids)
  }
}

const pageSize = fc.integer({ min: 1, max: 25 })

test('filters, totals and facets are those of a look at every institution', () => {
  fc.assert(
    fc.property(randomDirectory(MAX_RECORDS), randomFilter, (records, filter) => {
      const search = new DirectorySearch(indexOf(records))
      const { ids, total, facets, known } = search.list({ ...filter, page: 1, limit: MAX_RECORDS, withFacets: true })
      const expected = records.filter((record) => passes(record, filter))
      expect(ids).toEqual(sortedIds(expected, undefined))
      expect(total).toBe(expected.length)
      expect(facets).toEqual(bruteFacets(records, filter))
      expect(known).toEqual(bruteKnown(records, filter))
    }),
    { numRuns: 120 },
  )
})

test('what is lacking, and the orders of the desk, are those of a look at every institution', () => {
  const asked = fc.record({ lacking: fc.subarray([...INSTITUTION_GAPS]), sort: fc.constantFrom(...INSTITUTION_SORTS) })
  fc.assert(
    fc.property(
      randomDirectory(MAX_RECORDS),
      randomFilter,
      asked,
      pageSize,
      (records, filter, { lacking, sort }, limit) => {
        const expected = records.filter(
          (each) => passes(each, filter) && lacking.every((gap) => each.gaps.includes(gap)),
        )
        const ids = listAll(new DirectorySearch(indexOf(records)), { ...filter, lacking, sort }, limit)
        expect(ids).toEqual(sortedIds(expected, sort))
      },
    ),
    { numRuns: 60 },
  )
})

test('the facets of a search by name count what it finds without filters', () => {
  fc.assert(
    fc.property(randomDirectory(MAX_RECORDS), randomFilter, randomSearch, randomSort, (records, filter, text, sort) => {
      const search = new DirectorySearch(indexOf(records))
      const { ids, understood } = search.list({ search: text, page: 1, limit: MAX_RECORDS })
      // What words say of a kind counts as a filter, which one that is set replaces.
      fc.pre((understood?.parts.length ?? 0) === 0)
      const found = new Set(ids)
      const matching = records.filter((record) => found.has(record.id))
      const page = search.list({ ...filter, search: text, sort, page: 1, limit: MAX_RECORDS, withFacets: true })
      const expected = matching.filter((record) => passes(record, filter))
      expect([...page.ids].sort()).toEqual(expected.map((record) => record.id).sort())
      expect(page.total).toBe(expected.length)
      expect(page.facets).toEqual(bruteFacets(matching, filter))
    }),
    { numRuns: 80 },
  )
})

test('choosing an option gives the total that its facet told', () => {
  fc.assert(
    fc.property(randomDirectory(MAX_RECORDS), randomFilter, fc.option(randomSearch), (records, filter, text) => {
      const search = new DirectorySearch(indexOf(records))
      const asked = { ...filter, search: text ?? undefined, page: 1, limit: 1 }
      const { facets } = search.list({ ...asked, withFacets: true })
      const total = (over: Partial<Asked>) => search.list({ ...asked, ...over }).total
      expect([...(facets?.keys() ?? [])]).toHaveLength(
        DIRECTORY_FILTERS.filter(({ counted }) => counted !== 'not').length,
      )
      for (const [name, counts] of facets ?? []) {
        for (const [option, count] of typeof counts === 'number' ? [[1, counts] as const] : counts) {
          const include_unknown = filter.include_unknown?.filter((each) => each !== name)
          expect(total({ ...choose(name, option), include_unknown })).toBe(count)
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('beside a filter as many are left in as it is not known of', () => {
  fc.assert(
    fc.property(randomDirectory(MAX_RECORDS), randomFilter, (records, filter) => {
      const search = new DirectorySearch(indexOf(records))
      for (const { name, parameters } of DIRECTORY_FILTERS) {
        if (parameters.every((parameter) => filter[parameter] === undefined)) continue
        const others = filter.include_unknown?.filter((each) => each !== name) ?? []
        const list = (include_unknown: typeof others) =>
          search.list({ ...filter, include_unknown, page: 1, limit: 1, withFacets: true })
        const { total, known } = list(others)
        const told = known?.get(name)
        // An open range, or a flag that is not set, narrows nothing: those are all there already.
        if (told === undefined || total === told.of) continue
        expect(list([...others, name]).total - total).toBe(told.of - told.known)
      }
    }),
    { numRuns: 60 },
  )
})

test('pages of any size, joined, are one plain sort', () => {
  fc.assert(
    fc.property(randomDirectory(MAX_RECORDS), randomFilter, randomSort, pageSize, (records, filter, sort, limit) => {
      const search = new DirectorySearch(indexOf(records))
      const expected = records.filter((record) => passes(record, filter))
      expect(listAll(search, { ...filter, sort }, limit)).toEqual(sortedIds(expected, sort))
    }),
    { numRuns: 80 },
  )
})

test('pages of a search, joined, are one fixed order without a row twice or missing', () => {
  fc.assert(
    fc.property(
      randomDirectory(MAX_RECORDS),
      fc.option(randomFilter, { nil: {} }),
      randomSearch,
      randomSort,
      pageSize,
      (records, filter, text, sort, limit) => {
        const search = new DirectorySearch(indexOf(records))
        const asked = { ...filter, search: text, sort }
        const whole = search.list({ ...asked, page: 1, limit: 100 })
        expect(new Set(whole.ids).size).toBe(whole.total)
        expect(listAll(search, asked, limit)).toEqual(whole.ids)
        if (sort !== undefined && sort !== 'relevance') {
          const found = records.filter((record) => whole.ids.includes(record.id))
          expect(whole.ids).toEqual(sortedIds(found, sort))
        }
      },
    ),
    { numRuns: 80 },
  )
})

test('pages stay one order where hundreds are equal in rank', () => {
  const records = Array.from({ length: 700 }, (_, at) =>
    makeRecord({ id: at + 1, name: 'Hill College', fullness: (at % 3) / 2 }),
  )
  const search = new DirectorySearch(indexOf(records))
  const whole = Array.from(
    { length: 7 },
    (_, page) => search.list({ search: 'hill', page: page + 1, limit: 100 }).ids,
  ).flat()
  expect([...whole].sort((a, b) => a - b)).toEqual(records.map((record) => record.id))
  for (const limit of [7, 50, 99]) expect(listAll(search, { search: 'hill' }, limit)).toEqual(whole)
})

const change = fc.oneof(
  { weight: 3, arbitrary: randomRecord(fc.integer({ min: 1, max: 40 })).map((record) => ({ record, id: record.id })) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 40 }).map((id) => ({ record: null, id })) },
)

test('an index after changes answers as one that is made anew', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(change, { maxLength: 15 }), { minLength: 1, maxLength: 6 }),
      randomFilter,
      randomSort,
      (rounds, filter, sort) => {
        const index = new DirectoryIndex()
        const search = new DirectorySearch(index)
        const records = new Map<number, SearchRecord>()
        for (const round of rounds) {
          for (const { id, record } of round) {
            if (record === null) {
              index.remove(id)
              records.delete(id)
            } else {
              index.put(record)
              records.set(id, record)
            }
          }
          index.settle()
          expect(index.size).toBe(records.size)
          const fresh = new DirectorySearch(indexOf(records.values()))
          const asked = { ...filter, sort, page: 1, limit: 100, withFacets: true }
          expect(search.list(asked)).toEqual(fresh.list(asked))
        }
      },
    ),
    { numRuns: 30 },
  )
})

test('hidden tells what the search finds without the filter', () => {
  fc.assert(
    fc.property(randomDirectory(MAX_RECORDS), randomFilter, randomSearch, (records, filter, text) => {
      const search = new DirectorySearch(indexOf(records))
      const asked = { ...filter, search: text, page: 1, limit: 10 }
      const { offer } = search.list(asked)
      const without = (hiding: string) => {
        const parameters = DIRECTORY_FILTERS.flatMap(({ name, parameters }) => (name === hiding ? parameters : []))
        return Object.fromEntries(parameters.map((parameter) => [parameter, undefined]))
      }
      for (const [name, count] of offer?.hidden ?? []) {
        expect(count).toBe(search.list({ ...asked, ...without(name) }).total)
        expect(count).toBeGreaterThan(0)
      }
    }),
    { numRuns: 50 },
  )
})
