import type { SearchWord } from './query'
import { FIELD_BITS, FIELD_MASK, type WordIndex } from './word-index'

/** A power of two. */
const FILTER_SIZE = 4_096

type Meaning = { word: number; quality: number }
const NOTHING: readonly Meaning[] = []

/** What the terms of an institution mean to the words of one search. */
export class WordMeanings {
  /** By term: the words that it matches, and how well. */
  private readonly meanings = new Map<number, Meaning[]>()
  /** Whether a term may have a meaning, by its lowest bits: most have none, and need no further look. */
  private readonly filter = new Uint8Array(FILTER_SIZE)
  private readonly best: Float64Array

  /** @param weights what a word is worth by the field in which it stands */
  constructor(
    private readonly index: WordIndex,
    words: readonly SearchWord[],
    private readonly weights: Float64Array,
  ) {
    this.best = new Float64Array(words.length)
    for (const [word, { matches }] of words.entries()) {
      for (const { term, quality } of matches) {
        this.filter[term & (FILTER_SIZE - 1)] = 1
        const meanings = this.meanings.get(term)
        if (meanings === undefined) this.meanings.set(term, [{ word, quality }])
        else meanings.push({ word, quality })
      }
    }
  }

  /** By word of the search, how well the institution has it at best; valid until the next one is looked at. */
  bestOf(slot: number): Float64Array {
    const { best, filter, weights } = this
    best.fill(0)
    const terms = this.index.termsAt(slot)
    for (let at = 0; at < terms.length; at += 1) {
      const entry = terms[at] ?? 0
      if (filter[(entry >>> FIELD_BITS) & (FILTER_SIZE - 1)] === 0) continue
      const weight = weights[entry & FIELD_MASK] ?? 0
      if (weight === 0) continue
      for (const { word, quality } of this.meanings.get(entry >>> FIELD_BITS) ?? NOTHING) {
        if (quality * weight > (best[word] ?? 0)) best[word] = quality * weight
      }
    }
    return best
  }
}
