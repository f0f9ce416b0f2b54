import type { DirectoryIndex } from './directory-index'
import type { Scored } from './scored'

/** Ranks below this stand in the lower part of a key. */
const RANKS = 2 ** 22
/** Scores this near are equal: the better institution comes first. */
const SCORE_STEPS = 8

/** A number that is the larger, the better the score, and among equals the better the institution. */
export function keyOf(index: DirectoryIndex, slot: number, score: number): number {
  return Math.round(score * SCORE_STEPS) * RANKS + (RANKS - 1 - index.byQuality.rankOf(slot))
}

export function slotOfKey(index: DirectoryIndex, key: number): number {
  return index.byQuality.slotAt(RANKS - 1 - (key % RANKS))
}

export function scoreOfKey(key: number): number {
  return Math.floor(key / RANKS) / SCORE_STEPS
}

export function keysOf(index: DirectoryIndex, { slots, scores }: Scored): Float64Array {
  const keys = new Float64Array(slots.length)
  for (let at = 0; at < slots.length; at += 1) keys[at] = keyOf(index, slots[at] ?? 0, scores[at] ?? 0)
  return keys
}
