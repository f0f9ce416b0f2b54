import { z } from 'zod'
import { id, required, string, underData } from '@/lib/contract/lenient'
import { link } from '@/lib/contract/link'

/** `POST /subscriptions/checkout`, the optional way to buy a plan. */
export const checkoutBodySchema = z.object({ plan_id: z.union([z.string(), z.number()]) })
export type CheckoutBody = z.output<typeof checkoutBodySchema>

/** Its answer; `url` is where to pay. Fails without one. */
export const checkoutAnswerSchema = underData(z.object({ id, url: required(link), status: string }))
export type Checkout = z.output<typeof checkoutAnswerSchema>
