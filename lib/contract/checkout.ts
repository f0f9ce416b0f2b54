import { z } from 'zod'
import type { Body } from '@/lib/contract/body'
import { id, required, underData } from '@/lib/contract/lenient'
import { link } from '@/lib/contract/link'
import { subscriptionStatus } from '@/lib/contract/subscription'

/** `POST /subscriptions/checkout`, the optional way to buy a plan. */
export const CHECKOUT = { plan_id: 'planId' } as const
export type CheckoutBody = Body<typeof CHECKOUT>

/**
 * Its answer; `url` is where to pay, or, where nothing is to be paid, where to go on. Fails without one.
 * Paid or given up, the visitor comes to `/myprofile?subscription={id}`.
 */
export const checkoutAnswerSchema = underData(z.object({ id, url: required(link), status: subscriptionStatus }))
