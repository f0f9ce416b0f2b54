import type { Store } from './store'

/**
 * Counts one more in a window that begins with its first, for all instances together.
 * @returns how many there were, and when the window ends; `null`: the store cannot say
 */
export async function countShared(
  store: Store,
  key: string,
  windowMs: number,
): Promise<{ count: number; leftMs: number } | null> {
  const asked = await store.ask(async (client) =>
    client
      .multi()
      .set(key, 0, { expiration: { type: 'PX', value: windowMs }, condition: 'NX' })
      .incr(key)
      .pTTL(key)
      .execTyped(),
  )
  if (typeof asked === 'string') return null
  const [, count, leftMs] = asked.answer
  return { count, leftMs }
}

/** In one step: what is counted below nothing once its window has ended would be a count without an end. */
const TAKE_BACK = "return redis.call('EXISTS', KEYS[1]) == 1 and redis.call('DECR', KEYS[1]) or 0"

/** Takes one back; where its window has ended there is nothing to take from. */
export async function uncountShared(store: Pick<Store, 'ask'>, key: string): Promise<void> {
  await store.ask((client) => client.eval(TAKE_BACK, { keys: [key] }))
}
