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

/**
 * Lets one piece of work of each key run at once in this process, the others of that key in the order in which they came.
 * @returns a function that runs one; it rejects with `TooManyWaiting` when `maxWaiting` of the same key wait already
 */
export function limitPerKey<Key>(maxWaiting: number) {
  const queues = new Map<Key, { inTurn: ReturnType<typeof limitConcurrency>; length: number }>()
  return async <Result>(key: Key, work: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(key) ?? { inTurn: limitConcurrency(1, maxWaiting), length: 0 }
    queues.set(key, queue)
    queue.length += 1
    try {
      return await queue.inTurn(work)
    } finally {
      queue.length -= 1
      if (queue.length === 0) queues.delete(key)
    }
  }
}
