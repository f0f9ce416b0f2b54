import type { Logger } from 'pino'
import { sendTags, type Website } from '@/provider/platform/revalidate'

/** Makes the website's copies stale when content changes. */
export type Revalidator = {
  /** By the tags of its copies (docs/contract.md "Telling of a change"); returns at once and never fails. */
  revalidate: (tags: readonly string[]) => void
  /** Resolves when nothing is under way any more. */
  settled: () => Promise<void>
}

/** Nobody is told: copies expire by themselves. */
export const NO_REVALIDATOR: Revalidator = { revalidate: () => {}, settled: async () => {} }

/** The most that one call takes. */
const MAX_TAGS = 1_000

/** Tells one website, one call at a time: what changes meanwhile goes together with the next one. */
export function makeRevalidator(website: Website, log: Logger): Revalidator {
  const waiting = new Set<string>()
  let running: Promise<void> | null = null

  async function send() {
    while (waiting.size > 0) {
      const tags = [...waiting].slice(0, MAX_TAGS)
      for (const tag of tags) waiting.delete(tag)
      const failure = await sendTags(website, tags)
      if (failure !== null) log.warn({ failure }, 'the website could not be told of a change; its copies expire')
    }
  }

  return {
    revalidate(tags) {
      for (const tag of tags) waiting.add(tag)
      running ??= send().finally(() => (running = null))
    },
    settled: async () => {
      await running
    },
  }
}
