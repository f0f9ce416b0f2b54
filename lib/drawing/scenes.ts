import { range } from '@/lib/drawing/hills'
import { chariot, boulders } from '@/lib/drawing/landmarks/chariot'
import { fishingBoat, lighthouse, sea } from '@/lib/drawing/landmarks/coast'
import { coffeeBushes, coffeeTwig } from '@/lib/drawing/landmarks/estate'
import { gumbaz } from '@/lib/drawing/landmarks/gumbaz'
import { palace } from '@/lib/drawing/landmarks/palace'
import { soudha } from '@/lib/drawing/landmarks/soudha'
import { stoneOf } from '@/lib/drawing/landmarks/stone'
import { KUMKUM, oklch, outdoors, PAPER, TURMERIC } from '@/lib/drawing/palette'
import { createRandom, type Random } from '@/lib/drawing/random'
import { circle, d, fade, path, picture, place, rect, times } from '@/lib/drawing/svg'
import { arecaPalm, coconutPalm, mastTree, roundTree, shrub } from '@/lib/drawing/trees'

/** Scenes are composed at 1600 × 640 with nothing that matters in the outer fifth of either side. */
const WIDTH = 1600
const HEIGHT = 640

/** Paper above, warm towards the horizon, with a great sun: the sky of every scene. */
function dawn(sunX: number, sunY: number, radius: number): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, PAPER) +
    rect(0, 210, WIDTH, 150, oklch(0.972, 0.026, 82)) +
    rect(0, 330, WIDTH, HEIGHT - 330, oklch(0.952, 0.048, 80)) +
    fade(0.28, circle(sunX, sunY, radius * 1.7, TURMERIC)) +
    circle(sunX, sunY, radius, TURMERIC)
  )
}

function ranges(
  random: Random,
  hue: number,
  layers: readonly (readonly [base: number, height: number, lightness: number])[],
): string {
  return layers
    .map(([base, height, lightness], i) =>
      range(
        random,
        { base, height, peaks: 4 + (i % 3), width: WIDTH, bottom: HEIGHT },
        oklch(lightness, 0.045 + (0.92 - lightness) * 0.2, hue),
        oklch(lightness - 0.07, 0.06 + (0.92 - lightness) * 0.2, hue),
      ),
    )
    .join('')
}

/** Leaves in the deep tone of the foreground, for silhouettes. */
function dusky(hue: number) {
  return {
    leaf: oklch(0.33, 0.1, hue),
    leafLit: oklch(0.41, 0.11, hue),
    leafShade: oklch(0.26, 0.085, hue),
    trunk: oklch(0.24, 0.07, hue),
    trunkLit: oklch(0.31, 0.08, hue),
  }
}

function bank(base: number, rise: number, colour: string): string {
  return path(
    d`M0 ${base}C${WIDTH * 0.2} ${base - rise} ${WIDTH * 0.36} ${base + rise * 0.4} ${WIDTH * 0.52} ${base}S${WIDTH * 0.84} ${base - rise} ${WIDTH} ${base - rise * 0.3}V${HEIGHT}H0Z`,
    colour,
  )
}

function panorama(random: Random, hue: number): string {
  const dark = dusky(hue)
  const granite = stoneOf(hue, 'granite')
  return (
    dawn(1130, 230, 98) +
    ranges(random, hue, [
      [330, 150, 0.9],
      [400, 130, 0.82],
      [460, 110, 0.73],
    ]) +
    place(262, 520, 0.44, gumbaz(stoneOf(hue, 'sandstone'))) +
    place(1330, 524, 0.47, palace(stoneOf(hue, 'palace'))) +
    bank(520, 22, oklch(0.63, 0.11, hue)) +
    place(800, 528, 0.78, soudha(granite)) +
    bank(538, 26, oklch(0.5, 0.13, hue)) +
    place(452, 566, 0.36, chariot(stoneOf(hue, 'sandstone'))) +
    [
      [560, 556, 0.7],
      [600, 560, 0.9],
      [1010, 556, 0.8],
      [1060, 552, 1],
    ]
      .map(([x = 0, y = 0, s = 1]) => place(x, y, s * 0.62, roundTree(random, dark)))
      .join('') +
    bank(586, 30, oklch(0.37, 0.125, hue)) +
    [
      [60, 620, 1.05],
      [128, 634, 0.8],
      [190, 612, 0.62],
      [1496, 634, 0.66],
      [1548, 616, 1.05],
      [1590, 634, 0.8],
    ]
      .map(([x = 0, y = 0, s = 1]) => place(x, y, x > 800 ? -s : s, coconutPalm(random, dark)))
      .join('') +
    [
      [318, 606, 0.7],
      [352, 604, 0.84],
      [1190, 604, 0.76],
      [1222, 606, 0.9],
      [1252, 604, 0.7],
    ]
      .map(([x = 0, y = 0, s = 1]) => place(x, y, s * 0.6, arecaPalm(random, dark)))
      .join('') +
    bank(628, 16, oklch(0.29, 0.11, hue))
  )
}

function ghats(random: Random, hue: number): string {
  const dark = dusky(hue)
  return (
    dawn(1080, 210, 90) +
    ranges(random, hue, [
      [330, 170, 0.91],
      [400, 150, 0.83],
      [470, 130, 0.73],
      [535, 100, 0.61],
      [590, 70, 0.48],
    ]) +
    bank(600, 40, oklch(0.36, 0.12, hue)) +
    times(11, (i) =>
      place(
        40 + i * 150 + random.between(-40, 40),
        628,
        random.between(0.45, 0.85),
        i % 3 ? arecaPalm(random, dark) : coconutPalm(random, dark),
      ),
    )
  )
}

function hampi(random: Random, hue: number): string {
  const colours = outdoors(hue, 'golden')
  const stone = stoneOf(hue, 'sandstone')
  const rocks = (x: number, y: number, s: number) =>
    place(x, y, s, boulders(oklch(0.87, 0.065, 72), oklch(0.78, 0.08, 62), oklch(0.64, 0.085, 48)))
  return (
    dawn(470, 220, 92) +
    ranges(random, hue, [
      [380, 120, 0.9],
      [440, 90, 0.82],
    ]) +
    rocks(240, 500, 1.2) +
    rocks(70, 510, 1.6) +
    rocks(1260, 490, 1.3) +
    rocks(1500, 512, 1.9) +
    rocks(1090, 494, 0.7) +
    rect(0, 494, WIDTH, 160, oklch(0.8, 0.085, 82)) +
    path('M0 520C400 500 700 560 520 640H0Z', oklch(0.86, 0.075, 84)) +
    place(1120, 540, 1.1, coconutPalm(random, colours)) +
    place(1190, 560, -1.3, coconutPalm(random, colours)) +
    place(350, 540, 1.15, coconutPalm(random, colours)) +
    path('M620 584H1080L1240 610H600Z', oklch(0.68, 0.085, 66)) +
    place(810, 588, 1.12, chariot(stone)) +
    rocks(120, 640, 0.8) +
    rocks(1440, 650, 0.9)
  )
}

function bengaluru(random: Random, hue: number): string {
  const colours = outdoors(hue, 'day')
  return (
    dawn(430, 210, 88) +
    ranges(random, hue, [[430, 70, 0.9]]) +
    // The glass towers of the city, far behind and without detail.
    times(16, (i) =>
      rect(
        70 + i * 96 + random.between(-20, 20),
        486 - random.between(60, 190),
        random.between(40, 76),
        240,
        oklch(0.86 - (i % 3) * 0.035, 0.045, hue),
      ),
    ) +
    times(18, (i) => place(i * 94, 520, random.between(0.7, 1.1), roundTree(random, colours))) +
    rect(0, 512, WIDTH, 140, colours.lawn) +
    path('M0 530C400 512 560 590 420 640H0Z', colours.lawnLit) +
    place(800, 530, 1.12, soudha(stoneOf(hue, 'granite'))) +
    path('M640 536H960L1180 640H420Z', colours.path) +
    path('M860 536H960L1180 640H960Z', colours.pathShade) +
    times(5, (i) => place(120 + i * 70, 600, 1.1, shrub(colours)) + place(1480 - i * 70, 600, 1.1, shrub(colours))) +
    place(70, 620, 1.5, roundTree(random, colours)) +
    place(1530, 620, 1.6, roundTree(random, colours))
  )
}

function mysuru(random: Random, hue: number): string {
  const colours = outdoors(hue, 'golden')
  return (
    dawn(1180, 200, 84) +
    ranges(random, hue, [
      [400, 170, 0.89],
      [460, 80, 0.8],
    ]) +
    times(18, (i) => place(i * 94, 520, random.between(0.6, 0.95), roundTree(random, colours))) +
    rect(0, 514, WIDTH, 140, colours.lawn) +
    path('M0 530C400 512 560 590 420 640H0Z', colours.lawnLit) +
    place(800, 534, 1.14, palace(stoneOf(hue, 'palace'))) +
    path('M690 540H910L1130 640H470Z', colours.path) +
    path('M850 540H910L1130 640H960Z', colours.pathShade) +
    times(
      4,
      (i) =>
        place(330 - i * 84, 566 + i * 12, 0.9 + i * 0.12, mastTree(colours)) +
        place(1270 + i * 84, 566 + i * 12, 0.9 + i * 0.12, mastTree(colours)),
    )
  )
}

function vijayapura(random: Random, hue: number): string {
  const colours = outdoors(hue, 'golden')
  return (
    dawn(480, 200, 90) +
    ranges(random, hue, [
      [450, 60, 0.9],
      [490, 40, 0.82],
    ]) +
    rect(0, 506, WIDTH, 140, colours.lawn) +
    path('M0 530C400 506 620 590 480 640H0Z', colours.lawnLit) +
    place(800, 536, 1.04, gumbaz(stoneOf(hue, 'sandstone'))) +
    path('M730 536H870L1060 640H540Z', colours.path) +
    path('M830 536H870L1060 640H900Z', colours.pathShade) +
    [
      [420, 548, 1],
      [330, 560, 1.15],
      [1180, 548, 1],
      [1270, 560, 1.2],
      [160, 590, 1.5],
      [1450, 590, 1.5],
    ]
      .map(([x = 0, y = 0, s = 1]) => place(x, y, s, roundTree(random, colours)))
      .join('') +
    times(
      4,
      (i) =>
        place(560 - i * 62, 590 + i * 10, 0.9, shrub(colours)) +
        place(1040 + i * 62, 590 + i * 10, 0.9, shrub(colours)),
    )
  )
}

function coast(random: Random, hue: number): string {
  const colours = outdoors(hue, 'golden')
  const hull = oklch(0.45, 0.12, hue)
  const hullShade = oklch(0.35, 0.1, hue)
  return (
    dawn(620, 270, 96) +
    ranges(random, hue, [[372, 70, 0.86]]) +
    sea(WIDTH, 360, HEIGHT, 620, hue) +
    place(1290, 392, 0.8, lighthouse(oklch(0.86, 0.03, hue), oklch(0.55, 0.06, hue), oklch(0.43, 0.06, hue))) +
    place(360, 404, 0.42, fishingBoat(hull, hullShade, true)) +
    place(960, 452, 0.82, fishingBoat(hull, hullShade, false)) +
    place(560, 512, 1.02, fishingBoat(KUMKUM, oklch(0.43, 0.15, 27), true)) +
    path('M0 640V566C220 540 330 600 620 614S1200 560 1600 540V640Z', oklch(0.9, 0.055, 82)) +
    path('M700 640C960 620 1280 600 1600 566V640Z', oklch(0.83, 0.065, 76)) +
    [
      [120, 612, 1.7],
      [230, 626, 1.25],
      [1390, 606, 1.35],
      [1500, 624, 1.9],
    ]
      .map(([x = 0, y = 0, s = 1]) => place(x, y, x > 800 ? -s : s, coconutPalm(random, colours)))
      .join('')
  )
}

function coffee(random: Random, hue: number): string {
  const colours = outdoors(hue, 'day')
  const row = (y: number, step: number, size: number, shift: number) =>
    coffeeBushes(
      Array.from(
        { length: Math.ceil(WIDTH / step) + 1 },
        (_, i) => [i * step + shift, y + Math.sin(i * 0.7 + y) * 9 * size] as const,
      ),
      size,
    )
  return (
    dawn(520, 190, 86) +
    ranges(random, hue, [
      [340, 180, 0.9],
      [410, 150, 0.81],
      [470, 120, 0.71],
    ]) +
    bank(470, 60, oklch(0.66, 0.1, 140)) +
    row(490, 66, 0.55, 0) +
    times(9, (i) => place(80 + i * 178 + random.between(-30, 30), 500, 0.86, arecaPalm(random, colours))) +
    row(520, 84, 0.75, 30) +
    bank(556, 24, oklch(0.54, 0.1, 146)) +
    times(6, (i) => place(40 + i * 310 + random.between(-40, 40), 580, 1.15, arecaPalm(random, colours))) +
    row(580, 112, 1.05, 10) +
    row(640, 140, 1.4, 60) +
    place(60, 640, 1.25, coffeeTwig()) +
    place(1540, 640, -1.25, coffeeTwig())
  )
}

const SCENES = { panorama, ghats, hampi, bengaluru, mysuru, vijayapura, coast, coffee }
export type SceneKind = keyof typeof SCENES
export const SCENE_KINDS = Object.keys(SCENES).filter((kind): kind is SceneKind => kind in SCENES)

/**
 * A wide scene of the state, 1600 × 640, as an SVG document.
 * @param seed varies hills and planting
 * @param hue oklch degrees of the hills; the house's river blue is 264
 */
export function drawScene(kind: SceneKind, seed: number, hue: number): string {
  return picture(WIDTH, HEIGHT, SCENES[kind](createRandom(seed), hue), 'xMidYMax slice')
}
