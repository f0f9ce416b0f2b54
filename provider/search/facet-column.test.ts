import fc from 'fast-check'
import { FacetColumn } from './facet-column'
import { OptionColumn } from './filter-column'
import { SlotSet, slotSetOf } from './slot-set'

const CAPACITY = 50
const ids = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 })
const writes = fc.array(fc.tuple(fc.nat(CAPACITY - 1), ids), { maxLength: 80 })

test('counts and finds what a look at every institution does', () => {
  fc.assert(
    fc.property(writes, fc.uniqueArray(fc.nat(CAPACITY - 1)), ids, (written, subset, wanted) => {
      const column = new FacetColumn()
      const model = new Map<number, readonly number[]>()
      for (let slot = 0; slot < CAPACITY; slot += 1) column.set(slot, [])
      for (const [slot, values] of written) {
        column.set(slot, values)
        model.set(slot, values)
      }
      const within = new SlotSet(CAPACITY)
      for (const slot of subset) within.add(slot)
      const counts = column.count(within.toArray())
      for (let id = 1; id <= 6; id += 1) {
        const expected = subset.filter((slot) => model.get(slot)?.includes(id)).length
        expect(counts.get(id) ?? 0).toBe(expected)
        expect(counts.has(id)).toBe(expected > 0)
      }
      const found = [...column.having(wanted, within).toArray()]
      const having = subset.filter((slot) => model.get(slot)?.some((id) => wanted.includes(id)))
      expect(found).toEqual(having.sort((a, b) => a - b))
    }),
  )
})

test('gives back what was set last, each id once', () => {
  const column = new FacetColumn()
  column.set(0, [])
  column.set(1, [])
  column.set(2, [3, 1, 3])
  const two = Int32Array.of(2)
  expect([...column.count(two)]).toEqual([
    [3, 1],
    [1, 1],
  ])
  column.set(2, [7])
  expect([...column.count(two)]).toEqual([[7, 1]])
})

test('what was counted of a set is not counted again', () => {
  const column = new OptionColumn('institute_type_id')
  column.put(0, [3, 1])
  const list = jest.fn(() => Int32Array.of(0))
  const [one, other] = [new SlotSet(1), new SlotSet(1)]
  for (const set of [one, one, other]) expect([...column.count(set, list).keys()]).toEqual([3, 1])
  expect(list).toHaveBeenCalledTimes(2)
})

test('who has one of several is kept beside who has the first', () => {
  const column = new OptionColumn('institute_type_id')
  for (const slot of [0, 1]) column.put(slot, [slot + 1])
  const all = slotSetOf([0, 1], 2)
  const kept = new Map<string, SlotSet>()
  const keep = (key: string, make: () => SlotSet) => {
    const set = kept.get(key) ?? make()
    kept.set(key, set)
    return set
  }
  const asked = [[1, 2], [1], [2], [1, 2]]
  expect(asked.map((ids) => column.having(ids, { all, keep, capacity: 2 }).size)).toEqual([2, 1, 1, 2])
})
