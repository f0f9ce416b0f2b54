import 'server-only'
import { endpoints } from '@/lib/contract/endpoints'
import { type SubscriptionState, subscriptionAnswerSchema } from '@/lib/contract/subscription'
import { callForVisitor, type Visitor } from '@/lib/server/auth/session-call'
import { surviveOutage } from '@/lib/server/provider/outage'
import { saysAbsent } from '@/lib/server/provider/provider'

/** How a plan that this visitor has chosen stands. `null`: there is no such one; `away`: it cannot be told just now. */
export async function findSubscription(
  visitor: Visitor,
  id: string,
): Promise<SubscriptionState | null | 'signed-out' | 'away'> {
  if (visitor.token === null) return 'signed-out'
  const ask = () => callForVisitor(visitor, 'GET', endpoints.subscription(id))
  const reply = await surviveOutage(ask, { fallback: null })
  if (reply?.status === 401) return 'signed-out'
  if (reply !== null && saysAbsent(reply.status)) return null
  const subscription = subscriptionAnswerSchema.safeParse(reply?.json)
  return reply?.ok && subscription.success ? subscription.data : 'away'
}
