import type { Palette } from '@/lib/drawing/palette'
import type { Random } from '@/lib/drawing/random'
import { circle, d, ellipse, fade, path, place, rect, stroke, times } from '@/lib/drawing/svg'

type Leaves = Pick<Palette, 'leaf' | 'leafLit' | 'leafShade' | 'trunk' | 'trunkLit'>

/** The shadow that everything upright throws to the right on the ground. */
function groundShadow(reach: number, colour: string): string {
  return fade(0.35, ellipse(reach * 0.55, 3, reach, Math.max(4, reach * 0.11), colour))
}

/** A broad rain tree or neem, about 100 wide and 130 high, standing on 0,0. */
export function roundTree(random: Random, colours: Leaves): string {
  const lean = random.between(-5, 5)
  const crown = [
    [-30, -74, 27],
    [28, -72, 29],
    [0, -96, 33],
    [-12, -66, 26],
    [14, -62, 26],
  ].map(([x = 0, y = 0, r = 0]) => [x + random.between(-5, 5), y + random.between(-5, 5), r] as const)
  const blobs = (dx: number, dy: number, ratio: number, fill: string) =>
    crown.map(([x, y, r]) => circle(x + lean + dx, y + dy, r * ratio, fill)).join('')
  return (
    groundShadow(44, colours.leafShade) +
    path(d`M-7 0C-4 -26 -5 -40 ${lean - 3} -66H${lean + 5}C6 -40 6 -26 9 0Z`, colours.trunk) +
    blobs(4, 5, 1, colours.leafShade) +
    blobs(-2, -2, 0.94, colours.leaf) +
    crown.map(([x, y, r]) => circle(x + lean - r * 0.26, y - r * 0.3, r * 0.52, colours.leafLit)).join('')
  )
}

/** The tall mast tree that lines drives, about 36 wide and 170 high. */
export function mastTree(colours: Leaves): string {
  return (
    groundShadow(26, colours.leafShade) +
    rect(-4, -26, 8, 27, colours.trunk) +
    path('M0 -170C12 -130 22 -90 20 -52C18 -26 10 -14 0 -14Z', colours.leafShade) +
    path('M0 -170C-12 -130 -22 -90 -20 -52C-18 -26 -10 -14 0 -14C6 -60 6 -120 0 -170Z', colours.leaf) +
    path('M-4 -140C-14 -104 -18 -76 -15 -46C-13 -32 -9 -26 -7 -24C-3 -70 -2 -110 -4 -140Z', colours.leafLit)
  )
}

/** A gulmohar in flower: a flat, wide crown on forked limbs, about 170 wide and 120 high. */
export function gulmohar(random: Random, colours: Palette): string {
  const crown = [-58, -30, 0, 32, 60].map((x) => [x, -88 - random.between(0, 16) + Math.abs(x) * 0.22] as const)
  return (
    groundShadow(66, colours.leafShade) +
    stroke('M0 0C0 -30 -4 -36 -6 -44M-2 -38C-16 -54 -30 -62 -46 -76M-4 -42C12 -58 26 -64 44 -78', colours.trunk, 9) +
    crown.map(([x, y]) => ellipse(x + 4, y + 9, 33, 18, colours.leafShade)).join('') +
    crown.map(([x, y]) => ellipse(x, y, 34, 19, colours.flower)).join('') +
    crown.map(([x, y]) => ellipse(x - 9, y - 7, 19, 9, colours.flowerLit)).join('')
  )
}

/** One curved leaf of a palm, from the crown at 0,0. */
function frond(x: number, y: number, fill: string): string {
  const rise = -Math.abs(x) * 0.42 - 10
  return path(d`M0 0Q${x * 0.55} ${rise} ${x} ${y}Q${x * 0.58} ${rise * 0.3 + y * 0.34} 0 0Z`, fill)
}

/** A coconut palm, about 130 wide and 200 high, its stem bent to the right (mirror it for the left). */
export function coconutPalm(random: Random, colours: Leaves): string {
  const bend = random.between(16, 40)
  const top = -random.between(140, 176)
  const stem = d`M-6 0Q${-2} ${top * 0.5} ${bend - 3} ${top}L${bend + 4} ${top}Q${8} ${top * 0.5} 7 0Z`
  const shade = d`M1 0Q${4} ${top * 0.5} ${bend + 1} ${top}L${bend + 4} ${top}Q${8} ${top * 0.5} 7 0Z`
  const back = [
    [-66, 34],
    [66, 30],
    [-30, 58],
    [34, 56],
  ] as const
  const front = [
    [-74, 2],
    [-52, -34],
    [-27, -56],
    [44, -40],
    [74, -4],
  ] as const
  return (
    groundShadow(30, colours.leafShade) +
    path(stem, colours.trunkLit) +
    path(shade, colours.trunk) +
    place(
      bend,
      top,
      1,
      back.map(([x, y]) => frond(x, y, colours.leafShade)).join('') +
        front.map(([x, y], index) => frond(x, y, index < 3 ? colours.leafLit : colours.leaf)).join('') +
        circle(-7, 7, 6.5, colours.trunk) +
        circle(6, 9, 6.5, colours.trunk),
    )
  )
}

/** An areca palm: a straight pole with a small tuft, about 60 wide and 210 high. */
export function arecaPalm(random: Random, colours: Leaves): string {
  const top = -random.between(150, 200)
  const leaves = [
    [-34, 16],
    [34, 14],
    [-30, -16],
    [-16, -36],
    [28, -20],
  ] as const
  return (
    rect(-3.5, top, 7, -top, colours.trunkLit) +
    rect(0.5, top, 3, -top, colours.trunk) +
    times(5, (ring) => rect(-3.5, top * (0.15 + ring * 0.16), 7, 2, colours.trunk)) +
    rect(-4.5, top - 2, 9, 24, colours.leaf, 4) +
    place(
      0,
      top,
      1,
      leaves.map(([x, y], index) => frond(x, y, index < 2 ? colours.leafShade : colours.leafLit)).join(''),
    )
  )
}

/** A clipped round shrub, about 44 wide. */
export function shrub(colours: Leaves): string {
  return (
    groundShadow(20, colours.leafShade) +
    path('M-22 2A22 20 0 0 1 22 2Z', colours.leafShade) +
    path('M-22 2A22 20 0 0 1 12 -14Q8 0 6 2Z', colours.leaf) +
    ellipse(-8, -9, 8, 5, colours.leafLit)
  )
}
