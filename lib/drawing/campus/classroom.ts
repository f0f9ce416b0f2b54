import { indoors, lightPatch, type Room, room, windowView } from '@/lib/drawing/campus/interior'
import { oklch } from '@/lib/drawing/palette'
import type { Frame } from '@/lib/drawing/outdoors'
import type { Random } from '@/lib/drawing/random'
import { d, ellipse, fade, path, polygon, rect, stroke, times } from '@/lib/drawing/svg'

/** What stands on the board: drawings, never words. */
function lesson(subject: string, chalk: string, yellow: string, x: number, y: number): string {
  if (subject === 'geometry')
    return (
      stroke(d`M${x + 60} ${y + 190}L${x + 200} ${y + 50}L${x + 280} ${y + 190}Z`, chalk, 5) +
      stroke(d`M${x + 200} ${y + 50}V${y + 190}`, yellow, 5) +
      stroke(d`M${x + 360} ${y + 200}q60 -300 130 -80t130 -70`, chalk, 5) +
      stroke(d`M${x + 350} ${y + 40}V${y + 210}H${x + 640}`, chalk, 4)
    )
  if (subject === 'map')
    return (
      stroke(
        d`M${x + 170} ${y + 30}c70 10 90 40 80 80c-6 30 40 40 30 70c-12 40 -60 20 -84 44c-40 -20 -50 -60 -64 -90c-16 -36 -30 -80 38 -104Z`,
        chalk,
        5,
      ) +
      stroke(d`M${x + 180} ${y + 70}c10 40 -20 60 10 110`, yellow, 5) +
      times(3, (i) => rect(x + 380, y + 60 + i * 50, 240 - i * 50, 8, i === 1 ? yellow : chalk, 4))
    )
  return (
    times(4, (i) => rect(x + 80 + i * 60, y + 190 - (i + 1) * 34, 38, (i + 1) * 34, i === 2 ? yellow : chalk)) +
    stroke(d`M${x + 60} ${y + 192}H${x + 330}`, chalk, 5) +
    stroke(
      d`M${x + 500} ${y + 40}a80 80 0 1 0 .1 0M${x + 500} ${y + 120}V${y + 40}M${x + 500} ${y + 120}L${x + 566} ${y + 164}`,
      chalk,
      5,
    )
  )
}

function desk(colours: Room, x: number, y: number, size: number): string {
  const w = 190 * size
  return (
    fade(0.3, ellipse(x + w * 0.6, y + 4, w * 0.62, 9 * size, colours.woodDeep)) +
    rect(x + 12 * size, y - 84 * size, 14 * size, 84 * size, colours.woodDeep) +
    rect(x + w - 26 * size, y - 84 * size, 14 * size, 84 * size, colours.woodDeep) +
    polygon(
      [
        [x + 16 * size, y - 112 * size],
        [x + w - 16 * size, y - 112 * size],
        [x + w, y - 84 * size],
        [x, y - 84 * size],
      ],
      colours.woodLit,
    ) +
    rect(x, y - 84 * size, w, 14 * size, colours.wood) +
    polygon(
      [
        [x + w * 0.34, y - 106 * size],
        [x + w * 0.58, y - 106 * size],
        [x + w * 0.6, y - 92 * size],
        [x + w * 0.32, y - 92 * size],
      ],
      colours.paper,
    )
  )
}

/** A classroom: the board, windows on the left, rows of desks. */
export function classroom(random: Random, hue: number, { width, height }: Frame): string {
  const colours = indoors(hue)
  const green = random.chance(0.5) ? oklch(0.42, 0.06, 160) : colours.ink
  const chalk = oklch(0.93, 0.02, 90)
  const subject = random.pick('geometry', 'map', 'chart')
  return (
    room(colours, width, height, 470) +
    rect(0, 380, width, 90, colours.wallDeep) +
    windowView(colours, 40, 90, 250, 230, 2) +
    rect(380, 76, 760, 272, colours.woodShade, 4) +
    rect(394, 90, 732, 244, green) +
    fade(0.12, path('M394 90H760L560 334H394Z', chalk)) +
    lesson(subject, chalk, colours.accent, 440, 88) +
    rect(380, 348, 760, 12, colours.wood) +
    rect(960, 396, 170, 16, colours.woodLit) +
    rect(974, 412, 142, 84, colours.wood) +
    rect(1090, 412, 26, 84, colours.woodShade) +
    rect(1000, 372, 64, 12, colours.tile) +
    rect(1004, 384, 64, 12, colours.deep) +
    lightPatch(colours, 60, 486, 260, 210) +
    times(4, (i) => desk(colours, 130 + i * 270, 592, 0.92)) +
    times(4, (i) => desk(colours, 20 + i * 330, 716, 1.25))
  )
}
