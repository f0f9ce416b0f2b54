import { range } from '@/lib/drawing/hills'
import { oklch, PAPER, TURMERIC } from '@/lib/drawing/palette'
import { type Random } from '@/lib/drawing/random'
import { circle, d, fade, path, rect } from '@/lib/drawing/svg'

/** Scenes are composed at 1600 × 640 with nothing that matters in the outer fifth of either side. */
export const WIDTH = 1600
export const HEIGHT = 640

/** Paper above, warm towards the horizon, with a great sun: the sky of every scene. */
export function dawn(sunX: number, sunY: number, radius: number): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, PAPER) +
    rect(0, 210, WIDTH, 150, oklch(0.972, 0.026, 82)) +
    rect(0, 330, WIDTH, HEIGHT - 330, oklch(0.952, 0.048, 80)) +
    fade(0.28, circle(sunX, sunY, radius * 1.7, TURMERIC)) +
    circle(sunX, sunY, radius, TURMERIC)
  )
}

export function ranges(
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
export function dusky(hue: number) {
  return {
    leaf: oklch(0.33, 0.1, hue),
    leafLit: oklch(0.41, 0.11, hue),
    leafShade: oklch(0.26, 0.085, hue),
    trunk: oklch(0.24, 0.07, hue),
    trunkLit: oklch(0.31, 0.08, hue),
  }
}

export function bank(base: number, rise: number, colour: string): string {
  return path(
    d`M0 ${base}C${WIDTH * 0.2} ${base - rise} ${WIDTH * 0.36} ${base + rise * 0.4} ${WIDTH * 0.52} ${base}S${WIDTH * 0.84} ${base - rise} ${WIDTH} ${base - rise * 0.3}V${HEIGHT}H0Z`,
    colour,
  )
}
