import type { Logger } from 'pino'
import { sendTags, type Website } from '@/provider/platform/revalidate'

/** Makes the website's copies stale when content changes. */
export type Revalidator = {
  /**
   * By the tags of its copies (docs/contract.md "Telling of a change"); returns at once and never fails.
   * @param drop nobody may be shown the copies any more, not even once
   */
  revalidate: (tags: readonly string[], drop?: boolean) => void
  /** Resolves when nothing is under way any more. */
  settled: () => Promise<void>
}

/** Nobody is told: copies expire by themselves. */
export const NO_REVALIDATOR: Revalidator = { revalidate: () => {}, settled: async () => {} }

/** The most that one call takes. */
const MAX_TAGS = 1_000

/** Tells one website, one call at a time: what changes meanwhile goes together with the next one. */
export function makeRevalidator(website: Website, log: Logger): Revalidator {
  /** Whether it is to be dropped, by its tag. */
  const waiting = new Map<string, boolean>()
  let running: Promise<void> | null = null

  async function send() {
    while (waiting.size > 0) {
      const [drop] = waiting.values()
      const tags = [...waiting].flatMap(([tag, isDropped]) => (isDropped === drop ? tag : [])).slice(0, MAX_TAGS)
      for (const tag of tags) waiting.delete(tag)
      const failure = await sendTags(website, tags, drop)
      if (failure !== null) log.warn({ failure }, 'the website could not be told of a change; its copies expire')
    }
  }

  return {
    revalidate(tags, drop = false) {
      for (const tag of tags) waiting.set(tag, drop || waiting.get(tag) === true)
      running ??= send().finally(() => (running = null))
    },
    settled: async () => {
      await running
    },
  }
}
