import { hedge, trees } from '@/lib/drawing/campus/grounds'
import { chooseMood, distance, type Frame, sky } from '@/lib/drawing/outdoors'
import { outdoors, type Palette } from '@/lib/drawing/palette'
import type { Random } from '@/lib/drawing/random'
import { circle, d, ellipse, fade, path, polygon, rect, stroke, times } from '@/lib/drawing/svg'

function pavilion(colours: Palette, x: number, base: number): string {
  return (
    times(4, (i) => rect(x + i * 18, base - 18 * (i + 1), 400 - i * 36, 18, i % 2 ? colours.wallShade : colours.wall)) +
    rect(x + 72, base - 128, 256, 58, colours.wallDeep) +
    times(5, (i) => rect(x + 72 + i * 61, base - 132, 11, 64, colours.wall)) +
    path(d`M${x + 30} ${base - 128}L${x + 100} ${base - 176}H${x + 300}L${x + 370} ${base - 128}Z`, colours.tile) +
    path(d`M${x + 300} ${base - 176}L${x + 370} ${base - 128}H${x + 270}Z`, colours.tileShade)
  )
}

/** A figure in play: head, body and limbs in one colour, with a shadow. */
function player(colours: Palette, x: number, y: number, shirt: string, stride: number): string {
  return (
    fade(0.35, ellipse(x + 22, y + 2, 30, 5, colours.leafShade)) +
    stroke(
      d`M${x} ${y - 40}L${x - stride} ${y - 18}L${x - stride * 0.7} ${y}M${x} ${y - 40}L${x + stride} ${y - 22}L${x + stride * 1.3} ${y - 2}`,
      colours.trunk,
      8,
    ) +
    stroke(d`M${x} ${y - 68}L${x + stride * 1.2} ${y - 54}M${x} ${y - 68}L${x - stride} ${y - 50}`, colours.trunk, 7) +
    stroke(d`M${x} ${y - 66}V${y - 42}`, shirt, 17) +
    circle(x + 3, y - 87, 10, colours.trunk)
  )
}

function track(colours: Palette): string {
  return (
    ellipse(640, 606, 700, 104, colours.brick) +
    times(
      3,
      (i) =>
        ellipse(640, 606, 668 - i * 34, 94 - i * 11, colours.wall) +
        ellipse(640, 606, 665 - i * 34, 91.5 - i * 11, colours.brick),
    ) +
    ellipse(640, 606, 560, 60, colours.lawnLit)
  )
}

function goal(colours: Palette, x: number, y: number): string {
  return (
    fade(
      0.4,
      times(9, (i) => stroke(d`M${x + 10 + i * 22} ${y - 96}L${x + 4 + i * 23} ${y - 6}`, colours.wall, 1.5)) +
        times(4, (i) => stroke(d`M${x} ${y - 78 + i * 22}H${x + 200}`, colours.wall, 1.5)),
    ) + stroke(d`M${x} ${y}V${y - 100}H${x + 200}V${y}`, colours.wall, 8, 'butt')
  )
}

function wicket(colours: Palette): string {
  return (
    polygon(
      [
        [560, 560],
        [720, 560],
        [820, 700],
        [440, 700],
      ],
      colours.path,
    ) +
    polygon(
      [
        [680, 560],
        [720, 560],
        [820, 700],
        [730, 700],
      ],
      colours.pathShade,
    ) +
    times(3, (i) => rect(626 + i * 12, 528, 5, 40, colours.wall)) +
    rect(472, 676, 320, 5, colours.wall)
  )
}

/** The sports ground: track, football or cricket before the pavilion. */
export function ground(random: Random, hue: number, frame: Frame): string {
  const colours = outdoors(hue, chooseMood(random))
  const game = random.pick('track', 'football', 'cricket')
  const { width, height } = frame
  const horizon = 470
  const here = { ...frame, horizon }
  const shirt = colours.roof
  const stands = random.pick(120, 740)
  const play =
    game === 'track'
      ? track(colours) +
        player(colours, 330, 668, shirt, 22) +
        player(colours, 470, 690, colours.accent, 24) +
        player(colours, 640, 694, colours.tile, 22)
      : game === 'football'
        ? ellipse(640, 610, 180, 44, colours.wall) +
          ellipse(640, 610, 175, 41, colours.lawn) +
          rect(0, 606, width, 5, colours.wall) +
          goal(colours, 540, 548) +
          player(colours, 380, 650, shirt, 22) +
          player(colours, 850, 664, colours.accent, -24) +
          circle(450, 668, 11, colours.wall)
        : wicket(colours) +
          player(colours, 592, 610, colours.wall, 12) +
          player(colours, 800, 668, colours.wall, -26) +
          player(colours, 260, 600, colours.wall, 16)
  return (
    sky(random, colours, here) +
    distance(random, colours, here) +
    hedge(random, colours, here) +
    rect(0, horizon, width, height - horizon, colours.lawn) +
    times(5, (i) =>
      polygon(
        [
          [i * 280 - 60, horizon],
          [i * 280 + 60, horizon],
          [i * 360 + 20, height],
          [i * 360 - 170, height],
        ],
        colours.lawnLit,
      ),
    ) +
    pavilion(colours, stands, 512) +
    trees(
      random,
      colours,
      'shade',
      stands === 120
        ? [
            [860, 500, 1],
            [980, 502, 1.2],
            [1180, 510, 1.5],
          ]
        : [
            [90, 510, 1.5],
            [300, 500, 1.1],
            [420, 498, 0.9],
          ],
    ) +
    play
  )
}
