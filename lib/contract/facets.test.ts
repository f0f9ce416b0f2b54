import { facetsSchema } from '@/lib/contract/facets'
import { institutePageSchema } from '@/lib/contract/institute'
import { suggestionListSchema } from '@/lib/contract/suggestion'

test('counts that cannot be read are no counts, and a list of them that is none is not told', () => {
  const answer = JSON.parse('{"city_id":{"1":"12","2":-1,"3":null,"4":"many","__proto__":7},"rating":[1]}')
  const { city_id: cities, rating: ratings, is_residential: residential } = facetsSchema.parse(answer)
  expect(Object.entries(cities ?? {})).toEqual([
    ['1', 12],
    ['2', null],
    ['3', null],
    ['4', null],
  ])
  expect([ratings, residential]).toEqual([null, null])
})

test('an option that is not named has none, also where PHP wrote an empty list', () => {
  expect(facetsSchema.parse({ rating: [], city_id: {}, district_id: null })).toMatchObject({
    rating: {},
    city_id: {},
    district_id: null,
    category_id: null,
  })
})

test('a filter that came later is not counted by a provider that lacks it', () => {
  expect(facetsSchema.parse({})).toMatchObject({ city_id: null, ownership: null })
  expect(facetsSchema.parse({ city_id: [], ownership: { aided: '2' } })).toMatchObject({ ownership: { aided: 2 } })
  expect(facetsSchema.parse({ ownership: [] })).toMatchObject({ ownership: {} })
})

test('what is known is told of filters, as two numbers that fit each other', () => {
  const known = { fee: { known: '3', of: 14 }, rating: { known: 15, of: 14 }, city_id: 7, king: { known: 1, of: 2 } }
  expect(facetsSchema.parse({ known }).known).toEqual({ fee: { known: 3, of: 14 } })
  for (const none of [undefined, null, [], 'all']) expect(facetsSchema.parse({ known: none }).known).toEqual({})
})

test('a provider without facets has none', () => {
  for (const facets of [undefined, null, [], 'none'])
    expect(institutePageSchema.parse({ data: [], facets }).facets).toBeNull()
})

test('at most eight suggestions are taken', () => {
  const all = Array.from({ length: 30 }, (_, id) => ({ id, name: 'x' }))
  expect(suggestionListSchema.parse(all).institutes.map(({ id }) => id)).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ])
})
