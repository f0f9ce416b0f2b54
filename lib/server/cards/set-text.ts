import 'server-only'
import { HAS_KANNADA } from '@/lib/drawing/glyphs'
import { shape, visible } from '@/lib/server/cards/shape'

/** A stretch of text in one look; `size` in pixels. */
export type Span = { text: string; size: number; colour: string; bold?: boolean }
/** `leading`: said where texts stand beside each other, which is to be on one line. */
type Room = { width: number; height: number; leading?: keyof typeof LEADING }
/** Text in lines, from its upper left corner. */
export type TextBlock = { svg: string; width: number; height: number }

type Word = { svg: string; width: number; blank: number; span: Span; hasKannada: boolean }
/** Above and below the baseline, in sizes: what hangs under a letter of Kannada needs more. */
const LEADING = { latin: { above: 0.82, below: 0.3 }, kannada: { above: 0.98, below: 0.46 } }

function wordsOf(spans: readonly Span[], scale: number): Word[] {
  return spans.flatMap((given) => {
    const span = { ...given, size: given.size * scale }
    const { width: blank } = shape(' ', span.size, span.bold === true)
    return visible(span.text)
      .split(/(?<= )/)
      .map((text) => {
        const word = text.trimEnd()
        const shaped = shape(word, span.size, span.bold === true)
        return { ...shaped, blank: (text.length - word.length) * blank, span, hasKannada: HAS_KANNADA.test(word) }
      })
  })
}

/** As many words in a line as have room. */
function linesOf(words: readonly Word[], width: number): Word[][] {
  const lines: Word[][] = []
  let left = Infinity
  for (const word of words) {
    if (left + word.width > width) {
      lines.push([])
      left = 0
    }
    lines.at(-1)?.push(word)
    left += word.width + word.blank
  }
  return lines
}

function setAt(paragraphs: readonly (readonly Span[])[], { width, leading }: Room, scale: number): TextBlock {
  let [svg, top, widest] = ['', 0, 0]
  for (const line of paragraphs.flatMap((spans) => linesOf(wordsOf(spans, scale), width))) {
    const { above, below } = LEADING[leading ?? (line.some(({ hasKannada }) => hasKannada) ? 'kannada' : 'latin')]
    const size = Math.max(...line.map(({ span }) => span.size))
    let left = 0
    for (const word of line) {
      const place = `translate(${left.toFixed(2)} ${(top + above * size).toFixed(2)})`
      svg += `<g transform="${place}" fill="${word.span.colour}">${word.svg}</g>`
      widest = Math.max(widest, left + word.width)
      left += word.width + word.blank
    }
    top += (above + below) * size
  }
  return { svg, width: widest, height: top }
}

/** Tried one after the other until the text has room. */
const SCALES = [1, 0.88, 0.77, 0.68, 0.6, 0.53]

/** Sets paragraphs as large as they have room; what has none at the smallest size is drawn smaller as a whole. */
export function setText(paragraphs: readonly (readonly Span[])[], room: Room): TextBlock {
  const { width, height } = room
  let block: TextBlock | undefined
  for (const scale of SCALES) {
    block = setAt(paragraphs, room, scale)
    if (block.height <= height && block.width <= width) return block
  }
  if (block === undefined) return { svg: '', width: 0, height: 0 }
  const shrink = Math.min(width / block.width, height / block.height)
  return {
    svg: `<g transform="scale(${shrink.toFixed(4)})">${block.svg}</g>`,
    width: block.width * shrink,
    height: block.height * shrink,
  }
}
