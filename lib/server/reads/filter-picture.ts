import 'server-only'
import { surviveOutage } from '@/lib/server/provider/outage'
import { readHomepageBundle } from '@/lib/server/reads/content'

/** The filter page is made for each visitor: it does without its picture rather than wait for the home page's bundle. */
const PATIENCE_MS = 500
const pause = { ms: 5_000, until: 0 }

async function read(): Promise<string | null> {
  const bundle = await readHomepageBundle()
  return bundle === 'failed' ? null : (bundle?.homepage?.filterPageImage ?? null)
}

/** The picture of the filter page's banner, as the provider wrote its address; `null` for none. Never an error, and never long in coming. */
export const readFilterPicture = () => surviveOutage(read, { fallback: null, patienceMs: PATIENCE_MS, pause })
