const WORD_BITS = 32

/** A set of slots (places in the index, from 0), one bit each. */
export class SlotSet {
  readonly words: Uint32Array

  constructor(readonly capacity: number) {
    this.words = new Uint32Array(Math.ceil(capacity / WORD_BITS))
  }

  add(slot: number): void {
    this.words[slot >>> 5] = (this.words[slot >>> 5] ?? 0) | (1 << (slot & 31))
  }

  has(slot: number): boolean {
    return ((this.words[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0
  }

  get size(): number {
    let size = 0
    for (const word of this.words) {
      // Counts the bits of a word, sixteen pairs at a time (Hacker's Delight, 5-1).
      const pairs = word - ((word >>> 1) & 0x55555555)
      const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
      size += Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
    }
    return size
  }

  forEach(visit: (slot: number) => void): void {
    const { words } = this
    for (let at = 0; at < words.length; at += 1) {
      let word = words[at] ?? 0
      while (word !== 0) {
        const lowest = word & -word
        visit(at * WORD_BITS + 31 - Math.clz32(lowest))
        word ^= lowest
      }
    }
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

/** What stands in one of the sets, which have one capacity. */
export function union(first: SlotSet, second: SlotSet): SlotSet {
  const either = new SlotSet(first.capacity)
  for (let at = 0; at < either.words.length; at += 1)
    either.words[at] = (first.words[at] ?? 0) | (second.words[at] ?? 0)
  return either
}
