import type { Logger } from 'pino'
import type { CacheTag } from '@/lib/contract/cache-tags'
import { sendTags, type Website } from '@/provider/platform/revalidate'

/** Makes the website's copies stale when content changes. */
export type Revalidator = {
  /**
   * By the tags of its copies (docs/contract.md "Telling of a change"); returns at once and never fails.
   * @param drop nobody may be shown the copies any more, not even once
   */
  revalidate: (tags: readonly CacheTag[], drop?: boolean) => void
  /** Before the end: what waits is said once more. Resolves when nothing is under way any more. */
  settled: () => Promise<void>
}

/** Nobody is told: copies expire by themselves. */
export const NO_REVALIDATOR: Revalidator = { revalidate: () => {}, settled: async () => {} }

/** The most that one call takes. */
const MAX_TAGS = 1_000

/** After a call that failed; each further one in a row waits twice as long. */
const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 60_000

/**
 * Tells one website, one call at a time: what changes meanwhile goes together with the next one. What it could not be told
 * is said again until it was: copies in a CDN may be kept for much longer than our own.
 */
export function makeRevalidator(website: Website, log: Logger, firstPauseMs = FIRST_PAUSE_MS): Revalidator {
  /** Whether it is to be dropped, by its tag. */
  const waiting = new Map<string, boolean>()
  let running: Promise<void> | null = null
  let pauseMs = firstPauseMs
  let isFailing = false
  let retry: NodeJS.Timeout | undefined

  const add = (tags: readonly string[], drop: boolean) => {
    for (const tag of tags) waiting.set(tag, drop || waiting.get(tag) === true)
  }

  const start = () => {
    if (running !== null || waiting.size === 0) return
    clearTimeout(retry)
    // Nothing is under way from the very moment in which nothing more is looked for: what comes then begins anew.
    running = send(() => (running = null))
  }

  async function send(end: () => void) {
    try {
      while (waiting.size > 0) {
        const [drop = false] = waiting.values()
        const tags = [...waiting].flatMap(([tag, isDropped]) => (isDropped === drop ? tag : [])).slice(0, MAX_TAGS)
        for (const tag of tags) waiting.delete(tag)
        const failure = await sendTags(website, tags, drop)
        if (failure !== null) {
          add(tags, drop)
          return later(failure)
        }
        pauseMs = firstPauseMs
        isFailing = false
      }
    } finally {
      end()
    }
  }

  function later(failure: string) {
    // One line for an outage, however long.
    if (!isFailing) log.warn({ failure }, 'the website could not be told of a change; it will be told again')
    isFailing = true
    retry = setTimeout(start, pauseMs).unref()
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
  }

  return {
    revalidate(tags, drop = false) {
      add(tags, drop)
      start()
    },
    settled: async () => {
      await running
      start()
      await running
      if (waiting.size > 0) log.warn({ tags: waiting.size }, 'the website was not told of changes; its copies expire')
    },
  }
}
