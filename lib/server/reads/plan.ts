import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { planAnswerSchema } from '@/lib/contract/plan'
import { offerOf, type PlanOffer } from '@/lib/rules/plans/plans'
import { cacheTags } from '@/lib/contract/cache-tags'
import { cachedRead } from '@/lib/server/cache/cached-read'
import { readListPreview } from '@/lib/server/desk/preview'
import { type GoodRead, readForPage } from '@/lib/server/provider/outage'
import { findInProvider } from '@/lib/server/provider/provider'

/** The plans that can be chosen; none of a provider that has no such call. @throws ProviderError */
export const listPlans = cachedRead(
  'plans',
  async (): Promise<PlanOffer> => {
    const answer = await findInProvider(endpoints.plans, planAnswerSchema)
    return offerOf(answer ?? { plans: [], hasCheckout: false })
  },
  () => [cacheTags.plans],
)

const readOffer = readForPage(listPlans)

/** The same for a page: never an error. */
export async function readPlans(): Promise<GoodRead<PlanOffer>> {
  const draft = await readListPreview('plans', planAnswerSchema)
  if (draft === null) return readOffer()
  return draft === 'failed' ? draft : offerOf(draft)
}
