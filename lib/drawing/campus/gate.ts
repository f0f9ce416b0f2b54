import { hedge, lawn, shrubs, trees } from '@/lib/drawing/campus/grounds'
import { dome, facade } from '@/lib/drawing/campus/facade'
import { chooseMood, distance, type Frame, sky } from '@/lib/drawing/outdoors'
import { outdoors, type Palette } from '@/lib/drawing/palette'
import type { Random } from '@/lib/drawing/random'
import { circle, d, path, polygon, rect, times } from '@/lib/drawing/svg'

function pillar(colours: Palette, x: number, base: number, height: number, stone: boolean): string {
  return (
    rect(x - 50, base - height, 78, height, stone ? colours.brick : colours.wall) +
    rect(x + 28, base - height, 24, height, stone ? colours.brickShade : colours.wallShade) +
    times(4, (i) => rect(x - 50, base - height + 30 + (i * (height - 60)) / 4, 102, 5, colours.wallDeep)) +
    rect(x - 62, base - 26, 126, 28, colours.wallShade) +
    rect(x - 60, base - height - 18, 122, 20, colours.roof)
  )
}

type Span = 'arch' | 'beam' | 'domes'

/** What lies on the pillars. */
function crown(colours: Palette, span: Span, top: number, stone: boolean): string {
  return span === 'arch'
    ? path(
        d`M330 ${top + 90}V${top}H950V${top + 90}A310 190 0 0 0 640 ${top + 24}A310 190 0 0 0 330 ${top + 90}Z`,
        stone ? colours.brick : colours.wall,
      ) +
        rect(318, top - 20, 644, 22, colours.roof) +
        path(d`M500 ${top - 20}Q640 ${top - 100} 780 ${top - 20}Z`, colours.roof) +
        path(d`M640 ${top - 60}Q730 ${top - 58} 780 ${top - 20}H660Z`, colours.roofShade)
    : span === 'beam'
      ? rect(290, top - 58, 700, 44, colours.roof) + rect(290, top - 14, 700, 12, colours.roofShade)
      : rect(300, top + 4, 680, 54, colours.wall) +
        rect(300, top + 48, 680, 14, colours.wallShade) +
        rect(290, top - 10, 700, 16, colours.roof)
}

/** A straight road under an arch: pillars, a span, and the house at its end. */
export function gate(random: Random, hue: number, frame: Frame): string {
  const colours = outdoors(hue, chooseMood(random))
  const { width, height } = frame
  const base = 610
  const stone = random.chance(0.5)
  const span = random.pick('arch', 'beam', 'domes')
  const pillarHeight = span === 'beam' ? 300 : 336
  const top = base - pillarHeight
  const tops =
    span === 'domes'
      ? dome(colours, 301, top - 16, 46, colours.roof, colours.roofShade) +
        dome(colours, 981, top - 16, 46, colours.roof, colours.roofShade) +
        dome(colours, 640, top - 8, 34, colours.tile, colours.tileShade)
      : ''
  return (
    sky(random, colours, frame) +
    distance(random, colours, frame) +
    hedge(random, colours, frame) +
    lawn(colours, frame) +
    facade(colours, {
      x: 490,
      base: 540,
      width: 300,
      height: 112,
      floors: 2,
      bays: 7,
      opening: 'arch',
      roof: random.pick('tile', 'slab'),
      depth: 26,
    }) +
    polygon(
      [
        [596, 540],
        [684, 540],
        [1010, height],
        [270, height],
      ],
      colours.path,
    ) +
    polygon(
      [
        [658, 540],
        [684, 540],
        [1010, height],
        [800, height],
      ],
      colours.pathShade,
    ) +
    trees(random, colours, random.pick('avenue', 'shade', 'coast'), [
      [470, 556, 0.8],
      [812, 556, 0.8],
      [400, 584, 1.1],
      [880, 584, 1.1],
    ]) +
    rect(0, base - 96, 262, 96, stone ? colours.brick : colours.wall) +
    rect(0, base - 108, 262, 14, colours.roof) +
    rect(1018, base - 96, width - 1018, 96, stone ? colours.brick : colours.wall) +
    rect(1018, base - 108, width - 1018, 14, colours.roof) +
    crown(colours, span, top, stone) +
    pillar(colours, 300, base, pillarHeight, stone) +
    pillar(colours, 980, base, pillarHeight, stone) +
    (span === 'beam' ? circle(300, top - 84, 26, colours.accent) + circle(980, top - 84, 26, colours.accent) : tops) +
    shrubs(colours, [
      [60, 640, 1.7],
      [150, 652, 1.4],
      [1130, 644, 1.7],
      [1220, 656, 1.5],
    ])
  )
}
