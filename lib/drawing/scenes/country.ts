import { chariot } from '@/lib/drawing/landmarks/chariot'
import { gumbaz } from '@/lib/drawing/landmarks/gumbaz'
import { palace } from '@/lib/drawing/landmarks/palace'
import { soudha } from '@/lib/drawing/landmarks/soudha'
import { stoneOf } from '@/lib/drawing/landmarks/stone'
import { oklch } from '@/lib/drawing/palette'
import { type Random } from '@/lib/drawing/random'
import { dawn, ranges, dusky, bank } from '@/lib/drawing/scenes/backdrop'
import { place, times } from '@/lib/drawing/svg'
import { arecaPalm, coconutPalm, roundTree } from '@/lib/drawing/trees'

export function panorama(random: Random, hue: number): string {
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
      [290, 606, 0.7],
      [318, 606, 0.84],
      [1190, 604, 0.76],
      [1222, 606, 0.9],
      [1252, 604, 0.7],
    ]
      .map(([x = 0, y = 0, s = 1]) => place(x, y, s * 0.6, arecaPalm(random, dark)))
      .join('') +
    bank(628, 16, oklch(0.29, 0.11, hue))
  )
}

export function ghats(random: Random, hue: number): string {
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
