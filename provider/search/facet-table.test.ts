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
  return column.count(slotSetOf(slots, CAPACITY))
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
        const { options, known, of } = countOf(column, subset)
        for (let id = 1; id <= 6; id += 1) {
          const expected = subset.filter((slot) => model?.get(slot)?.includes(id)).length
          expect(options.get(id) ?? 0).toBe(expected)
          expect(options.has(id)).toBe(expected > 0)
        }
        const isKnown = (slot: number) => (model?.get(slot)?.length ?? 0) > 0
        expect(known).toBe(subset.filter(isKnown).length)
        expect(of).toBe(subset.length)
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
    of: 1,
  })
  expect([...column.having([3], CAPACITY).toArray()]).toEqual([2])
  column.set(2, [7])
  expect(column.having([3], CAPACITY).isEmpty).toBe(true)
  expect(countOf(column, [2])).toEqual({ options: new Map([[7, 1]]), known: 1, of: 1 })
})

test('what was counted of a set is not counted again, for its other columns neither, whatever filters are set', () => {
  const table = new FacetTable()
  const columns = [table.addColumn(), table.addColumn()]
  for (const [at, column] of columns.entries()) column.set(0, [at + 3, 1])
  const sets = new Map(columns.map((column, at) => [`${at}`, column.having([1], 1)]))
  const set = slotSetOf([0], 1)
  const { words } = set
  const looked = jest.fn(() => words)
  Object.defineProperty(set, 'words', { get: looked })
  const leftBeside = jest.fn<SlotSet, [readonly string[]]>(() => set)
  for (const [at, column] of [...columns.entries(), ...columns.entries()])
    expect([...column.countBeside(`${at}`, { sets, leftBeside }).options.keys()]).toEqual([at + 3, 1])
  // Both filters go by rows: whom either leaves need not be found.
  for (const [names] of leftBeside.mock.calls) expect(new Set(names)).toEqual(new Set(['0', '1']))
  expect(looked).toHaveBeenCalledTimes(1)
})

test('beside one filter, those count whom the others leave, found here or elsewhere', () => {
  const subset = fc.uniqueArray(fc.nat(CAPACITY - 1))
  const wanted = fc.tuple(fc.option(ids), fc.option(ids), fc.option(subset))
  fc.assert(
    fc.property(writes, subset, wanted, (written, found, [ofFirst, ofSecond, elsewhere]) => {
      const table = new FacetTable()
      const columns = COLUMNS.map(() => table.addColumn())
      for (const [at, slot, values] of written) columns[at]?.set(slot, values)
      const sets = new Map<string, SlotSet>()
      for (const [at, having] of [ofFirst, ofSecond].entries())
        if (having !== null) sets.set(`${at}`, columns[at]?.having(having, CAPACITY) ?? new SlotSet(CAPACITY))
      if (elsewhere !== null) sets.set('elsewhere', slotSetOf(elsewhere, CAPACITY))
      const leftBy = (names: readonly string[]) =>
        found.filter((slot) => [...sets].every(([name, set]) => names.includes(name) || set.has(slot)))
      const leftBeside = (names: readonly string[]) => slotSetOf(leftBy(names), CAPACITY)
      for (const [at, column] of columns.entries())
        expect(column.countBeside(`${at}`, { sets, leftBeside })).toEqual(countOf(column, leftBy([`${at}`])))
    }),
  )
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
  const order = new SlotOrder(() => 0)
  const asked = [[1, 2], [1], [2], [1, 2]]
  expect(asked.map((ids) => column.having(ids, { all, keep, byRating: order, capacity: 2 }).size)).toEqual([2, 1, 1, 2])
})
