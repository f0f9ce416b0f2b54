import type { Frame } from '@/lib/drawing/outdoors'
import type { Palette } from '@/lib/drawing/palette'
import type { Random } from '@/lib/drawing/random'
import { d, ellipse, path, place, rect, times } from '@/lib/drawing/svg'
import { arecaPalm, coconutPalm, gulmohar, mastTree, roundTree, shrub } from '@/lib/drawing/trees'

/** A row of low trees that closes the view between hills and lawn. */
export function hedge(random: Random, colours: Palette, { width, horizon }: Frame): string {
  const count = Math.ceil(width / 46)
  const row = (lift: number, colour: string) =>
    times(count + 1, (i) => ellipse(i * 46, horizon + 6, random.between(30, 46), random.between(16, 34) + lift, colour))
  return row(8, colours.leafShade) + row(-6, colours.leaf)
}

/** Lawn with mown bands, lit on the left. */
export function lawn(colours: Palette, { width, height, horizon }: Frame): string {
  return (
    rect(0, horizon, width, height - horizon, colours.lawn) +
    path(
      d`M0 ${horizon + 26}C${width * 0.3} ${horizon + 8} ${width * 0.5} ${horizon + 70} ${width * 0.28} ${height}H0Z`,
      colours.lawnLit,
    ) +
    path(
      d`M${width} ${horizon + 60}C${width * 0.8} ${horizon + 70} ${width * 0.72} ${height - 40} ${width * 0.66} ${height}H${width}Z`,
      colours.lawnShade,
    )
  )
}

/** A drive from the lower edge up to a door at `x`. */
export function drive(colours: Palette, { width, height }: Frame, x: number, top: number, breadth: number): string {
  const foot = width * 0.5 + (x - width * 0.5) * 0.3
  return (
    path(
      d`M${x - breadth / 2} ${top}C${x - breadth} ${top + 70} ${foot - 240} ${height - 60} ${foot - 300} ${height}H${foot + 230}C${foot + 140} ${height - 70} ${x + breadth} ${top + 70} ${x + breadth / 2} ${top}Z`,
      colours.path,
    ) +
    path(
      d`M${x + breadth * 0.25} ${top}C${x + breadth * 0.5} ${top + 70} ${foot + 70} ${height - 70} ${foot + 130} ${height}H${foot + 230}C${foot + 140} ${height - 70} ${x + breadth} ${top + 70} ${x + breadth / 2} ${top}Z`,
      colours.pathShade,
    )
  )
}

export type Planting = 'shade' | 'coast' | 'plantation' | 'avenue' | 'flower'

function plant(random: Random, colours: Palette, planting: Planting): string {
  if (planting === 'coast') return coconutPalm(random, colours)
  if (planting === 'plantation') return arecaPalm(random, colours)
  if (planting === 'avenue') return mastTree(colours)
  if (planting === 'flower') return gulmohar(random, colours)
  return roundTree(random, colours)
}

/** Trees at the given places; each is `[x, y, scale]`, a negative scale leans the other way. */
export function trees(
  random: Random,
  colours: Palette,
  planting: Planting,
  spots: readonly (readonly [x: number, y: number, scale: number])[],
): string {
  return spots
    .map(([x, y, scale]) => place(x + random.between(-10, 10), y, scale, plant(random, colours, planting)))
    .join('')
}

export function shrubs(colours: Palette, spots: readonly (readonly [x: number, y: number, scale: number])[]): string {
  return spots.map(([x, y, scale]) => place(x, y, scale, shrub(colours))).join('')
}
