import 'server-only'
import type { AsyncLocalStorage } from 'node:async_hooks'
import type { OutgoingHttpHeaders } from 'node:http'

type Notes = { isIncomplete: boolean }

/** Set by server/answer-notes.ts around each request. Absent under plain Next, where nothing stands before it. */
const KEY = Symbol.for('answer-notes')
const shared: typeof globalThis & { [KEY]?: AsyncLocalStorage<Notes> } = globalThis

/** Tells the page cache before Next that the provider failed while this answer was made, so that a good copy goes before it. */
export function noteIncomplete(): void {
  const notes = shared[KEY]?.getStore()
  if (notes !== undefined) notes.isIncomplete = true
}

/** Tells it which number the log of changes had when a page was begun that Next keeps: whoever waited for it gets it, too. */
export function noteBegun(headers: OutgoingHttpHeaders, number: number): void {
  if (shared[KEY] !== undefined) headers['x-note-begun'] = String(number)
}
