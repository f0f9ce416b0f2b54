import { indoors, lightPatch, type Room, room, windowView } from '@/lib/drawing/campus/interior'
import type { Frame } from '@/lib/drawing/outdoors'
import type { Random } from '@/lib/drawing/random'
import { circle, d, path, polygon, rect, stroke, times } from '@/lib/drawing/svg'

/** A gear wheel with `teeth` teeth, for machines here and for crests. */
export function gear(x: number, y: number, radius: number, teeth: number, fill: string, hole: string): string {
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const angle = ((i - 0.5) / (teeth * 4)) * Math.PI * 2
    const r = i % 4 < 2 ? radius : radius * 0.8
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const
  })
  return polygon(points, fill) + circle(x, y, radius * 0.36, hole)
}

function lathe(colours: Room, x: number, base: number): string {
  return (
    rect(x, base - 120, 90, 120, colours.deep, 4) +
    rect(x + 400, base - 120, 80, 120, colours.deep, 4) +
    rect(x - 10, base - 150, 500, 32, colours.metal, 4) +
    rect(x - 10, base - 130, 500, 12, colours.metalShade) +
    rect(x, base - 270, 130, 122, colours.deep, 8) +
    rect(x + 104, base - 270, 26, 122, colours.ink, 8) +
    circle(x + 48, base - 216, 22, colours.accent) +
    rect(x + 130, base - 232, 40, 60, colours.metal) +
    rect(x + 170, base - 214, 180, 24, colours.metalShade) +
    rect(x + 170, base - 214, 180, 9, colours.paper) +
    rect(x + 240, base - 186, 70, 38, colours.tile, 4) +
    path(
      d`M${x + 350} ${base - 202}L${x + 390} ${base - 230}H${x + 460}V${base - 150}H${x + 376}V${base - 178}Z`,
      colours.deep,
    ) +
    circle(x + 470, base - 194, 20, colours.metal)
  )
}

function robot(colours: Room, x: number, base: number): string {
  return (
    rect(x - 80, base - 40, 190, 40, colours.ink, 6) +
    rect(x - 40, base - 100, 110, 64, colours.deep, 10) +
    stroke(d`M${x + 14} ${base - 100}L${x - 46} ${base - 250}`, colours.accent, 40) +
    stroke(d`M${x - 46} ${base - 250}L${x + 150} ${base - 316}`, colours.accent, 32) +
    stroke(d`M${x + 150} ${base - 316}L${x + 206} ${base - 226}`, colours.metalShade, 22) +
    circle(x + 14, base - 100, 26, colours.ink) +
    circle(x - 46, base - 250, 24, colours.ink) +
    circle(x + 150, base - 316, 20, colours.ink) +
    stroke(d`M${x + 206} ${base - 226}l-26 38M${x + 206} ${base - 226}l26 38`, colours.ink, 10)
  )
}

function loom(colours: Room, x: number, base: number): string {
  const threads = [colours.tile, colours.accent, colours.deep, colours.paper]
  return (
    rect(x, base - 300, 26, 300, colours.wood) +
    rect(x + 420, base - 300, 26, 300, colours.woodShade) +
    rect(x - 12, base - 316, 470, 26, colours.woodLit) +
    times(24, (i) => rect(x + 32 + i * 16, base - 290, 6, 160, threads[i % 3] ?? colours.paper)) +
    rect(x + 26, base - 214, 394, 20, colours.woodLit) +
    times(7, (i) => rect(x + 26, base - 138 + i * 16, 394, 16, threads[(i * 2) % 4] ?? colours.paper)) +
    rect(x - 12, base - 30, 470, 26, colours.wood)
  )
}

function toolWall(colours: Room, x: number, y: number): string {
  return (
    rect(x, y, 400, 200, colours.woodLit, 6) +
    stroke(d`M${x + 50} ${y + 60}V${y + 150}`, colours.woodDeep, 12) +
    rect(x + 20, y + 36, 62, 28, colours.metalShade, 4) +
    stroke(d`M${x + 130} ${y + 70}V${y + 160}`, colours.metalShade, 14) +
    circle(x + 130, y + 56, 22, colours.metalShade) +
    circle(x + 130, y + 48, 11, colours.woodLit) +
    path(d`M${x + 190} ${y + 40}L${x + 230} ${y + 40}L${x + 290} ${y + 160}L${x + 190} ${y + 70}Z`, colours.metal) +
    rect(x + 180, y + 34, 44, 30, colours.tile, 6) +
    gear(x + 330, y + 80, 44, 10, colours.deep, colours.woodLit) +
    rect(x + 310, y + 144, 60, 12, colours.ink, 6)
  )
}

/** The workshop: a steel truss, tools on the wall, and a machine by seed. */
export function workshop(random: Random, hue: number, { width, height }: Frame): string {
  const colours = indoors(hue)
  const machine = random.pick(lathe, robot, loom)
  const second = random.pick(lathe, robot)
  return (
    room(colours, width, height, 500) +
    polygon(
      [
        [0, 0],
        [width, 0],
        [width, 64],
        [0, 64],
      ],
      colours.wallDeep,
    ) +
    stroke(
      times(8, (i) => d`M${i * 160} 64L${i * 160 + 80} 8L${i * 160 + 160} 64`),
      colours.deep,
      8,
      'butt',
    ) +
    rect(0, 60, width, 14, colours.deep) +
    times(
      2,
      (i) =>
        rect(340 + i * 600, 74, 5, 50, colours.ink) +
        path(d`M${300 + i * 600} 150Q${342 + i * 600} 96 ${384 + i * 600} 150Z`, colours.accent),
    ) +
    windowView(colours, 70, 190, 300, 200, 3) +
    toolWall(colours, 780, 200) +
    lightPatch(colours, 90, 510, 330, 200) +
    machine(colours, 150, 650) +
    second(colours, 760, 650) +
    rect(0, 690, width, 30, colours.floorShade) +
    times(13, (i) =>
      polygon(
        [
          [i * 104, 690],
          [i * 104 + 52, 690],
          [i * 104 + 26, 704],
          [i * 104 - 26, 704],
        ],
        colours.accent,
      ),
    )
  )
}
