import { z } from 'zod'
import { asItIs, formRoute, language } from '@/lib/bff/form-route'
import { afterPayment, subscriptionId } from '@/lib/bff/gateway-pass'
import { isSignedOut, type Outcome } from '@/lib/bff/result'
import { endpoints } from '@/lib/contract/endpoints'
import type { PaymentDecisionBody } from '@/lib/contract/subscription'
import { failed, SENT } from '@/lib/rules/result'
import { NOT_NOTED_ANCHOR } from '@/lib/rules/routes/anchors'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { callForVisitor, type Visitor } from '@/lib/server/auth/session-call'

const OUTCOMES = { pay: 'paid', fail: 'failed' } as const

const schema = z.object({
  subscription: subscriptionId,
  decision: z.enum(['pay', 'fail', 'cancel']),
  lang: language,
})

/**
 * What a visitor decides on the page of a payment: `decision` about the plan `subscription`. A form goes on to
 * the profile, which says how it stands, or back to the page of the payment, whose anchor shows that nothing
 * was noted; JSON is answered with `{ok}`, 401, 422 or 503.
 */
export const POST = formRoute({
  schema,
  work: (input, { visitor }) => decide(visitor, input),
  refuse: asItIs,
  page(outcome, { subscription, lang }, { visitor }) {
    // Signing in is for the profile to ask.
    const goesOn = outcome.ok || (visitor.token === null && isSignedOut(outcome))
    return {
      to: goesOn ? afterPayment(subscription, lang) : localizedPath(`/pay/${subscription}${NOT_NOTED_ANCHOR}`, lang),
    }
  },
})

async function decide(visitor: Visitor, { subscription, decision }: z.output<typeof schema>): Promise<Outcome> {
  if (visitor.token === null) return failed('signed-out')
  const note = (outcome: PaymentDecisionBody['outcome']) => {
    const body: PaymentDecisionBody = { subscription, outcome }
    return callForVisitor(visitor, 'POST', endpoints.paymentDecision, body)
  }
  const { status, ok } =
    decision === 'cancel'
      ? await callForVisitor(visitor, 'POST', endpoints.subscriptionCancel(subscription), {})
      : await note(OUTCOMES[decision])
  if (ok) return SENT
  if (status === 401) return failed('signed-out')
  return failed(status < 500 ? 'refused' : 'away', { message: null })
}
