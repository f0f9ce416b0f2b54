/** A seeded source of chance: the same seed always draws the same picture. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number
  between: (low: number, high: number) => number
  /** A whole number; both ends are possible. */
  whole: (low: number, high: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(...items: readonly [Item, ...Item[]]) => Item
}

/** Mulberry32: 32 bits of state, no visible pattern between neighbouring seeds. */
export function createRandom(seed: number): Random {
  let state = Math.imul(Math.floor(seed) + 1, 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    chance: (probability) => next() < probability,
    pick: (...items) => items[whole(0, items.length - 1)] ?? items[0],
  }
}
