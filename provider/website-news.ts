import type { Logger } from 'pino'
import { sendTags, type Website } from '@/provider/import/revalidate'

/** How the website learns that content has changed. */
export type WebsiteNews = {
  /** By the tags of its copies (docs/contract.md "Telling of a change"); returns at once and never fails. */
  tell: (tags: readonly string[]) => void
  /** Resolves when nothing is under way any more. */
  settled: () => Promise<void>
}

/** Nobody is told: copies expire by themselves. */
export const NO_NEWS: WebsiteNews = { tell: () => {}, settled: async () => {} }

/** The most that one call takes. */
const MOST_TAGS = 1_000

/** Tells one website, one call at a time: what changes meanwhile goes together with the next one. */
export function makeWebsiteNews(website: Website, log: Logger): WebsiteNews {
  const waiting = new Set<string>()
  let running: Promise<void> | null = null

  async function send() {
    while (waiting.size > 0) {
      const tags = [...waiting].slice(0, MOST_TAGS)
      for (const tag of tags) waiting.delete(tag)
      const failure = await sendTags(website, tags)
      if (failure !== null) log.warn({ failure }, 'the website could not be told of a change; its copies expire')
    }
  }

  return {
    tell(tags) {
      for (const tag of tags) waiting.add(tag)
      running ??= send().finally(() => (running = null))
    },
    settled: async () => {
      await running
    },
  }
}
