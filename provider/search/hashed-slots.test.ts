import fc from 'fast-check'
import { HashedSlots } from './hashed-slots'

const step = fc.record({ key: fc.integer({ min: -3, max: 3 }), slot: fc.nat(6), isAdded: fc.boolean() })

test('holds what a map of sets would', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const hashed = new HashedSlots()
      const model = new Map<number, Set<number>>()
      for (const { key, slot, isAdded } of steps) {
        const slots = model.get(key) ?? new Set()
        model.set(key, slots)
        if (isAdded && !slots.has(slot)) {
          hashed.add(key, slot)
          slots.add(slot)
        } else if (!isAdded) {
          hashed.remove(key, slot)
          slots.delete(slot)
        }
      }
      for (const [key, slots] of model) {
        expect(hashed.list(key)).toEqual([...slots].sort())
        expect(slots.has(hashed.find(key) ?? NaN)).toBe(slots.size > 0)
      }
      expect(hashed.size).toBe([...model.values()].reduce((sum, slots) => sum + slots.size, 0))
    }),
  )
})

test('grows, and stays as large where as many leave as come', () => {
  const hashed = new HashedSlots()
  for (let slot = 0; slot < 5_000; slot += 1) hashed.add(slot, slot)
  const before = hashed.bytes
  for (let slot = 5_000; slot < 50_000; slot += 1) {
    hashed.remove(slot - 5_000, slot - 5_000)
    hashed.add(slot, slot)
  }
  expect(hashed.find(49_999)).toBe(49_999)
  expect(hashed.find(1)).toBeUndefined()
  expect(hashed.bytes).toBeLessThanOrEqual(2 * before)
})
