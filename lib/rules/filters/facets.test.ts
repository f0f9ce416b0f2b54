import { facetCount } from '@/lib/rules/filters/facets'

test('an option that is not named has none, and one that cannot be read is not told', () => {
  const facet = { '1': 12, '2': 0, '3': null }
  expect(['1', '2', '3', '4', 'constructor'].map((id) => facetCount(facet, id))).toEqual([12, 0, null, 0, 0])
  expect(facetCount(null, '1')).toBeNull()
})
