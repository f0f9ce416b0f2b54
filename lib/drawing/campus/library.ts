import { indoors, lightPatch, type Room, room } from '@/lib/drawing/campus/interior'
import type { Frame } from '@/lib/drawing/outdoors'
import type { Random } from '@/lib/drawing/random'
import { arch, circle, d, fade, path, polygon, rect, times } from '@/lib/drawing/svg'

function books(random: Random, colours: Room, x: number, base: number, width: number, height: number): string {
  let drawn = ''
  for (let at = x; at < x + width - 14;) {
    const thick = random.between(13, 25)
    const tall = height * random.between(0.68, 0.97)
    if (at + thick > x + width) break
    if (random.chance(0.92)) {
      const colour = random.pick(
        colours.deep,
        colours.deep,
        colours.dado,
        colours.tile,
        colours.accent,
        colours.paper,
        colours.ink,
        colours.leaf,
      )
      drawn += rect(at, base - tall, thick - 2, tall, colour)
      if (tall > height * 0.82) drawn += fade(0.5, rect(at, base - tall * 0.8, thick - 2, 5, colours.paper))
    }
    at += thick
  }
  return drawn
}

function shelves(
  random: Random,
  colours: Room,
  x: number,
  top: number,
  width: number,
  base: number,
  rows: number,
): string {
  const step = (base - top - 20) / rows
  return (
    rect(x - 14, top - 16, width + 28, base - top + 16, colours.wood) +
    rect(x + width, top - 16, 14, base - top + 16, colours.woodShade) +
    rect(x, top, width, base - top - 20, colours.woodDeep) +
    times(
      rows,
      (row) =>
        books(random, colours, x + 6, top + (row + 1) * step - 8, width - 12, step - 14) +
        rect(x, top + (row + 1) * step - 8, width, 9, colours.wood),
    ) +
    rect(x - 22, top - 30, width + 44, 16, colours.woodLit)
  )
}

function tallWindow(colours: Room, x: number, base: number, width: number, height: number): string {
  return (
    arch(x, base + 10, width + 30, height + 25, colours.paper) +
    arch(x, base, width, height, colours.sky) +
    circle(x - width * 0.25, base - height * 0.49, width * 0.13, colours.accent) +
    path(
      d`M${x - width / 2} ${base}V${base - height * 0.34}Q${x - width * 0.2} ${base - height * 0.52} ${x + width * 0.08} ${base - height * 0.34}T${x + width / 2} ${base - height * 0.4}V${base}Z`,
      colours.hill,
    ) +
    path(
      d`M${x - width / 2} ${base}V${base - height * 0.16}Q${x} ${base - height * 0.3} ${x + width / 2} ${base - height * 0.14}V${base}Z`,
      colours.hillNear,
    ) +
    rect(x - 4, base - height, 8, height, colours.paper) +
    rect(x - width / 2, base - height * 0.62, width, 7, colours.paper)
  )
}

function lamp(colours: Room, x: number, base: number): string {
  return (
    rect(x - 3, base - 56, 6, 56, colours.woodDeep) +
    rect(x - 20, base - 6, 40, 7, colours.woodDeep, 3) +
    path(
      d`M${x - 34} ${base - 50}Q${x - 26} ${base - 84} ${x} ${base - 84}Q${x + 26} ${base - 84} ${x + 34} ${base - 50}Z`,
      colours.leaf,
    ) +
    path(d`M${x - 34} ${base - 50}Q${x - 26} ${base - 84} ${x} ${base - 84}L${x - 8} ${base - 50}Z`, colours.leafLit)
  )
}

function readingTable(random: Random, colours: Room): string {
  const open = (x: number, y: number) =>
    path(
      d`M${x} ${y}Q${x - 22} ${y - 14} ${x - 46} ${y - 4}L${x - 54} ${y + 12}Q${x - 24} ${y + 2} ${x} ${y + 14}Q${x + 24} ${y + 2} ${x + 54} ${y + 12}L${x + 46} ${y - 4}Q${x + 22} ${y - 14} ${x} ${y}Z`,
      colours.paper,
    )
  return (
    polygon(
      [
        [270, 566],
        [1010, 566],
        [1110, 640],
        [170, 640],
      ],
      colours.woodLit,
    ) +
    polygon(
      [
        [760, 566],
        [1010, 566],
        [1110, 640],
        [820, 640],
      ],
      colours.wood,
    ) +
    rect(170, 640, 940, 22, colours.woodShade) +
    rect(214, 662, 26, 58, colours.woodDeep) +
    rect(1040, 662, 26, 58, colours.woodDeep) +
    lamp(colours, 440, 590) +
    lamp(colours, 840, 590) +
    open(random.pick(300, 330), 610) +
    open(640, 600) +
    rect(930, 598, 76, 11, colours.tile) +
    rect(936, 587, 66, 11, colours.deep) +
    rect(932, 576, 60, 11, colours.paper)
  )
}

/** The reading room: shelves to the ceiling, an arched window, a table with lamps. */
export function library(random: Random, hue: number, { width, height }: Frame): string {
  const colours = indoors(hue)
  const centre = random.pick(500, 640, 780)
  const floor = 520
  const leftEnd = centre - 190
  const rightStart = centre + 190
  return (
    room(colours, width, height, floor) +
    rect(0, 0, width, 40, colours.ceiling) +
    rect(0, 40, width, 8, colours.wallDeep) +
    tallWindow(colours, centre, floor - 36, 250, 390) +
    shelves(random, colours, 30, 110, leftEnd - 60, floor, 4) +
    shelves(random, colours, rightStart + 30, 110, width - rightStart - 60, floor, 4) +
    lightPatch(colours, centre - 110, floor + 10, 220, 190) +
    readingTable(random, colours)
  )
}
