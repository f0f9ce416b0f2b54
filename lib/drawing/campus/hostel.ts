import { drive, hedge, lawn, shrubs, trees } from '@/lib/drawing/campus/grounds'
import { distance, type Frame, sky } from '@/lib/drawing/outdoors'
import { outdoors, type Palette } from '@/lib/drawing/palette'
import type { Random } from '@/lib/drawing/random'
import { arch, d, fade, path, polygon, rect, stroke, times } from '@/lib/drawing/svg'

const BASE = 574

function balcony(random: Random, colours: Palette, x: number, y: number, width: number): string {
  const cloth = random.chance(0.3)
    ? rect(
        x + width * 0.55,
        y - 22,
        width * 0.2,
        26,
        random.pick(colours.accent, colours.tile, colours.hills[1] ?? colours.wall),
      )
    : ''
  return (
    rect(x, y - 62, width, 62, colours.wallDeep) +
    rect(x + width * 0.14, y - 52, width * 0.3, 52, random.chance(0.62) ? colours.glass : colours.dark) +
    rect(x + width * 0.58, y - 46, width * 0.28, 28, random.chance(0.5) ? colours.glassLit : colours.dark) +
    fade(0.4, rect(x, y - 62, width, 9, colours.dark)) +
    times(9, (i) => rect(x + 3 + (i * (width - 8)) / 8, y - 24, 3, 24, colours.wall)) +
    cloth +
    rect(x - 3, y - 28, width + 6, 6, colours.wall) +
    rect(x - 5, y, width + 10, 8, colours.roof)
  )
}

function bicycle(colours: Palette, x: number, y: number, frame: string): string {
  return (
    stroke(d`M${x - 24} ${y}a17 17 0 1 1 .1 0M${x + 24} ${y}a17 17 0 1 1 .1 0`, colours.dark, 4) +
    stroke(
      d`M${x - 24} ${y - 17}L${x - 8} ${y - 44}H${x + 16}L${x + 24} ${y - 17}M${x - 8} ${y - 44}L${x} ${y - 17}L${x + 16} ${y - 44}M${x + 16} ${y - 44}L${x + 14} ${y - 54}H${x + 24}M${x - 16} ${y - 50}H${x - 2}`,
      frame,
      4.5,
    )
  )
}

/** The students' house: four floors of balconies, the stairs between them, cycles at the door. */
export function hostel(random: Random, hue: number, frame: Frame): string {
  const colours = outdoors(hue, random.pick('dusk', 'dusk', 'golden'))
  const floors = random.pick(4, 5)
  const storey = 82
  const height = floors * storey + 12
  const top = BASE - height
  const warm = random.chance(0.5)
  const left = random.pick(3, 4)
  const stairs = 244 + left * 98
  const wing = (x: number, count: number) =>
    times(count * floors, (i) =>
      balcony(random, colours, x + (i % count) * 98, BASE - 8 - Math.floor(i / count) * storey, 78),
    )
  return (
    sky(random, colours, frame) +
    distance(random, colours, frame) +
    hedge(random, colours, frame) +
    lawn(colours, frame) +
    trees(random, colours, 'shade', [
      [110, 566, 1.3],
      [1200, 570, 1.5],
    ]) +
    fade(
      0.3,
      polygon(
        [
          [1070, BASE],
          [1132, BASE],
          [1270, BASE + 26],
          [420, BASE + 26],
          [380, BASE],
        ],
        colours.leafShade,
      ),
    ) +
    rect(1066, top, 66, height, warm ? colours.brickShade : colours.wallShade) +
    rect(214, top, 852, height, warm ? colours.brick : colours.wall) +
    wing(232, left) +
    wing(stairs + 130, 7 - left) +
    rect(stairs, top - 54, 96, height + 54, colours.wall) +
    rect(stairs + 70, top - 54, 26, height + 54, colours.wallShade) +
    times(floors, (i) => rect(stairs + 18, top - 10 + i * storey, 40, 46, colours.glass)) +
    arch(stairs + 44, BASE, 60, 78, colours.dark) +
    rect(stairs - 10, top - 66, 116, 14, colours.roof) +
    rect(204, top - 12, 872, 14, colours.roof) +
    rect(1076, top - 12, 66, 14, colours.roofShade) +
    // The water tank that stands on every roof.
    rect(880, top - 54, 76, 34, colours.dark, 8) +
    rect(892, top - 22, 6, 12, colours.dark) +
    rect(938, top - 22, 6, 12, colours.dark) +
    drive(colours, frame, stairs + 46, BASE, 130) +
    shrubs(colours, [
      [260, 606, 1.1],
      [930, 612, 1.3],
      [1010, 604, 1],
    ]) +
    bicycle(colours, 800, 640, colours.accent) +
    bicycle(colours, 884, 648, colours.tile) +
    path(d`M0 720V690C60 664 120 676 180 720Z`, colours.leafShade) +
    trees(random, colours, random.pick('shade', 'coast'), [[120, 690, 1.9]])
  )
}
