import { isFlag, isNumber, isText, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff, patient } from '@/lib/client/bff-client'
import type { Query } from '@/lib/client/late-query'
import { queryKeys } from '@/lib/client/query-keys'
import type { OfferedPlan, PlanOffer } from '@/lib/rules/plans'

const isPlans = listOf(
  objectOf<OfferedPlan>({ id: isText, name: isText, price: orNull(isNumber), features: listOf(isText) }),
)
const isPlanOffer = objectOf<PlanOffer>({ monthly: isPlans, yearly: isPlans, hasCheckout: isFlag })

/** The plans that can be chosen. */
export const plansQuery: Query<PlanOffer> = {
  queryKey: queryKeys.plans,
  queryFn: ({ signal }) => getFromBff('/api/plans', isPlanOffer, patient(signal)),
}
