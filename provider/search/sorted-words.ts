import type { Breathe } from '@/provider/platform/breather'
import { sortGradually } from './gradually'

/** Above this many new words, sorting again is cheaper than putting each in its place. */
const MAX_INSERTED = 64
/** Of more words with one beginning, only so many are looked at. */
const MAX_LOOKED_AT = 20_000

function inOrder(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

type Entry = { word: string; id: number }

/** Words with numbers, in the order of the words, so that those with one beginning stand together. */
export class SortedWords {
  private entries: Entry[] = []
  private added: Entry[] = []

  add(word: string, id: number): void {
    this.added.push({ word, id })
  }

  /** The numbers of the words that begin with `prefix`, at most `most`; shorter words before longer ones. */
  startingWith(prefix: string, most: number): number[] {
    this.settle()
    const byLength: number[][] = []
    const first = this.lowerBound(prefix)
    for (let at = first; at < this.entries.length && at < first + MAX_LOOKED_AT; at += 1) {
      const entry = this.entries[at]
      if (entry === undefined || !entry.word.startsWith(prefix)) break
      const ofLength = (byLength[entry.word.length] ??= [])
      if (ofLength.length < most) ofLength.push(entry.id)
    }
    return byLength.flat().slice(0, most)
  }

  private lowerBound(word: string): number {
    let low = 0
    let high = this.entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.entries[middle]?.word ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Puts in order what was added. */
  settle(): void {
    if (this.added.length === 0) return
    const { added } = this
    this.added = []
    if (added.length <= MAX_INSERTED) {
      for (const entry of added) this.entries.splice(this.lowerBound(entry.word), 0, entry)
      return
    }
    this.entries = [...this.entries, ...added].sort((a, b) => inOrder(a.word, b.word))
  }

  /** The same, of very many words, without holding up other calls. Nothing may be asked for meanwhile. */
  async settleGradually(breathe: Breathe): Promise<void> {
    const all = this.entries.length === 0 ? this.added : [...this.entries, ...this.added]
    const order = await sortGradually(all.keys(), (a, b) => inOrder(all[a]?.word ?? '', all[b]?.word ?? ''), breathe)
    const entries: Entry[] = []
    for (const at of order) {
      const entry = all[at]
      if (entry !== undefined) entries.push(entry)
      await breathe()
    }
    this.entries = entries
    this.added = []
  }
}
