import 'server-only'
import { type Footer, footerAnswerSchema } from '@/lib/contract/content/footer'
import { endpoints } from '@/lib/contract/endpoints'
import { cacheTags } from '@/lib/contract/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { readPreview } from '@/lib/server/desk/preview'
import { type GoodRead, surviveOutage } from '@/lib/server/provider/outage'
import { findInProvider } from '@/lib/server/provider/provider'

/** The footer's content; `null` when the provider has none. @throws ProviderError */
export const getFooter = cachedRead(
  'footer',
  () => findInProvider(endpoints.cms('footer'), footerAnswerSchema),
  () => [cacheTags.content('footer')],
)

/** A page is not kept waiting for its footer: a provider that is slow with it gets this much of a visitor's time. */
const PATIENCE_MS = 2_000
/** Also the page that stands in for one that had waited in vain as long as it may would wait for it. */
const pause = { ms: 5_000, until: 0, isLate: false }
const lastGood: { answer: GoodRead<Footer> } = { answer: 'failed' }

/**
 * The footer for the frame of every page: never an error, and never long in coming. While the
 * provider fails, the last good one; before there was any, `failed`.
 */
export async function readFooter(): Promise<GoodRead<Footer>> {
  const preview = await readPreview('footer', footerAnswerSchema)
  if (preview !== undefined) return preview
  return surviveOutage(getFooter, { lastGood, patienceMs: PATIENCE_MS, pause, keepsPageBriefly: true })
}
