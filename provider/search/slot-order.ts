import type { Yield } from '@/provider/platform/event-loop'
import { sortGradually } from './gradually'
import { mergeSorted } from './merge-sorted'
import type { Archive } from './snapshot/archive'
import type { SlotSet } from './slot-set'

/** How many steps along all slots take as long as sorting one slot does. */
const STEPS_PER_SORTED = 12
const NONE = new Int32Array(0)

/** The slots in one order, kept while single ones come and go. */
export class SlotOrder {
  private slots: Int32Array = new Int32Array(0)
  private ranks = new Int32Array(0)

  constructor(private readonly compare: (a: number, b: number) => number) {}

  /** Puts everything in order anew. */
  async sort(slots: Iterable<number>, capacity: number, yieldToLoop: Yield): Promise<void> {
    this.slots = await sortGradually(slots, this.compare, yieldToLoop)
    this.rank(capacity)
  }

  /** Takes slots out and puts others in; each slot's place must be known by now. */
  change(removed: ReadonlySet<number>, added: readonly number[], capacity: number): void {
    const before = this.slots
    this.slots = mergeSorted(this.without(removed), added, this.compare)
    this.rank(capacity, before)
  }

  rankOf(slot: number): number {
    return this.ranks[slot] ?? 0
  }

  slotAt(rank: number): number {
    return this.slots[rank] ?? 0
  }

  /** The first rank whose slot does not stand before what is looked for; those that do are the first of all. */
  rankWhere(isBefore: (slot: number) => boolean): number {
    let [from, to] = [0, this.slots.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (isBefore(this.slotAt(middle))) from = middle + 1
      else to = middle
    }
    return from
  }

  /** The slots of these ranks, in order; valid until the order changes. */
  part(from: number, to: number): Int32Array {
    return this.slots.subarray(from, to)
  }

  /** The wanted slots from `offset` on, at most `limit` of them, in order. */
  page(wanted: SlotSet, size: number, offset: number, limit: number): number[] {
    if (offset >= size) return []
    const steps = Math.min(this.slots.length, ((offset + limit) * this.slots.length) / size)
    if (steps > size * STEPS_PER_SORTED) {
      const ranks = wanted.toArray()
      for (let at = 0; at < ranks.length; at += 1) ranks[at] = this.ranks[ranks[at] ?? 0] ?? 0
      return Array.from(ranks.sort().subarray(offset, offset + limit), (rank) => this.slotAt(rank))
    }
    const page: number[] = []
    let passed = 0
    for (const slot of this.slots) {
      if (!wanted.has(slot)) continue
      if (passed >= offset) page.push(slot)
      passed += 1
      if (page.length === limit) break
    }
    return page
  }

  /** The same of another order, by a whole number of each: those that have the same stand as they do here. */
  pageBy(value: (slot: number) => number, wanted: SlotSet, offset: number, limit: number): number[] {
    const { length } = this.slots
    const wantedSlots = wanted.toArray()
    const keys = new Float64Array(wantedSlots.length)
    let least = Infinity
    for (let at = 0; at < keys.length; at += 1) least = Math.min(least, (keys[at] = value(wantedSlots[at] ?? 0)))
    // Numbers alone sort many times faster than what must be compared by a function.
    for (let at = 0; at < keys.length; at += 1)
      keys[at] = ((keys[at] ?? 0) - least) * length + this.rankOf(wantedSlots[at] ?? 0)
    return Array.from(keys.sort().subarray(offset, offset + limit), (key) => this.slotAt(key % length))
  }

  /** @param capacity of the index that it is an order of */
  exchange(archive: Archive, capacity: number): void {
    this.slots = archive.ints(this.slots)
    this.rank(capacity)
  }

  get bytes(): number {
    return this.slots.byteLength + this.ranks.byteLength
  }

  /** Copied piece by piece: of a million slots most stay side by side. */
  private without(removed: ReadonlySet<number>): Int32Array {
    const kept = new Int32Array(this.slots.length - removed.size)
    let from = 0
    let to = 0
    for (const rank of Int32Array.from(removed, (slot) => this.rankOf(slot)).sort()) {
      kept.set(this.slots.subarray(from, rank), to)
      to += rank - from
      from = rank + 1
    }
    kept.set(this.slots.subarray(from), to)
    return kept
  }

  /** @param before the order by which the ranks were given: where a slot stands as there, it has its rank */
  private rank(capacity: number, before: Int32Array = NONE): void {
    if (this.ranks.length < capacity) {
      const more = new Int32Array(capacity)
      more.set(this.ranks)
      this.ranks = more
    }
    for (let rank = 0; rank < this.slots.length; rank += 1) {
      const slot = this.slots[rank] ?? 0
      if (slot !== before[rank]) this.ranks[slot] = rank
    }
  }
}
