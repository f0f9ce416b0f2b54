import { isText, objectOf } from '@/lib/client/answer-shape'
import { callBff } from '@/lib/client/bff-call'
import type { Language } from '@/lib/contract/language'

const isCheckout = objectOf<{ url: string }>({ url: isText })

/** Begins to buy a plan, and gives where to pay; a page of ours to pay at is in this language. */
export function beginCheckout(planId: string, lang: Language) {
  return callBff('/api/subscriptions', { planId, lang }, { is: isCheckout })
}
