import fc from 'fast-check'
import { filtersToQuery, parseFilters } from '@/lib/rules/filters/address'
import { city, district, stream, type } from '@/lib/rules/filters/lists'
import { EMPTY_FILTERS, fees, FILTERS, type Filters, rating, residential, search } from '@/lib/rules/filters/table'
import * as change from '@/lib/rules/filters/change'

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

const toggleResidential = (filters: Filters) => change.toggleValues(filters, residential, residential.on)

describe('changes of the filters', () => {
  it('toggles the type, and clears the streams that belonged to the old one', () => {
    expect(change.toggleOption(STATE, type, '2')).toEqual({ ...STATE, typeId: '2', streamIds: [], page: 1 })
    expect(change.toggleOption(STATE, type, '1')).toEqual({ ...STATE, typeId: null, streamIds: [], page: 1 })
  })

  it('toggles streams, any number of them', () => {
    expect(change.toggleOption(STATE, stream, '99').streamIds).toEqual(['99', '101'])
    expect(change.toggleOption(STATE, stream, '101').streamIds).toEqual([])
  })

  it('clears the city with every toggle of a district', () => {
    expect(change.toggleOption(STATE, district, '524')).toMatchObject({ districtIds: ['524', '548'], cityId: null })
    expect(change.toggleOption(STATE, district, '548')).toMatchObject({ districtIds: [], cityId: null })
  })

  it('has one city at most', () => {
    expect(change.toggleOption(STATE, city, '8').cityId).toBe('8')
    expect(change.toggleOption(STATE, city, '7').cityId).toBeNull()
  })

  it('leaves those of no known city in beside a city alone, also when another is chosen', () => {
    const kept = change.toggleUnknown(STATE, city)
    expect(filtersToQuery(kept)).toContain('cityId=7&cityUnknown=true')
    expect(change.toggleOption(kept, city, '8')).toMatchObject({ cityId: '8', includesUnknown: ['city'] })
    expect(change.toggleUnknown(kept, city).includesUnknown).toEqual([])
    for (const bare of [
      change.toggleOption(kept, city, '7'),
      change.toggleOption(kept, district, '524'),
      change.searchPlace(kept, '524', null),
    ]) {
      expect(bare.includesUnknown).toEqual([])
      expect(change.toggleUnknown({ ...bare, cityId: null }, city).includesUnknown).toEqual([])
    }
  })

  it('leaves those in of whom it is not known beside each filter that is set, in the order of the filters', () => {
    const both = change.toggleUnknown(change.toggleUnknown(change.setFees(STATE, 20_000, 90_000), fees), district)
    expect(both.includesUnknown).toEqual(['district', 'fees'])
    expect(change.setFees(both, 0, 500_000).includesUnknown).toEqual(['district'])
    expect(change.toggleOption(both, district, '524').includesUnknown).toEqual(['district', 'fees'])
    expect(change.searchPlace(both, '524', null).includesUnknown).toEqual(['fees'])
    expect(change.toggleUnknown(both, residential).includesUnknown).toEqual(['district', 'fees'])
  })

  it('has one rating bucket at most', () => {
    const [low, high] = [rating.choices[0]!.state, rating.choices[3]!.state]
    const rated = change.toggleValues(change.toggleValues(STATE, rating, low), rating, high)
    expect(rated).toMatchObject({ minRating: 4, maxRating: 5 })
    expect(change.isChosen(rated, rating, high)).toBe(true)
    expect(change.toggleValues(rated, rating, high)).toMatchObject({ minRating: null, maxRating: null })
    expect(change.dropFilter(rated, rating)).toMatchObject({ minRating: null, maxRating: null })
  })

  it('toggles residential', () => {
    expect(toggleResidential(STATE).isResidential).toBe(true)
    expect(toggleResidential(toggleResidential(STATE)).isResidential).toBe(false)
  })

  it('searches within the filters, by relevance again; a blank text is no search', () => {
    expect(change.setSearch(STATE, '  mysuru ')).toEqual({ ...STATE, search: 'mysuru', sort: null, page: 1 })
    expect(change.setSearch(STATE, ' \t ')).toBe(STATE)
    expect(change.dropFilter(STATE, search)).toEqual({ ...STATE, search: '', page: 1 })
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
    expect(
      change.dropFilter(
        all,
        FILTERS.find(({ contract }) => contract === hiding)!,
      ),
    ).toEqual({ ...all, ...nothing, page: 1 })
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
      id.map((value) => (filters: Filters) => change.toggleOption(filters, type, value)),
      id.map((value) => (filters: Filters) => change.toggleOption(filters, stream, value)),
      id.map((value) => (filters: Filters) => change.toggleOption(filters, district, value)),
      id.map((value) => (filters: Filters) => change.toggleOption(filters, city, value)),
      fc.constantFrom(...rating.choices).map(
        ({ state }) =>
          (filters: Filters) =>
            change.toggleValues(filters, rating, state),
      ),
      fc.tuple(fc.integer(), fc.integer()).map((value) => (filters: Filters) => change.setFees(filters, ...value)),
      fc.string({ minLength: 1 }).map((value) => (filters: Filters) => change.setSearch(filters, `x${value}`)),
      fc.constant(toggleResidential),
      fc.constantFrom(...FILTERS).map((value) => (filters: Filters) => change.toggleUnknown(filters, value)),
      fc.constantFrom(...FILTERS.slice(1)).map((value) => (filters: Filters) => change.dropFilter(filters, value)),
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
