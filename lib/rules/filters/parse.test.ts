import fc from 'fast-check'
import { MAX_ID_LENGTH } from '@/lib/contract/constants'
import { FILTER_PARAMETERS, filtersToQuery, isFromForm, parseFilters } from '@/lib/rules/filters/address'
import { EMPTY_FILTERS } from '@/lib/rules/filters/table'
import { FEE_GAP, FEE_MAX, FEE_MIN, FEE_STEP, fitFees, foldSearch } from '@/lib/rules/filters/values'

const read = (query: string) => parseFilters(new URLSearchParams(query))

describe('parseFilters', () => {
  it('reads every parameter of the specification', () => {
    expect(
      read(
        'search=rv+college&instituteId=1&categoryId=101,102&districtId=548&cityId=7&min_rating=3&max_rating=4' +
          '&min_fee=50000&max_fee=200000&residential=true&page=2&sort=fee',
      ),
    ).toEqual({
      ...EMPTY_FILTERS,
      search: 'rv college',
      typeId: '1',
      streamIds: ['101', '102'],
      districtIds: ['548'],
      cityId: '7',
      minRating: 3,
      maxRating: 4,
      minFee: 50_000,
      maxFee: 200_000,
      isResidential: true,
      page: 2,
      sort: 'fee',
    })
  })

  it('reads the words of a filter that it knows, in their order, also one by one as the plain form sends them', () => {
    expect(read('gender=mixed,girls,women').gender).toEqual(['women', 'mixed'])
    expect(read('level=postgraduate&level=diploma').level).toEqual(['diploma', 'postgraduate'])
    expect([read('minority=true').isMinority, read('minority=no').isMinority]).toEqual([true, false])
    expect(read('ownership=deemed,+king,aided,aided').ownership).toEqual(['aided', 'deemed'])
    expect(read('ownership=private&ownership=government').ownership).toEqual(['government', 'private'])
    expect(filtersToQuery(read('ownership=deemed,aided'))).toBe('ownership=aided,deemed')
  })

  it('keeps those of no known city only beside a city', () => {
    expect(read('cityId=7&cityUnknown=true').includesUnknown).toEqual(['city'])
    for (const query of ['cityUnknown=true', 'cityId=x&cityUnknown=true', 'cityId=7&cityUnknown=1'])
      expect(read(query).includesUnknown).toEqual([])
  })

  it('reads ids as long as those that providers of many machines give', () => {
    expect(read('instituteId=1859372958347264001').typeId).toBe('1859372958347264001')
    expect(read(`districtId=${'9'.repeat(MAX_ID_LENGTH)}`).districtIds).toHaveLength(1)
  })

  it('is empty for an empty address', () => {
    expect(read('')).toEqual(EMPTY_FILTERS)
  })

  it('reads the record that Next gives to a page, with repeated and odd names', () => {
    expect(parseFilters({ districtId: ['549', '548,549'], search: undefined, toString: 'x' })).toEqual({
      ...EMPTY_FILTERS,
      districtIds: ['548', '549'],
    })
    expect(parseFilters({})).toEqual(EMPTY_FILTERS)
  })

  it.each([
    'instituteId=abc',
    'instituteId=-1',
    'instituteId=1.5',
    `instituteId=${'9'.repeat(MAX_ID_LENGTH + 1)}`,
    "categoryId=1'--,%00,,",
    'districtId=%F0%9F%98%80',
    'cityId=1/../2',
    'min_rating=NaN&max_rating=Infinity',
    'min_rating=0&max_rating=5',
    'min_fee=&max_fee=',
    'min_fee=0x10&max_fee=1e9',
    'residential=false',
    'page=0',
    'page=-7',
    'page=two',
    'sort=DROP TABLE',
    'sort=relevance',
    'search=%20%09%00%20',
    'unknown=1&__proto__=2&constructor=3',
  ])('ignores what cannot be read: %s', (query) => {
    expect(read(query)).toEqual(EMPTY_FILTERS)
  })

  it('puts ranges that stand the wrong way round right', () => {
    expect(read('min_fee=200000&max_fee=50000')).toMatchObject({ minFee: 50_000, maxFee: 200_000 })
    expect(read('min_rating=4&max_rating=3')).toMatchObject({ minRating: 3, maxRating: 4 })
  })

  it('keeps one bound of a rating, within 0 and 5', () => {
    expect(read('min_rating=3.54')).toMatchObject({ minRating: 3.5, maxRating: null })
    expect(read('max_rating=2')).toMatchObject({ minRating: null, maxRating: 2 })
    expect(read('min_rating=-3&max_rating=99')).toEqual(EMPTY_FILTERS)
    expect(read('min_rating=4&max_rating=99')).toMatchObject({ minRating: 4, maxRating: 5 })
  })

  it('bounds what could be without end', () => {
    const ids = Array.from({ length: 5000 }, (_, index) => index).join()
    expect(read(`districtId=${ids}`).districtIds).toHaveLength(50)
    expect(read(`search=${'ಕ'.repeat(5000)}`).search).toHaveLength(100)
    expect(read('page=99999999').page).toBe(100_000)
  })

  it('reads the plain form: one radio button for a rating, lists that no longer fit dropped', () => {
    expect(read('rating=3-4&min_rating=&max_rating=')).toMatchObject({ minRating: 3, maxRating: 4 })
    expect(read('rating=1-2&min_rating=4')).toMatchObject({ minRating: 4, maxRating: null })
    expect(read('instituteId=2&streamsOf=1&categoryId=101')).toMatchObject({ typeId: '2', streamIds: [] })
    expect(read('instituteId=1&streamsOf=1&categoryId=101')).toMatchObject({ streamIds: ['101'] })
    expect(read('instituteId=1&streamsOf=&categoryId=101')).toMatchObject({ streamIds: [] })
    expect(read('districtId=548&districtId=549&citiesOf=549,548&cityId=7')).toMatchObject({ cityId: '7' })
    expect(read('districtId=548&citiesOf=549,548&cityId=7')).toMatchObject({ cityId: null })
  })

  it("does what the plain form's clearing buttons say", () => {
    expect(read('search=rv&instituteId=1&clear=search')).toEqual({ ...EMPTY_FILTERS, typeId: '1' })
    expect(read('search=rv&instituteId=1&min_fee=1000&clear=filters')).toEqual(EMPTY_FILTERS)
    expect(read('search=rv&clear=else').search).toBe('rv')
  })

  it('knows what the plain form has sent', () => {
    expect(isFromForm({ streamsOf: '' })).toBe(true)
    expect(isFromForm({ search: 'x' })).toBe(false)
  })

  it('never throws, and gives a state that its own address gives back', () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String), fc.constantFrom('1,2', 'true', ''))
    const names = fc.constantFrom(...FILTER_PARAMETERS, '__proto__')
    fc.assert(
      fc.property(fc.dictionary(names, fc.oneof(value, fc.array(value, { maxLength: 4 }))), (record) => {
        const filters = parseFilters(record)
        expect(read(filtersToQuery(filters))).toEqual(filters)
        expect(filters.maxFee - filters.minFee).toBeGreaterThanOrEqual(FEE_GAP)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('fitFees', () => {
  it.each<[number, number, number, number]>([
    [0, 500_000, 0, 500_000],
    [-5, 9e12, 0, 500_000],
    [1_499, 1_600, 1_000, 2_000],
    [3_000, 3_000, 3_000, 4_000],
    [500_000, 500_000, 499_000, 500_000],
    [0, 0, 0, 1_000],
  ])('fits %d and %d to %d and %d', (first, second, minFee, maxFee) => {
    expect(fitFees(first, second)).toEqual({ minFee, maxFee })
  })

  it('always gives steps within the ends, a gap apart', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (first, second) => {
        const { minFee, maxFee } = fitFees(first, second)
        expect([minFee % FEE_STEP, maxFee % FEE_STEP].map(Math.abs)).toEqual([0, 0])
        expect(minFee).toBeGreaterThanOrEqual(FEE_MIN)
        expect(maxFee).toBeLessThanOrEqual(FEE_MAX)
        expect(maxFee - minFee).toBeGreaterThanOrEqual(FEE_GAP)
      }),
    )
  })
})

describe('foldSearch', () => {
  it('folds spaces and control characters, and composes letters', () => {
    expect(foldSearch('  R.V.\u0000\n College  ')).toBe('R.V. College')
    expect(foldSearch('Cafe\u0301')).toBe('Café')
  })

  it('never cuts a letter in two, and mends half a surrogate pair', () => {
    expect(foldSearch('😀'.repeat(120))).toBe('😀'.repeat(100))
    expect(foldSearch('a\uD83D')).toBe('a\uFFFD')
  })
})
