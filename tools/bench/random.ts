/** A stream of numbers from 0 up to 1, the same for the same seed (mulberry32). */
export type Random = () => number

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of the list; what stands in it twice comes twice as often. Throws when the list is empty. */
export function pick<Value>(random: Random, list: readonly Value[]): Value {
  const value = list[Math.floor(random() * list.length)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

/** A whole number from `low` to `high`, both among them. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** About normal, with mean 0 and deviation 1, never further than 3.4 away. */
export function bell(random: Random): number {
  return (random() + random() + random() + random() - 2) * Math.sqrt(3)
}

/** All of the list, each once, in another order. */
export function shuffled<Value>(random: Random, list: readonly Value[]): Value[] {
  const left = [...list]
  return list.flatMap(() => left.splice(between(random, 0, left.length - 1), 1))
}
