import fc from 'fast-check'
import { SlotSet, inMostOf, intersection, sizeOfBoth, union } from './slot-set'

const CAPACITY = 200
const slots = fc.uniqueArray(fc.nat(CAPACITY - 1))

function setOf(members: readonly number[]): SlotSet {
  const set = new SlotSet(CAPACITY)
  for (const slot of members) set.add(slot)
  return set
}

function membersOf(set: SlotSet): number[] {
  return [...set.toArray()]
}

const ascending = (members: Iterable<number>) => [...members].sort((a, b) => a - b)

test('is a set of numbers', () => {
  fc.assert(
    fc.property(slots, (members) => {
      const set = setOf([...members, ...members])
      expect(membersOf(set)).toEqual(ascending(members))
      expect(set.size).toBe(members.length)
      for (let slot = 0; slot < CAPACITY; slot += 1) expect(set.has(slot)).toBe(members.includes(slot))
    }),
  )
})

test('is intersected and united without being changed', () => {
  fc.assert(
    fc.property(slots, slots, slots, (a, b, c) => {
      const first = setOf(a)
      expect(membersOf(intersection(first, [setOf(b), setOf(c)]))).toEqual(
        ascending(a.filter((slot) => b.includes(slot) && c.includes(slot))),
      )
      expect(sizeOfBoth(first, setOf(b))).toBe(a.filter((slot) => b.includes(slot)).length)
      expect(membersOf(union(first, setOf(b)))).toEqual(ascending(new Set([...a, ...b])))
      expect(membersOf(first)).toEqual(ascending(a))
    }),
  )
})

test('what stands in most of the sets', () => {
  fc.assert(
    fc.property(fc.array(slots, { maxLength: 10 }), (sets) => {
      const times = new Map<number, number>()
      for (const slot of sets.flat()) times.set(slot, (times.get(slot) ?? 0) + 1)
      const most = Math.max(0, ...times.values())
      const found = inMostOf(sets.map(setOf), CAPACITY)
      expect(found.count).toBe(most)
      expect(membersOf(found.slots)).toEqual(ascending([...times].flatMap(([slot, of]) => (of === most ? [slot] : []))))
    }),
  )
})

test('every bit counts, the highest of a word too', () => {
  const all = Array.from({ length: CAPACITY }, (_, slot) => slot)
  expect(setOf(all).size).toBe(CAPACITY)
  expect(membersOf(setOf([31, 32, 63, 64]))).toEqual([31, 32, 63, 64])
  expect(new SlotSet(0).size).toBe(0)
  expect(setOf([5]).has(CAPACITY + 50)).toBe(false)
})
