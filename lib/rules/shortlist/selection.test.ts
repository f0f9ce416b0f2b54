import fc from 'fast-check'
import { cleanIds, cleanSelection } from '@/lib/rules/shortlist/selection'

test('ids are trimmed, each once, and what can be none is left out', () => {
  expect(cleanIds([' 7 ', '7', '', '  ', '3', 'x'.repeat(65)])).toEqual(['7', '3'])
})

test('a selection never holds one twice, nor more than it may', () => {
  const item = fc.record({
    id: fc.oneof(fc.constantFrom('1', '2', ' 1', ''), fc.string({ maxLength: 80 })),
    name: fc.string(),
  })
  fc.assert(
    fc.property(fc.array(item), fc.integer({ min: 0, max: 6 }), (items, max) => {
      const selected = cleanSelection(items, max).map(({ id }) => id)
      expect(selected.length).toBeLessThanOrEqual(max)
      expect(new Set(selected).size).toBe(selected.length)
      expect(selected).toEqual(cleanIds(selected))
    }),
  )
})
