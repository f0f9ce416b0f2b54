import 'server-only'
import { revalidateTag } from 'next/cache'
import { noteChanged } from '@/lib/server/answer-note'
import { processMemory } from '@/lib/server/process-memory'
import { countChange } from '@/lib/server/tag-changes'

/** Within this time a provider tells of the same change. */
const ECHO_MS = 10_000
const MOST_TAGS = 10_000

/** When each tag was last changed by a visitor of ours, in ms of the epoch. */
const changed = processMemory<number>('expire-now', { max: MOST_TAGS })

/** A visitor of ours is about to change this. The provider may tell of it before it answers us. */
export function expectChange(tag: string): void {
  changed().set(tag, Date.now())
}

/** Drops the copies of what a visitor of ours has just changed: whoever changed it wants to see it. */
export function expireNow(tag: string): void {
  expectChange(tag)
  noteChanged(tag)
  countChange(tag)
  revalidateTag(tag, { expire: 0 })
}

/**
 * Makes copies stale because the provider says so: the next visitor still gets the last good one. A tag
 * that a visitor of ours changes just now is dropped instead: Next takes the newest word, and this one
 * would bring back the old copies that `expireNow` drops.
 */
export function makeStale(tag: string): void {
  noteChanged(tag)
  countChange(tag)
  const isEcho = Date.now() - (changed().get(tag) ?? 0) < ECHO_MS
  revalidateTag(tag, isEcho ? { expire: 0 } : 'max')
}
