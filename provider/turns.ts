/** Thrown instead of waiting, when too many wait already: the caller may try again shortly. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Lets so many pieces of work run at once in this process, the others in the order in which they came.
 * @returns a function that runs one; it rejects with `TooManyWaiting` when `mostWaiting` wait already
 */
export function makeTurns(atOnce: number, mostWaiting: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new TooManyWaiting()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // A waiting one takes over this turn; `running` counts turns, so it stays.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
