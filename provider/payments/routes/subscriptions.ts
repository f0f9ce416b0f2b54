import { createRoute, z } from '@hono/zod-openapi'
import { CHECKOUT } from '@/lib/contract/checkout'
import { indianDay } from '@/lib/contract/indian-day'
import { signedIn, signedOut } from '@/provider/auth/signed-in'
import {
  errorSchema,
  FAILURES,
  INVALID,
  json,
  LIMITED,
  NOT_FOUND,
  SIGNED_OUT,
  UNREADABLE,
} from '@/provider/http/answers'
import { jsonBody, NO_PLAN } from '@/provider/http/body'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'
import { answerInvalid, answerNoSuchCall } from '@/provider/http/failures'
import { readId } from '@/provider/http/params'
import { visitorLanguage } from '@/provider/http/visitor-language'
import { waitingTime } from '@/provider/http/waiting'
import { MAX_CHECKOUTS_PER_HOUR, startCheckout } from '@/provider/payments/checkout'
import { subscriptionAnswer, subscriptionSchema } from '@/provider/payments/routes/subscription-answer'
import { settleEvent } from '@/provider/payments/settle'
import { getSubscription, isSubscriptionId } from '@/provider/payments/store/subscriptions'
import type { Database } from '@/provider/platform/database'

const NO_SUBSCRIPTION = 'There is no such subscription.'
const AWAY = 'The payment service cannot be reached. Nothing was paid; please try again in a moment.'

/** One's own, or `null`: also for another's, so that nobody learns that it is there. */
async function findOwn(db: Database, id: string, studentId: number) {
  const found = isSubscriptionId(id) ? await getSubscription(db, id) : null
  return found?.studentId === studentId ? found : null
}

const checkoutRoute = createRoute({
  method: 'post',
  path: '/subscriptions/checkout',
  summary: 'Chooses a plan',
  description: `\`url\` is where to pay, and nothing is active before that was confirmed; a plan that costs nothing is active at once. Paid or given up, the visitor comes to \`/myprofile?subscription={id}\`. What ran before ends when the new plan begins; renewing the same one adds to what is left. Choosing the same plan again within half an hour goes on with what was begun. At most ${MAX_CHECKOUTS_PER_HOUR} an hour.`,
  middleware: [signedIn, SMALL_BODY] as const,
  security: [{ bearer: [] }],
  request: {
    headers: visitorLanguage,
    body: jsonBody(CHECKOUT),
  },
  responses: {
    201: json(
      z.strictObject({
        data: z.strictObject({ id: z.string(), url: z.string(), status: z.enum(['pending', 'active']) }),
      }),
      'Where to go on',
    ),
    404: NOT_FOUND,
    409: json(errorSchema, 'A plan that is paid still runs: one that costs nothing would take it away.'),
    422: INVALID,
    ...UNREADABLE,
    429: LIMITED,
    ...SIGNED_OUT,
    503: json(errorSchema, 'The gateway, or the database, cannot be reached: nothing was begun.'),
  },
})

const oneRoute = createRoute({
  method: 'get',
  path: '/subscriptions/{id}',
  summary: 'How a plan that one chose stands',
  description:
    '`payment` says how it can be paid, as long as it can: by a form that the browser posts to `action`, or, without `fields`, by a link there, or, with the development gateway, by `POST /payments/development`.',
  middleware: [signedIn] as const,
  security: [{ bearer: [] }],
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json(z.strictObject({ data: subscriptionSchema }), 'The subscription'),
    404: NOT_FOUND,
    ...SIGNED_OUT,
    ...FAILURES,
  },
})

const cancelRoute = createRoute({
  method: 'post',
  path: '/subscriptions/{id}/cancel',
  summary: 'Gives up a plan that was not paid yet',
  description: 'One that was paid stays as it is. A payment that is under way all the same counts.',
  middleware: [signedIn] as const,
  security: [{ bearer: [] }],
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json(z.strictObject({ data: subscriptionSchema }), 'The subscription, as it then is'),
    404: NOT_FOUND,
    ...SIGNED_OUT,
    ...FAILURES,
  },
})

export const subscriptions = createRouter()
subscriptions.openapi(checkoutRoute, async (c) => {
  const { db, student, signIn, payments } = c.var
  const { gateway, siteUrl } = payments
  if (gateway === null) return answerNoSuchCall(c)
  const planId = readId(String(c.req.valid('json').plan_id))
  const lang = c.req.valid('header')['accept-language']
  const outcome =
    planId === undefined
      ? ({ kind: 'no-plan' } as const)
      : await startCheckout(db, gateway, { studentId: student.id, planId, lang, now: signIn.now() })
  switch (outcome.kind) {
    case 'active':
    case 'pending': {
      const { id } = outcome.subscription
      const path = outcome.kind === 'active' ? `/myprofile?subscription=${id}` : `/pay/${id}`
      return c.json({ data: { id, url: new URL(path, siteUrl).href, status: outcome.kind } }, 201)
    }
    case 'no-plan':
      return answerInvalid(c, [{ path: ['plan_id'], message: NO_PLAN }])
    case 'no-student':
      throw signedOut()
    case 'paid-until': {
      const message = `Your present plan is paid until ${outcome.day.split('-').reverse().join('-')}. Choose this one after that.`
      return c.json({ message }, 409)
    }
    case 'limited': {
      const message = `You have begun many payments. Please try again in ${waitingTime(outcome.seconds)}.`
      return c.json({ message }, 429, { 'Retry-After': String(outcome.seconds) })
    }
    case 'away':
      return c.json({ message: AWAY }, 503)
  }
})
subscriptions.openapi(oneRoute, async (c) => {
  const { db, student, signIn, payments } = c.var
  const found = await findOwn(db, c.req.valid('param').id, student.id)
  if (!found) return c.json({ message: NO_SUBSCRIPTION }, 404)
  return c.json({ data: subscriptionAnswer(found, payments.gateway, indianDay(signIn.now())) }, 200)
})
subscriptions.openapi(cancelRoute, async (c) => {
  const { db, student, signIn, payments } = c.var
  const now = signIn.now()
  const own = await findOwn(db, c.req.valid('param').id, student.id)
  const changed = own && (await settleEvent(db, own.id, 'given-up', now))
  if (!changed) return c.json({ message: NO_SUBSCRIPTION }, 404)
  return c.json({ data: subscriptionAnswer(changed, payments.gateway, indianDay(now)) }, 200)
})
