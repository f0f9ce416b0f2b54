import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'

/** Cut by tools/make-fonts.mjs. */
const FONTS = join(process.cwd(), 'styles/fonts')
/** What the Kannada font has; all else is of the Latin one. */
const RUNS = /[\u0c80-\u0cff\u0964\u0965\u200c\u200d\u25cc₹]+|[^\u0c80-\u0cff\u0964\u0965\u200c\u200d\u25cc₹]+/g
export const HAS_KANNADA = /[\u0c80-\u0cff]/

/** A font as it was opened; `perEm` of its units are the size of its letters. */
export type Face = { name: string; file: Uint8Array; font: harfbuzz.Font; perEm: number }
/** One sign of a font: where it stands from the pen, and how far the pen goes on, in the font's units. */
type Glyph = { id: number; xOffset: number; yOffset: number; xAdvance: number }
/** A stretch of text in one font. */
export type Run = { face: Face; glyphs: Glyph[] }

const faces = new Map<string, Face>()

function faceOf(run: string, isBold: boolean): Face {
  const name = `card-${HAS_KANNADA.test(run) || run.includes('₹') ? 'kannada' : 'latin'}-${isBold ? 700 : 500}`
  const opened = faces.get(name)
  if (opened) return opened
  const file = readFileSync(join(FONTS, `${name}.ttf`))
  const face = new harfbuzz.Face(new harfbuzz.Blob(file))
  const made = { name, file, font: new harfbuzz.Font(face), perEm: face.upem }
  faces.set(name, made)
  return made
}

/** Letters as readers of their script write them, by HarfBuzz; a sign that no font of ours has is left out. */
export function glyphRuns(text: string, isBold: boolean): Run[] {
  return (text.match(RUNS) ?? []).map((run) => {
    const face = faceOf(run, isBold)
    const buffer = new harfbuzz.Buffer()
    buffer.addText(run)
    buffer.guessSegmentProperties()
    harfbuzz.shape(face.font, buffer)
    const positions = buffer.getGlyphPositions()
    const glyphs = buffer.getGlyphInfos().flatMap(({ codepoint: id }, index): Glyph[] => {
      const at = positions[index]
      if (id === 0 || at === undefined) return []
      return [{ id, xOffset: at.xOffset, yOffset: at.yOffset, xAdvance: at.xAdvance }]
    })
    return { face, glyphs }
  })
}
