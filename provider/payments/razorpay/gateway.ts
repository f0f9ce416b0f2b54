import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '@/lib/rules/text/parse-json'
import {
  type ConfirmedPayment,
  type GatewayAdapter,
  GatewayAway,
  GatewayRefused,
  type GatewayMessage,
  gatewayService,
} from '@/provider/payments/gateway'
import { address, secret, set, SITE_URL } from '@/provider/platform/service'

const LIMIT_MS = 8_000

const settingsSchema = z.object({
  SITE_URL,
  RAZORPAY_KEY_ID: set.regex(/^rzp_(?:test|live)_\w+$/, 'begins with rzp_test_ or rzp_live_'),
  RAZORPAY_KEY_SECRET: secret(set),
  RAZORPAY_WEBHOOK_SECRET: secret(set.min(16, 'must have 16 characters or more')),
  /** What stands over its checkout. */
  RAZORPAY_TITLE: z.string().default('Education Guide'),
  /** The origin of its calls. */
  RAZORPAY_URL: address.default('https://api.razorpay.com'),
})

const paymentSchema = z.object({
  id: z.string().min(1),
  order_id: z.string().min(1).nullish(),
  amount: z.int().nonnegative(),
  currency: z.string(),
  status: z.string(),
})
const orderSchema = z.object({ id: z.string().min(1) })
const paymentsSchema = z.object({ items: z.array(paymentSchema) })
const messageSchema = z.object({
  event: z.string(),
  payload: z.object({ payment: z.object({ entity: paymentSchema }).optional() }),
})

/** Whether a signature is the HMAC-SHA-256 of a text in hexadecimal, in a time that does not tell how much of it is right. */
function isSigned(text: Buffer | string, secret: string, signature: string): boolean {
  const right = createHmac('sha256', secret).update(text).digest()
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false
  return timingSafeEqual(right, Buffer.from(signature, 'hex'))
}

/** Money that is only reserved (`authorized`) may still go back: `captured` alone counts. */
function captured(payment: z.output<typeof paymentSchema>): ConfirmedPayment | null {
  const { id, order_id: order, amount, currency, status } = payment
  return status === 'captured' && order ? { order, payment: id, amount, currency } : null
}

/** What a message says, whose signature was right. */
function readEvent(body: Buffer): GatewayMessage {
  const read = messageSchema.safeParse(parseJson(body.toString('utf8')))
  const payment = read.success ? read.data.payload.payment?.entity : undefined
  if (!read.success || payment === undefined) return { kind: 'other' }
  if (read.data.event === 'payment.captured' || read.data.event === 'order.paid') {
    const paid = captured(payment)
    return paid === null ? { kind: 'other' } : { kind: 'paid', paid }
  }
  const isFailure = read.data.event === 'payment.failed' && payment.order_id
  return isFailure ? { kind: 'attempt-failed', order: payment.order_id ?? '' } : { kind: 'other' }
}

function adapter(settings: z.output<typeof settingsSchema>): GatewayAdapter {
  const { SITE_URL: siteUrl, RAZORPAY_URL: url, RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = settings
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  async function call<Schema extends z.ZodType>(path: string, schema: Schema, content?: object) {
    try {
      const answer = await fetch(new URL(path, url), {
        method: content === undefined ? 'GET' : 'POST',
        headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
        body: content === undefined ? null : JSON.stringify(content),
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      })
      // Its own words for "there is no such order". Keys that are wrong (401) are nobody's order's fault.
      if ([400, 404].includes(answer.status)) throw new GatewayRefused(`status ${answer.status}`)
      if (!answer.ok) throw new GatewayAway(`status ${answer.status}`)
      return schema.parse(await answer.json())
    } catch (error) {
      // Their words may repeat what was sent: the kind of the failure alone goes on.
      throw error instanceof GatewayAway ? error : new GatewayAway(error instanceof Error ? error.name : 'no answer')
    }
  }

  return {
    async open({ id, amount }) {
      const order = { amount, currency: 'INR', receipt: id, notes: { subscription: id }, partial_payment: false }
      return { number: (await call('/v1/orders', orderSchema, order)).id }
    },
    form: ({ id, amount, description }, gatewayOrder) => ({
      action: new URL('/v1/checkout/embedded', url).href,
      fields: {
        key_id: keyId,
        order_id: gatewayOrder,
        amount: String(amount),
        currency: 'INR',
        name: settings.RAZORPAY_TITLE,
        description,
        callback_url: new URL(`/api/payments/razorpay/return?subscription=${id}`, siteUrl).href,
        cancel_url: new URL(`/pay/${id}`, siteUrl).href,
      },
    }),
    async confirmed(gatewayOrder) {
      const path = `/v1/orders/${encodeURIComponent(gatewayOrder)}/payments`
      const { items } = await call(path, paymentsSchema)
      return items.flatMap((payment) => captured(payment) ?? [])
    },
    readReturn(fields) {
      const {
        razorpay_order_id: order = '',
        razorpay_payment_id: payment = '',
        razorpay_signature: signature = '',
      } = fields
      return order !== '' && payment !== '' && isSigned(`${order}|${payment}`, keySecret, signature) ? order : null
    },
    readMessage: (body, signature) =>
      signature !== undefined && isSigned(body, settings.RAZORPAY_WEBHOOK_SECRET, signature)
        ? readEvent(body)
        : { kind: 'forged' },
  }
}

/**
 * Razorpay: an order of theirs for each subscription, their hosted checkout (a form that the visitor's
 * browser posts, so that nothing of theirs runs on our pages), and their signed webhook. Amounts are paise.
 */
export const razorpay = gatewayService({
  name: 'razorpay',
  title: 'Razorpay',
  signatureHeader: 'x-razorpay-signature',
  settings: settingsSchema,
  make: adapter,
})
