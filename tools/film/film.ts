import { FRONT, groundBands, HEIGHT, type Layer, MIDDLE, NEAR, PEBBLES, WIDTH } from './world'
import { STANCE, STRIDE, type Student, walkers } from './walker'
import { range } from '@/lib/drawing/hills'
import { oklch, PAPER, TURMERIC } from '@/lib/drawing/palette'
import { createRandom } from '@/lib/drawing/random'
import { circle, d, fade, picture, place, rect, stroke } from '@/lib/drawing/svg'

/** The film: its length, and how many pictures a second. It ends as it begins, and each layer moves by whole pixels, which makes a small file. */
export const FILM = { width: WIDTH, height: HEIGHT, seconds: 10, rate: 24 }

const HUE = 264
/** The feet of the students stand still on the ground that moves: whole steps in the film's length. */
const STEPS = Math.round((NEAR.period * STANCE) / STRIDE)

const SKINS = { light: oklch(0.7, 0.08, 56), middle: oklch(0.62, 0.085, 52), dark: oklch(0.52, 0.078, 47) }
const GIRL: Student = {
  skin: SKINS.middle,
  shirt: oklch(0.97, 0.012, 85),
  shirtShade: oklch(0.9, 0.02, 264),
  lower: 'skirt',
  lowerColour: oklch(0.42, 0.15, 264),
  bag: oklch(0.56, 0.19, 27),
  hair: 'plait',
}
const BOY: Student = {
  skin: SKINS.dark,
  shirt: oklch(0.97, 0.012, 85),
  shirtShade: oklch(0.9, 0.02, 264),
  lower: 'trousers',
  lowerColour: oklch(0.36, 0.1, 264),
  bag: TURMERIC,
  hair: 'short',
}
const SENIOR: Student = {
  skin: SKINS.light,
  shirt: oklch(0.62, 0.13, 340),
  shirtShade: oklch(0.54, 0.13, 340),
  lower: 'trousers',
  lowerColour: oklch(0.36, 0.07, 170),
  bag: oklch(0.44, 0.16, 264),
  hair: 'bun',
}

/** The sky at dawn and the far Ghats, which stand still. */
function distance(t: number): string {
  const random = createRandom(7)
  const rise = 26 * Math.sin(Math.PI * t) ** 2
  const layers = [
    [388, 170, 0.9],
    [452, 140, 0.82],
  ] as const
  return (
    rect(0, 0, WIDTH, HEIGHT, PAPER) +
    rect(0, 190, WIDTH, HEIGHT, oklch(0.972, 0.026, 82)) +
    rect(0, 300, WIDTH, HEIGHT, oklch(0.952, 0.048, 80)) +
    fade(0.28, circle(905, 248 - rise, 150 + 5 * Math.sin(2 * Math.PI * t), TURMERIC)) +
    circle(905, 248 - rise, 86, TURMERIC) +
    layers
      .map(([base, height, lightness], i) =>
        range(
          random,
          { base, height, peaks: 4 + i, width: WIDTH, bottom: HEIGHT },
          oklch(lightness, 0.05, HUE),
          oklch(lightness - 0.07, 0.07, HUE),
        ),
      )
      .join('')
  )
}

/** Everything of a layer that is in view; it moves to the left by its period in the length of the film. */
function passing({ period, things }: Layer, t: number): string {
  return things
    .map(({ x, reach, drawing }) =>
      [-1, 0, 1, 2]
        .map((round) => x + round * period - t * period)
        .filter((left) => left > -reach * 1.2 && left < WIDTH + reach * 1.2)
        .map((left) => place(left, 0, 1, drawing))
        .join(''),
    )
    .join('')
}

/** Birds that cross the sky once in the film. */
function birds(t: number): string {
  const flock = [
    [0, 0, 1],
    [46, 26, 0.8],
    [-40, 30, 0.72],
    [96, 8, 0.66],
  ] as const
  return flock
    .map(([dx, dy, scale], i) => {
      const x = -140 + t * (WIDTH + 280) + dx
      if (x < -30 || x > WIDTH + 30) return ''
      const flap = Math.sin(2 * Math.PI * (t * 14 + i * 0.3)) * 9
      return place(
        x,
        150 + dy + 12 * Math.sin(2 * Math.PI * (t + i * 0.1)),
        scale,
        stroke(d`M-20 ${-flap}Q-9 ${-4 - flap * 0.2} 0 4Q9 ${-4 - flap * 0.2} 20 ${-flap}`, oklch(0.44, 0.08, HUE), 4),
      )
    })
    .join('')
}

/**
 * One picture of the promotional film, as an SVG document: three students on their way to school,
 * past what the state is known for, on a morning before the Ghats.
 * @param t from 0 to 1, at which the film is again as it began
 */
export function drawFilm(t: number): string {
  const phase = t * STEPS
  return picture(
    WIDTH,
    HEIGHT,
    distance(t) +
      birds(t) +
      passing(MIDDLE, t) +
      groundBands() +
      passing(NEAR, t) +
      passing(PEBBLES, t) +
      walkers(
        [
          [SENIOR, 610, 640, 0.98, 0.35],
          [BOY, 500, 648, 0.86, 0.7],
          [GIRL, 405, 652, 0.9, 0],
        ],
        phase,
      ) +
      passing(FRONT, t),
  )
}

/** Which moment stands for the film until it plays. */
export const POSTER_AT = 0.37
