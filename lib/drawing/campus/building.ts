import { dome, facade, portico, steps } from '@/lib/drawing/campus/facade'
import { drive, hedge, lawn, type Planting, shrubs, trees } from '@/lib/drawing/campus/grounds'
import { chooseMood, distance, type Frame, sky } from '@/lib/drawing/outdoors'
import { outdoors, type Palette } from '@/lib/drawing/palette'
import type { Random } from '@/lib/drawing/random'
import { arch, rect, times } from '@/lib/drawing/svg'

const BASE = 566
type Block = { drawing: string; door: number }

/** Two storeys of arches and a domed middle, as the old colleges have. */
function heritage(random: Random, colours: Palette): Block {
  const stone = random.chance(0.4)
  const wall = stone ? colours.brick : colours.wall
  const side = stone ? colours.brickShade : colours.wallShade
  const shared = { base: BASE, floors: 2, opening: 'arch' as const, wall, side }
  return {
    door: 620,
    drawing:
      facade(colours, { ...shared, x: 190, width: 330, height: 190, bays: 5, depth: 0 }) +
      facade(colours, { ...shared, x: 720, width: 330, height: 190, bays: 5, depth: 50 }) +
      facade(colours, { ...shared, x: 496, width: 248, height: 250, bays: 3, depth: 34 }) +
      dome(colours, 620, BASE - 264, 74, colours.roof, colours.roofShade) +
      dome(colours, 226, BASE - 202, 26, colours.roof, colours.roofShade) +
      dome(colours, 1012, BASE - 202, 26, colours.roof, colours.roofShade) +
      portico(colours, 620, BASE - 24, 190, 112, true) +
      steps(colours, 620, BASE + 2, 196, 3),
  }
}

/** Long bands of glass, a stair tower and a canopy. */
function modern(random: Random, colours: Palette): Block {
  const tower = random.pick(250, 905)
  const door = tower === 250 ? 640 : 560
  return {
    door,
    drawing:
      facade(colours, { x: 210, base: BASE, width: 800, height: 236, floors: 3, bays: 10, opening: 'band' }) +
      facade(colours, {
        x: tower,
        base: BASE,
        width: 124,
        height: 322,
        floors: 5,
        bays: 2,
        opening: 'jali',
        wall: colours.brick,
        side: colours.brickShade,
        depth: 44,
      }) +
      portico(colours, door, BASE, 214, 84, false) +
      steps(colours, door, BASE + 16, 214, 2),
  }
}

/** A long hall under Mangalore tiles with a gabled porch: the coast and the Malnad build so. */
function tiled(random: Random, colours: Palette): Block {
  const laterite = random.chance(0.5)
  const walls = laterite ? { wall: colours.brick, side: colours.brickShade } : {}
  return {
    door: 580,
    drawing:
      facade(colours, {
        x: 170,
        base: BASE,
        width: 850,
        height: 176,
        floors: 2,
        bays: 13,
        opening: 'plain',
        roof: 'tile',
        ...walls,
      }) +
      portico(colours, 580, BASE - 8, 210, 128, true) +
      rect(460, BASE - 8, 240, 10, colours.wallShade),
  }
}

/** A plain block of the sixties with an open, arcaded ground floor and a second wing behind. */
function arcaded(random: Random, colours: Palette): Block {
  const floors = random.pick(2, 3)
  const height = floors * 78
  return {
    door: 560,
    drawing:
      facade(colours, {
        x: 560,
        base: BASE - 18,
        width: 500,
        height: height + 112,
        floors: floors + 1,
        bays: 8,
        opening: 'plain',
        wall: colours.wallShade,
        side: colours.wallDeep,
      }) +
      facade(colours, {
        x: 180,
        base: BASE - 84,
        width: 700,
        height,
        floors,
        bays: 10,
        opening: random.pick('jali', 'plain'),
      }) +
      rect(180, BASE - 86, 700, 86, colours.wallDeep) +
      rect(880, BASE - 86, 70, 86, colours.dark) +
      times(10, (i) => arch(215 + i * 70, BASE, 54, 76, colours.dark)) +
      rect(180, BASE - 94, 700, 12, colours.roof) +
      rect(180, BASE - 6, 700, 8, colours.wallShade),
  }
}

/** The main building in its grounds. */
export function building(random: Random, hue: number, frame: Frame): string {
  const colours = outdoors(hue, chooseMood(random))
  const block = random.pick(heritage, modern, tiled, arcaded)(random, colours)
  const planting: Planting = random.pick('shade', 'coast', 'plantation', 'avenue', 'flower')
  const nearer = (content: string) =>
    `<g transform="translate(620 590) scale(1.13) translate(-612 -578)">${content}</g>`
  return (
    sky(random, colours, frame) +
    distance(random, colours, frame) +
    hedge(random, colours, frame) +
    lawn(colours, frame) +
    trees(random, colours, planting, [
      [90, 560, 1.35],
      [1170, 556, 1.3],
    ]) +
    nearer(block.drawing + drive(colours, frame, block.door, BASE + 2, 190)) +
    shrubs(colours, [
      [250, 600, 1.1],
      [330, 596, 0.9],
      [880, 600, 1.1],
      [960, 604, 1.3],
    ]) +
    trees(
      random,
      colours,
      planting,
      planting === 'flower'
        ? [[1150, 640, 1.5]]
        : [
            [130, 650, 1.75],
            [1190, 668, 1.9],
          ],
    )
  )
}
