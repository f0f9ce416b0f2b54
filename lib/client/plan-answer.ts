import { isFlag, isNumber, isText, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import type { OfferedPlan, PlanOffer } from '@/lib/rules/plans'

const isPlans = listOf(
  objectOf<OfferedPlan>({ id: isText, name: isText, price: orNull(isNumber), features: listOf(isText) }),
)
const isPlanOffer = objectOf<PlanOffer>({ monthly: isPlans, yearly: isPlans, hasCheckout: isFlag })

/** The plans that can be chosen. @throws BffError */
export function fetchPlans(signal: AbortSignal): Promise<PlanOffer> {
  return getFromBff('/api/plans', isPlanOffer, signal)
}
