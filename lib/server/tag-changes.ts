import 'server-only'
import { processMemory } from '@/lib/server/process-memory'

const MOST_TAGS = 10_000

const counts = processMemory<number>('tag-changes', { max: MOST_TAGS })

/** Notes that what is cached under a tag has changed. */
export function countChange(tag: string): void {
  counts().set(tag, (counts().get(tag) ?? 0) + 1)
}

/** How often what is cached under these tags has changed in this process. */
export function changesOf(tags: readonly string[]): number {
  return tags.reduce((sum, tag) => sum + (counts().get(tag) ?? 0), 0)
}
