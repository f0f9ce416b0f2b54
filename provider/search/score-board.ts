import { FIELD_BITS, FIELD_MASK } from './word-index'

/** A slot's four cells lie side by side: whoever needs one needs all, and memory brings them at once. */
const CELLS = 4
/** When it was last met: the number of the search and, in the lowest bits, how many words it has. */
const STAMP = 0
/** For which word it was last met. */
const WORD = 1
const SCORE = 2
const WORD_SCORE = 3
const COUNT_BITS = 4
const COUNT_MASK = (1 << COUNT_BITS) - 1
const MAX_SEARCHES = 2 ** (31 - COUNT_BITS) - 1

/**
 * The scores of one search: for each slot the sum over the words of each word's best value. Its
 * cells serve search after search; what an earlier one left in them is told by its number.
 */
export class ScoreBoard {
  private cells = new Int32Array(0)
  /** The same cells, for the scores. */
  private values = new Float32Array(0)
  private seen = new Int32Array(0)
  private seenSize = 0
  private whole = new Int32Array(0)
  private wholeSize = 0
  private search = 0
  private word = 0
  private demanded = 0

  /** Begins a search for so many words, 15 at most, over slots below `capacity`. */
  begin(capacity: number, demanded: number): void {
    this.seenSize = 0
    this.wholeSize = 0
    this.demanded = demanded
    this.search += 1
    if (this.cells.length < capacity * CELLS || this.search > MAX_SEARCHES || this.word > MAX_SEARCHES)
      this.reset(capacity)
  }

  beginWord(): void {
    this.word += 1
  }

  /** The slots that have one of the demanded words. */
  listSeen(): Int32Array {
    return this.seen.subarray(0, this.seenSize)
  }

  /** The slots that have every demanded word. */
  listWhole(): Int32Array {
    return this.demanded === 1 ? this.listSeen() : this.whole.subarray(0, this.wholeSize)
  }

  scoreOf(slot: number): number {
    return this.values[slot * CELLS + SCORE] ?? 0
  }

  /**
   * Scores whoever has a term for the present word; a word that is met twice counts once, with its
   * best value.
   * @param worth what the term is worth by field; nothing for fields worth 0
   */
  demandAll(postings: Int32Array, worth: Float64Array): void {
    const { cells, values, word } = this
    const begun = this.search << COUNT_BITS
    const whole = begun | this.demanded
    for (let at = 0; at < postings.length; at += 1) {
      const posting = postings[at] ?? 0
      const value = worth[posting & FIELD_MASK] ?? 0
      if (value <= 0) continue
      const slot = posting >>> FIELD_BITS
      const cell = slot * CELLS
      const stamp = cells[cell + STAMP] ?? 0
      if ((stamp & ~COUNT_MASK) !== begun) {
        cells[cell + STAMP] = begun | 1
        cells[cell + WORD] = word
        values[cell + SCORE] = value
        values[cell + WORD_SCORE] = value
        this.seen[this.seenSize] = slot
        this.seenSize += 1
      } else if (cells[cell + WORD] !== word) {
        cells[cell + STAMP] = stamp + 1
        cells[cell + WORD] = word
        values[cell + SCORE] = (values[cell + SCORE] ?? 0) + value
        values[cell + WORD_SCORE] = value
        if (stamp + 1 === whole) {
          this.whole[this.wholeSize] = slot
          this.wholeSize += 1
        }
      } else if (value > (values[cell + WORD_SCORE] ?? 0)) {
        values[cell + SCORE] = (values[cell + SCORE] ?? 0) + value - (values[cell + WORD_SCORE] ?? 0)
        values[cell + WORD_SCORE] = value
      }
    }
  }

  private reset(capacity: number): void {
    const room = Math.max(Math.ceil(capacity * 1.2), this.seen.length)
    this.cells = new Int32Array(room * CELLS)
    this.values = new Float32Array(this.cells.buffer)
    this.seen = new Int32Array(room)
    this.whole = new Int32Array(room)
    this.search = 1
    this.word = 0
  }
}
