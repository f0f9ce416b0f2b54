import { deflateSync } from 'node:zlib'
import { type Face, glyphRuns, type Run } from '@/lib/drawing/glyphs'
import { subsetFont } from '@/sample/brochure/font-subset'
import { anyText, type Objects } from '@/sample/brochure/pdf-objects'
import { type Look, type Typeface, wrapWords } from '@/sample/brochure/typeface'

const hex = (glyph: number) => glyph.toString(16).padStart(4, '0')

/** Of a thousandth of the size, as PDF counts. */
const thousandths = (units: number, { perEm }: Face) => Math.round((units * 1000) / perEm)

function widthOf(text: string, { isBold, size }: Look): number {
  const advance = ({ face, glyphs }: Run) => glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.perEm
  return glyphRuns(text, isBold).reduce((sum, run) => sum + advance(run), 0) * size
}

/** Operators that show a run: glyphs by number, each moved from where its own width would put it. */
function showRun({ face, glyphs }: Run, size: number): string {
  let rise = 0
  let shown = '['
  for (const { id, xOffset, yOffset, xAdvance } of glyphs) {
    if (yOffset !== rise) {
      rise = yOffset
      shown += `] TJ ${((rise * size) / face.perEm).toFixed(2)} Ts [`
    }
    const [before, after] = [xOffset, xAdvance - xOffset - face.font.glyphHAdvance(id)]
    shown += `${-thousandths(before, face)} <${hex(id)}> ${-thousandths(after, face)} `
  }
  return `${shown}] TJ${rise === 0 ? '' : ' 0 Ts'}`
}

const stream = (entries: string, bytes: Buffer) =>
  `<<${entries} /Length ${bytes.length}>>\nstream\n${bytes.toString('latin1')}\nendstream`

/** A font of which some glyphs are shown, embedded with these alone. @returns the number of its object */
function embed(objects: Objects, face: Face, used: ReadonlySet<number>): number {
  const font = subsetFont(face.file, used)
  const file = objects.add(stream(`/Filter /FlateDecode /Length1 ${font.length}`, deflateSync(font)))
  const name = `/AAAAAA+${face.name}`
  const widths = [...used].map((glyph) => `${glyph} [${thousandths(face.font.glyphHAdvance(glyph), face)}]`).join(' ')
  const descriptor = objects.add(
    `<</Type /FontDescriptor /FontName ${name} /Flags 4 /FontBBox [-500 -500 1500 1200] /ItalicAngle 0 /Ascent 900 /Descent -400 /CapHeight 650 /StemV 80 /FontFile2 ${file} 0 R>>`,
  )
  const glyphs = objects.add(
    `<</Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /FontDescriptor ${descriptor} 0 R /W [${widths}] /CIDToGIDMap /Identity>>`,
  )
  return objects.add(
    `<</Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${glyphs} 0 R]>>`,
  )
}

/**
 * The website's own letters, shaped as readers of Kannada write them, and embedded. Glyphs do not tell their words, so
 * that these stand beside them.
 */
export function anekKannada(): Typeface {
  const shown = new Map<Face, Set<number>>()
  const keyOf = (face: Face) => {
    const used = shown.get(face) ?? new Set()
    shown.set(face, used)
    return { key: `K${[...shown.keys()].indexOf(face)}`, used }
  }
  return {
    wrap: (text, look, width) => wrapWords(text, (line) => widthOf(line, look) <= width),
    show: (line, { isBold, size }) => {
      const runs = glyphRuns(line, isBold).map((run) => {
        const { key, used } = keyOf(run.face)
        for (const { id } of run.glyphs) used.add(id)
        return `/${key} ${size} Tf ${showRun(run, size)}`
      })
      return `/Span <</ActualText ${anyText(line)}>> BDC ${runs.join(' ')} EMC`
    },
    addFonts: (objects) =>
      `<<${[...shown].map(([face, used]) => `/${keyOf(face).key} ${embed(objects, face, used)} 0 R`).join(' ')}>>`,
  }
}
