import type { Archive } from './snapshot/archive'
import { SlotSet, slotSetOf } from './slot-set'

/** The first place in ascending numbers whose number is not below `least`. */
function placeOf(least: number, numbers: Int32Array): number {
  let [from, to] = [0, numbers.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((numbers[middle] ?? 0) < least) from = middle + 1
    else to = middle
  }
  return from
}

/**
 * Slots by whole numbers from 0, of which one may have several: whoever has one in a range stands side by side. After
 * `put`, `settle` must be called before anything is asked.
 */
export class SlotsByNumber {
  /** In ascending order, each beside a slot that has it. */
  private numbers: Int32Array = new Int32Array(0)
  private slots: Int32Array = new Int32Array(0)
  /** By slot, what was put since. */
  private readonly changed = new Map<number, readonly number[]>()

  /** In place of what the slot had. */
  put(slot: number, numbers: readonly number[]): void {
    this.changed.set(slot, numbers)
  }

  /** @param capacity one more than the largest slot */
  settle(capacity: number): void {
    if (this.changed.size === 0) return
    // A number and its slot as one: those sort many times faster than what must be compared by a function.
    const keys = [...this.changed].flatMap(([slot, numbers]) => numbers.map((number) => number * capacity + slot))
    const added = Float64Array.from(keys).sort()
    const stale = slotSetOf([...this.changed.keys()], capacity)
    const { numbers, slots } = this
    this.numbers = new Int32Array(numbers.length + added.length)
    this.slots = new Int32Array(this.numbers.length)
    let [length, next] = [0, 0]
    const push = (number: number, slot: number) => {
      this.numbers[length] = number
      this.slots[length] = slot
      length += 1
    }
    for (let at = 0; at <= numbers.length; at += 1) {
      const [number, slot] = [numbers[at] ?? 0, slots[at] ?? 0]
      const key = at === numbers.length ? Infinity : number * capacity + slot
      for (let other = added[next] ?? Infinity; other < key; other = added[(next += 1)] ?? Infinity)
        push(Math.floor(other / capacity), other % capacity)
      if (at < numbers.length && !stale.has(slot)) push(number, slot)
    }
    this.numbers = this.numbers.subarray(0, length)
    this.slots = this.slots.subarray(0, length)
    this.changed.clear()
  }

  /** Who has a number in the range, both ends included. */
  within([least, most]: readonly [number, number], capacity: number): SlotSet {
    const found = new SlotSet(capacity)
    found.addEach(this.slots, placeOf(least, this.numbers), placeOf(Math.floor(most) + 1, this.numbers))
    return found
  }

  /** Gives back the room that is not used. */
  trim(): void {
    this.numbers = this.numbers.slice()
    this.slots = this.slots.slice()
  }

  exchange(archive: Archive): void {
    this.numbers = archive.ints(this.numbers)
    this.slots = archive.ints(this.slots)
  }

  get bytes(): number {
    return this.numbers.byteLength + this.slots.byteLength
  }
}
