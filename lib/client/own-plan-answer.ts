import { isNumber, isText, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff } from '@/lib/client/bff-client'
import type { OwnPlan } from '@/lib/rules/plans'

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

/** The plan of who is signed in; `null` without one. @throws BffError */
export async function fetchOwnPlan(signal: AbortSignal): Promise<OwnPlan | null> {
  return (await getFromBff('/api/profile', hasPlan, signal)).plan
}
