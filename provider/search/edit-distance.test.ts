import fc from 'fast-check'
import { editDistance } from './edit-distance'

/** Optimal string alignment, the whole table. */
function naiveDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => table[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1])
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const cost = Math.min(replaced, at(i - 1, j) + 1, at(i, j - 1) + 1, isSwap ? at(i - 2, j - 2) + 1 : Infinity)
      table[i]?.splice(j, 1, cost)
    }
  }
  return at(a.length, b.length)
}

const word = (most: number) => fc.string({ unit: fc.constantFrom(...'abc'), maxLength: most })

test('is the distance of the whole table, up to the most that is asked', () => {
  fc.assert(
    fc.property(word(12), word(12), fc.integer({ min: 0, max: 4 }), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(naiveDistance(a, b), most + 1))
    }),
    { numRuns: 5_000 },
  )
})

test('is found for texts that are a few mistakes apart, long ones too', () => {
  const edits = fc.array(fc.tuple(fc.nat(39), fc.constantFrom('', 'a', 'bc')), { maxLength: 3 })
  fc.assert(
    fc.property(word(36), edits, (a, changes) => {
      const b = changes.reduce((text, [at, put]) => text.slice(0, at) + put + text.slice(at + 1), a)
      expect(editDistance(a, b, 3)).toBe(b.length > 40 ? 4 : Math.min(naiveDistance(a, b), 4))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['a letter too many', 'college', 'colllege', 1],
  ['a letter missing', 'college', 'colege', 1],
  ['another letter', 'college', 'collage', 1],
  ['two letters the wrong way round', 'college', 'colelge', 1],
  ['nothing in common', 'abc', 'xyz', 3],
  ['nothing at all', '', 'ab', 2],
])('%s: %s, %s', (_what, a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance)
  expect(editDistance(b, a, 3)).toBe(distance)
})

test('texts longer than 40 letters agree only with themselves', () => {
  const long = 'a'.repeat(41)
  expect(editDistance(long, long, 2)).toBe(0)
  expect(editDistance(long, `${long}b`, 2)).toBe(3)
  expect(editDistance('a'.repeat(40), `${'a'.repeat(39)}b`, 2)).toBe(1)
})
