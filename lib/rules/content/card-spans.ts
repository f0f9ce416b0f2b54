/** How many columns a card takes where there are two of them, and where there are three. */
export type CardSpan = { two: 1 | 2; three: 1 | 2 | 3 }

/**
 * Spans that leave no gap, whatever the number of cards: the first is wide where one row would be
 * short by a card, the last as well where it would be short by two.
 */
export function cardSpans(count: number): CardSpan[] {
  const short = (3 - (count % 3)) % 3
  return Array.from({ length: count }, (_, index) => {
    const isFirst = index === 0
    const isLast = index === count - 1
    const isWide = (isFirst && short > 0) || (isLast && short > 1)
    return {
      two: isFirst && count % 2 === 1 ? 2 : 1,
      three: count === 1 ? 3 : isWide ? 2 : 1,
    }
  })
}
