import type { RankLine } from '@/lib/rules/chances/rank-rows'

const WIDTH = 96
const HEIGHT = 36
const EDGE = 4

/** How a line of the table moved from round to round, drawn; the numbers stand beside it, so that it says nothing to those who hear it. */
export function RankChart({ line: { rounds }, highest }: { line: RankLine; highest: number }) {
  const step = (WIDTH - 2 * EDGE) / Math.max(1, rounds.length - 1)
  const points = rounds.flatMap((cell, index) =>
    cell === null ? [] : [{ x: EDGE + index * step, y: HEIGHT - EDGE - (cell.rank / highest) * (HEIGHT - 2 * EDGE) }],
  )
  if (points.length === 0) return null
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden focusable="false">
      <path d={`M0 ${HEIGHT - 1}H${WIDTH}`} className="stroke-line" fill="none" />
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        className="stroke-river"
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x.toFixed(1)} cy={y.toFixed(1)} r="3" className="fill-river" />
      ))}
    </svg>
  )
}
