import type { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of the request that the website works for, and what it wants the process before it to know of its answer. */
export type RequestNotes = {
  /** A part is missing because the provider did not answer: a good copy is better than this one. */
  isIncomplete: boolean
  /** As of which change the oldest of its reads is true, where one was shown once more after a change. */
  asOf?: number
  /** `null`: nobody has given it one. */
  readonly requestId: string | null
}

/**
 * On the global object, because Next bundles apart from `server/answer-notes.ts`, which sets it around each request. Absent
 * under plain Next, where nothing stands before it.
 */
const KEY = Symbol.for('answer-notes')
const shared: typeof globalThis & { [KEY]?: AsyncLocalStorage<RequestNotes> } = globalThis

export function shareNotes(make: () => AsyncLocalStorage<RequestNotes>): AsyncLocalStorage<RequestNotes> {
  return (shared[KEY] ??= make())
}

export const sharedNotes = (): AsyncLocalStorage<RequestNotes> | undefined => shared[KEY]

/** The notes of the request that is worked for; `undefined` outside of one. */
export const requestNotes = (): RequestNotes | undefined => shared[KEY]?.getStore()
