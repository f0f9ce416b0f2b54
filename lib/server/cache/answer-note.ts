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

/** Tells it as of which change a page is true that Next keeps: in the page's own headers, for whoever waits for it gets these, too. */
export function noteAsOf(headers: OutgoingHttpHeaders, number: number): void {
  if (shared[KEY] !== undefined) headers['x-note-as-of'] = String(number)
}
