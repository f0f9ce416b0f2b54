import { hedge, trees } from '@/lib/drawing/campus/grounds'
import { facade } from '@/lib/drawing/campus/facade'
import { chooseMood, distance, type Frame, sky } from '@/lib/drawing/outdoors'
import { outdoors, type Palette } from '@/lib/drawing/palette'
import type { Random } from '@/lib/drawing/random'
import { d, ellipse, fade, path, polygon, rect, stroke, times } from '@/lib/drawing/svg'

function polyhouse(colours: Palette, x: number, base: number): string {
  return (
    times(2, (i) => {
      const left = x + i * 190
      return (
        path(d`M${left} ${base}V${base - 60}A95 70 0 0 1 ${left + 190} ${base - 60}V${base}Z`, colours.wall) +
        path(
          d`M${left + 110} ${base}V${base - 129}A95 70 0 0 1 ${left + 190} ${base - 60}V${base}Z`,
          colours.wallShade,
        ) +
        stroke(
          d`M${left} ${base}V${base - 60}A95 70 0 0 1 ${left + 190} ${base - 60}V${base}M${left + 95} ${base - 130}V${base}M${left} ${base - 60}H${left + 190}`,
          colours.wallDeep,
          4,
        ) +
        times(5, (p) => ellipse(left + 24 + p * 35, base - 8, 15, 16, p % 2 ? colours.leaf : colours.leafLit))
      )
    }) + fade(0.3, rect(x, base, 420, 8, colours.leafShade))
  )
}

function rows(random: Random, colours: Palette, { width, height }: Frame, horizon: number): string {
  const crop = random.pick('ragi', 'paddy', 'vegetable')
  const count = 11
  const earth = crop === 'paddy' ? colours.hills[0] : colours.soil
  const vanish = width * 0.5
  return (
    rect(0, horizon, width, height - horizon, earth ?? colours.soil) +
    times(count, (i) => {
      const far = vanish + (i - count / 2 + 0.5) * 86
      const near = vanish + (i - count / 2 + 0.5) * 250
      return (
        polygon(
          [
            [far - 26, horizon],
            [far + 26, horizon],
            [near + 74, height],
            [near - 74, height],
          ],
          colours.leaf,
        ) +
        polygon(
          [
            [far - 26, horizon],
            [far + 2, horizon],
            [near + 6, height],
            [near - 74, height],
          ],
          colours.leafLit,
        ) +
        times(6, (k) => {
          const t = (k + 0.6) / 6
          const x = far + (near - far) * t * t
          const y = horizon + (height - horizon) * t * t
          const size = 8 + 26 * t * t
          return crop === 'vegetable'
            ? ellipse(x, y, size, size * 0.7, colours.leafShade) +
                ellipse(x - size * 0.2, y - size * 0.3, size * 0.75, size * 0.5, colours.leafLit)
            : stroke(
                d`M${x} ${y}q${-size * 0.3} ${-size} ${-size * 0.8} ${-size * 1.4}M${x} ${y}V${y - size * 1.7}M${x} ${y}q${size * 0.3} ${-size} ${size * 0.8} ${-size * 1.3}`,
                crop === 'ragi' ? colours.accent : colours.leafShade,
                1.5 + 3.5 * t * t,
              )
        })
      )
    })
  )
}

/** The college farm: crop rows to the horizon, polyhouses, a tiled shed. */
export function farm(random: Random, hue: number, frame: Frame): string {
  const colours = outdoors(hue, chooseMood(random))
  const horizon = 470
  const here = { ...frame, horizon }
  const mirrored = random.chance(0.5)
  return (
    sky(random, colours, here) +
    distance(random, colours, here) +
    hedge(random, colours, here) +
    rows(random, colours, frame, horizon) +
    polyhouse(colours, mirrored ? 80 : 780, 486) +
    facade(colours, {
      x: mirrored ? 820 : 120,
      base: 490,
      width: 260,
      height: 92,
      floors: 1,
      bays: 4,
      opening: 'plain',
      roof: 'tile',
      depth: 40,
    }) +
    trees(
      random,
      colours,
      random.pick('coast', 'plantation'),
      mirrored
        ? [
            [720, 492, 1.1],
            [1200, 500, 1.4],
          ]
        : [
            [470, 492, 1.1],
            [60, 500, 1.4],
          ],
    )
  )
}
