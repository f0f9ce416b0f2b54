import { chariot, boulders } from '@/lib/drawing/landmarks/chariot'
import { gumbaz } from '@/lib/drawing/landmarks/gumbaz'
import { palace } from '@/lib/drawing/landmarks/palace'
import { soudha } from '@/lib/drawing/landmarks/soudha'
import { stoneOf } from '@/lib/drawing/landmarks/stone'
import { oklch, outdoors } from '@/lib/drawing/palette'
import { type Random } from '@/lib/drawing/random'
import { WIDTH, dawn, ranges } from '@/lib/drawing/scenes/backdrop'
import { path, place, rect, times } from '@/lib/drawing/svg'
import { coconutPalm, mastTree, roundTree, shrub } from '@/lib/drawing/trees'

export function hampi(random: Random, hue: number): string {
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

export function bengaluru(random: Random, hue: number): string {
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

export function mysuru(random: Random, hue: number): string {
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

export function vijayapura(random: Random, hue: number): string {
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
