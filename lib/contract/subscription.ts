import { z } from 'zod'
import { planName } from '@/lib/contract/auth'
import type { Body } from '@/lib/contract/body'
import { day } from '@/lib/contract/date-time'
import { link } from '@/lib/contract/link'
import {
  amount,
  count,
  englishText,
  id,
  isFields,
  orNull,
  part,
  reading,
  required,
  string,
  underData,
} from '@/lib/contract/lenient'

/**
 * What may be of a subscription: `pending` until its payment is verified, `active`, `expired` at its
 * end, `cancelled` when another plan took its place or the visitor gave up, `failed` when nothing was paid.
 */
export const SUBSCRIPTION_STATUSES = ['pending', 'active', 'expired', 'cancelled', 'failed'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** A status in any capitals; `null` for one that the website does not know. */
export const subscriptionStatus = reading((value) => {
  const status = string.parse(value)?.toLowerCase()
  return SUBSCRIPTION_STATUSES.find((known) => known === status) ?? null
})

/** A whole number of paise: what was, or is to be, paid. */
export const paise = count

const planOfSubscription = reading((plan): unknown => ({
  ...(isFields(plan) ? plan : {}),
  name: planName.parse(plan),
})).pipe(part({ id, name: englishText, price: amount, billing_cycle: englishText }))

const texts = reading((value): Readonly<Record<string, string>> => {
  const entries = isFields(value) ? Object.entries(value) : []
  return Object.fromEntries(entries.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])))
})

/**
 * How it can be paid on the website's own page, as long as it can: by a form that the browser posts to
 * `action`, or, without `fields`, by a link there; without `action` by `endpoints.paymentDecision`, where no money moves.
 * `title`: what the gateway is called.
 */
const paymentSchema = z.object({ title: string, action: link, fields: texts })
export type PaymentForm = z.output<typeof paymentSchema>

/** `POST /payments/development` (optional): how a payment ends where no money moves. */
export const PAYMENT_DECISION = { subscription: 'text', outcome: ['paid', 'failed'] } as const
export type PaymentDecisionBody = Body<typeof PAYMENT_DECISION>

const subscriptionSchema = z
  .object({
    id,
    status: required(subscriptionStatus),
    plan: planOfSubscription,
    amount: paise,
    start_date: day,
    expire_date: day,
    payment: orNull(paymentSchema),
  })
  .transform(({ plan, start_date, expire_date, ...subscription }) => ({
    ...subscription,
    plan: { id: plan.id, name: plan.name, price: plan.price, billingCycle: plan.billing_cycle },
    startDate: start_date,
    expireDate: expire_date,
  }))
/** How a chosen plan stands: `amount` in paise, the plan's `price` in rupees, days in India as `yyyy-mm-dd`. */
export type SubscriptionState = z.output<typeof subscriptionSchema>

/** `GET /subscriptions/{id}` (optional); fails without a status that is known. */
export const subscriptionAnswerSchema = underData(subscriptionSchema)
