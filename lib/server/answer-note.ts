import 'server-only'
import type { AsyncLocalStorage } from 'node:async_hooks'

type Notes = { changed: Set<string>; isIncomplete: boolean }

/** Set by server/answer-notes.ts around each request. Absent under plain Next, where nothing stands before it. */
const KEY = Symbol.for('answer-notes')
const shared: typeof globalThis & { [KEY]?: AsyncLocalStorage<Notes> } = globalThis

/** Tells the page cache before Next that what it keeps under this tag is old. */
export function noteChanged(tag: string): void {
  shared[KEY]?.getStore()?.changed.add(tag)
}

/** Tells the page cache that the provider failed while this answer was made, so that a good copy goes before it. */
export function noteIncomplete(): void {
  const notes = shared[KEY]?.getStore()
  if (notes !== undefined) notes.isIncomplete = true
}
