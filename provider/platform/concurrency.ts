import pLimit from 'p-limit'

/** Thrown instead of waiting, when too many wait already: the caller may try again shortly. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

/**
 * Lets so many pieces of work run at once in this process, the others in the order in which they came.
 * @returns a function that runs one; it rejects with `TooManyWaiting` when `maxWaiting` wait already
 */
export function limitConcurrency(atOnce: number, maxWaiting: number) {
  const limit = pLimit(atOnce)
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount >= atOnce && limit.pendingCount >= maxWaiting) throw new TooManyWaiting()
    return limit(work)
  }
}
