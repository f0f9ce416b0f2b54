import { FIELD_BITS, FIELD_MASK } from './word-index'

/**
 * The scores of one search: for each slot the sum over the words of each word's best value. Its
 * arrays serve search after search; what an earlier one left in them is told by its number.
 */
export class ScoreBoard {
  /** How many of the demanded words each slot has. */
  private counts = new Uint8Array(0)
  private scores = new Float32Array(0)
  private wordScores = new Float32Array(0)
  private seenBySearch = new Int32Array(0)
  private seenByWord = new Int32Array(0)
  private seen = new Int32Array(0)
  private seenSize = 0
  private search = 0
  private word = 0

  /** Begins a search over slots below `capacity`. */
  begin(capacity: number): void {
    this.search += 1
    this.seenSize = 0
    if (this.scores.length >= capacity) return
    const room = Math.ceil(capacity * 1.2)
    this.counts = new Uint8Array(room)
    this.scores = new Float32Array(room)
    this.wordScores = new Float32Array(room)
    this.seenBySearch = new Int32Array(room)
    this.seenByWord = new Int32Array(room)
    this.seen = new Int32Array(room)
  }

  beginWord(): void {
    this.word += 1
  }

  /** The slots that have one of the demanded words. */
  listSeen(): Int32Array {
    return this.seen.subarray(0, this.seenSize)
  }

  countOf(slot: number): number {
    return this.counts[slot] ?? 0
  }

  scoreOf(slot: number): number {
    return this.scores[slot] ?? 0
  }

  /** Scores a slot for the present, demanded word. */
  demand(slot: number, value: number): void {
    if (this.seenBySearch[slot] !== this.search) {
      this.seenBySearch[slot] = this.search
      this.scores[slot] = 0
      this.counts[slot] = 0
      this.seen[this.seenSize] = slot
      this.seenSize += 1
    }
    if (this.seenByWord[slot] !== this.word) this.counts[slot] = (this.counts[slot] ?? 0) + 1
    this.raise(slot, value)
  }

  /**
   * Scores whoever has a term.
   * @param values what the term is worth by field; nothing for fields worth 0
   */
  demandAll(postings: Int32Array, values: Float64Array): void {
    for (let at = 0; at < postings.length; at += 1) {
      const posting = postings[at] ?? 0
      const value = values[posting & FIELD_MASK] ?? 0
      if (value > 0) this.demand(posting >>> FIELD_BITS, value)
    }
  }

  /** A word that is met twice counts once, with its best value. */
  private raise(slot: number, value: number): void {
    if (this.seenByWord[slot] !== this.word) {
      this.seenByWord[slot] = this.word
      this.wordScores[slot] = value
      this.scores[slot] = (this.scores[slot] ?? 0) + value
      return
    }
    const before = this.wordScores[slot] ?? 0
    if (value <= before) return
    this.wordScores[slot] = value
    this.scores[slot] = (this.scores[slot] ?? 0) + value - before
  }
}
