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

/** Takes one back; where its window has ended there is nothing to take from. */
export async function uncountShared(store: Store, key: string): Promise<void> {
  await store.ask(async (client) => ((await client.exists(key)) === 1 ? client.decr(key) : 0))
}
