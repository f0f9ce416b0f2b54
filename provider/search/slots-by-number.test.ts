import fc from 'fast-check'
import { SlotsByNumber } from './slots-by-number'

const CAPACITY = 12
const written = fc.array(fc.array(fc.tuple(fc.nat(CAPACITY - 1), fc.array(fc.nat(9), { maxLength: 4 }))), {
  maxLength: 5,
})
// Also where nothing stands, between two numbers, without an end, and the wrong way round.
const end = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.constantFrom(-Infinity, 2.5, Infinity))

test('finds whoever has a number in the range, of what was put last, both ends included', () => {
  fc.assert(
    fc.property(written, end, end, (batches, least, most) => {
      const slots = new SlotsByNumber()
      const model = new Map<number, readonly number[]>()
      for (const batch of batches) {
        for (const [slot, numbers] of batch) {
          slots.put(slot, numbers)
          model.set(slot, numbers)
        }
        slots.settle(CAPACITY)
        const expected = [...model].flatMap(([slot, numbers]) =>
          numbers.some((number) => number >= least && number <= most) ? [slot] : [],
        )
        expect([...slots.within([least, most], CAPACITY).toArray()]).toEqual(expected.sort((a, b) => a - b))
      }
    }),
  )
})

test('takes no more room than what it holds', () => {
  const slots = new SlotsByNumber()
  slots.put(3, [5, 7])
  slots.settle(CAPACITY)
  slots.put(3, [6])
  slots.settle(CAPACITY)
  slots.trim()
  expect(slots.bytes).toBe(2 * Int32Array.BYTES_PER_ELEMENT)
  expect([...slots.within([6, 6], CAPACITY).toArray()]).toEqual([3])
})
