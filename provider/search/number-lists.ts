import { IntList } from './int-list'
import type { Archive } from './snapshot/archive'

/** A list of whole numbers for each slot, all in one row of memory. */
export class NumberLists {
  private readonly starts = new IntList(1024)
  private readonly counts = new IntList(1024)
  private readonly values = new IntList(1024)

  /** Sets a slot's list. The room of an earlier one is free again when the index is read anew. */
  set(slot: number, numbers: readonly number[]): void {
    this.starts.set(slot, this.values.length)
    this.counts.set(slot, numbers.length)
    for (const number of numbers) this.values.push(number)
  }

  /** The slot's numbers; valid until one of the lists changes. */
  view(slot: number): Int32Array {
    return this.values.part(this.starts.at(slot), this.counts.at(slot))
  }

  trim(): void {
    for (const part of [this.starts, this.counts, this.values]) part.trim()
  }

  exchange(archive: Archive): void {
    for (const part of [this.starts, this.counts, this.values]) part.exchange(archive)
  }

  get bytes(): number {
    return this.starts.bytes + this.counts.bytes + this.values.bytes
  }
}
