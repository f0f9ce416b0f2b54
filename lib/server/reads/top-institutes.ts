import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { topInstituteListSchema } from '@/lib/contract/top-institute'
import { cacheTags } from '@/lib/contract/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { readShowcasePreview } from '@/lib/server/desk/preview'
import { readForPage } from '@/lib/server/provider/outage'
import { findInProvider } from '@/lib/server/provider/provider'

/** The top institutions, in the provider's order; `null` of a provider that has no such call. @throws ProviderError */
export const findTopInstitutes = cachedRead(
  'top-institutes',
  () => findInProvider(endpoints.topInstitutes, topInstituteListSchema),
  // Institutions stand in this list, and editors choose them together with the home page.
  () => [cacheTags.directory, cacheTags.content('homepage')],
)

const readPublished = readForPage(findTopInstitutes)

/** The same for a page: never an error. */
export const readTopInstitutes = async () =>
  (await readShowcasePreview('top', topInstituteListSchema)) ?? readPublished()
