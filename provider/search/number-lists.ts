import { IntList } from './int-list'
import type { SlotSet } from './slot-set'
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

  has(slot: number): boolean {
    return this.counts.at(slot) > 0
  }

  /** The slot's first number, or `fallback` where it has none. */
  firstOf(slot: number, fallback: number): number {
    return this.counts.at(slot) === 0 ? fallback : this.values.at(this.starts.at(slot))
  }

  /** Adds to a set who of the slots has a number in the range, both ends included. */
  addWithin([least, most]: readonly [number, number], slots: Int32Array, to: SlotSet): void {
    const [starts, counts, values] = [this.starts.view(), this.counts.view(), this.values.view()]
    for (let one = 0; one < slots.length; one += 1) {
      const slot = slots[one] ?? 0
      const start = starts[slot] ?? 0
      const end = start + (counts[slot] ?? 0)
      for (let at = start; at < end; at += 1) {
        const value = values[at] ?? 0
        if (value >= least && value <= most) to.add(slot)
      }
    }
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
