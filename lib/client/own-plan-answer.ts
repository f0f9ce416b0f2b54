import { isNumber, isText, objectOf, orNull } from '@/lib/client/answer-shape'
import { getFromBff, patient } from '@/lib/client/bff-client'
import type { Query } from '@/lib/client/late-query'
import { queryKeys } from '@/lib/client/query-keys'
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

/** The plan of who is signed in; `null` without one. What is somebody's own is not kept. */
export const ownPlanQuery: Query<OwnPlan | null> = {
  queryKey: queryKeys.ownPlan,
  queryFn: async ({ signal }) => (await getFromBff('/api/profile', hasPlan, patient(signal))).plan,
  gcTime: 0,
}
