/** @jest-environment node */
import fc from 'fast-check'
import { cleanIds, cleanKept } from '@/lib/rules/kept'

test('ids are trimmed, each once, and what can be none is left out', () => {
  expect(cleanIds([' 7 ', '7', '', '  ', '3', 'x'.repeat(65)])).toEqual(['7', '3'])
})

test('a kept list never holds one twice, nor more than it may', () => {
  const item = fc.record({
    id: fc.oneof(fc.constantFrom('1', '2', ' 1', ''), fc.string({ maxLength: 80 })),
    name: fc.string(),
  })
  fc.assert(
    fc.property(fc.array(item), fc.integer({ min: 0, max: 6 }), (items, most) => {
      const kept = cleanKept(items, most).map(({ id }) => id)
      expect(kept.length).toBeLessThanOrEqual(most)
      expect(new Set(kept).size).toBe(kept.length)
      expect(kept).toEqual(cleanIds(kept))
    }),
  )
})
