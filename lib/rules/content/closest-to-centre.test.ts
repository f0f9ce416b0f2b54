import fc from 'fast-check'
import { closestToCentre } from './closest-to-centre'

const list = { top: 100, height: 300 }

test('the item whose middle is closest to the list’s', () => {
  const items = [0, 1, 2, 3, 4].map((index) => ({ top: 40 + index * 80, height: 80 }))
  expect(closestToCentre(list, items)).toBe(2)
  expect(
    closestToCentre(
      list,
      items.map((item) => ({ ...item, top: item.top - 90 })),
    ),
  ).toBe(3)
})

test('of equals the first; without items none', () => {
  expect(
    closestToCentre(list, [
      { top: 150, height: 50 },
      { top: 300, height: 50 },
    ]),
  ).toBe(0)
  expect(closestToCentre(list, [])).toBeNull()
})

test('no other item is closer', () => {
  const extent = fc.record({ top: fc.integer({ min: -999, max: 999 }), height: fc.integer({ min: 1, max: 400 }) })
  fc.assert(
    fc.property(extent, fc.array(extent, { minLength: 1 }), (around, items) => {
      const index = closestToCentre(around, items)
      const distances = items.map(({ top, height }) => Math.abs(top + height / 2 - around.top - around.height / 2))
      expect(distances[index ?? -1]).toBe(Math.min(...distances))
    }),
  )
})
