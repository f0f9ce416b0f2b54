import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { type SubscriptionState, subscriptionAnswerSchema } from '@/lib/contract/subscription'
import { callForVisitor, type Visitor } from '@/lib/server/session-call'
import { ProviderError } from '@/lib/server/provider'

/** How a plan that this visitor has chosen stands. `null`: there is no such one; `away`: it cannot be told just now. */
export async function findSubscription(
  visitor: Visitor,
  id: string,
): Promise<SubscriptionState | null | 'signed-out' | 'away'> {
  if (visitor.token === null) return 'signed-out'
  try {
    const { status, ok, json } = await callForVisitor(visitor, 'GET', endpoints.subscription(id))
    if (status === 401) return 'signed-out'
    if (status === 404) return null
    const subscription = subscriptionAnswerSchema.safeParse(json)
    return ok && subscription.success ? subscription.data : 'away'
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return 'away'
  }
}
