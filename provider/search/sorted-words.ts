import type { Yield } from '@/provider/platform/event-loop'
import { sortGradually } from './gradually'
import { mergeSorted } from './merge-sorted'
import type { Archive } from './snapshot/archive'

/** Of more words with one beginning, only so many are looked at. */
const MAX_LOOKED_AT = 20_000

/** The numbers of words in the order of the words, so that those with one beginning stand together. */
export class SortedWords {
  private order: Int32Array = new Int32Array(0)
  private added: number[] = []

  /** @param words by number */
  constructor(private readonly words: readonly string[]) {}

  add(number: number): void {
    this.added.push(number)
  }

  /** The numbers of the words that begin with `prefix`, at most `most`; shorter words before longer ones. */
  startingWith(prefix: string, most: number): number[] {
    this.settle()
    const byLength: number[][] = []
    const first = this.lowerBound(prefix)
    for (let at = first; at < this.order.length && at < first + MAX_LOOKED_AT; at += 1) {
      const number = this.order[at] ?? 0
      const word = this.words[number] ?? ''
      if (!word.startsWith(prefix)) break
      const ofLength = (byLength[word.length] ??= [])
      if (ofLength.length < most) ofLength.push(number)
    }
    return byLength.flat().slice(0, most)
  }

  private lowerBound(word: string): number {
    let low = 0
    let high = this.order.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.words[this.order[middle] ?? 0] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }

  private readonly compare = (a: number, b: number): number => {
    const [one = '', other = ''] = [this.words[a], this.words[b]]
    return one < other ? -1 : Number(one > other)
  }

  /** Puts in order what was added. */
  settle(): void {
    if (this.added.length === 0) return
    this.order = mergeSorted(this.order, this.added, this.compare)
    this.added = []
  }

  /** The same, of very many words, without holding up other calls. Nothing may be asked for meanwhile. */
  async settleGradually(yieldToLoop: Yield): Promise<void> {
    this.order = await sortGradually([...this.order, ...this.added], this.compare, yieldToLoop)
    this.added = []
  }

  exchange(archive: Archive): void {
    this.order = archive.ints(this.order)
  }
}
