import 'server-only'
import { NextResponse } from 'next/server'
import { endpoints } from '@/lib/contract/endpoints'
import { LANGUAGES, type Language } from '@/lib/contract/lenient'
import { localizedPath } from '@/lib/rules/localized-url'
import { answerRefusal, guardedPost, type Post } from '@/lib/server/guarded-post'
import { ProviderError } from '@/lib/server/provider'
import { callForVisitor, type Visitor } from '@/lib/server/session-call'
import { answerSignedOut } from '@/lib/server/session-user'
import { seeOther } from '@/lib/server/sign-in-post'

const DECISIONS = ['pay', 'fail', 'cancel'] as const
type Input = { id: string; decision: (typeof DECISIONS)[number]; lang: Language }

/** A subscription's id, as it may stand in an address. */
export function readSubscriptionId(value: unknown): string | null {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : null
}

/** Where a visitor comes from paying; without an id, to the profile. */
export function afterPayment(id: string | null, lang: Language = 'en'): string {
  return localizedPath(id === null ? '/myprofile' : `/myprofile?subscription=${id}`, lang)
}

function readInput({ fields }: Post): Input | null {
  const id = readSubscriptionId(fields.subscription)
  const decision = DECISIONS.find((each) => each === fields.decision)
  const lang = LANGUAGES.find((each) => each === fields.lang) ?? 'en'
  return id === null || decision === undefined ? null : { id, decision, lang }
}

/** The page of the payment is the same form again; its anchor shows that nothing was noted. */
function backToPay({ id, lang }: Input): NextResponse {
  return seeOther(localizedPath(`/pay/${id}#not-noted`, lang))
}

function decide(visitor: Visitor, { id, decision }: Input) {
  if (decision === 'cancel') return callForVisitor(visitor, 'POST', endpoints.subscriptionCancel(id), {})
  const body = { subscription: id, outcome: decision === 'pay' ? 'paid' : 'failed' }
  return callForVisitor(visitor, 'POST', endpoints.paymentDecision, body)
}

/**
 * What a visitor decides on the page of a payment: `decision` about the plan `subscription`. A form goes
 * on to the profile, which says how it stands, or back to the page of the payment; JSON is answered with `{ok}`, 401, 422 or 503.
 */
export const payPost = guardedPost(
  async (post) => {
    const input = readInput(post)
    if (input === null) return answerRefusal(422, { field: 'subscription' })
    if (post.visitor.token === null)
      return post.isForm ? seeOther(afterPayment(input.id, input.lang)) : answerSignedOut()
    const reply = await decide(post.visitor, input).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error
      return null
    })
    if (post.isForm) return reply?.ok ? seeOther(afterPayment(input.id, input.lang)) : backToPay(input)
    if (reply?.status === 401) return answerSignedOut()
    if (reply?.ok) return NextResponse.json({ ok: true })
    const status = reply !== null && reply.status < 500 ? 422 : 503
    return NextResponse.json({ reason: status === 422 ? 'refused' : 'away', message: null }, { status })
  },
  {
    refuse(post, refusal) {
      const input = readInput(post)
      if (input === null || !post.isForm) return answerRefusal(refusal.status, refusal)
      return backToPay(input)
    },
  },
)
