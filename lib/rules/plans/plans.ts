import { BILLING_CYCLES, type BillingCycle } from '@/lib/contract/constants'
import type { Text } from '@/lib/contract/lenient'
import type { Plan, PlanAnswer } from '@/lib/contract/plan'
import type { Subscription } from '@/lib/contract/profile'

/** A plan as it is offered; `price` in rupees for one billing cycle, `null` when unknown. */
export type OfferedPlan = Pick<Plan, 'id' | 'name' | 'price' | 'features'>
/** What can be chosen; `hasCheckout`: choosing leads to where it is paid. */
export type PlanOffer = Record<BillingCycle, OfferedPlan[]> & { hasCheckout: boolean }

/** The plans by cycle, in the provider's order: only active ones (spec 2 §5 "Plans"). */
export function offerOf({ plans, hasCheckout }: PlanAnswer): PlanOffer {
  const of = (cycle: BillingCycle) =>
    plans
      .filter(({ isActive, billingCycle }) => isActive && billingCycle === cycle)
      .map(({ id, name, price, features }) => ({ id, name, price, features }))
  return { monthly: of('monthly'), yearly: of('yearly'), hasCheckout }
}

/** What a student's plan says of itself; `amount` in paise, `price` in rupees. */
export type OwnPlan = Pick<Subscription, 'name' | 'price' | 'billingCycle' | 'startDate' | 'expireDate' | 'amount'>

/** Whether a plan costs nothing: none at all, one of ₹0, or one that is called so (spec 2 §9, default name Free). */
export function isFreePlan(plan: { name: Text | string; price: number | null } | null): boolean {
  return plan === null || plan.price === 0 || (plan.price === null && /^(free|basic)$/i.test(englishName(plan)))
}

const englishName = ({ name }: { name: Text | string }) => (typeof name === 'string' ? name : name.en)
const plain = (text: string) => text.trim().toLowerCase()

/**
 * Where the student's own plan stands among those that are offered: the one of its name, in its billing
 * cycle where that is known, and for who has a free one, or none, whichever is free. `null`: it is not offered.
 */
export function placeOfOwnPlan(offer: PlanOffer, own: OwnPlan | null): { cycle: BillingCycle; index: number } | null {
  const placeOf = (cycles: readonly BillingCycle[], isIt: (plan: OfferedPlan) => boolean) =>
    cycles.map((cycle) => ({ cycle, index: offer[cycle].findIndex(isIt) })).find(({ index }) => index >= 0)
  const cycles = BILLING_CYCLES.filter(
    (cycle) => own === null || own.billingCycle === null || plain(own.billingCycle) === cycle,
  )
  const named = own === null ? undefined : placeOf(cycles, ({ name }) => plain(name.en) === plain(own.name))
  return named ?? (isFreePlan(own) ? placeOf(BILLING_CYCLES, isFreePlan) : undefined) ?? null
}

/** The hard-coded sample of the pricing page (spec 2 §2), shown under the word "Sample" (ADR 30, sample-plan). */
export const SAMPLE_PLAN: OwnPlan = {
  name: 'Smart Student',
  startDate: '2026-06-01',
  expireDate: '2026-06-30',
  price: 299,
  billingCycle: 'monthly',
  amount: null,
}
