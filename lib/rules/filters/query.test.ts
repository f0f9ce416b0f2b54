import { filtersToHref, filtersToProviderQuery, filtersToQuery } from '@/lib/rules/filters/address'
import { EMPTY_FILTERS, type Filters } from '@/lib/rules/filters/table'

const FULL: Filters = {
  ...EMPTY_FILTERS,
  search: 'R & D, ಕನ್ನಡ+',
  typeId: '1',
  streamIds: ['101', '102'],
  districtIds: ['548', '549'],
  cityId: '7',
  minRating: 3,
  maxRating: 4,
  minFee: 0,
  maxFee: 200_000,
  isResidential: true,
  sort: 'rating',
  page: 3,
}

describe('filtersToQuery', () => {
  it('is empty for the bare page', () => {
    expect(filtersToQuery(EMPTY_FILTERS)).toBe('')
    expect(filtersToHref(EMPTY_FILTERS)).toBe('/filter')
    expect(filtersToHref(EMPTY_FILTERS, '/kn')).toBe('/kn/filter')
  })

  it("uses the specification's names in one order, with readable commas", () => {
    expect(filtersToQuery({ ...FULL, search: 'rv college' })).toBe(
      'search=rv+college&instituteId=1&categoryId=101,102&districtId=548,549&cityId=7&min_rating=3&max_rating=4' +
        '&min_fee=0&max_fee=200000&residential=true&sort=rating&page=3',
    )
  })

  it('escapes what means something in a query', () => {
    const query = new URLSearchParams(filtersToQuery(FULL))
    expect(query.get('search')).toBe('R & D, ಕನ್ನಡ+')
    expect([...query.keys()]).toHaveLength(12)
  })
})

describe('filtersToProviderQuery', () => {
  it("uses the contract's names", () => {
    expect(Object.fromEntries(filtersToProviderQuery({ ...FULL, minFee: 50_000 }))).toEqual({
      search: 'R & D, ಕನ್ನಡ+',
      institute_type_id: '1',
      category_id: '101,102',
      district_id: '548,549',
      city_id: '7',
      min_rating: '3',
      max_rating: '4',
      min_fee: '50000',
      max_fee: '200000',
      is_residential: '1',
      sort: 'rating',
      page: '3',
      limit: '10',
      facets: '1',
    })
  })

  it('sends no bound of the fees that stands at the end of the slider', () => {
    const names = (filters: Partial<Filters>) => [...filtersToProviderQuery({ ...EMPTY_FILTERS, ...filters }).keys()]
    expect(names({})).toEqual(['page', 'limit', 'facets'])
    expect(names({ minFee: 1_000 })).toEqual(['min_fee', 'page', 'limit', 'facets'])
    expect(names({ maxFee: 499_000 })).toEqual(['max_fee', 'page', 'limit', 'facets'])
  })
})
