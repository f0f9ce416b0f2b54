import { canonicalWords } from '../document'
import type { Segment } from './segment'

/** Between two spaces, as it was typed, and which of the search's words it makes: `from` … `to` (excluded). */
type Piece = { typed: string; from: number; to: number }

/** The pieces of what was typed: initials that stand apart are one word. */
export function piecesOf(text: string): Piece[] {
  const typed = text.trim().split(/\s+/)
  const counts = typed.map((_, at) => canonicalWords(typed.slice(0, at + 1).join(' ')).length)
  return typed.map((piece, at) => {
    const to = counts[at] ?? 0
    // A piece that makes no word of its own belongs to the word before it.
    return { typed: piece, from: Math.min(counts[at - 1] ?? 0, to - 1), to }
  })
}

function cut(pieces: readonly Piece[], segments: readonly Segment[], isWanted: boolean): string {
  const isTaken = ({ from, to }: Piece) => segments.some((segment) => segment.from < to && segment.to > from)
  return pieces.flatMap((piece) => (isTaken(piece) === isWanted ? [piece.typed] : [])).join(' ')
}

/** What was typed for some segments of its words. */
export function textOf(pieces: readonly Piece[], segments: readonly Segment[]): string {
  return cut(pieces, segments, true)
}

/** What was typed, without some segments of its words. */
export function textWithout(pieces: readonly Piece[], segments: readonly Segment[]): string {
  return cut(pieces, segments, false)
}
