import { createRoute, z } from '@hono/zod-openapi'
import { PAYMENT_DECISION } from '@/lib/contract/subscription'
import {
  errorSchema,
  FAILURES,
  INVALID,
  json,
  messageSchema,
  NOT_FOUND,
  SIGNED_OUT,
  TOO_LARGE,
  UNREADABLE,
} from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'
import { answerInvalid, answerNoSuchCall } from '@/provider/http/failures'
import { signedIn } from '@/provider/auth/signed-in'
import { askGateway, tellSettlement } from '@/provider/payments/follow-up'
import { development } from '@/provider/payments/development'
import { GatewayAway } from '@/provider/payments/gateway'
import { GATEWAYS } from '@/provider/payments/gateways'
import { settleEvent, settlePayment } from '@/provider/payments/settle'
import { getSubscriptionByOrder } from '@/provider/payments/store/subscriptions'

const NOTED = 'Noted.'
/** Where the signatures of messages stand. */
const SIGNATURES = GATEWAYS.flatMap(({ signatureHeader }) => signatureHeader ?? [])
const FORGED = 'The signature is wrong.'

const developmentRoute = createRoute({
  method: 'post',
  path: '/payments/development',
  summary: 'Decides how a payment ends, where no money moves',
  description: 'For development (`PAYMENTS_BY=development`): there is no such call otherwise.',
  middleware: [signedIn, SMALL_BODY] as const,
  security: [{ bearer: [] }],
  request: { body: jsonBody(PAYMENT_DECISION) },
  responses: {
    200: json(messageSchema, 'It is noted.'),
    404: NOT_FOUND,
    422: INVALID,
    ...UNREADABLE,
    ...SIGNED_OUT,
    ...FAILURES,
  },
})

const returnRoute = createRoute({
  method: 'post',
  path: '/payments/{gateway}/return',
  summary: 'The signed fields with which the gateway sends a browser back',
  description:
    'Needs no token: the signature counts. It says that there is a payment; whether the money has arrived is asked of the gateway itself, and comes by its message otherwise.',
  middleware: [SMALL_BODY] as const,
  request: {
    params: z.object({ gateway: z.string() }),
    body: { required: true, content: { 'application/json': { schema: z.record(z.string(), z.string()) } } },
  },
  responses: { 200: json(messageSchema, 'It is noted.'), 404: NOT_FOUND, 422: INVALID, ...UNREADABLE, ...FAILURES },
})

const messageRoute = createRoute({
  method: 'post',
  path: '/payments/{gateway}/message',
  summary: 'A message of the gateway (webhook), signed',
  description:
    'The body is taken as it comes, byte for byte; the signature stands in a header of the gateway’s. Answered 200 as soon as it is noted, also when it comes twice, late, or is about nothing that is known here.',
  middleware: [SMALL_BODY] as const,
  request: {
    params: z.object({ gateway: z.string() }),
    headers: z.object(Object.fromEntries(SIGNATURES.map((header) => [header, z.string().optional()]))),
  },
  responses: {
    200: json(messageSchema, 'It is noted.'),
    401: json(errorSchema, 'The signature is wrong.'),
    404: NOT_FOUND,
    413: TOO_LARGE,
    ...FAILURES,
  },
})

export const payments = createRouter()
payments.openapi(developmentRoute, async (c) => {
  const { db, student, signIn, payments: dependencies } = c.var
  const { subscription, outcome } = c.req.valid('json')
  const order = `development-${subscription}`
  const canBe = dependencies.gateway?.name === development.name
  const found = canBe ? await getSubscriptionByOrder(db, development.name, order) : null
  if (!found || found.studentId !== student.id) return answerNoSuchCall(c)
  if (outcome === 'failed') await settleEvent(db, found.id, 'attempt-failed', signIn.now())
  else {
    const paid = { order, payment: `paid-${subscription}`, amount: found.amount, currency: 'INR' }
    tellSettlement(signIn.log, paid.payment, await settlePayment(db, development.name, paid, signIn.now()))
  }
  return c.json({ message: NOTED }, 200)
})
payments.openapi(returnRoute, async (c) => {
  const { db, signIn, payments: dependencies } = c.var
  const { gateway } = dependencies
  if (gateway === null || gateway.name !== c.req.valid('param').gateway) return answerNoSuchCall(c)
  const order = gateway.readReturn(c.req.valid('json'))
  if (order === null) return answerInvalid(c, [{ path: [], message: FORGED }])
  try {
    await askGateway(db, gateway, order, signIn.now(), signIn.log)
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error
    // Its message comes all the same, and what is pending is asked about again.
    signIn.log.warn({ reason: error.message }, 'the gateway could not be asked about a return')
  }
  return c.json({ message: NOTED }, 200)
})
payments.openapi(messageRoute, async (c) => {
  const { db, signIn, payments: dependencies } = c.var
  const { gateway } = dependencies
  if (gateway === null || gateway.name !== c.req.valid('param').gateway) return answerNoSuchCall(c)
  const body = Buffer.from(await c.req.arrayBuffer())
  const { signatureHeader } = gateway
  const message = gateway.readMessage(body, signatureHeader === null ? undefined : c.req.header(signatureHeader))
  switch (message.kind) {
    case 'forged':
      return c.json({ message: FORGED }, 401)
    case 'paid': {
      const { paid } = message
      tellSettlement(signIn.log, paid.payment, await settlePayment(db, gateway.name, paid, signIn.now()))
      break
    }
    case 'attempt-failed': {
      const found = await getSubscriptionByOrder(db, gateway.name, message.order)
      if (found) await settleEvent(db, found.id, 'attempt-failed', signIn.now())
      break
    }
    case 'other':
  }
  return c.json({ message: NOTED }, 200)
})
