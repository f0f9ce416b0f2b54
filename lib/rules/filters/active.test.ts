import { filter } from '@/lib/messages/en/filter'
import { listActiveFilters } from '@/lib/rules/filters/active'
import { EMPTY_FILTERS, type Filters } from '@/lib/rules/filters/table'

const NAMES = {
  types: [{ id: '1', name: { en: 'Engineering' } }],
  streams: [{ id: '101', name: { en: 'Civil' } }],
  districts: [
    {
      id: '548',
      name: { en: 'Mysuru' },
      cities: [
        { id: '8', name: { en: 'Tirumakudalu' } },
        { id: '7', name: { en: 'Nanjangud' } },
      ],
    },
    {
      id: '549',
      name: { en: 'Ballari' },
      cities: [
        { id: '9', name: { en: 'Hosapete' } },
        { id: '7', name: { en: 'Nanjangud' } },
      ],
    },
  ],
}
const FULL: Filters = {
  ...EMPTY_FILTERS,
  search: 'rv',
  typeId: '1',
  streamIds: ['101', '999'],
  districtIds: ['548'],
  cityId: '9',
  minRating: 3,
  maxRating: 4,
  minFee: 0,
  maxFee: 200_000,
  isResidential: true,
  sort: 'fee',
  page: 4,
}

describe('listActiveFilters', () => {
  it('is empty for the bare page, whatever its order and page', () => {
    expect(listActiveFilters({ ...EMPTY_FILTERS, sort: 'name', page: 3 }, NAMES)).toEqual([])
  })

  it('names each thing that narrows, in the order of the sidebar', () => {
    expect(
      listActiveFilters(FULL, NAMES).map((active) =>
        'name' in active ? [active.kind, active.name && active.name.en] : [active.kind],
      ),
    ).toEqual([
      ['search'],
      ['type', 'Engineering'],
      ['stream', 'Civil'],
      ['stream', null],
      ['district', 'Mysuru'],
      ['city', 'Hosapete'],
      ['rating'],
      ['residential'],
      ['fees'],
    ])
  })

  it('names each word of a filter, and takes it back alone', () => {
    const filters: Filters = { ...EMPTY_FILTERS, ownership: ['aided', 'deemed'] }
    const active = listActiveFilters(filters, NAMES)
    expect(active.map((each) => each.say(each, filter, 'en'))).toEqual(['Government-aided', 'Deemed university'])
    expect(active.map(({ without }) => without.ownership)).toEqual([['deemed'], ['aided']])
  })

  it('knows the filters without each, back on page 1', () => {
    for (const active of listActiveFilters(FULL, NAMES)) {
      expect(active.without.page).toBe(1)
      expect(listActiveFilters(active.without, NAMES).map(({ key }) => key)).not.toContain(active.key)
    }
  })

  it('ends with nothing when everything is taken away, in any order', () => {
    const [last] = listActiveFilters(FULL, NAMES).slice(-1)
    let filters = last?.without ?? FULL
    for (let active = listActiveFilters(filters, NAMES); active[0]; active = listActiveFilters(filters, NAMES)) {
      filters = active[0].without
    }
    expect(filters).toEqual({ ...EMPTY_FILTERS, sort: 'fee' })
  })

  it('gives a bound of the fees only where it narrows', () => {
    expect(listActiveFilters({ ...EMPTY_FILTERS, maxFee: 200_000 }, NAMES)).toMatchObject([{ min: null, max: 200_000 }])
    expect(listActiveFilters({ ...EMPTY_FILTERS, minFee: 1_000 }, NAMES)).toMatchObject([{ min: 1_000, max: null }])
  })
})
