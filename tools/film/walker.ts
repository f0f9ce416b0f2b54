import { oklch } from '@/lib/drawing/palette'
import { circle, d, ellipse, fade, path, place, rect, stroke } from '@/lib/drawing/svg'

/** A student seen from the side, about 190 high at scale 1, going to the right. */
export type Student = {
  skin: string
  shirt: string
  shirtShade: string
  /** A skirt, or trousers. */
  lower: 'skirt' | 'trousers'
  lowerColour: string
  bag: string
  hair: 'plait' | 'short' | 'bun'
}

const HIP = 88
const THIGH = 45
const SHIN = 46
/** How far a foot goes back on the ground, in the part of a step during which it stands. */
export const STANCE = 0.6
export const STRIDE = 82

const HAIR = oklch(0.27, 0.03, 50)
const SHOE = oklch(0.3, 0.04, 264)

/** Where a foot is at a moment of the step (0 to 1), from the point under the hip. */
export function footAt(phase: number): { x: number; y: number } {
  const at = phase - Math.floor(phase)
  if (at < STANCE) return { x: STRIDE / 2 - (at / STANCE) * STRIDE, y: 0 }
  const swing = (at - STANCE) / (1 - STANCE)
  const eased = swing * swing * (3 - 2 * swing)
  return { x: -STRIDE / 2 + eased * STRIDE, y: -15 * Math.sin(Math.PI * swing) }
}

/** Hip, knee and foot: the knee bends forwards. */
function leg(phase: number, hip: number, colour: string): string {
  const foot = footAt(phase)
  const ankle = { x: foot.x - 4, y: foot.y - 7 }
  const reach = Math.min(Math.hypot(ankle.x, ankle.y + hip), THIGH + SHIN - 0.5)
  const bend = Math.acos((THIGH ** 2 + reach ** 2 - SHIN ** 2) / (2 * THIGH * reach))
  const angle = Math.atan2(ankle.y + hip, ankle.x) - bend
  const knee = { x: Math.cos(angle) * THIGH, y: -hip + Math.sin(angle) * THIGH }
  return (
    stroke(d`M0 ${-hip}L${knee.x} ${knee.y}L${ankle.x} ${ankle.y}`, colour, 15) +
    path(d`M${ankle.x - 8} ${foot.y}V${foot.y - 11}H${ankle.x + 8}L${ankle.x + 20} ${foot.y - 4}V${foot.y}Z`, SHOE)
  )
}

function arm(swing: number, shoulder: number, sleeve: string, skin: string): string {
  const elbow = { x: Math.sin(swing) * 26, y: shoulder + Math.cos(swing) * 26 }
  const hand = { x: elbow.x + Math.sin(swing + 0.4) * 25, y: elbow.y + Math.cos(swing + 0.4) * 25 }
  return (
    stroke(d`M${elbow.x} ${elbow.y}L${hand.x} ${hand.y}`, skin, 10) +
    stroke(d`M0 ${shoulder}L${elbow.x} ${elbow.y}`, sleeve, 13)
  )
}

function head(student: Student, y: number, sway: number): string {
  const behind =
    student.hair === 'plait'
      ? stroke(d`M-14 ${y + 4}Q${-26 - sway} ${y + 22} ${-20 - sway * 2} ${y + 46}`, HAIR, 9) +
        circle(-20 - sway * 2, y + 47, 5, oklch(0.84, 0.165, 85))
      : student.hair === 'bun'
        ? circle(-20, y - 4, 10, HAIR)
        : ''
  return (
    behind +
    rect(-6, y + 12, 13, 16, student.skin) +
    circle(2, y, 20, student.skin) +
    circle(17, y + 3, 4, student.skin) +
    path(
      d`M-19 ${y + 9}C-26 ${y - 22} 6 ${y - 32} 19 ${y - 11}C8 ${y - 12} 0 ${y - 10} -4 ${y + 1}C-8 ${y + 3} -12 ${y + 9} -19 ${y + 9}Z`,
      HAIR,
    ) +
    ellipse(11, y - 1, 2, 2.8, HAIR)
  )
}

/**
 * @param phase of the walk: a step of each leg from 0 to 1
 */
function walker(student: Student, phase: number): string {
  const turn = phase * 2 * Math.PI
  const bob = Math.cos(turn * 2) * 2
  const hip = HIP + bob
  const shoulder = -hip - 52
  const lit = student.lower === 'trousers' ? student.lowerColour : student.skin
  const swing = Math.sin(turn) * 0.5
  const skirt =
    student.lower === 'skirt'
      ? path(
          d`M-15 ${-hip - 12}H15L${26 + Math.cos(turn * 2) * 3} ${-hip + 44}H${-25 - Math.cos(turn * 2) * 3}Z`,
          student.lowerColour,
        )
      : ''
  return (
    fade(0.28, ellipse(8, 2, 46, 6, oklch(0.3, 0.07, 264))) +
    fade(0.86, arm(-swing, shoulder + 6, student.shirtShade, student.skin)) +
    fade(0.88, leg(phase + 0.5, hip, lit)) +
    leg(phase, hip, lit) +
    skirt +
    path(
      d`M-16 ${-hip - 6}L-15 ${shoulder + 4}Q-12 ${shoulder - 8} 2 ${shoulder - 8}Q15 ${shoulder - 6} 16 ${shoulder + 8}L15 ${-hip - 6}Z`,
      student.shirt,
    ) +
    path(
      d`M-34 ${shoulder + 2}Q-38 ${shoulder + 46} -30 ${shoulder + 46}H-13V${shoulder - 2}H-26Q-33 ${shoulder - 2} -34 ${shoulder + 2}Z`,
      student.bag,
    ) +
    stroke(d`M-12 ${shoulder - 2}Q8 ${shoulder + 10} 2 ${shoulder + 36}`, student.bag, 5) +
    arm(swing, shoulder + 6, student.shirtShade, student.skin) +
    head(student, shoulder - 30, Math.sin(turn * 2) * 3)
  )
}

/** Several students behind one another, each in a step of their own. */
export function walkers(
  group: readonly (readonly [student: Student, x: number, y: number, scale: number, phase: number])[],
  phase: number,
): string {
  return group.map(([student, x, y, scale, own]) => place(x, y, scale, walker(student, phase + own))).join('')
}
