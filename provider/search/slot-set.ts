/** So many slots share a word of a set. */
export const WORD_BITS = 32

/** Counts the bits of a word, sixteen pairs at a time (Hacker's Delight, 5-1). */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** A set of slots (places in the index, from 0), one bit each. */
export class SlotSet {
  readonly words: Uint32Array
  private counted: number | null = null

  constructor(readonly capacity: number) {
    this.words = new Uint32Array(Math.ceil(capacity / WORD_BITS))
  }

  add(slot: number): void {
    this.counted = null
    this.words[slot >>> 5] = (this.words[slot >>> 5] ?? 0) | (1 << (slot & 31))
  }

  /** Adds the numbers of a list that stand from one place to before another. */
  addEach(slots: ArrayLike<number>, from = 0, to = slots.length): void {
    this.counted = null
    const { words } = this
    for (let at = from; at < to; at += 1) {
      const slot = slots[at] ?? 0
      words[slot >>> 5] = (words[slot >>> 5] ?? 0) | (1 << (slot & 31))
    }
  }

  addAll({ words }: SlotSet): void {
    this.counted = null
    for (let at = 0; at < words.length; at += 1) this.words[at] = (this.words[at] ?? 0) | (words[at] ?? 0)
  }

  has(slot: number): boolean {
    return ((this.words[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0
  }

  get size(): number {
    this.counted ??= this.count()
    return this.counted
  }

  private count(): number {
    let size = 0
    // By index: an iterator makes an object of every word above 2^31, which another search then sweeps up.
    for (let at = 0; at < this.words.length; at += 1) size += bitsOf(this.words[at] ?? 0)
    return size
  }

  get isEmpty(): boolean {
    for (let at = 0; at < this.words.length; at += 1) if (this.words[at] !== 0) return false
    return true
  }

  /** The slots in ascending order. */
  toArray(): Int32Array {
    const { words } = this
    const slots = new Int32Array(this.size)
    let size = 0
    for (let at = 0; at < words.length; at += 1) {
      let word = words[at] ?? 0
      while (word !== 0) {
        const lowest = word & -word
        slots[size] = at * WORD_BITS + 31 - Math.clz32(lowest)
        size += 1
        word ^= lowest
      }
    }
    return slots
  }
}

/** What stands in every one of the sets, which have one capacity. */
export function intersection(first: SlotSet, others: readonly SlotSet[]): SlotSet {
  const both = new SlotSet(first.capacity)
  both.words.set(first.words)
  for (const { words } of others) {
    for (let at = 0; at < both.words.length; at += 1) both.words[at] = (both.words[at] ?? 0) & (words[at] ?? 0)
  }
  return both
}

/** How many stand in both sets, which have one capacity. */
export function sizeOfBoth({ words: ones }: SlotSet, { words: others }: SlotSet): number {
  let size = 0
  for (let at = 0; at < ones.length; at += 1) size += bitsOf((ones[at] ?? 0) & (others[at] ?? 0))
  return size
}

/**
 * What stands in more of the sets than anything else does, and in how many of them. The sets have one
 * capacity. How often each slot is met is a binary number whose digits lie in as many sets, so that 32
 * slots are counted at once ("bit-sliced" or "vertical" counters).
 */
export function inMostOf(sets: readonly SlotSet[], capacity: number): { slots: SlotSet; count: number } {
  const digits: SlotSet[] = []
  for (const [counted, set] of sets.entries()) {
    if (2 ** digits.length <= counted + 1) digits.push(new SlotSet(capacity))
    addOnce(digits, set)
  }
  let most: SlotSet | null = null
  let count = 0
  for (const digit of digits.reverse()) {
    const having: SlotSet = most === null ? digit : intersection(most, [digit])
    count *= 2
    if (having.isEmpty) continue
    most = having
    count += 1
  }
  return { slots: most ?? new SlotSet(capacity), count }
}

/** Adds 1 to the numbers of the slots of a set, with its carry from digit to digit. */
function addOnce(digits: readonly SlotSet[], set: SlotSet): void {
  const carry = set.words.slice()
  for (const { words } of digits) {
    for (let at = 0; at < words.length; at += 1) {
      const digit = words[at] ?? 0
      const carried = carry[at] ?? 0
      words[at] = digit ^ carried
      carry[at] = digit & carried
    }
  }
}

/** What stands in the first set and not in the second, which have one capacity. */
export function difference(first: SlotSet, second: SlotSet): SlotSet {
  const left = new SlotSet(first.capacity)
  for (let at = 0; at < left.words.length; at += 1) left.words[at] = (first.words[at] ?? 0) & ~(second.words[at] ?? 0)
  return left
}

export function slotSetOf(slots: ArrayLike<number>, capacity: number): SlotSet {
  const set = new SlotSet(capacity)
  set.addEach(slots)
  return set
}

/** What stands in one of the sets, which have one capacity. */
export function union(first: SlotSet, second: SlotSet): SlotSet {
  const either = new SlotSet(first.capacity)
  either.addAll(first)
  either.addAll(second)
  return either
}
