import { indoors, lightPatch, type Room, room, windowView } from '@/lib/drawing/campus/interior'
import type { Frame } from '@/lib/drawing/outdoors'
import type { Random } from '@/lib/drawing/random'
import { circle, d, ellipse, fade, path, polygon, rect, stroke, times } from '@/lib/drawing/svg'

function conical(colours: Room, x: number, base: number, size: number, liquid: string): string {
  const s = size
  return (
    path(
      d`M${x - s * 0.16} ${base - s}V${base - s * 0.62}L${x - s * 0.5} ${base - s * 0.08}Q${x - s * 0.52} ${base} ${x - s * 0.42} ${base}H${x + s * 0.42}Q${x + s * 0.52} ${base} ${x + s * 0.5} ${base - s * 0.08}L${x + s * 0.16} ${base - s * 0.62}V${base - s}Z`,
      colours.glass,
    ) +
    path(
      d`M${x - s * 0.32} ${base - s * 0.36}L${x - s * 0.5} ${base - s * 0.08}Q${x - s * 0.52} ${base} ${x - s * 0.42} ${base}H${x + s * 0.42}Q${x + s * 0.52} ${base} ${x + s * 0.5} ${base - s * 0.08}L${x + s * 0.32} ${base - s * 0.36}Z`,
      liquid,
    ) +
    fade(
      0.5,
      path(
        d`M${x - s * 0.24} ${base - s * 0.4}L${x - s * 0.4} ${base - s * 0.1}H${x - s * 0.28}L${x - s * 0.14} ${base - s * 0.4}Z`,
        colours.paper,
      ),
    ) +
    rect(x - s * 0.21, base - s - 5, s * 0.42, 9, colours.paper, 4)
  )
}

function roundFlask(colours: Room, x: number, base: number, size: number, liquid: string): string {
  const r = size * 0.42
  const y = base - r - 14
  return (
    rect(x - size * 0.13, y - size * 0.9, size * 0.26, size * 0.7, colours.glass) +
    circle(x, y, r, colours.glass) +
    path(d`M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}Z`, liquid) +
    fade(0.55, ellipse(x - r * 0.45, y - r * 0.35, r * 0.2, r * 0.3, colours.paper)) +
    rect(x - r * 0.7, base - 12, r * 1.4, 12, colours.woodDeep, 4)
  )
}

function microscope(colours: Room, x: number, base: number): string {
  return (
    rect(x - 52, base - 18, 118, 18, colours.ink, 7) +
    stroke(
      d`M${x + 34} ${base - 14}C${x + 86} ${base - 60} ${x + 74} ${base - 140} ${x + 14} ${base - 150}`,
      colours.ink,
      20,
    ) +
    rect(x - 42, base - 62, 82, 11, colours.deep, 3) +
    `<g transform="rotate(24 ${x - 2} ${base - 130})">` +
    rect(x - 20, base - 214, 36, 118, colours.metal, 6) +
    rect(x + 4, base - 214, 12, 118, colours.metalShade, 6) +
    rect(x - 14, base - 246, 24, 36, colours.ink, 4) +
    rect(x - 12, base - 98, 20, 28, colours.ink, 3) +
    '</g>' +
    circle(x + 56, base - 62, 14, colours.accent)
  )
}

function tubes(colours: Room, x: number, base: number, liquids: readonly string[]): string {
  return (
    liquids
      .map(
        (liquid, i) =>
          rect(x + 14 + i * 34, base - 104, 18, 98, colours.glass, 9) +
          rect(x + 14 + i * 34, base - 60 - (i % 3) * 10, 18, 54 + (i % 3) * 10, liquid, 9),
      )
      .join('') +
    rect(x, base - 82, liquids.length * 34 + 12, 13, colours.woodLit, 3) +
    rect(x, base - 16, liquids.length * 34 + 12, 16, colours.wood, 3)
  )
}

/** A scope with a wave on its screen, and its probes. */
function oscilloscope(colours: Room, x: number, base: number): string {
  return (
    rect(x, base - 160, 250, 152, colours.metal, 12) +
    rect(x + 222, base - 160, 28, 152, colours.metalShade, 12) +
    rect(x + 16, base - 144, 150, 112, colours.ink, 8) +
    stroke(d`M${x + 26} ${base - 88}q15 -62 30 0t30 0t30 0t30 0`, colours.accent, 6) +
    times(4, (i) => circle(x + 194, base - 130 + i * 30, 10, i % 2 ? colours.deep : colours.tile)) +
    rect(x + 16, base - 10, 34, 10, colours.ink) +
    rect(x + 196, base - 10, 34, 10, colours.ink) +
    stroke(
      d`M${x + 194} ${base - 40}C${x + 280} ${base + 20} ${x + 300} ${base - 30} ${x + 340} ${base - 14}`,
      colours.tile,
      5,
    )
  )
}

function computer(colours: Room, x: number, base: number): string {
  return (
    rect(x + 78, base - 40, 24, 34, colours.metalShade) +
    rect(x + 46, base - 10, 88, 10, colours.metalShade, 4) +
    rect(x, base - 162, 180, 124, colours.ink, 10) +
    rect(x + 10, base - 152, 160, 104, colours.deep, 4) +
    times(5, (i) =>
      rect(
        x + 24 + (i % 2) * 16,
        base - 138 + i * 18,
        50 + ((i * 37) % 60),
        7,
        i % 2 ? colours.accent : colours.paper,
        3,
      ),
    )
  )
}

function wallShelf(random: Random, colours: Room, x: number, y: number): string {
  return (
    times(7, (i) => {
      const tall = random.between(42, 74)
      const liquid = random.pick(colours.accent, colours.tile, colours.leaf, colours.dado)
      return (
        rect(x + 14 + i * 50, y - tall, 32, tall, colours.glass, 6) +
        rect(x + 14 + i * 50, y - tall * 0.55, 32, tall * 0.55, liquid, 6) +
        rect(x + 20 + i * 50, y - tall - 10, 20, 12, colours.woodDeep, 3)
      )
    }) + rect(x, y, 370, 12, colours.wood)
  )
}

/** A teaching laboratory: chemistry, biology, electronics or computing, by seed. */
export function laboratory(random: Random, hue: number, { width, height }: Frame): string {
  const colours = indoors(hue)
  const bench = 540
  const subject = random.pick('chemistry', 'biology', 'electronics', 'computing')
  const liquids = [colours.deep, colours.accent, colours.tile, colours.leaf, colours.dado]
  const things = {
    chemistry: () =>
      conical(colours, 330, bench, 210, colours.deep) +
      roundFlask(colours, 560, bench, 190, colours.accent) +
      tubes(colours, 700, bench, liquids) +
      conical(colours, 1010, bench, 150, colours.tile),
    biology: () =>
      microscope(colours, 420, bench) +
      tubes(colours, 570, bench, liquids.slice(1)) +
      microscope(colours, 860, bench) +
      conical(colours, 1060, bench, 130, colours.leaf),
    electronics: () =>
      oscilloscope(colours, 220, bench) +
      rect(600, bench - 16, 200, 16, colours.leaf, 3) +
      times(6, (i) => rect(616 + i * 30, bench - 32, 18, 18, i % 2 ? colours.ink : colours.accent)) +
      oscilloscope(colours, 850, bench),
    computing: () => times(4, (i) => computer(colours, 150 + i * 260, bench)),
  }
  return (
    room(colours, width, height, 470) +
    windowView(colours, 90, 90, 420, 250, 3) +
    (subject === 'chemistry' || subject === 'biology'
      ? wallShelf(random, colours, 720, 240) + wallShelf(random, colours, 720, 360)
      : rect(700, 100, 420, 230, colours.deep, 6) +
        rect(716, 116, 388, 198, colours.ink, 3) +
        stroke('M760 260L840 190L910 230L1000 150L1060 176', colours.accent, 7) +
        stroke('M748 140V282H1076', colours.paper, 4)) +
    polygon(
      [
        [70, bench - 26],
        [1210, bench - 26],
        [1270, bench + 22],
        [10, bench + 22],
      ],
      colours.metal,
    ) +
    lightPatch(colours, 150, bench - 26, 300, 46) +
    things[subject]() +
    rect(10, bench + 22, 1260, 22, colours.deep) +
    rect(40, bench + 44, 1200, 136, colours.woodLit) +
    times(
      5,
      (i) =>
        rect(60 + i * 238, bench + 62, 206, 102, colours.wood, 4) +
        rect(146 + i * 238, bench + 76, 34, 8, colours.woodDeep, 4),
    )
  )
}
