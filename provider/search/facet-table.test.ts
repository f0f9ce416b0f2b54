import fc from 'fast-check'
import { type FacetColumn, FacetTable } from './facet-table'
import { OptionColumn } from './filter-column'
import { SlotOrder } from './slot-order'
import { SlotSet, slotSetOf } from './slot-set'

const CAPACITY = 50
const COLUMNS = [0, 1, 2]
const ids = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 })
const writes = fc.array(fc.tuple(fc.constantFrom(...COLUMNS), fc.nat(CAPACITY - 1), ids), { maxLength: 120 })

function countOf(column: FacetColumn, slots: readonly number[]) {
  const set = slotSetOf(slots, CAPACITY)
  return column.count(set, () => set.toArray())
}

test('each column counts and finds what a look at every institution does, whatever the others hold', () => {
  fc.assert(
    fc.property(writes, fc.uniqueArray(fc.nat(CAPACITY - 1)), ids, (written, subset, wanted) => {
      const table = new FacetTable()
      const columns = COLUMNS.map(() => table.addColumn())
      const models = COLUMNS.map(() => new Map<number, readonly number[]>())
      for (const [at, slot, values] of written) {
        columns[at]?.set(slot, values)
        models[at]?.set(slot, values)
      }
      for (const [at, column] of columns.entries()) {
        const model = models[at]
        const { options, known } = countOf(column, subset)
        for (let id = 1; id <= 6; id += 1) {
          const expected = subset.filter((slot) => model?.get(slot)?.includes(id)).length
          expect(options.get(id) ?? 0).toBe(expected)
          expect(options.has(id)).toBe(expected > 0)
        }
        const isKnown = (slot: number) => (model?.get(slot)?.length ?? 0) > 0
        expect(known).toBe(subset.filter(isKnown).length)
        const all = Array.from({ length: CAPACITY }, (_, slot) => slot)
        expect(all.filter((slot) => column.has(slot))).toEqual(all.filter(isKnown))
        const having = all.filter((slot) => model?.get(slot)?.some((id) => wanted.includes(id)))
        expect([...column.having(wanted, CAPACITY).toArray()]).toEqual(having)
      }
    }),
  )
})

test('gives back what was set last, each id once', () => {
  const column = new FacetTable().addColumn()
  column.set(2, [3, 1, 3])
  expect(countOf(column, [2])).toEqual({
    options: new Map([
      [3, 1],
      [1, 1],
    ]),
    known: 1,
  })
  column.set(2, [7])
  expect(countOf(column, [2])).toEqual({ options: new Map([[7, 1]]), known: 1 })
})

test('what was counted of a set is not counted again, for its other columns neither', () => {
  const table = new FacetTable()
  const columns = [table.addColumn(), table.addColumn()]
  for (const [at, column] of columns.entries()) column.set(0, [at + 3, 1])
  const list = jest.fn(() => Int32Array.of(0))
  const [one, other] = [new SlotSet(1), new SlotSet(1)]
  for (const set of [one, one, other])
    for (const [at, column] of columns.entries())
      expect([...column.count(set, list).options.keys()]).toEqual([at + 3, 1])
  expect(list).toHaveBeenCalledTimes(2)
})

test('who has one of several is kept beside who has the first', () => {
  const column = new OptionColumn('institute_type_id', new FacetTable())
  for (const slot of [0, 1]) column.put(slot, [slot + 1])
  const all = slotSetOf([0, 1], 2)
  const kept = new Map<string, SlotSet>()
  const keep = (key: string, make: () => SlotSet) => {
    const set = kept.get(key) ?? make()
    kept.set(key, set)
    return set
  }
  const byFee = new SlotOrder(() => 0)
  const asked = [[1, 2], [1], [2], [1, 2]]
  expect(asked.map((ids) => column.having(ids, { all, keep, byFee, capacity: 2 }).size)).toEqual([2, 1, 1, 2])
})
