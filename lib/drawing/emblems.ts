import { gear } from '@/lib/drawing/campus/workshop'
import { circle, d, ellipse, path, place, polygon, rect, stroke, times } from '@/lib/drawing/svg'

/** Colours of an emblem: its light and shaded tones, its accent and what lies behind it. */
export type Ink = { lit: string; mid: string; accent: string; field: string }

const book = ({ lit, mid, accent }: Ink) =>
  path('M0 26C-16 10 -40 10 -56 16V-34C-40 -40 -16 -40 0 -24Z', lit) +
  path('M0 26C16 10 40 10 56 16V-34C40 -40 16 -40 0 -24Z', mid) +
  path('M-56 24C-40 18 -16 18 0 34C16 18 40 18 56 24V32C40 26 16 26 0 42C-16 26 -40 26 -56 32Z', accent)

const lamp = ({ lit, mid, accent }: Ink) =>
  path('M0 -56C18 -34 18 -20 0 -12C-18 -20 -18 -34 0 -56Z', accent) +
  path('M-46 -8H46C40 12 20 18 8 18H-8C-20 18 -40 12 -46 -8Z', lit) +
  path('M6 -8H46C40 12 20 18 8 18H0Z', mid) +
  rect(-6, 16, 12, 18, lit) +
  path('M-30 44C-28 34 -16 32 0 32C16 32 28 34 30 44Z', lit)

const cog = ({ lit, mid, accent, field }: Ink) =>
  gear(0, -4, 48, 12, lit, field) + circle(0, -4, 27, mid) + circle(0, -4, 18, field) + circle(0, -4, 9, accent)

const leaf = ({ lit, mid, accent }: Ink) =>
  path('M0 46C-44 20 -44 -24 0 -54C-4 -20 -4 14 0 46Z', lit) +
  path('M0 46C44 20 44 -24 0 -54C4 -20 4 14 0 46Z', mid) +
  stroke('M0 46V-30', accent, 5) +
  stroke('M0 20L-18 4M0 20L18 4M0 -4L-16 -18M0 -4L16 -18', accent, 4)

const wave = ({ lit, mid, accent }: Ink) =>
  circle(0, -22, 24, accent) +
  [0, 1, 2]
    .map((i) =>
      path(
        d`M-58 ${-2 + i * 16}q14.5 -16 29 0t29 0t29 0t29 0v10q-14.5 16 -29 0t-29 0t-29 0t-29 0Z`,
        i === 1 ? mid : lit,
      ),
    )
    .join('')

const sun = ({ lit, mid, accent }: Ink) =>
  times(
    12,
    (i) =>
      `<g transform="rotate(${i * 30} 0 -4)">${polygon(
        [
          [-6, -34],
          [6, -34],
          [0, i % 2 ? -50 : -58],
        ],
        i % 2 ? mid : lit,
      )}</g>`,
  ) + circle(0, -4, 25, accent)

const hill = ({ lit, mid, accent }: Ink) =>
  circle(22, -30, 17, accent) +
  path('M-58 36L-14 -40L8 0L20 -16L58 36Z', lit) +
  path('M-14 -40L8 0L20 -16L58 36H2Z', mid)

const scales = ({ lit, mid, accent }: Ink) =>
  rect(-3.5, -46, 7, 80, lit) +
  rect(-44, -36, 88, 7, lit) +
  circle(0, -46, 8, accent) +
  path('M-66 4L-44 -32L-22 4C-26 18 -62 18 -66 4Z', lit) +
  path('M22 4L44 -32L66 4C62 18 26 18 22 4Z', mid) +
  path('M-56 2L-44 -18L-32 2ZM32 2L44 -18L56 2Z', accent) +
  path('M-26 42C-24 34 24 34 26 42Z', lit)

/** For medicine and nursing: a drop with a sprig, no sign that is somebody's mark. */
const drop = ({ lit, mid, accent }: Ink) =>
  path('M0 -58C30 -20 40 -4 40 12A40 36 0 0 1 -40 12C-40 -4 -30 -20 0 -58Z', lit) +
  path('M0 -58C30 -20 40 -4 40 12A40 36 0 0 1 0 48Z', mid) +
  stroke('M0 36V-12', accent, 6) +
  place(0, 6, 1, ellipse(-12, -6, 11, 6, accent) + ellipse(12, -18, 11, 6, accent))

const EMBLEMS = { book, lamp, gear: cog, leaf, wave, sun, hill, scales, drop }
export type EmblemName = keyof typeof EMBLEMS
export const EMBLEM_NAMES = Object.keys(EMBLEMS).filter((name): name is EmblemName => name in EMBLEMS)

/** An emblem around 0,0, about 110 wide and 100 high. */
export function emblem(name: EmblemName, ink: Ink): string {
  return EMBLEMS[name](ink)
}
