import { SMALL_DIRECTORY, askable, town } from '@/testing/search/small-directory'

const { search, find, offer, suggest } = askable(SMALL_DIRECTORY)

test.each(['kvr college', 'sahyadri', 'mysore', 'government polytechnic bellary', 'sahydri institute'])(
  'a search that finds all it asks for (%s) needs no offer',
  (typed) => {
    expect(find(typed)).not.toEqual([])
    expect(offer(typed)).toBeNull()
  },
)

test('nothing is offered where nothing was searched', () => {
  expect(search.list({ page: 1, limit: 10, district_id: [1] }).offer).toBeNull()
})

test.each([
  ['shyadri', 'Sahyadri Institute of Technology'],
  ['netrvti', 'Netravati Nursing College'],
  ['kadmb', 'Kadamba Institute of Hotel Management'],
])('"%s" finds or is offered %s', (typed, name) => {
  expect([...find(typed), ...(offer(typed)?.institutes ?? [])]).toContain(name)
})

test.each([
  ['bnglor', 'Bengaluru'],
  ['bangopqlore', 'Bengaluru'],
])('"%s" is offered the place %s', (typed, place) => {
  expect(offer(typed)?.places).toContain(place)
})

test.each([
  ['kolaar', 'Krishnarajendra School'],
  ['dvngere', 'Jnanadeepa PU College'],
])('"%s" is understood as a place with a mistake, and finds %s there', (typed, name) => {
  expect(find(typed)[0]).toBe(name)
  expect(offer(typed)).toBeNull()
})

test.each(['xqzwvkj', 'zzzzzz', '1234567', '%', '___', "';--", '学校学校', 'x', 'ffffffffffffffffffff'])(
  'for the nonsense "%s" nothing is found and nothing offered',
  (typed) => {
    expect(find(typed)).toEqual([])
    expect(suggest(typed)).toEqual([])
    expect(offer(typed)).toEqual({ institutes: [], places: [] })
  },
)

test.each(['bangalor university of kvr', 'shadri', 'xqzwvkj kvr', 'medical xqzwvkj', 'kolaar'])(
  'of "%s" at most three of each are offered, none twice, none that stands on the page',
  (typed) => {
    const { ids, offer: offered } = search.list({ search: typed, page: 1, limit: 10 })
    const { instituteIds, places } = offered ?? { instituteIds: [], places: [] }
    expect(instituteIds.length).toBeLessThanOrEqual(3)
    expect(places.length).toBeLessThanOrEqual(3)
    expect(new Set([...ids, ...instituteIds]).size).toBe(ids.length + instituteIds.length)
  },
)

describe('filters that hide what the search finds', () => {
  const { districtId, cityId } = town('Bengaluru')
  const kvr = { search: 'kvr', page: 1, limit: 10 }

  test('are told, with how many they hide', () => {
    const { total, offer: offered } = search.list({ ...kvr, institute_type_id: 14 })
    expect(total).toBe(0)
    expect(offered?.hidden).toEqual(new Map([['institute_type_id', 1]]))
  })

  test('are told alone: a filter that it passes hides nothing', () => {
    const { offer: offered } = search.list({ ...kvr, district_id: [districtId], city_id: cityId, is_residential: true })
    expect(offered?.hidden).toEqual(new Map([['is_residential', 1]]))
  })

  test('are not told where leaving out one is not enough', () => {
    const { offer: offered } = search.list({ ...kvr, institute_type_id: 14, is_residential: true })
    expect(offered?.hidden).toEqual(new Map())
  })

  test.each([
    ['category_id', { category_id: [101] }],
    ['district_id', { district_id: [545] }],
    ['city_id', { city_id: 1 }],
    ['rating', { min_rating: 1 }],
    ['rating', { max_rating: 5 }],
    ['fee', { min_fee: 0 }],
    ['fee', { max_fee: 10 }],
  ])('are told by name: %s', (name, filter) => {
    expect(search.list({ ...kvr, ...filter }).offer?.hidden).toEqual(new Map([[name, 1]]))
  })

  test('and what they hide is offered by name', () => {
    const { offer: offered } = search.list({ ...kvr, institute_type_id: 14 })
    expect(offered?.instituteIds).toEqual([1])
  })

  test('nothing is told when the search finds something well', () => {
    expect(search.list({ ...kvr, institute_type_id: 1 }).offer).toBeNull()
  })
})
