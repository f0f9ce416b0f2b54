import fc from 'fast-check'
import { IntList } from './int-list'

const step = fc.oneof(
  fc.record({ kind: fc.constant('push' as const), value: fc.nat(9) }),
  fc.record({ kind: fc.constant('remove' as const), value: fc.nat(9) }),
)

test('holds what an array would, in any order', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const list = new IntList(1)
      const model: number[] = []
      for (const { kind, value } of steps) {
        if (kind === 'push') {
          list.push(value)
          model.push(value)
        } else {
          list.remove(value)
          const at = model.indexOf(value)
          if (at >= 0) model.splice(at, 1)
        }
        expect([...list.view()].sort()).toEqual([...model].sort())
        expect(list.length).toBe(model.length)
      }
    }),
  )
})

test('grows to a place beyond its end', () => {
  const list = new IntList(2)
  list.set(9, 5)
  list.set(3, 4)
  expect(list.length).toBe(10)
  expect([...list.view()]).toEqual([0, 0, 0, 4, 0, 0, 0, 0, 0, 5])
  expect(list.at(9)).toBe(5)
  expect(list.at(100)).toBe(0)
})
