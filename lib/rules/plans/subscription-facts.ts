import type { DateMessages } from '@/lib/messages/en/dates'
import { isFreePlan, type OwnPlan } from '@/lib/rules/plans/plans'
import { formatDay } from '@/lib/rules/text/indian-date'
import { formatPrice } from '@/lib/rules/text/money'

/** A row of the tables of plans, in words; `null` where nothing is known. */
export type SubscriptionFacts = {
  plan: string | null
  billingDate: string | null
  expireDate: string | null
  amount: string | null
}

/**
 * What the tables say of a plan: what the provider says, ₹0 for free plans, and never an invented date
 * (ADR 30, amounts).
 */
export function subscriptionFacts(plan: OwnPlan | null, text: DateMessages): SubscriptionFacts {
  const date = (day: string | null | undefined) => (day ? formatDay(day, text) : null)
  return {
    plan: plan?.name ?? null,
    billingDate: date(plan?.startDate),
    expireDate: date(plan?.expireDate),
    amount: amountOf(plan),
  }
}

function amountOf(plan: OwnPlan | null): string | null {
  if (plan !== null && plan.amount !== null) return formatPrice(plan.amount / 100)
  if (plan !== null && plan.price !== null) return formatPrice(plan.price)
  return isFreePlan(plan) ? formatPrice(0) : null
}
