import type { RankLine } from '@/lib/rules/chances/rank-rows'

const WIDTH = 96
const HEIGHT = 36
const EDGE = 4

/** The paths of a drawn line: the line, and its dots. */
export type DrawnLine = readonly [line: string, dots: string]

/** How a line of the table moved from round to round, to be drawn; `null` where no round has a rank. */
export function chartOf({ rounds }: RankLine, highest: number): DrawnLine | null {
  const step = (WIDTH - 2 * EDGE) / Math.max(1, rounds.length - 1)
  const points = rounds.map(({ rank }, index) =>
    rank === null
      ? null
      : `${(EDGE + index * step).toFixed(1)} ${(HEIGHT - EDGE - (rank / highest) * (HEIGHT - 2 * EDGE)).toFixed(1)}`,
  )
  // Where a round has no rank the line is parted: nothing is known of how it went on.
  const line = points.map((point, index) => point && `${points[index - 1] ? 'L' : 'M'}${point}`).join('')
  // A line of no length with round ends.
  const dots = points.map((point) => point && `M${point}h0`).join('')
  return line === '' ? null : [line, dots]
}

/** The numbers stand beside it, so that it says nothing to those who hear it. */
export function RankChart({ of: [line, dots] }: { of: DrawnLine }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <path d={line} />
      <path d={dots} />
    </svg>
  )
}
