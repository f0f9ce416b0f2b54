import 'server-only'
import { LRUCache } from 'lru-cache'

const MOST_TAGS = 10_000

/** On the global object, because Next may load this module more than once in a process. */
const KEY = Symbol.for('tag-changes')
const shared: typeof globalThis & { [KEY]?: LRUCache<string, number> } = globalThis

function counts(): LRUCache<string, number> {
  shared[KEY] ??= new LRUCache<string, number>({ max: MOST_TAGS })
  return shared[KEY]
}

/** Notes that what is cached under a tag has changed. */
export function countChange(tag: string): void {
  counts().set(tag, (counts().get(tag) ?? 0) + 1)
}

/** How often what is cached under these tags has changed in this process. */
export function changesOf(tags: readonly string[]): number {
  return tags.reduce((sum, tag) => sum + (counts().get(tag) ?? 0), 0)
}
