import type { Random } from '@/lib/drawing/random'
import { d, fade, path } from '@/lib/drawing/svg'

type Point = { x: number; y: number }
type Ridge = { base: number; height: number; peaks: number; width: number; bottom: number }

/** Peaks of uneven height, with a saddle between each two. */
function ridgePoints(random: Random, { base, height, peaks, width }: Ridge): Point[] {
  const step = width / peaks
  const start = -step * random.between(0.3, 0.8)
  const points: Point[] = []
  for (let index = 0; index <= peaks + 2; index++) {
    const x = start + index * step
    // Every other summit is a shoulder: low, and close to the one before it.
    const shoulder = index % 2 === 1
    points.push({
      x: x + step * (shoulder ? random.between(-0.2, 0) : random.between(-0.1, 0.1)),
      y: base - height * (shoulder ? random.between(0.42, 0.66) : random.between(0.74, 1)),
    })
    points.push({
      x: x + step * (shoulder ? random.between(0.4, 0.56) : random.between(0.44, 0.54)),
      y: base - height * (shoulder ? random.between(0.04, 0.2) : random.between(0.3, 0.4)),
    })
  }
  return points
}

/** A curve that is level at every point, so that summits are round and saddles soft. */
function curve(points: Point[]): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to
      const reach = (to.x - from.x) * 0.4
      return d`C${from.x + reach} ${from.y} ${to.x - reach} ${to.y} ${to.x} ${to.y}`
    })
    .join('')
}

/** The side of a peak that faces away from the light, which comes from the left. */
function shadows(points: Point[], bottom: number, colour: string): string {
  return points
    .map((peak, index) => {
      const valley = points[index + 1]
      if (index % 2 === 1 || !valley) return ''
      const drop = bottom - peak.y
      const run = valley.x - peak.x
      return path(
        d`M${peak.x} ${peak.y}C${peak.x + run * 0.4} ${peak.y} ${valley.x - run * 0.4} ${valley.y} ${valley.x} ${valley.y}` +
          d`C${valley.x - run * 0.1} ${valley.y + drop * 0.3} ${peak.x + run * 0.3} ${bottom} ${peak.x + run * 0.1} ${bottom}` +
          d`C${peak.x + run * 0.5} ${bottom - drop * 0.42} ${peak.x - run * 0.2} ${bottom - drop * 0.5} ${peak.x} ${peak.y}Z`,
        colour,
      )
    })
    .join('')
}

/** One range of hills with its shaded sides. `shade` is drawn over `colour`. */
export function range(random: Random, ridge: Ridge, colour: string, shade: string): string {
  const points = ridgePoints(random, ridge)
  const first = points[0] ?? { x: 0, y: ridge.base }
  const outline = d`M${first.x} ${ridge.bottom}V${first.y}` + curve(points) + d`V${ridge.bottom}Z`
  return path(outline, colour) + fade(0.5, shadows(points, ridge.base + ridge.height * 0.55, shade))
}
