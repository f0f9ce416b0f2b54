import { grownTo, IntList, withSpare } from './int-list'
import type { Archive } from './snapshot/archive'

/** A text for each slot, as UTF-8 in one row of memory. */
export class Texts {
  private texts: Buffer = Buffer.alloc(1024)
  private used = 0
  private readonly starts = new IntList(1024)
  private readonly lengths = new IntList(1024)

  /** Sets a slot's text. The room of an earlier one is free again when the index is read anew. */
  set(slot: number, text: string): void {
    const length = Buffer.byteLength(text)
    if (this.used + length > this.texts.length) this.reserve(grownTo(this.used + length))
    this.texts.write(text, this.used)
    this.starts.set(slot, this.used)
    this.lengths.set(slot, length)
    this.used += length
  }

  /** Empty where there is none. */
  at(slot: number): string {
    const start = this.starts.at(slot)
    return this.texts.toString('utf8', start, start + this.lengths.at(slot))
  }

  /** Which of two texts comes first, character by character: below 0 where the first one does. */
  compare(one: number, other: number): number {
    const { texts } = this
    const [from, to] = [this.starts.at(one), this.starts.at(other)]
    const [length, otherLength] = [this.lengths.at(one), this.lengths.at(other)]
    const shared = Math.min(length, otherLength)
    for (let at = 0; at < shared; at += 1) {
      const difference = (texts[from + at] ?? 0) - (texts[to + at] ?? 0)
      if (difference !== 0) return difference
    }
    return length - otherLength
  }

  trim(): void {
    this.starts.trim()
    this.lengths.trim()
    this.reserve(withSpare(this.used))
  }

  exchange(archive: Archive): void {
    this.starts.exchange(archive)
    this.lengths.exchange(archive)
    const { buffer, byteLength } = archive.bytes(this.texts.subarray(0, this.used))
    this.texts = Buffer.from(buffer)
    this.used = byteLength
  }

  get bytes(): number {
    return this.starts.bytes + this.lengths.bytes + this.texts.length
  }

  private reserve(capacity: number): void {
    const grown = Buffer.alloc(capacity)
    this.texts.copy(grown, 0, 0, this.used)
    this.texts = grown
  }
}
