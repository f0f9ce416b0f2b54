import { stroke } from '@/lib/drawing/svg'

/**
 * Capitals as strokes on a height of 100, so that a crest needs no font where it is rendered.
 * Each is its width and its path.
 */
const LETTERS: Readonly<Record<string, readonly [width: number, data: string]>> = {
  A: [72, 'M0 100L36 0L72 100M13 66H59'],
  B: [60, 'M0 0H30A24 24 0 0 1 30 48H0M30 48H34A26 26 0 0 1 34 100H0V0'],
  C: [75, 'M75 15A44 50 0 1 0 75 85'],
  D: [72, 'M0 0H26A46 50 0 0 1 26 100H0Z'],
  E: [54, 'M54 0H0V100H54M0 49H44'],
  F: [52, 'M52 0H0V100M0 50H42'],
  G: [86, 'M75 15A44 50 0 1 0 86 62V54H54'],
  H: [66, 'M0 0V100M66 0V100M0 49H66'],
  I: [2, 'M1 0V100'],
  J: [40, 'M40 0V74A20 26 0 0 1 0 74'],
  K: [60, 'M0 0V100M58 0L3 60M22 40L60 100'],
  L: [50, 'M0 0V100H50'],
  M: [84, 'M0 100V0L42 62L84 0V100'],
  N: [66, 'M0 100V0L66 100V0'],
  O: [88, 'M44 0A44 50 0 1 1 44 100A44 50 0 1 1 44 0Z'],
  P: [60, 'M0 100V0H32A28 28 0 0 1 32 56H0'],
  Q: [88, 'M44 0A44 50 0 1 1 44 100A44 50 0 1 1 44 0ZM56 70L86 104'],
  R: [60, 'M0 100V0H32A28 28 0 0 1 32 56H0M30 56L60 100'],
  S: [60, 'M58 16C50 4 40 0 30 0C12 0 2 11 2 25C2 58 60 42 60 74C60 90 47 100 31 100C18 100 7 94 0 82'],
  T: [66, 'M0 0H66M33 0V100'],
  U: [66, 'M0 0V64A33 36 0 0 0 66 64V0'],
  V: [72, 'M0 0L36 100L72 0'],
  W: [104, 'M0 0L26 100L52 14L78 100L104 0'],
  X: [64, 'M0 0L64 100M64 0L0 100'],
  Y: [68, 'M0 0L34 52L68 0M34 52V100'],
  Z: [62, 'M0 0H62L0 100H62'],
}

const SPACING = 36
const WEIGHT = 16

/**
 * One to three capitals, centred on 0,0 and scaled to fit into `width` × `height`. Anything but
 * A to Z is left out.
 */
export function monogram(initials: string, width: number, height: number, colour: string): string {
  const letters = [...initials.toUpperCase()].flatMap((letter) => {
    const drawn = LETTERS[letter]
    return drawn ? [drawn] : []
  })
  const full = letters.reduce((sum, [advance]) => sum + advance, 0) + SPACING * (letters.length - 1)
  const scale = Math.min(width / (full + WEIGHT), height / (100 + WEIGHT))
  let x = -full / 2
  const drawn = letters.map(([advance, data]) => {
    const glyph = `<g transform="translate(${Math.round(x)} -50)">${stroke(data, colour, WEIGHT, 'butt')}</g>`
    x += advance + SPACING
    return glyph
  })
  return `<g transform="scale(${Math.round(scale * 1000) / 1000})">${drawn.join('')}</g>`
}
