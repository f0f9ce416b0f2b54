import { z } from '@hono/zod-openapi'
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '@/lib/contract/subscription'
import { orderOf } from '@/provider/payments/checkout'
import type { Gateway } from '@/provider/payments/gateway'
import type { Subscription } from '@/provider/payments/store/subscriptions'

const statusSchema = z.enum(SUBSCRIPTION_STATUSES)
const amountSchema = z.int().openapi({ description: 'Paise' })
const daySchema = z.string().nullable().openapi({ description: 'A day in India, yyyy-mm-dd' })

/** As the profile has one. */
export const profilePlanSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    price: z.int().openapi({ description: 'Rupees for one cycle' }),
    billing_cycle: z.string(),
    start_date: daySchema,
    expire_date: daySchema,
    status: statusSchema,
    amount: amountSchema,
  })
  .openapi('Subscription')

/** As `GET /subscriptions/{id}` has one. `payment`: how it can be paid, as long as it can. */
export const subscriptionSchema = z
  .strictObject({
    id: z.string(),
    status: statusSchema,
    plan: z.strictObject({
      id: z.int().nullable(),
      name: z.string(),
      price: z.int(),
      billing_cycle: z.string(),
    }),
    amount: amountSchema,
    start_date: daySchema,
    expire_date: daySchema,
    payment: z.union([
      z.strictObject({
        title: z.string().nullable(),
        action: z.string().nullable(),
        fields: z.record(z.string(), z.string()),
      }),
      z.null(),
    ]),
  })
  .openapi('SubscriptionState')

/** The status of today: one whose last day is over has expired, also before it is marked so. */
function statusOn({ status, expiresOn }: Subscription, today: string): SubscriptionStatus {
  return status === 'active' && expiresOn !== null && expiresOn < today ? 'expired' : status
}

export function profilePlan(subscription: Subscription, today: string): z.output<typeof profilePlanSchema> {
  const { id, planName, price, billingCycle, startsOn, expiresOn, amount } = subscription
  return {
    id,
    name: planName,
    price,
    billing_cycle: billingCycle,
    start_date: startsOn,
    expire_date: expiresOn,
    status: statusOn(subscription, today),
    amount,
  }
}

/** What runs today, or `null`. */
export function currentOf(all: readonly Subscription[], today: string): Subscription | null {
  return all.find((subscription) => statusOn(subscription, today) === 'active') ?? null
}

function paymentOf(subscription: Subscription, gateway: Gateway | null) {
  const { status, gateway: its, gatewayOrder, gatewayPage } = subscription
  const isOpen = (status === 'pending' || status === 'failed') && gatewayOrder !== null && its === gateway?.name
  if (!isOpen || gateway === null) return null
  const form =
    gatewayPage === null ? gateway.form(orderOf(subscription), gatewayOrder) : { action: gatewayPage, fields: {} }
  return { title: gateway.title, action: form?.action ?? null, fields: { ...form?.fields } }
}

export function subscriptionAnswer(
  subscription: Subscription,
  gateway: Gateway | null,
  today: string,
): z.output<typeof subscriptionSchema> {
  const { id, planId, planName: name, price, billingCycle, amount, startsOn, expiresOn } = subscription
  return {
    id,
    status: statusOn(subscription, today),
    plan: { id: planId, name, price, billing_cycle: billingCycle },
    amount,
    start_date: startsOn,
    expire_date: expiresOn,
    payment: paymentOf(subscription, gateway),
  }
}
