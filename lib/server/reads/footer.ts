import 'server-only'
import { type Footer, footerAnswerSchema } from '@/lib/contract/content/footer'
import { endpoints } from '@/lib/contract/endpoints'
import { cacheTags } from '@/lib/server/cache-tags'
import { cachedRead } from '@/lib/server/cached-read'
import { keepBriefly } from '@/lib/server/keep-briefly'
import { findInProvider, ProviderError } from '@/lib/server/provider'

/** The footer's content; `null` when the provider has none. @throws ProviderError */
export const getFooter = cachedRead(
  'footer',
  () => findInProvider(endpoints.cms('footer'), footerAnswerSchema),
  () => [cacheTags.content('footer')],
)

/** The content, `null` in it when there is none, or that it could not be had. */
export type FooterRead = { footer: Footer | null } | 'failed'

/** A page is not kept waiting for its footer: a provider that is slow with it gets this much of a visitor's time. */
const PATIENCE_MS = 2_000
/** After a failure, pages do without asking for a while: else each would wait in vain. */
const PAUSE_MS = 5_000

let lastGood: FooterRead = 'failed'
let pausedUntil = 0

class TooLate extends Error {
  override name = 'TooLate'
}

async function inTime<Result>(read: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new TooLate()), PATIENCE_MS)))
  return Promise.race([read, late]).finally(() => clearTimeout(timer))
}

/**
 * The footer for the frame of every page: never an error, and never long in coming. While the
 * provider fails, the last good one; before there was any, `failed`, on a page that is kept for a
 * second only.
 */
export async function readFooter(): Promise<FooterRead> {
  if (Date.now() >= pausedUntil) {
    try {
      lastGood = { footer: await inTime(getFooter()) }
      return lastGood
    } catch (error) {
      if (!(error instanceof ProviderError || error instanceof TooLate)) throw error
      pausedUntil = Date.now() + PAUSE_MS
    }
  }
  await keepBriefly()
  return lastGood
}
