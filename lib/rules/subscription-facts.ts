import type { Language } from '@/lib/contract/lenient'
import type { Subscription } from '@/lib/contract/profile'
import { formatDay } from '@/lib/rules/indian-date'
import { formatRupees } from '@/lib/rules/money'

const paiseFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount in paise, as rupees: `29900` is "₹299", `29950` is "₹299.50". */
export function formatPaise(paise: number): string {
  return paise % 100 === 0 ? formatRupees(paise / 100) : `₹${paiseFormat.format(paise / 100)}`
}

/** Whether a plan costs nothing: none at all, one of ₹0, or one that is called so (spec 2 §9, default name Free). */
export function isFreePlan(plan: Subscription | null): boolean {
  return plan === null || plan.price === 0 || (plan.price === null && /^(free|basic)$/i.test(plan.name))
}

/** A row of the tables of plans, in words; `null` where nothing is known. */
export type SubscriptionFacts = {
  plan: string | null
  billingDate: string | null
  expireDate: string | null
  amount: string | null
}

/**
 * What the tables say of a plan: what the provider says, ₹0 for free plans, and never an invented date
 * (design decision "placeholder amounts and dates").
 */
export function subscriptionFacts(plan: Subscription | null, lang: Language): SubscriptionFacts {
  const date = (day: string | null | undefined) => (day ? formatDay(day, lang) : null)
  return {
    plan: plan?.name ?? null,
    billingDate: date(plan?.startDate),
    expireDate: date(plan?.expireDate),
    amount: amountOf(plan),
  }
}

function amountOf(plan: Subscription | null): string | null {
  if (plan !== null && plan.amount !== null) return formatPaise(plan.amount)
  if (plan !== null && plan.price !== null) return formatRupees(plan.price)
  return isFreePlan(plan) ? formatRupees(0) : null
}
