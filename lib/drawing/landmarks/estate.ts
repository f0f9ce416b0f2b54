import { oklch } from '@/lib/drawing/palette'
import { circle, d, ellipse, path, place, times } from '@/lib/drawing/svg'

const LEAF = oklch(0.5, 0.1, 152)
const LEAF_LIT = oklch(0.63, 0.12, 142)
const LEAF_DEEP = oklch(0.39, 0.08, 160)
const CHERRY = oklch(0.55, 0.19, 27)
const CHERRY_LIT = oklch(0.68, 0.17, 32)

function leaf(angle: number, length: number, lit: boolean): string {
  const w = length * 0.3
  return (
    `<g transform="rotate(${angle})">` +
    path(
      d`M0 0C${length * 0.25} ${-w} ${length * 0.7} ${-w} ${length} 0C${length * 0.7} ${w} ${length * 0.25} ${w} 0 0Z`,
      lit ? LEAF : LEAF_DEEP,
    ) +
    path(d`M0 0C${length * 0.25} ${-w} ${length * 0.7} ${-w} ${length} 0Z`, lit ? LEAF_LIT : LEAF) +
    '</g>'
  )
}

/** A twig of coffee with ripe cherries, reaching about 330 to the right and up from 0,0. */
export function coffeeTwig(): string {
  const joints = [
    [60, -34],
    [130, -66],
    [204, -90],
    [276, -104],
  ] as const
  return (
    path('M0 6C90 -46 190 -92 300 -108L302 -102C190 -84 94 -36 4 16Z', oklch(0.4, 0.06, 55)) +
    joints
      .map(([x, y], i) => {
        const size = 118 - i * 14
        const fruit = [
          [-13, 9],
          [11, 12],
          [0, -12],
          [20, -4],
          [-4, 22],
        ] as const
        return place(
          x,
          y,
          1,
          leaf(-96 - i * 6, size, true) +
            leaf(64 - i * 6, size * 0.95, false) +
            fruit.map(([cx, cy]) => circle(cx, cy, 13, CHERRY) + circle(cx - 4, cy - 4, 4.5, CHERRY_LIT)).join(''),
        )
      })
      .join('') +
    place(300, -106, 1, leaf(-30, 90, true) + leaf(-70, 64, true))
  )
}

/** A terrace of coffee bushes following a slope; each `[x, y]` is a bush of the given size. */
export function coffeeBushes(spots: readonly (readonly [number, number])[], size: number): string {
  return spots
    .map(([x, y], index) =>
      place(
        x,
        y,
        size,
        path('M-46 4A46 40 0 0 1 46 4Z', LEAF_DEEP) +
          path('M-46 4A46 40 0 0 1 22 -31Q12 -4 10 4Z', LEAF) +
          ellipse(-16, -20, 17, 9, LEAF_LIT) +
          times(4, (i) => circle(-24 + i * 16 + (index % 3) * 3, -8 - ((i * 7 + index * 5) % 18), 3.6, CHERRY)),
      ),
    )
    .join('')
}
