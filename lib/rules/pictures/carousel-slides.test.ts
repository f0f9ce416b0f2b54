import fc from 'fast-check'
import { dotWindow, isItemShown, slideAfterResize, slideAfterSwipe, slideCount, slideOfItem } from './carousel-slides'

const rows = fc.constantFrom(1 as const, 2 as const)
const columns = fc.integer({ min: 1, max: 4 })
const items = fc.integer({ min: 1, max: 60 })

it.each([
  [0, 4, 2, 1],
  [8, 4, 2, 1],
  [9, 4, 2, 2],
  [17, 4, 2, 3],
  [11, 1, 2, 6],
  [4, 4, 1, 1],
  [5, 4, 1, 5],
  [2, 1, 1, 2],
] as const)('%p items in %p columns and %p rows are %p slides', (count, wide, high, slides) => {
  expect(slideCount(count, wide, high)).toBe(slides)
})

it('shows each item on some slide, and never more than fit', () => {
  fc.assert(
    fc.property(items, columns, rows, (count, wide, high) => {
      const slides = slideCount(count, wide, high)
      const seen = new Set<number>()
      for (let selected = 0; selected < slides; selected += 1) {
        const shown = Array.from({ length: count }, (_, item) => item).filter((item) =>
          isItemShown(item, selected, count, wide, high),
        )
        expect(shown.length).toBeLessThanOrEqual(wide * high)
        expect(shown.length).toBeGreaterThan(0)
        for (const item of shown) seen.add(item)
      }
      expect(seen.size).toBe(count)
    }),
  )
})

it('shows the first items behind the last ones', () => {
  const shown = [0, 1, 2, 3, 4].filter((item) => isItemShown(item, 4, 5, 3, 1))
  expect(shown).toEqual([0, 1, 4])
})

it('keeps the first item in view when the columns change', () => {
  fc.assert(
    fc.property(items, columns, columns, rows, (count, before, after, high) => {
      const selected = slideCount(count, before, high) - 1
      const first = high === 1 ? selected : selected * before * high
      const kept = slideAfterResize(selected, before, after, high)
      expect(slideOfItem(first, after, high)).toBe(kept)
    }),
  )
})

it.each([
  [0, 3, [0, 1, 2]],
  [0, 12, [0, 1, 2, 3]],
  [6, 12, [4, 5, 6, 7]],
  [11, 12, [8, 9, 10, 11]],
])('slide %p of %p has the dots %p', (selected, slides, dots) => {
  expect(dotWindow(selected, slides, 4)).toEqual(dots)
})

it.each([
  ['exactly 50 px', 0, 0, -50, 0],
  ['a quick flick that embla would follow', 0, 1, -49, 0],
  ['over 50 px to the left', 0, 0, -51, 1],
  ['over 50 px to the right', 1, 1, 51, 0],
  ['beyond the first', 0, 0, 51, 4],
  ['beyond the last', 4, 4, -51, 0],
  ['past several', 0, 2, -700, 2],
])('%s', (_, from, near, moved, end) => {
  expect(slideAfterSwipe(from, near, moved, 5)).toBe(end)
})
