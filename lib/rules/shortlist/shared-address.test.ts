import fc from 'fast-check'
import { MAX_SHARED, parseSharedIds, sharedPath } from './shared-address'

const idsOf = (path: string) => new URL(path, 'http://localhost').searchParams.get('ids') ?? ''

test('what an address names is what was shared, in its order, as many as fit', () => {
  const id = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text && !text.includes(','))
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 50 }), (ids) => {
      expect(parseSharedIds(idsOf(sharedPath(ids)))).toEqual(ids.slice(0, MAX_SHARED))
    }),
  )
})

test('a damaged address names what can be one, each once', () => {
  expect(parseSharedIds([' 7,,7', '9', 'x'.repeat(65)])).toEqual(['7', '9'])
  expect(parseSharedIds(undefined)).toEqual([])
})
