import { facade, portico, steps } from '@/lib/drawing/campus/facade'
import { gumbaz } from '@/lib/drawing/landmarks/gumbaz'
import { soudha } from '@/lib/drawing/landmarks/soudha'
import { stoneOf } from '@/lib/drawing/landmarks/stone'
import { oklch, outdoors } from '@/lib/drawing/palette'
import { createRandom } from '@/lib/drawing/random'
import { d, path, place, rect, times } from '@/lib/drawing/svg'
import { arecaPalm, coconutPalm, gulmohar, roundTree, shrub } from '@/lib/drawing/trees'

export const WIDTH = 1280
export const HEIGHT = 720
/** Where the ground of the students begins. */
const GROUND = 566

const HUE = 264
const COLOURS = outdoors(HUE, 'golden')

/** Something that stands in a layer: how wide it is around its place, and its drawing. */
type Thing = { x: number; reach: number; drawing: string }
/** What comes round again after `period`, which is what it has moved when the film begins anew. */
export type Layer = { period: number; things: readonly Thing[] }

const random = createRandom(11)
const at = (x: number, y: number, scale: number, reach: number, drawing: string): Thing => ({
  x,
  reach,
  drawing: place(0, y, scale, drawing),
})

/** A ridge that is the same at both its ends: waves whose lengths divide the period. */
function ridge(
  period: number,
  base: number,
  waves: readonly (readonly [times: number, height: number, shift: number])[],
  fill: string,
): Thing {
  const step = 20
  const points = times(period / step + 1, (i) => {
    const x = i * step
    const y = waves.reduce(
      (sum, [count, height, shift]) => sum - height * Math.sin((x / period) * 2 * Math.PI * count + shift),
      base,
    )
    return d`L${x} ${y}`
  })
  return {
    x: period / 2,
    reach: period / 2,
    drawing: place(-period / 2, 0, 1, path(d`M0 ${HEIGHT}` + points + d`V${HEIGHT}Z`, fill)),
  }
}

/** Hills and what was built before them, which pass slowly. */
export const MIDDLE: Layer = {
  period: 1440,
  things: [
    ridge(
      1440,
      470,
      [
        [2, 34, 0.4],
        [3, 20, 2],
        [5, 8, 1],
      ],
      oklch(0.7, 0.085, HUE),
    ),
    at(690, 548, 0.5, 260, gumbaz(stoneOf(HUE, 'sandstone'))),
    at(70, 548, 0.62, 420, soudha(stoneOf(HUE, 'granite'))),
    ridge(
      1440,
      540,
      [
        [3, 12, 1],
        [4, 10, 3],
      ],
      oklch(0.6, 0.1, HUE),
    ),
  ],
}

function school(): string {
  const shared = { base: 0, floors: 2, opening: 'arch' as const, roof: 'tile' as const }
  return (
    facade(COLOURS, { ...shared, x: -330, width: 620, height: 168, bays: 11, depth: 42 }) +
    portico(COLOURS, -20, 0, 176, 116, true) +
    steps(COLOURS, -20, 8, 190, 2)
  )
}

/** What stands by the path. */
export const NEAR: Layer = {
  period: 1920,
  things: [
    at(60, GROUND + 2, 1.15, 120, arecaPalm(random, COLOURS)),
    at(120, GROUND + 6, 1.35, 120, arecaPalm(random, COLOURS)),
    at(330, GROUND + 4, 1.5, 160, roundTree(random, COLOURS)),
    at(560, GROUND + 2, 1.3, 140, coconutPalm(random, COLOURS)),
    at(1160, GROUND, 1.12, 480, school()),
    at(770, GROUND + 6, 1.3, 200, gulmohar(random, COLOURS)),
    at(905, GROUND + 8, 1.3, 60, shrub(COLOURS)),
    at(1465, GROUND + 8, 1.2, 60, shrub(COLOURS)),
    at(1560, GROUND + 4, 1.35, 160, roundTree(random, COLOURS)),
    at(1740, GROUND + 2, 1.4, 140, coconutPalm(random, COLOURS)),
    at(1830, GROUND + 6, 1.1, 120, arecaPalm(random, COLOURS)),
  ],
}

const tuft = (size: number, fill: string) =>
  path(
    d`M${-size} 0Q${-size * 0.8} ${-size} ${-size * 1.3} ${-size * 1.5}Q${-size * 0.3} ${-size} ${-size * 0.1} 0Q${-size * 0.1} ${-size * 1.3} ${size * 0.2} ${-size * 2}Q${size * 0.4} ${-size} ${size * 0.3} 0Q${size * 0.6} ${-size} ${size * 1.2} ${-size * 1.3}Q${size} ${-size * 0.6} ${size} 0Z`,
    fill,
  )

/** Grass before everything, which passes fastest. */
export const FRONT: Layer = {
  period: 2400,
  things: [90, 240, 610, 700, 1010, 1330, 1420, 1790, 2060, 2170, 2330].map((x, i) =>
    at(x, HEIGHT + 4, 1, 60, tuft(17 + (i % 3) * 6, i % 2 ? COLOURS.leaf : COLOURS.leafShade)),
  ),
}

/** The ground with the path on it; it is the same everywhere. */
export function groundBands(): string {
  return (
    rect(0, GROUND - 6, WIDTH, HEIGHT - GROUND + 6, COLOURS.lawn) +
    rect(0, GROUND - 6, WIDTH, 16, COLOURS.lawnLit) +
    rect(0, GROUND + 38, WIDTH, 74, COLOURS.path) +
    rect(0, GROUND + 104, WIDTH, 8, COLOURS.pathShade) +
    rect(0, GROUND + 112, WIDTH, HEIGHT, COLOURS.lawnShade)
  )
}

/** Stones and tufts along the path, by which one sees that the ground moves. */
export const PEBBLES: Layer = {
  period: 1920,
  things: Array.from({ length: 26 }, (_, i): Thing => {
    const x = (i * 1920) / 26 + random.between(0, 50)
    const y = GROUND + random.between(46, 98)
    return {
      x,
      reach: 20,
      drawing:
        i % 3 === 0
          ? place(0, GROUND + 34, 1, tuft(9, COLOURS.leaf))
          : rect(-9, y, random.between(10, 26), 4, COLOURS.pathShade, 2),
    }
  }),
}
