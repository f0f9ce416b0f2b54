import { EMBLEM_NAMES, emblem, type EmblemName } from '@/lib/drawing/emblems'
import { monogram } from '@/lib/drawing/monogram'
import { CREAM, oklch, TURMERIC } from '@/lib/drawing/palette'
import { path, picture, place } from '@/lib/drawing/svg'

type Form = {
  /** The outline at 320 × 320; drawn three times, smaller each time, for border and field. */
  outline: string
  /** The right half, which lies in shade. */
  half: string
  emblemY: number
  lettersY: number
  lettersWidth: number
}

const FORMS: readonly Form[] = [
  // Heater shield
  {
    outline: 'M160 306C66 268 34 206 34 126V34C80 38 122 30 160 14C198 30 240 38 286 34V126C286 206 254 268 160 306Z',
    half: 'M160 306V14C198 30 240 38 286 34V126C286 206 254 268 160 306Z',
    emblemY: 112,
    lettersY: 210,
    lettersWidth: 132,
  },
  // Round seal
  {
    outline: 'M160 12A148 148 0 0 1 160 308A148 148 0 0 1 160 12Z',
    half: 'M160 12A148 148 0 0 1 160 308Z',
    emblemY: 116,
    lettersY: 214,
    lettersWidth: 150,
  },
  // Temple doorway
  {
    outline: 'M36 302V142C36 66 96 62 160 12C224 62 284 66 284 142V302Z',
    half: 'M160 302V12C224 62 284 66 284 142V302Z',
    emblemY: 132,
    lettersY: 236,
    lettersWidth: 168,
  },
  // Octagon
  {
    outline: 'M104 14H216L306 104V216L216 306H104L14 216V104Z',
    half: 'M160 14H216L306 104V216L216 306H160Z',
    emblemY: 116,
    lettersY: 218,
    lettersWidth: 170,
  },
  // Pointed oval
  {
    outline: 'M160 10C250 62 296 106 296 166C296 236 240 288 160 310C80 288 24 236 24 166C24 106 70 62 160 10Z',
    half: 'M160 10C250 62 296 106 296 166C296 236 240 288 160 310Z',
    emblemY: 126,
    lettersY: 222,
    lettersWidth: 150,
  },
]

/** How many crests there are for one set of initials and hue. */
export const CREST_COUNT = FORMS.length * EMBLEM_NAMES.length

/** The number (from 1) of the crest with this form and emblem. */
export function crestSeed(form: number, name: EmblemName): number {
  return EMBLEM_NAMES.indexOf(name) * FORMS.length + (form % FORMS.length) + 1
}

/**
 * An institution's crest, 320 × 320 on a transparent ground, as an SVG document.
 * @param initials one to three letters A to Z
 * @param seed 1 to `CREST_COUNT`, see `crestSeed`
 * @param hue oklch degrees
 */
export function drawCrest(initials: string, seed: number, hue: number): string {
  const index = Math.max(0, seed - 1) % CREST_COUNT
  const form = FORMS[index % FORMS.length]
  const name = EMBLEM_NAMES[Math.floor(index / FORMS.length)]
  if (!form || !name) return picture(320, 320, '')
  const field = oklch(0.44, 0.14, hue)
  const shade = oklch(0.38, 0.125, hue)
  const inset = (scale: number, content: string) =>
    `<g transform="translate(160 160) scale(${scale}) translate(-160 -160)">${content}</g>`
  return picture(
    320,
    320,
    path(form.outline, oklch(0.32, 0.11, hue)) +
      inset(0.955, path(form.outline, CREAM)) +
      inset(0.9, path(form.outline, field) + path(form.half, shade)) +
      place(
        160,
        form.emblemY,
        1.12,
        emblem(name, { lit: CREAM, mid: oklch(0.87, 0.05, hue), accent: TURMERIC, field }),
      ) +
      place(160, form.lettersY, 1, monogram(initials, form.lettersWidth, 62, CREAM)),
  )
}
