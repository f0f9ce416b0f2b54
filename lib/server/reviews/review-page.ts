import 'server-only'
import type { OwnReview } from '@/lib/contract/review'
import type { ReviewTyped } from '@/lib/rules/reviews/review-reply'
import type { Visitor } from '@/lib/server/auth/session-call'
import { getSessionUser } from '@/lib/server/auth/session-user'
import { surviveOutage } from '@/lib/server/provider/outage'
import { findOwnReview } from '@/lib/server/reviews/review-send'

/**
 * What the form of a review holds at first: what its writer wrote before, or the name of who is
 * signed in. While the provider is away, nothing: the form is there all the same.
 */
export async function readReviewPage(
  visitor: Visitor,
  instituteId: string,
): Promise<{ typed: ReviewTyped; own: OwnReview | null } | 'signed-out'> {
  if (visitor.token === null) return 'signed-out'
  const [user, own] = await Promise.all([findUser(visitor), findOwnReview(visitor, instituteId)])
  if (user === 'signed-out' || own === 'signed-out') return 'signed-out'
  if (own === null) return { typed: { name: user?.fullName ?? '' }, own: null }
  const { name, role, rating, description } = own
  const typed = { name: name ?? '', role: role ?? '', rating: rating?.toString() ?? '', description: description ?? '' }
  return { typed, own }
}

function findUser(visitor: Visitor) {
  return surviveOutage(async () => (await getSessionUser(visitor)) ?? ('signed-out' as const), { fallback: null })
}
