import fc from 'fast-check'
import { IntList } from './int-list'
import type { Archive } from './snapshot/archive'

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

test('a long list that is trimmed, or was kept, has room for what comes: a change does not copy it', () => {
  const list = new IntList(1)
  for (let value = 0; value < 100_000; value += 1) list.push(value)
  list.trim()
  const { bytes } = list
  expect(bytes).toBeLessThan(100_000 * 4 * 1.01)
  const kept = new IntList(1)
  kept.exchange({ ...ARCHIVE, ints: () => new Int32Array(new ArrayBuffer(4 * 100_700), 0, 100_000) })
  expect(kept.length).toBe(100_000)
  for (const each of [list, kept]) {
    each.push(7)
    expect([each.length, each.at(100_000), each.bytes]).toEqual([100_001, 7, each === list ? bytes : 4 * 100_700])
  }
})

const nothing = () => {
  throw new Error('a list of whole numbers holds no such part')
}
const ARCHIVE: Archive = { ints: nothing, floats: nothing, bytes: nothing, texts: nothing, combinations: nothing }
