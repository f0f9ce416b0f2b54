import { canonicalWords } from '../document'
import type { Segment } from './segment'

/** How many words the first `count` pieces of a text are: initials that stand apart are one word. */
function countWords(pieces: readonly string[], count: number): number {
  return canonicalWords(pieces.slice(0, count).join(' ')).length
}

function cut(text: string, segments: readonly Segment[], isKept: (isTaken: boolean) => boolean): string {
  const pieces = text.trim().split(/\s+/)
  const kept = pieces.filter((_, at) => {
    const to = countWords(pieces, at + 1)
    // A piece that makes no word of its own belongs to the word before it.
    const from = Math.min(countWords(pieces, at), to - 1)
    return isKept(segments.some((segment) => segment.from < to && segment.to > from))
  })
  return kept.join(' ')
}

/** What was typed for some segments of its words. */
export function textOf(text: string, segments: readonly Segment[]): string {
  return cut(text, segments, (isTaken) => isTaken)
}

/** What was typed, without some segments of its words. */
export function textWithout(text: string, segments: readonly Segment[]): string {
  return cut(text, segments, (isTaken) => !isTaken)
}
