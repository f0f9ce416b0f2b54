import { isFlag, isNumber, isText, isTextByLanguage, listOf, objectOf, orNull } from '@/lib/client/answer-shape'
import type { OfferedPlan, OwnPlan, PlanOffer } from '@/lib/rules/plans/plans'

const isPlans = listOf(
  objectOf<OfferedPlan>({
    id: isText,
    name: isTextByLanguage,
    price: orNull(isNumber),
    features: listOf(isTextByLanguage),
  }),
)
/** The plans that can be chosen. */
export const isPlanOffer = objectOf<PlanOffer>({ monthly: isPlans, yearly: isPlans, hasCheckout: isFlag })

const isOwnPlan = objectOf<OwnPlan>({
  name: isText,
  price: orNull(isNumber),
  billingCycle: orNull(isText),
  startDate: orNull(isText),
  expireDate: orNull(isText),
  amount: orNull(isNumber),
})

/** What the pricing page needs of `GET /api/profile`. */
export const hasPlan = objectOf<{ plan: OwnPlan | null }>({ plan: orNull(isOwnPlan) })
