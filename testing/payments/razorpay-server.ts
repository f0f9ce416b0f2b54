import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { startStubServer } from '@/testing/stub-server'
import { razorpay } from '@/provider/payments/razorpay/gateway'

const KEY_ID = 'rzp_test_1DP5mmOlF5G5ag'
const KEY_SECRET = 'thekeysecretofthetests'
const WEBHOOK_SECRET = 'the webhook secret of the tests'

const orderBody = z.object({
  amount: z.int().min(100),
  currency: z.literal('INR'),
  receipt: z.string().max(40),
  notes: z.record(z.string(), z.string()),
  partial_payment: z.literal(false),
})

type PaymentEntity = {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  status: 'authorized' | 'captured' | 'failed'
  order_id: string
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')
const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`

/** A server that answers as Razorpay's does (razorpay.com/docs/api/orders, /webhooks), and signs as it does. */
export async function startRazorpay() {
  const server = await startStubServer()
  const orders = new Map<string, { amount: number; payments: PaymentEntity[] }>()
  const state = { isAway: false }

  server.answer((request, response) => {
    const json = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
    const refuse = (description: string) => json(400, { error: { code: 'BAD_REQUEST_ERROR', description } })
    if (state.isAway) return void request.socket.destroy()
    const basic = `Basic ${Buffer.from(`${KEY_ID}:${KEY_SECRET}`).toString('base64')}`
    if (request.headers.authorization !== basic) return json(401, { error: { code: 'BAD_REQUEST_ERROR' } })
    const [, order = ''] = /^\/v1\/orders\/(order_\w+)\/payments$/.exec(request.url ?? '') ?? []
    if (request.method === 'GET') {
      const items = orders.get(order)?.payments
      return items ? json(200, { entity: 'collection', count: items.length, items }) : refuse('The id does not exist')
    }
    if (request.method !== 'POST' || request.url !== '/v1/orders') return json(404, {})
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      const body = orderBody.safeParse(JSON.parse(text))
      if (!body.success) return refuse(body.error.message)
      const id = newId('order')
      orders.set(id, { amount: body.data.amount, payments: [] })
      json(200, { id, entity: 'order', amount_paid: 0, status: 'created', attempts: 0, ...body.data })
    })
  })

  const gateway = razorpay.make({
    RAZORPAY_URL: server.url,
    RAZORPAY_KEY_ID: KEY_ID,
    RAZORPAY_KEY_SECRET: KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SITE_URL: 'https://guide.example',
  })

  /** What somebody does at the checkout of an order. */
  function pay(order: string, more: Partial<PaymentEntity> = {}): PaymentEntity {
    const found = orders.get(order)
    if (!found) throw new Error(`there is no order ${order}`)
    const payment: PaymentEntity = {
      id: newId('pay'),
      entity: 'payment',
      amount: found.amount,
      currency: 'INR',
      status: 'captured',
      order_id: order,
      ...more,
    }
    found.payments.push(payment)
    return payment
  }

  /** A webhook about a payment, as it is sent. */
  function message(event: string, payment: PaymentEntity, secret = WEBHOOK_SECRET) {
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_BFQ7uQEaa7j2z7',
      event,
      contains: ['payment'],
      payload: { payment: { entity: { ...payment, email: 'asha@example.org', contact: '+919880012345' } } },
      created_at: 1_799_128_800,
    })
    return { body, signature: hmac(secret, body) }
  }

  /** The fields with which the browser comes back. */
  function returned(payment: PaymentEntity, secret = KEY_SECRET): Record<string, string> {
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: payment.order_id,
      razorpay_signature: hmac(secret, `${payment.order_id}|${payment.id}`),
    }
  }

  return { gateway, orders, state, pay, message, returned, close: () => server.close() }
}
export type Razorpay = Awaited<ReturnType<typeof startRazorpay>>
