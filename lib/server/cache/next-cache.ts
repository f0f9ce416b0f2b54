import 'server-only'
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { cacheTags } from '@/lib/contract/cache-tags'
import { indianDay } from '@/lib/contract/indian-day'
import { changeLog } from '@/lib/rules/change-log'
import { noteAsOf, noteDay, noteFormerRead } from '@/lib/server/cache/answer-note'
import { change, drops } from '@/lib/server/cache/changes'

type Value = NonNullable<CacheHandlerValue['value']>

/** As of which change each answer is known to be true. */
const numbers = new WeakMap<Value, number>()
/** On which day in India each page was made that says what of its dates has passed, is now, or how many days are left. */
const days = new WeakMap<Value, string>()

/**
 * Next's cache in memory, which asks the log of changes what is old. Next itself takes an answer for as new as the moment
 * it is kept, also one that was asked for before a change and came after it.
 */
export class NextCache extends FileSystemCache {
  /** Next makes a cache for each request: nothing that it keeps was begun before. */
  readonly #begun = changeLog().number
  readonly #day = indianDay(Date.now())

  override async get(...asked: Parameters<CacheHandler['get']>): Promise<CacheHandlerValue | null> {
    const found = await super.get(...asked)
    if (found === null || found.value === null) return found
    const number = numbers.get(found.value) ?? 0
    const tags = tagsOf(found, asked[1])
    const isOfToday = (days.get(found.value) ?? this.#day) === this.#day
    if (isOfToday && !changeLog().changedSince(number, tags)) {
      setNumber(found.value, changeLog().number)
      return found
    }
    const maxAgeS = 'revalidate' in found.value ? found.value.revalidate : found.cacheControl?.revalidate
    if (drops().changedSince(number, tags) || typeof maxAgeS !== 'number') return null
    // A page that Next does not keep is made of it, and says so itself.
    if (asked[1].kind === 'FETCH') noteFormerRead(number)
    // Next shows what is too old, and makes it anew behind the visitor's back.
    return { ...found, lastModified: Date.now() - 2 * maxAgeS * 1000 }
  }

  override async set(...[key, value, context]: Parameters<FileSystemCache['set']>): Promise<void> {
    if (value !== null) {
      setNumber(value, this.#begun)
      setDay(value, this.#day)
    }
    return super.set(key, value, context)
  }

  override async revalidateTag(...[tags, durations]: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    change({ tags: [tags].flat(), isDropped: durations === undefined || durations.expire === 0 })
  }
}

function setNumber(value: Value, number: number): void {
  numbers.set(value, number)
  if ('headers' in value && value.headers !== undefined) noteAsOf(value.headers, number)
}

/** Of a page that has dates; what is read for it is as true the next day. */
function setDay(value: Value, day: string): void {
  if (!('headers' in value) || value.headers === undefined) return
  const tags = value.headers['x-next-cache-tags']
  if (typeof tags !== 'string' || !tags.split(',').includes(cacheTags.calendar)) return
  // What cannot be made anew Next keeps once more, as it was.
  if (days.has(value)) return
  days.set(value, day)
  noteDay(value.headers, day)
}

function tagsOf({ value }: CacheHandlerValue, asked: Parameters<CacheHandler['get']>[1]): string[] {
  if ('tags' in asked) return [...(asked.tags ?? []), ...(asked.softTags ?? [])]
  const tags = value !== null && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof tags === 'string' ? tags.split(',') : []
}
