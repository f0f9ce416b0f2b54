import { z } from 'zod'
import type { StoreClient } from './store'

const KEY = 'changes'
/** The last of those changes after which nobody is shown what was before, which other changes do not push out. */
const DROPS = 'drops'
/** Who was away for more of them takes everything for old. */
const MAX_CHANGES = 1_000

/** What is old, and whether visitors wait for what is new (`isDropped`) or are shown it once more. */
export type Change = { tags: readonly string[]; isDropped: boolean }
/** `change: null`: another build wrote it otherwise, while both run. */
export type Entry = { id: string; by: string; change: Change | null }

const messageSchema = z.object({ by: z.string(), tags: z.string(), dropped: z.enum(['0', '1']) })
const tagsSchema = z.array(z.string())

/** @returns the id of its entry */
export async function appendChange(client: StoreClient, by: string, { tags, isDropped }: Change): Promise<string> {
  const message = { by, tags: JSON.stringify(tags), dropped: isDropped ? '1' : '0' }
  const bounded = { TRIM: { strategy: 'MAXLEN', strategyModifier: '=', threshold: MAX_CHANGES } } as const
  // At once, so that changes keep their order. Where one of the two fails both are said again, which is no harm.
  const [id] = await Promise.all([
    client.xAdd(KEY, '*', message, bounded),
    isDropped ? client.xAdd(DROPS, '*', message, bounded) : null,
  ])
  return id
}

/**
 * What whoever does not know what was told since an entry of the changes reads; `null`: there were perhaps more than are
 * kept. An id begins with the store's own time, which both streams share.
 * @param since `null`: all of them
 */
export async function dropsSince(client: StoreClient, since: string | null): Promise<Entry[] | null> {
  const [from = '-'] = since?.split('-') ?? []
  const found = (await client.xRange(DROPS, from, '+')) ?? []
  return found.length < MAX_CHANGES ? found.map(({ id, message }) => read(id, message)) : null
}

/** All that the stream holds, which begins with an entry that says nothing where there was none. */
export async function wholeStream(client: StoreClient, by: string): Promise<Entry[]> {
  const found = (await client.xRange(KEY, '-', '+')) ?? []
  if (found.length > 0) return found.map(({ id, message }) => read(id, message))
  const nothing = { tags: [], isDropped: false }
  return [{ id: await appendChange(client, by, nothing), by, change: nothing }]
}

/**
 * What came after an entry; `null` where that one is gone, for others may have gone with it: the stream is bounded, and
 * a store can be flushed, or begin anew.
 */
export async function changesAfter(client: StoreClient, id: string): Promise<Entry[] | null> {
  const [first, ...after] = (await client.xRange(KEY, id, '+', { COUNT: MAX_CHANGES + 1 })) ?? []
  return first?.id === id ? after.map(({ id: its, message }) => read(its, message)) : null
}

/** Whoever finds the stream gone takes everything for old. A full store, which takes no entry, allows this. */
export async function forgetChanges(client: StoreClient): Promise<void> {
  await client.del(KEY)
}

function read(id: string, message: Record<string, string>): Entry {
  const { data } = messageSchema.safeParse(message)
  const tags = tagsSchema.safeParse(parseJson(data?.tags ?? '')).data
  const change = data === undefined || tags === undefined ? null : { tags, isDropped: data.dropped === '1' }
  return { id, by: data?.by ?? '', change }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
