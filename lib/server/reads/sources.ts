import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { sourceListSchema } from '@/lib/contract/source'
import { cacheTags } from '@/lib/contract/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { readForPage } from '@/lib/server/provider/outage'
import { findInProvider } from '@/lib/server/provider/provider'

/** The lists from which the directory was made; `null` of a provider that has no such call. @throws ProviderError */
export const findSources = cachedRead(
  'sources',
  () => findInProvider(endpoints.sources, sourceListSchema),
  () => [cacheTags.directory],
)

/** The same for a page: never an error. */
export const readSources = readForPage(findSources)
