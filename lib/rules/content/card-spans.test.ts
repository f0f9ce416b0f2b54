import fc from 'fast-check'
import { cardSpans } from './card-spans'

/** The rows that a grid fills in order; a card that does not fit goes to the next row. */
function rowsOf(spans: number[], columns: number): number[] {
  const rows: number[] = []
  for (const span of spans) {
    const last = rows.at(-1)
    if (last === undefined || last + span > columns) rows.push(span)
    else rows[rows.length - 1] = last + span
  }
  return rows
}

test('every row is full, in two columns and in three', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
      const spans = cardSpans(count)
      expect(spans).toHaveLength(count)
      expect(
        rowsOf(
          spans.map(({ two }) => two),
          2,
        ).every((row) => row === 2),
      ).toBe(true)
      expect(
        rowsOf(
          spans.map(({ three }) => three),
          3,
        ).every((row) => row === 3),
      ).toBe(true)
    }),
  )
})

test('no card has nothing to do', () => {
  expect(cardSpans(0)).toEqual([])
  expect(cardSpans(6).every(({ two, three }) => two === 1 && three === 1)).toBe(true)
  expect(cardSpans(10).map(({ three }) => three)).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 1, 2])
})
