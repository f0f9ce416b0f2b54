import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'

/** Cut by tools/make-fonts.mjs. */
const FONTS = join(process.cwd(), 'styles/fonts')
/** What the Kannada font has; all else is of the Latin one. */
const RUNS = /[\u0c80-\u0cff\u0964\u0965\u200c\u200d\u25cc₹]+|[^\u0c80-\u0cff\u0964\u0965\u200c\u200d\u25cc₹]+/g
export const HAS_KANNADA = /[\u0c80-\u0cff]/

type Face = { font: harfbuzz.Font; perEm: number; paths: Map<number, string> }

function open(name: string): Face {
  const face = new harfbuzz.Face(new harfbuzz.Blob(readFileSync(join(FONTS, name))))
  return { font: new harfbuzz.Font(face), perEm: face.upem, paths: new Map() }
}

const faces = new Map<string, Face>()
function faceOf(run: string, isBold: boolean): Face {
  const name = `card-${HAS_KANNADA.test(run) || run.includes('₹') ? 'kannada' : 'latin'}-${isBold ? 700 : 500}.ttf`
  const face = faces.get(name) ?? open(name)
  faces.set(name, face)
  return face
}

function pathOf(face: Face, glyph: number): string {
  const path = face.paths.get(glyph) ?? face.font.glyphToPath(glyph)
  face.paths.set(glyph, path)
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

/** Letters as readers of their script write them, by HarfBuzz; a sign that no font of ours has is left out. */
export function shape(text: string, size: number, isBold: boolean): Shaped {
  let [svg, width] = ['', 0]
  for (const run of text.match(RUNS) ?? []) {
    const face = faceOf(run, isBold)
    const scale = size / face.perEm
    const buffer = new harfbuzz.Buffer()
    buffer.addText(run)
    buffer.guessSegmentProperties()
    harfbuzz.shape(face.font, buffer)
    const positions = buffer.getGlyphPositions()
    for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const at = positions[index]
      if (glyph === 0 || at === undefined) continue
      const [left, up] = [width + at.xOffset * scale, at.yOffset * scale]
      const place = `translate(${left.toFixed(2)} ${(-up).toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
      svg += `<path transform="${place}" d="${pathOf(face, glyph)}"/>`
      width += at.xAdvance * scale
    }
  }
  return { svg, width }
}
