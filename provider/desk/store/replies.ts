import { and, count, desc, eq, isNull, min } from 'drizzle-orm'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { deskAccounts } from '@/provider/desk/store/desk-tables'
import { recordOfReview } from '@/provider/reviews/store'
import { reviews } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'
import { reviewReplies } from '@/provider/reviews/reply-tables'

/** The reviews of an institution that others see: no other is anything to its representative. */
const isSeen = (instituteId: number) => and(eq(reviews.instituteId, instituteId), eq(reviews.state, 'shown'))

/** A page of them, the latest first, each with its reply. */
export async function listReplies(db: Database, instituteId: number, { page, limit }: { page: number; limit: number }) {
  const rows = await db
    .select({ review: reviews, reply: reviewReplies, by: deskAccounts.name })
    .from(reviews)
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .leftJoin(deskAccounts, eq(deskAccounts.id, reviewReplies.accountId))
    .where(isSeen(instituteId))
    .orderBy(desc(reviews.updatedAt), desc(reviews.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(reviews, isSeen(instituteId)) }
}
/** How many of them nobody has replied to, and since when the longest of these stands there. */
export async function countUnreplied(db: Database, instituteId: number) {
  const [found] = await db
    .select({ count: count(), oldestAt: min(reviews.updatedAt) })
    .from(reviews)
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .where(and(isSeen(instituteId), isNull(reviewReplies.text)))
  return found ?? { count: 0, oldestAt: null }
}
export type ReplyRow = Awaited<ReturnType<typeof listReplies>>['rows'][number]

export type ReplyOutcome = { kind: 'done'; instituteId: number } | { kind: 'unknown' | 'changed' }

const lengthOf = (text: string | null | undefined) => ({ characters: [...(text ?? '')].length })

/**
 * Writes the reply to a review, or withdraws it (`null`), as it was shown: with another version nothing is done. The audit
 * trail has how long it was and is, not its words: somebody may have to take them away for good.
 * @param instituteId whose reviews alone can be meant; `null`: a moderator's, who may mean any
 */
export function putReply(
  db: Database,
  { account, instituteId }: { account: DeskAccount; instituteId: number | null },
  asked: { reviewId: number; version: number; text: string | null },
  now: Date,
): Promise<ReplyOutcome> {
  const { reviewId, version, text } = asked
  return db.transaction(async (tx): Promise<ReplyOutcome> => {
    const [review] = await tx
      .select({ instituteId: reviews.instituteId })
      .from(reviews)
      .where(and(eq(reviews.id, reviewId), instituteId === null ? undefined : isSeen(instituteId)))
      .for('update')
    if (review === undefined) return { kind: 'unknown' }
    const [former] = await tx.select().from(reviewReplies).where(eq(reviewReplies.reviewId, reviewId))
    const isNothing = text === null && (former?.text ?? null) === null
    if ((former?.version ?? 0) !== version || isNothing) return { kind: 'changed' }
    const written = { text, accountId: account.id, writtenAt: now, version: version + 1 }
    await tx
      .insert(reviewReplies)
      .values({ reviewId, ...written })
      .onConflictDoUpdate({ target: reviewReplies.reviewId, set: written })
    await noteAudit(tx, account, now, {
      action: text === null ? 'reply-withdrawn' : 'reply-written',
      record: recordOfReview(reviewId),
      before: lengthOf(former?.text),
      after: lengthOf(text),
    })
    return { kind: 'done', instituteId: review.instituteId }
  })
}
