import { CREAM, KUMKUM, oklch, TURMERIC } from '@/lib/drawing/palette'
import { d, ellipse, fade, path, polygon, rect, stroke, times } from '@/lib/drawing/svg'

/** A wooden fishing boat with its prow drawn up, about 220 wide, floating on 0,0. */
export function fishingBoat(hull: string, hullShade: string, sail: boolean): string {
  const wood = oklch(0.42, 0.06, 50)
  return (
    (sail
      ? stroke('M-6 -10V-190', wood, 6) +
        path('M-14 -184C-70 -130 -86 -80 -92 -34C-60 -42 -34 -40 -10 -30Z', CREAM) +
        path(
          'M-14 -184C-26 -130 -26 -80 -10 -30C-20 -35 -34 -38 -46 -39C-44 -90 -34 -140 -14 -184Z',
          oklch(0.88, 0.045, 70),
        ) +
        path('M0 -178C36 -130 46 -86 48 -40C30 -46 14 -44 0 -36Z', TURMERIC)
      : stroke('M-46 -8V-88M34 -8V-70', wood, 5) +
        stroke('M-46 -86L34 -66', wood, 3) +
        rect(-30, -46, 58, 36, CREAM, 3) +
        rect(4, -46, 24, 36, oklch(0.86, 0.035, 75), 3) +
        rect(-36, -54, 70, 10, KUMKUM) +
        rect(-20, -36, 16, 14, hullShade)) +
    path('M-122 -46C-96 -18 -60 -12 0 -12C60 -12 86 -20 108 -36C104 4 70 16 0 16C-70 16 -104 4 -122 -46Z', hull) +
    path(
      'M-122 -46C-96 -18 -60 -12 0 -12C60 -12 86 -20 108 -36C107 -26 104 -18 100 -12C70 -2 40 2 0 2C-62 2 -100 -8 -122 -46Z',
      hullShade,
    ) +
    path('M-118 -36C-96 -10 -60 -4 0 -4C54 -4 84 -10 105 -24L102 -16C80 -4 50 2 0 2C-62 2 -98 -8 -118 -36Z', TURMERIC)
  )
}

/** A lighthouse on its rock, about 90 wide and 300 high, standing on 0,0. */
export function lighthouse(shade: string, rock: string, rockShade: string): string {
  return (
    ellipse(10, 4, 110, 34, rockShade) +
    ellipse(-10, 0, 84, 28, rock) +
    polygon(
      [
        [-30, -8],
        [30, -8],
        [20, -210],
        [-20, -210],
      ],
      CREAM,
    ) +
    polygon(
      [
        [6, -8],
        [30, -8],
        [20, -210],
        [4, -210],
      ],
      shade,
    ) +
    times(3, (i) =>
      polygon(
        [
          [-29 + i * 3.1, -26 - i * 64],
          [29 - i * 3.1, -26 - i * 64],
          [26 - i * 3.1, -56 - i * 64],
          [-26 + i * 3.1, -56 - i * 64],
        ],
        KUMKUM,
      ),
    ) +
    rect(-30, -218, 60, 10, KUMKUM) +
    rect(-16, -250, 32, 34, TURMERIC) +
    rect(-18, -250, 5, 34, CREAM) +
    path('M-24 -250H24L0 -280Z', KUMKUM)
  )
}

/** The sea between `top` and `bottom`, in bands that darken towards the viewer, with a glitter under the sun. */
export function sea(width: number, top: number, bottom: number, sunX: number, hue: number): string {
  const deep = bottom - top
  const levels = [
    [0.78, 0],
    [0.7, 0.2],
    [0.62, 0.46],
    [0.54, 0.74],
  ] as const
  const bands = levels.map(([lightness, part], i) => {
    const y = top + deep * part
    return i === 0
      ? rect(0, y, width, deep, oklch(lightness, 0.075, hue - 20))
      : path(
          d`M0 ${y}` +
            times(8, () => d`q${width / 32} ${-7 - i * 2} ${width / 16} 0t${width / 16} 0`) +
            d`V${bottom}H0Z`,
          oklch(lightness, 0.08 + i * 0.012, hue - 20 + i * 5),
        )
  })
  return (
    bands.join('') +
    fade(
      0.75,
      times(7, (i) =>
        rect(
          sunX - 80 + i * 8 + ((i % 2) * 2 - 1) * 14,
          top + 8 + i * deep * 0.075,
          160 - i * 16,
          5,
          oklch(0.93, 0.1, 88),
          2.5,
        ),
      ),
    )
  )
}
