import { isFlag, isNumber, isText, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import { patient } from '@/lib/client/bff-client'
import { bffQuery } from '@/lib/client/late-query'
import { queryKeys } from '@/lib/client/query-keys'
import type { OfferedPlan, OwnPlan, PlanOffer } from '@/lib/rules/plans'

const isPlans = listOf(
  objectOf<OfferedPlan>({ id: isText, name: isText, price: orNull(isNumber), features: listOf(isText) }),
)
const isPlanOffer = objectOf<PlanOffer>({ monthly: isPlans, yearly: isPlans, hasCheckout: isFlag })

/** The plans that can be chosen. */
export const plansQuery = bffQuery(queryKeys.plans, '/api/plans', isPlanOffer, patient)

const isOwnPlan = objectOf<OwnPlan>({
  name: isText,
  price: orNull(isNumber),
  billingCycle: orNull(isText),
  startDate: orNull(isText),
  expireDate: orNull(isText),
  amount: orNull(isNumber),
})

/** What the pricing page needs of `GET /api/profile`. */
const hasPlan = objectOf<{ plan: OwnPlan | null }>({ plan: orNull(isOwnPlan) })

/** The plan of who is signed in; `null` without one. What is somebody's own is not kept. */
export const ownPlanQuery = { ...bffQuery(queryKeys.ownPlan, '/api/profile', hasPlan, patient), gcTime: 0 }
