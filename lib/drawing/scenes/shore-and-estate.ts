import { fishingBoat, lighthouse, sea } from '@/lib/drawing/landmarks/coast'
import { coffeeBushes, coffeeTwig } from '@/lib/drawing/landmarks/estate'
import { KUMKUM, oklch, outdoors } from '@/lib/drawing/palette'
import { type Random } from '@/lib/drawing/random'
import { WIDTH, HEIGHT, dawn, ranges, bank } from '@/lib/drawing/scenes/backdrop'
import { path, place, times } from '@/lib/drawing/svg'
import { arecaPalm, coconutPalm } from '@/lib/drawing/trees'

export function coast(random: Random, hue: number): string {
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

export function coffee(random: Random, hue: number): string {
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
