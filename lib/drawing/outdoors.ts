import { range } from '@/lib/drawing/hills'
import type { Mood, Palette } from '@/lib/drawing/palette'
import type { Random } from '@/lib/drawing/random'
import { circle, fade, rect } from '@/lib/drawing/svg'

/** A picture's size and the line on which the ground begins. */
export type Frame = { width: number; height: number; horizon: number }

export function chooseMood(random: Random): Mood {
  return random.pick('day', 'golden', 'day', 'dusk', 'day', 'golden')
}

function cloud(x: number, y: number, size: number, colour: string): string {
  return (
    rect(x, y, size * 2.4, size * 0.46, colour, size * 0.23) +
    rect(x + size * 0.5, y - size * 0.34, size * 1.5, size * 0.46, colour, size * 0.23) +
    rect(x + size * 1.2, y + size * 0.3, size * 1.9, size * 0.38, colour, size * 0.19)
  )
}

/** Sky in three flat bands, a sun with a halo, and clouds; the sun stands left, where the light comes from. */
export function sky(random: Random, colours: Palette, { width, horizon }: Frame): string {
  const [top = '', middle = '', low = ''] = colours.sky
  const sunX = width * random.between(0.1, 0.3)
  const sunY = horizon * random.between(0.24, 0.46)
  const radius = horizon * 0.12
  return (
    rect(0, 0, width, horizon + 4, top) +
    rect(0, horizon * 0.36, width, horizon * 0.66, middle) +
    rect(0, horizon * 0.66, width, horizon * 0.36, low) +
    fade(0.35, circle(sunX, sunY, radius * 1.9, colours.sun)) +
    circle(sunX, sunY, radius, colours.sun) +
    fade(
      0.85,
      cloud(width * random.between(0.42, 0.56), horizon * random.between(0.12, 0.24), horizon * 0.1, colours.cloud) +
        cloud(width * random.between(0.74, 0.86), horizon * random.between(0.26, 0.4), horizon * 0.075, colours.cloud),
    )
  )
}

/** Two or three ranges behind the campus, paler with distance. */
export function distance(random: Random, colours: Palette, { width, horizon }: Frame): string {
  const [far = '', middle = '', near = '', deep = ''] = colours.hills
  const tall = random.between(0.28, 0.44)
  return (
    range(random, { base: horizon * 0.86, height: horizon * tall, peaks: 3, width, bottom: horizon + 6 }, far, middle) +
    range(
      random,
      { base: horizon * 0.97, height: horizon * 0.27, peaks: 4, width, bottom: horizon + 6 },
      middle,
      near,
    ) +
    range(random, { base: horizon * 1.03, height: horizon * 0.16, peaks: 6, width, bottom: horizon + 6 }, near, deep)
  )
}
