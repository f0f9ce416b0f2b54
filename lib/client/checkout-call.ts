import { isText, objectOf } from '@/lib/client/answer-shape'
import { postToBff } from '@/lib/client/bff-post'
import type { Language } from '@/lib/contract/lenient'

/** Where to pay, or why it could not be had. `message` is the provider's own sentence. */
export type CheckoutResult = { url: string } | { failure: 'signed-out' | 'limited' | 'refused'; message: string | null }

const isCheckout = objectOf<{ url: string }>({ url: isText })
const hasMessage = objectOf<{ message: string }>({ message: isText })

/** Begins to buy a plan; a page of ours to pay at is in this language. */
export async function beginCheckout(planId: string, lang: Language): Promise<CheckoutResult> {
  const { status, body } = await postToBff('/api/subscriptions', { planId, lang })
  if (status === 201 && isCheckout(body)) return { url: body.url }
  const message = hasMessage(body) ? body.message : null
  if (status === 401) return { failure: 'signed-out', message: null }
  return { failure: status === 429 ? 'limited' : 'refused', message }
}
