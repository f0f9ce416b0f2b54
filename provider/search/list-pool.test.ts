import fc from 'fast-check'
import { ListPool } from './list-pool'

const step = fc.record({ list: fc.nat(4), value: fc.nat(9), isPushed: fc.boolean() })

test('holds what as many arrays would, in any order', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const pool = new ListPool()
      const model = Array.from({ length: 5 }, (): number[] => [])
      for (const { list, value, isPushed } of steps) {
        const values = model[list] ?? []
        if (isPushed) {
          pool.push(list, value)
          values.push(value)
        } else {
          pool.remove(list, value)
          const at = values.indexOf(value)
          if (at >= 0) values.splice(at, 1)
        }
        for (const [each, expected] of model.entries()) {
          expect([...pool.view(each)].sort()).toEqual([...expected].sort())
          expect(pool.lengthOf(each)).toBe(expected.length)
        }
      }
    }),
    { numRuns: 30 },
  )
})

test('what a list leaves is used again', () => {
  const pool = new ListPool()
  for (let value = 0; value < 5; value += 1) pool.push(0, value)
  pool.trim()
  const before = pool.bytes
  for (let value = 0; value < 4; value += 1) pool.push(1, value)
  pool.trim()
  // Its start and its length alone: its values stand where the first list stood before it moved.
  expect(pool.bytes - before).toBe(8)
  expect([...pool.view(0), ...pool.view(1)]).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3])
})
