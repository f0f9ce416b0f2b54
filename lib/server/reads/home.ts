import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import type { Language } from '@/lib/contract/language'
import { partnerListSchema } from '@/lib/contract/partner'
import { homeData, type HomeRead } from '@/lib/rules/home/home-data'
import { cacheTags } from '@/lib/contract/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { readShowcasePreview } from '@/lib/server/desk/preview'
import { readForPage } from '@/lib/server/provider/outage'
import { findInProvider } from '@/lib/server/provider/provider'
import { readHomepageBundle } from '@/lib/server/reads/content'
import { readTopInstitutes } from '@/lib/server/reads/top-institutes'

/** Institutions stand in these lists, and editors choose them together with the home page. */
const tags = () => [cacheTags.directory, cacheTags.content('homepage')]

/** The partners; `null` when the provider has no such call. */
const readPublished = readForPage(
  cachedRead('partners', () => findInProvider(endpoints.partners, partnerListSchema), tags),
)
const readPartners = async () => (await readShowcasePreview('partners', partnerListSchema)) ?? readPublished()

/**
 * Everything that the home page is made of (spec 1 §3, §4). The bundle is what it cannot do without;
 * a failing call of its own costs its section.
 */
export async function readHome(lang: Language): Promise<HomeRead> {
  const [bundle, partners, topInstitutes] = await Promise.all([
    readHomepageBundle(),
    readPartners(),
    readTopInstitutes(),
  ])
  if (bundle === 'failed') return bundle
  return homeData({ bundle, partners, topInstitutes }, lang)
}
