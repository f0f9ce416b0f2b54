import fc from 'fast-check'
import { HIDING_FILTERS } from '@/lib/contract/did-you-mean'
import { EMPTY_FILTERS, type Filters, RATING_BUCKETS } from '@/lib/rules/filters'
import * as change from '@/lib/rules/filters-change'
import { parseFilters } from '@/lib/rules/filters-parse'
import { filtersToQuery } from '@/lib/rules/filters-query'

const STATE: Filters = {
  ...EMPTY_FILTERS,
  search: 'rv',
  typeId: '1',
  streamIds: ['101'],
  districtIds: ['548'],
  cityId: '7',
  sort: 'name',
  page: 3,
}

describe('changes of the filters', () => {
  it('toggles the type, and clears the streams that belonged to the old one', () => {
    expect(change.toggleType(STATE, '2')).toEqual({ ...STATE, typeId: '2', streamIds: [], page: 1 })
    expect(change.toggleType(STATE, '1')).toEqual({ ...STATE, typeId: null, streamIds: [], page: 1 })
  })

  it('toggles streams, any number of them', () => {
    expect(change.toggleStream(STATE, '99').streamIds).toEqual(['99', '101'])
    expect(change.toggleStream(STATE, '101').streamIds).toEqual([])
  })

  it('clears the city with every toggle of a district', () => {
    expect(change.toggleDistrict(STATE, '524')).toMatchObject({ districtIds: ['524', '548'], cityId: null })
    expect(change.toggleDistrict(STATE, '548')).toMatchObject({ districtIds: [], cityId: null })
  })

  it('has one city at most', () => {
    expect(change.toggleCity(STATE, '8').cityId).toBe('8')
    expect(change.toggleCity(STATE, '7').cityId).toBeNull()
  })

  it('has one rating bucket at most', () => {
    const [low, high] = [RATING_BUCKETS[0]!, RATING_BUCKETS[3]!]
    const rated = change.toggleRating(change.toggleRating(STATE, low), high)
    expect(rated).toMatchObject({ minRating: 4, maxRating: 5 })
    expect(change.isBucket(rated, high)).toBe(true)
    expect(change.toggleRating(rated, high)).toMatchObject({ minRating: null, maxRating: null })
    expect(change.toggleRating(rated, null)).toMatchObject({ minRating: null, maxRating: null })
  })

  it('toggles residential', () => {
    expect(change.toggleResidential(STATE).isResidential).toBe(true)
    expect(change.toggleResidential(change.toggleResidential(STATE)).isResidential).toBe(false)
  })

  it('searches within the filters, by relevance again; a blank text is no search', () => {
    expect(change.setSearch(STATE, '  mysuru ')).toEqual({ ...STATE, search: 'mysuru', sort: null, page: 1 })
    expect(change.setSearch(STATE, ' \t ')).toBe(STATE)
    expect(change.clearSearch(STATE)).toEqual({ ...STATE, search: '', page: 1 })
  })

  it('goes to a place instead of searching for it', () => {
    const elsewhere = { ...STATE, search: '', districtIds: ['524'], page: 1 }
    expect(change.searchPlace(STATE, '524', null)).toEqual({ ...elsewhere, cityId: null })
    expect(change.searchPlace(STATE, '524', '9')).toEqual({ ...elsewhere, cityId: '9' })
  })

  it.each([
    ['institute_type_id', { typeId: null }],
    ['category_id', { streamIds: [] }],
    ['district_id', { districtIds: [] }],
    ['city_id', { cityId: null }],
    ['rating', { minRating: null, maxRating: null }],
    ['fee', { minFee: 0, maxFee: 500_000 }],
    ['is_residential', { isResidential: false }],
  ] as const)('drops %s and nothing else', (hiding, nothing) => {
    const all = { ...STATE, minRating: 3, maxRating: 4, minFee: 20_000, maxFee: 90_000, isResidential: true }
    expect(change.dropFilter(all, hiding)).toEqual({ ...all, ...nothing, page: 1 })
  })

  it('changes to a page that exists, and to no other', () => {
    expect(change.setPage(STATE, 5, 5).page).toBe(5)
    for (const page of [0, 6, 1.5, Number.NaN]) expect(change.setPage(STATE, page, 5)).toBe(STATE)
  })

  it('clears everything', () => {
    expect(change.clearFilters()).toEqual(EMPTY_FILTERS)
  })

  it('goes back to page 1, and stays a state that an address can hold, whatever is done', () => {
    const id = fc.constantFrom('1', '2', '30')
    const step = fc.oneof(
      id.map((value) => (filters: Filters) => change.toggleType(filters, value)),
      id.map((value) => (filters: Filters) => change.toggleStream(filters, value)),
      id.map((value) => (filters: Filters) => change.toggleDistrict(filters, value)),
      id.map((value) => (filters: Filters) => change.toggleCity(filters, value)),
      fc.constantFrom(...RATING_BUCKETS).map((value) => (filters: Filters) => change.toggleRating(filters, value)),
      fc.tuple(fc.integer(), fc.integer()).map((value) => (filters: Filters) => change.setFees(filters, ...value)),
      fc.string({ minLength: 1 }).map((value) => (filters: Filters) => change.setSearch(filters, `x${value}`)),
      fc.constant(change.toggleResidential),
      fc.constantFrom(...HIDING_FILTERS).map((value) => (filters: Filters) => change.dropFilter(filters, value)),
      id.map((value) => (filters: Filters) => change.searchPlace(filters, value, null)),
    )
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const filters = steps.reduce((state, apply) => apply(state), STATE)
        expect(filters.page).toBe(1)
        expect(parseFilters(new URLSearchParams(filtersToQuery(filters)))).toEqual(filters)
      }),
    )
  })
})
