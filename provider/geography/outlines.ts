import { z } from 'zod'
import type { Coordinates } from '@/lib/contract/coordinates'
import list from '@/provider/geography/outlines.json'

const pointSchema = z.tuple([z.number(), z.number()])
type Point = z.output<typeof pointSchema>

/** The borders of the districts, by the codes of the Local Government Directory: simplified, longitude before latitude (README.md here). */
const OUTLINES = new Map(z.array(z.tuple([z.number(), z.array(z.array(pointSchema))])).parse(list))

/** So far outside of a border, in kilometres, a place may be within it: borders are simplified by one, and a campus lies on both sides. */
const MARGIN_KM = 3
const KM_OF_A_DEGREE = 111.2

/** How far west, east, south and north of a place another one is, in kilometres. */
const seenFrom =
  ({ latitude, longitude }: Coordinates) =>
  ([x, y]: Point): Point => [
    (x - longitude) * KM_OF_A_DEGREE * Math.cos((latitude * Math.PI) / 180),
    (y - latitude) * KM_OF_A_DEGREE,
  ]

/** Whether a line of a border is crossed on the way straight to the east. */
const isCrossed = ([ax, ay]: Point, [bx, by]: Point) => ay > 0 !== by > 0 && ax + ((bx - ax) * -ay) / (by - ay) > 0

function distanceTo([ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length))
  return Math.hypot(ax + along * dx, ay + along * dy)
}

function liesWithin(place: Coordinates, border: readonly Point[]): boolean {
  const points = border.map(seenFrom(place))
  const lines = points.slice(1).map((point, index): [Point, Point] => [points[index] ?? point, point])
  const crossings = lines.filter(([from, to]) => isCrossed(from, to)).length
  return crossings % 2 === 1 || lines.some(([from, to]) => distanceTo(from, to) <= MARGIN_KM)
}

/** Whether a place can lie in a district; in one that is not known it can. */
export function canLieIn(place: Coordinates, districtId: number | null): boolean {
  const outline = districtId === null ? undefined : OUTLINES.get(districtId)
  return outline === undefined || outline.some((border) => liesWithin(place, border))
}
