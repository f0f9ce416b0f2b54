import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { changeLog, dropOf } from '@/lib/rules/change-log'
import { readRequestId, REQUEST_ID_HEADER } from '@/lib/rules/request-id'
import { type RequestNotes, shareNotes } from '@/lib/rules/request-notes'

/** More are told of as a change of everything. */
const MAX_TAGS = 100

/**
 * Calls `handle`; what it notes meanwhile goes out as headers of the answer, which end before the visitor: with it the
 * changes that whoever asks has not heard of, and as of which change the answer is true.
 */
export function withNotes(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
  const requestId = readRequestId(request.headers[REQUEST_ID_HEADER])
  const notes: RequestNotes = { isIncomplete: false, requestId }
  const begun = changeLog().number
  const heard = Number(request.headers['x-note-heard'] ?? 0)
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (...args: unknown[]) => {
    if (notes.isIncomplete) response.setHeader('x-note-incomplete', '1')
    const changed = changeLog().tagsSince(heard)
    if (changed?.length !== 0) response.setHeader('x-note-changed', spell(changed))
    // A page that Next keeps says it itself, but for a segment, which may have been begun for somebody before.
    const isPerhapsOlder = response.getHeader('x-nextjs-cache') === 'MISS'
    if (!response.hasHeader('x-note-as-of'))
      response.setHeader('x-note-as-of', isPerhapsOlder ? 0 : Math.min(notes.asOf ?? begun, begun))
    return Reflect.apply(writeHead, response, args)
  }
  shareNotes(() => new AsyncLocalStorage()).run(notes, handle)
}

/** Tells the process before Next of each change at once: where it answers from memory it asks nothing that brings a note. */
export function tellOfChanges(): void {
  let told = changeLog().number
  changeLog().onChange(() => {
    const { number, settled } = changeLog()
    process.send?.({ changed: spell(changeLog().tagsSince(told)), settled })
    told = number
  })
}

/** More than can be said: all of it is old, and where something was dropped, all of it is. */
const everythingOf = (tags: readonly string[]) =>
  tags.some((tag) => tag.startsWith(dropOf(''))) ? ['*', dropOf('all')] : ['*']

/** The number of the last change, and what has changed. */
function spell(tags: string[] | null): string {
  const few = tags === null || tags.length > MAX_TAGS ? everythingOf(tags ?? []) : tags
  return [changeLog().number, ...few.map(encodeURIComponent)].join(',')
}
