import fc from 'fast-check'
import { yielding } from '@/provider/platform/event-loop'
import { SlotOrder } from './slot-order'
import { SlotSet } from './slot-set'

const CAPACITY = 60

type Change = { slot: number; value: number | null }
const change: fc.Arbitrary<Change> = fc.record({ slot: fc.nat(CAPACITY - 1), value: fc.option(fc.nat(5)) })

function listOf(order: SlotOrder, size: number): number[] {
  return Array.from({ length: size }, (_, rank) => order.slotAt(rank))
}

test('changing an order ends where sorting anew ends', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { maxLength: 12 }), { maxLength: 8 }), async (rounds) => {
      const values = new Map<number, number>()
      const compare = (a: number, b: number) => (values.get(a) ?? 0) - (values.get(b) ?? 0) || a - b
      const kept = new SlotOrder(compare)
      for (const round of rounds) {
        const before = new Set(values.keys())
        const touched = new Set(round.map(({ slot }) => slot))
        for (const { slot, value } of round) {
          if (value === null) values.delete(slot)
          else values.set(slot, value)
        }
        const removed = new Set([...touched].filter((slot) => before.has(slot)))
        const added = [...touched].filter((slot) => values.has(slot))
        kept.change(removed, added, CAPACITY)
        const anew = new SlotOrder(compare)
        await anew.sort(values.keys(), CAPACITY, yielding())
        expect(listOf(kept, values.size)).toEqual(listOf(anew, values.size))
        for (const slot of values.keys()) expect(kept.slotAt(kept.rankOf(slot))).toBe(slot)
      }
    }),
  )
})

test('a page is a piece of all the wanted, few or many', async () => {
  const all = Array.from({ length: 640 }, (_, slot) => slot)
  const order = new SlotOrder((a, b) => ((a * 7) % 640) - ((b * 7) % 640) || a - b)
  await order.sort(all, 640, yielding())
  const sizes = fc.constantFrom(0, 1, 5, 39, 40, 41, 300, 640)
  fc.assert(
    fc.property(sizes, fc.nat(700), fc.integer({ min: 1, max: 100 }), (size, offset, limit) => {
      const members = all.slice(0, size)
      const wanted = new SlotSet(640)
      for (const slot of members) wanted.add(slot)
      const sorted = [...members].sort((a, b) => ((a * 7) % 640) - ((b * 7) % 640) || a - b)
      expect(order.page(wanted, size, offset, limit)).toEqual(sorted.slice(offset, offset + limit))
    }),
    { numRuns: 300 },
  )
})
