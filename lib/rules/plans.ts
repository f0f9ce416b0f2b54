import type { Plan, PlanAnswer } from '@/lib/contract/plan'
import type { Subscription } from '@/lib/contract/profile'

export const CYCLES = ['monthly', 'yearly'] as const satisfies readonly Plan['billingCycle'][]
export type Cycle = (typeof CYCLES)[number]

/** A plan as it is offered; `price` in rupees for one billing cycle, `null` when unknown. */
export type OfferedPlan = Pick<Plan, 'id' | 'name' | 'price' | 'features'>
/** What can be chosen; `hasCheckout`: choosing leads to where it is paid. */
export type PlanOffer = Record<Cycle, OfferedPlan[]> & { hasCheckout: boolean }

/** The plans by cycle, in the provider's order: only active ones (spec 2 §5 "Plans"). */
export function offerOf({ plans, hasCheckout }: PlanAnswer): PlanOffer {
  const of = (cycle: Cycle) =>
    plans
      .filter(({ isActive, billingCycle }) => isActive && billingCycle === cycle)
      .map(({ id, name, price, features }) => ({ id, name, price, features }))
  return { monthly: of('monthly'), yearly: of('yearly'), hasCheckout }
}

/** What a student's plan says of itself; `amount` in paise, `price` in rupees. */
export type OwnPlan = Pick<Subscription, 'name' | 'price' | 'startDate' | 'expireDate' | 'amount'>

/** The hard-coded sample of the pricing page (spec 2 §2), shown under the word "Sample" (decisions). */
export const SAMPLE_PLAN: OwnPlan = {
  name: 'Smart Student',
  startDate: '2026-06-01',
  expireDate: '2026-06-30',
  price: 299,
  amount: null,
}
