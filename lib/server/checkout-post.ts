import 'server-only'
import { NextResponse } from 'next/server'
import { type CheckoutBody, checkoutAnswerSchema } from '@/lib/contract/checkout'
import { endpoints } from '@/lib/contract/endpoints'
import { LANGUAGES, type Language } from '@/lib/contract/lenient'
import { localizedPath } from '@/lib/rules/localized-url'
import { returnPath } from '@/lib/rules/return-path'
import { getEnvironment } from '@/lib/server/env'
import { answerRefusal, guardedPost, type Post } from '@/lib/server/guarded-post'
import { log } from '@/lib/server/log'
import { inLanguage } from '@/lib/server/own-address'
import { ProviderError } from '@/lib/server/provider'
import { callForVisitor, replyMessage, type Visitor } from '@/lib/server/session-call'
import { clearSession } from '@/lib/server/session-cookie'
import { answerSignedOut } from '@/lib/server/session-user'
import { seeOther } from '@/lib/server/sign-in-post'

/** A plan's id is an id of the contract. */
const LONGEST_ID = 64

type Input = { planId: string; lang: Language; page: string }
type Outcome =
  | { kind: 'open'; url: string }
  | { kind: 'signed-out' }
  | { kind: 'failed'; status: 422 | 429 | 503; message: string | null; retryAfter: number | null }

function readInput({ fields }: Post): Input | null {
  const { planId } = fields
  if (typeof planId !== 'string' || planId.trim() === '' || planId.length > LONGEST_ID) return null
  const lang = LANGUAGES.find((each) => each === fields.lang) ?? 'en'
  const page = typeof fields.page === 'string' ? returnPath(fields.page) : null
  return { planId, lang, page: page ?? localizedPath('/pricing', lang) }
}

/** Where a browser may be sent to pay: a page of ours, or another website; from https to https alone. */
function isPayable(url: string): boolean {
  if (url.startsWith('/')) return true
  return url.startsWith('https://') || (url.startsWith('http://') && getEnvironment().siteUrl.protocol === 'http:')
}

async function begin(visitor: Visitor, { planId, lang }: Input): Promise<Outcome> {
  if (visitor.token === null) return { kind: 'signed-out' }
  const body: CheckoutBody = { plan_id: planId }
  const reply = await callForVisitor(visitor, 'POST', endpoints.checkout, body)
  if (reply.status === 401) return { kind: 'signed-out' }
  const { retryAfter } = reply
  if (!reply.ok) {
    const status = reply.status === 429 ? 429 : reply.status < 500 ? 422 : 503
    return { kind: 'failed', status, message: replyMessage(reply), retryAfter }
  }
  const answer = checkoutAnswerSchema.safeParse(reply.json)
  if (answer.success && isPayable(answer.data.url))
    return { kind: 'open', url: inLanguage(new URL(answer.data.url, getEnvironment().siteUrl).href, lang) }
  log.error({ path: endpoints.checkout }, 'provider: a checkout without an address to pay at')
  return { kind: 'failed', status: 503, message: null, retryAfter: null }
}

function jsonAnswer(outcome: Outcome): NextResponse {
  switch (outcome.kind) {
    case 'open':
      return NextResponse.json({ url: outcome.url }, { status: 201 })
    case 'signed-out':
      return answerSignedOut()
    case 'failed': {
      const { status, message, retryAfter } = outcome
      const headers: HeadersInit = retryAfter === null ? {} : { 'retry-after': String(retryAfter) }
      const reason = status === 429 ? 'limited' : status === 422 ? 'refused' : 'away'
      return NextResponse.json({ reason, message, retryAfter }, { status, headers })
    }
  }
}

/** Pages are the same for everybody: what went wrong stands in the anchor, which shows it. */
function formAnswer(outcome: Outcome, { page, lang }: Input): NextResponse {
  switch (outcome.kind) {
    case 'open':
      return seeOther(outcome.url)
    case 'signed-out': {
      const answer = seeOther(`${localizedPath('/login', lang)}?return=${encodeURIComponent(page)}`)
      clearSession(answer)
      return answer
    }
    case 'failed':
      return seeOther(`${page}#checkout-failed`)
  }
}

/**
 * Begins to buy the plan `planId`. JSON is answered with 201 `{url}`, 401 `{reason: 'signed-out'}`, 422
 * `{reason: 'refused', message}`, 429, 503 `{reason: 'away'}`. A form goes on to `url`, to the page of
 * signing in, or back to `page`.
 */
export const checkoutPost = guardedPost(
  async (post) => {
    const input = readInput(post)
    if (input === null) return answerRefusal(422, { field: 'planId' })
    const outcome = await begin(post.visitor, input).catch((error: unknown): Outcome => {
      if (!(error instanceof ProviderError)) throw error
      return { kind: 'failed', status: 503, message: null, retryAfter: null }
    })
    return post.isForm ? formAnswer(outcome, input) : jsonAnswer(outcome)
  },
  {
    refuse(post, refusal) {
      const input = readInput(post)
      if (input === null || !post.isForm) return answerRefusal(refusal.status, refusal)
      return seeOther(`${input.page}#checkout-failed`)
    },
  },
)
