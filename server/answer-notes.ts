import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'

/** What a page, or a handler, wants the process before Next to know of its answer. */
type Notes = {
  /** Tags of content that has changed by this request: what is kept of it is old. */
  changed: Set<string>
  /** A part is missing because the provider did not answer: a good copy is better than this one. */
  isIncomplete: boolean
}

/** Where `lib/server/answer-note.ts`, which Next bundles apart from us, finds the notes of the request it works for. */
const KEY = Symbol.for('answer-notes')
const shared: typeof globalThis & { [KEY]?: AsyncLocalStorage<Notes> } = globalThis
const MOST_TAGS = 100

/** Calls `handle`; what it notes meanwhile goes out as headers of the answer, which end before the visitor. */
export function withNotes(response: ServerResponse, handle: () => void): void {
  shared[KEY] ??= new AsyncLocalStorage<Notes>()
  const notes: Notes = { changed: new Set(), isIncomplete: false }
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (...args: unknown[]) => {
    if (notes.isIncomplete) response.setHeader('x-note-incomplete', '1')
    if (notes.changed.size > 0) response.setHeader('x-note-changed', spell(notes.changed))
    return Reflect.apply(writeHead, response, args)
  }
  shared[KEY].run(notes, handle)
}

function spell(tags: Set<string>): string {
  return fewer(tags, MOST_TAGS).map(encodeURIComponent).join(',')
}

/** No more than `most` tags that mean the same, or more: what is known of an institution has the directory's tag, too. */
export function fewer(tags: Iterable<string>, most: number): string[] {
  const all = [...tags]
  if (all.length <= most) return all
  const few = new Set(all.map((tag) => (tag.startsWith('institute:') ? 'directory' : tag)))
  return [...few].slice(0, most)
}

/** The changed tags of an answer's header. */
export function readChanged(header: string | string[] | undefined): string[] {
  const [text = ''] = [header ?? []].flat()
  return text === '' ? [] : text.split(',').map(decodeURIComponent)
}
