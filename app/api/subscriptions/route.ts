import { z } from 'zod'
import { asItIs, formRoute, language } from '@/lib/bff/form-route'
import type { Outcome } from '@/lib/bff/result'
import { type CheckoutBody, checkoutAnswerSchema } from '@/lib/contract/checkout'
import { MAX_ID_LENGTH } from '@/lib/contract/constants'
import { endpoints } from '@/lib/contract/endpoints'
import type { Language } from '@/lib/contract/language'
import { signInPath } from '@/lib/rules/auth/sign-in-path'
import { failed } from '@/lib/rules/result'
import { CHECKOUT_FAILED_ANCHOR } from '@/lib/rules/routes/anchors'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { wordsFor } from '@/lib/rules/text/written-language'
import { returnPath } from '@/lib/rules/routes/return-path'
import { callForVisitor, replyMessage, type Visitor } from '@/lib/server/auth/session-call'
import { getEnvironment } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { inLanguage } from '@/lib/server/plans/own-address'

const schema = z.object({
  planId: z
    .string()
    .max(MAX_ID_LENGTH)
    .refine((id) => id.trim() !== ''),
  lang: language,
  page: z.string().transform(returnPath).catch(null),
})

/**
 * Begins to buy the plan `planId` (docs/contract.md "Optional parts"). JSON is answered with 201 `{url}`, 401 `{reason:
 * 'signed-out'}`, 422 `{reason: 'refused', message}`, 429, 503 `{reason: 'away'}`. A form goes on to `url`, to
 * the page of signing in, or back to `page`: pages are the same for everybody, so that the anchor says what
 * went wrong.
 */
export const POST = formRoute({
  schema,
  work: ({ planId, lang }, { visitor }) => begin(visitor, planId, lang),
  refuse: asItIs,
  page(outcome, { lang, page }) {
    const from = page ?? localizedPath('/pricing', lang)
    return { to: outcome.more?.url ?? from + CHECKOUT_FAILED_ANCHOR, signIn: signInPath(from, lang) }
  },
})

async function begin(visitor: Visitor, planId: string, lang: Language): Promise<Outcome<{ url: string }>> {
  if (visitor.token === null) return failed('signed-out')
  const body: CheckoutBody = { plan_id: planId }
  const reply = await callForVisitor(visitor, 'POST', endpoints.checkout, body, {
    // Who is paid elsewhere comes back to pages in their language.
    headers: { 'accept-language': lang },
  })
  if (reply.status === 401) return failed('signed-out')
  if (!reply.ok) {
    const reason = reply.status === 429 ? 'limited' : reply.status < 500 ? 'refused' : 'away'
    return failed(reason, { message: wordsFor(lang, replyMessage(reply)), retryAfter: reply.retryAfter })
  }
  const checkout = checkoutAnswerSchema.safeParse(reply.json)
  if (checkout.success && isPayable(checkout.data.url)) {
    const url = inLanguage(new URL(checkout.data.url, getEnvironment().siteUrl).href, lang)
    return { ok: true, status: 201, answer: { url }, more: { url } }
  }
  log.error({ path: endpoints.checkout }, 'provider: a checkout without an address to pay at')
  return failed('away', { message: null, retryAfter: null })
}

/** Where a browser may be sent to pay: a page of ours, or another website; from https to https alone. */
function isPayable(url: string): boolean {
  if (url.startsWith('/')) return true
  return url.startsWith('https://') || (url.startsWith('http://') && getEnvironment().siteUrl.protocol === 'http:')
}
