import * as en from '@/lib/messages/en'
import { filtersToQuery, parseFilters } from '@/lib/rules/filters/address'
import { indexFilterPage } from '@/lib/rules/filters/indexing'
import { titleFilterPage } from '@/lib/rules/filters/title'

const NAMES = {
  types: [{ id: '1', name: { en: 'Engineering' } }],
  streams: [{ id: '101', name: { en: 'Civil' } }],
  districts: [{ id: '548', name: { en: 'Mysuru' }, cities: [] }],
}
const read = (query: string) => parseFilters(new URLSearchParams(query))

describe('indexFilterPage', () => {
  it.each([
    ['', 'Find schools and colleges in Karnataka'],
    ['page=3', 'Find schools and colleges in Karnataka · page 3'],
    ['instituteId=1', 'Engineering institutions in Karnataka'],
    ['instituteId=1&page=2', 'Engineering institutions in Karnataka · page 2'],
    ['instituteId=1&categoryId=101', 'Civil · Engineering institutions in Karnataka'],
    ['instituteId=1&districtId=548', 'Engineering institutions in Mysuru, Karnataka'],
  ])('lets robots list %p under its own title', (query, title) => {
    const { isIndexable, canonical } = indexFilterPage(read(query), NAMES, true)
    expect(isIndexable).toBe(true)
    expect(filtersToQuery(canonical)).toBe(query)
    expect(titleFilterPage(read(query), NAMES, en.filter, 'en')).toBe(title)
  })

  it.each([
    ['search=rv', ''],
    ['search=rv&page=2', ''],
    ['sort=name', ''],
    ['districtId=548', ''],
    ['districtId=548&page=4', ''],
    ['residential=true', ''],
    ['categoryId=101', ''],
    ['instituteId=1&min_rating=3', 'instituteId=1'],
    ['instituteId=1&sort=fee&page=2', 'instituteId=1'],
    ['instituteId=1&categoryId=101,102', 'instituteId=1'],
    ['instituteId=1&districtId=548,549', 'instituteId=1'],
    ['instituteId=1&categoryId=101&districtId=548', 'instituteId=1&categoryId=101'],
    ['instituteId=1&categoryId=101,102&districtId=548', 'instituteId=1&districtId=548'],
    ['instituteId=1&districtId=548&cityId=7', 'instituteId=1&districtId=548'],
    ['search=rv&instituteId=1&categoryId=101&min_fee=5000&max_fee=9000', 'instituteId=1&categoryId=101'],
  ])('keeps %p out, and points to %p', (query, canonical) => {
    const indexing = indexFilterPage(read(query), NAMES, true)
    expect(indexing.isIndexable).toBe(false)
    expect(filtersToQuery(indexing.canonical)).toBe(canonical)
  })

  it('keeps out what is empty, and what has no name', () => {
    expect(indexFilterPage(read('instituteId=1'), NAMES, false).isIndexable).toBe(false)
    expect(indexFilterPage(read('instituteId=77'), NAMES, true).isIndexable).toBe(false)
    expect(indexFilterPage(read('instituteId=1&categoryId=777'), NAMES, true).isIndexable).toBe(false)
    expect(indexFilterPage(read('instituteId=1&districtId=777'), NAMES, true).isIndexable).toBe(false)
  })

  it('has a title for the rest', () => {
    expect(titleFilterPage(read('search=rv&page=2'), NAMES, en.filter, 'en')).toBe('Results for “rv” · page 2')
    expect(titleFilterPage(read('residential=true'), NAMES, en.filter, 'en')).toBe(en.filter.titleNarrowed)
    expect(titleFilterPage(read('instituteId=77'), NAMES, en.filter, 'en')).toBe(en.filter.titleNarrowed)
  })
})
