import 'server-only'
import { type Face, glyphRuns } from '@/lib/drawing/glyphs'

const paths = new Map<string, string>()

function pathOf({ name, font }: Face, glyph: number): string {
  const key = `${name} ${glyph}`
  const path = paths.get(key) ?? font.glyphToPath(glyph)
  paths.set(key, path)
  return path
}

/** A stretch of text as outlines: `svg` of one unit a pixel, from the beginning of its baseline. */
export type Shaped = { svg: string; width: number }

/** What no text has, and what would turn it round. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\uffff]/gu

/** Text without signs that are not seen, in one spelling. */
export function visible(text: string): string {
  return text.replaceAll(UNSEEN, ' ').normalize('NFC')
}

/** Letters as outlines, shaped as readers of their script write them. */
export function shape(text: string, size: number, isBold: boolean): Shaped {
  let [svg, width] = ['', 0]
  for (const { face, glyphs } of glyphRuns(text, isBold)) {
    const scale = size / face.perEm
    for (const { id, xOffset, yOffset, xAdvance } of glyphs) {
      const [left, up] = [width + xOffset * scale, yOffset * scale]
      const place = `translate(${left.toFixed(2)} ${(-up).toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
      svg += `<path transform="${place}" d="${pathOf(face, id)}"/>`
      width += xAdvance * scale
    }
  }
  return { svg, width }
}
