import type { RankLine } from '@/lib/rules/chances/rank-rows'

const WIDTH = 96
const HEIGHT = 36
const EDGE = 4

/** How a line of the table moved from round to round, drawn; the numbers stand beside it, so that it says nothing to those who hear it. */
export function RankChart({ line: { rounds }, highest }: { line: RankLine; highest: number }) {
  const step = (WIDTH - 2 * EDGE) / Math.max(1, rounds.length - 1)
  const points = rounds.map(({ rank }, index) =>
    rank === null ? null : { x: EDGE + index * step, y: HEIGHT - EDGE - (rank / highest) * (HEIGHT - 2 * EDGE) },
  )
  // Where a round has no rank the line is parted: nothing is known of how it went on.
  const path = points
    .map((point, index) =>
      point === null ? '' : `${points[index - 1] ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`,
    )
    .join('')
  if (path === '') return null
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden focusable="false">
      <path d={`M0 ${HEIGHT - 1}H${WIDTH}`} className="stroke-line" fill="none" />
      <path d={path} className="stroke-river" fill="none" strokeWidth="2" strokeLinejoin="round" />
      {points.map(
        (point) =>
          point && (
            <circle key={point.x} cx={point.x.toFixed(1)} cy={point.y.toFixed(1)} r="3" className="fill-river" />
          ),
      )}
    </svg>
  )
}
