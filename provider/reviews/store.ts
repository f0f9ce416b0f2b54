import { and, desc, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { RejectReason, ReviewCheck, ReviewState } from '@/lib/contract/review-states'
import { DAY_MS } from '@/lib/contract/time'
import type { ReviewForm } from '@/lib/rules/reviews/review-schema'
import { type Actor, noteAudit } from '@/provider/desk/store/audit'
import type { Database } from '@/provider/platform/database'
import { institutes, reviews } from '@/provider/directory/store/schema'
import { reviewWrites } from '@/provider/account/store/student-tables'
import { reviewDecisions } from '@/provider/reviews/decision-tables'

/** Of whom, about which institution: there is one review of each. */
export type ReviewKey = { studentId: number; instituteId: number }

const isOf = ({ studentId, instituteId }: ReviewKey) =>
  and(eq(reviews.studentId, studentId), eq(reviews.instituteId, instituteId))

/** The decision on a review that holds: the latest that was not undone. */
export async function getDecision(db: Database, reviewId: number) {
  const [found] = await db
    .select()
    .from(reviewDecisions)
    .where(and(eq(reviewDecisions.reviewId, reviewId), isNull(reviewDecisions.undoneAt)))
    .orderBy(desc(reviewDecisions.id))
    .limit(1)
  return found ?? null
}

type OwnReview = ReviewForm & { state: ReviewState; reason: RejectReason | null; words: string | null }

/** What the student wrote about the institution before, and why it is not shown, or `null`. */
export async function getReview(db: Database, key: ReviewKey): Promise<OwnReview | null> {
  const { id, name, role, rating, description, state } = reviews
  const [found] = await db.select({ id, name, role, rating, description, state }).from(reviews).where(isOf(key))
  if (found === undefined) return null
  const { id: reviewId, ...review } = found
  const decision = review.state === 'rejected' ? await getDecision(db, reviewId) : null
  return { ...review, reason: decision?.reason ?? null, words: decision?.words ?? null }
}

/** How the student's review of the institution stands, which nobody decides on until the transaction ends. */
export async function holdReview(tx: Database, key: ReviewKey): Promise<ReviewState | null> {
  const [found] = await tx.select({ state: reviews.state }).from(reviews).where(isOf(key)).for('update')
  return found?.state ?? null
}

/** Until the transaction ends, the institution stays. @returns whether there is one, and not retired */
export async function holdInstitute(tx: Database, instituteId: number): Promise<boolean> {
  const found = await tx
    .select({ id: institutes.id })
    .from(institutes)
    .where(and(eq(institutes.id, instituteId), isNull(institutes.retiredAt)))
    .for('key share')
  return found.length > 0
}

/**
 * Writes the review, in the place of a former one of the same student. The institution's figures
 * follow in the same transaction, by a trigger.
 * @param found what the checks saw: with anything, others see it once a moderator has read it
 * @returns whether it is a new one
 */
export async function putReview(
  tx: Database,
  key: ReviewKey,
  review: ReviewForm,
  found: ReviewCheck[],
  now: Date,
): Promise<boolean> {
  const isHeld = found.length > 0
  const written = { ...review, found, state: isHeld ? 'held' : 'shown', heldAt: isHeld ? now : null } as const
  const [row] = await tx
    .insert(reviews)
    .values({ ...key, ...written, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [reviews.instituteId, reviews.studentId],
      set: { ...written, updatedAt: now, version: sql`${reviews.version} + 1` },
    })
    // A row that was there before carries the number of the transaction that replaced it.
    .returning({ isNew: sql<boolean>`${reviews}.xmax = 0` })
  return row?.isNew ?? false
}

/** What stands over a review whose author's account is gone. */
const FORMER_USER = 'Former user'

/** Takes the author away from all reviews of a student; those that nobody sees go. @returns the institutions they are about */
export async function anonymiseReviews(tx: Database, studentId: number): Promise<number[]> {
  await tx.delete(reviews).where(and(eq(reviews.studentId, studentId), ne(reviews.state, 'shown')))
  const rows = await tx
    .update(reviews)
    .set({ studentId: null, name: FORMER_USER })
    .where(eq(reviews.studentId, studentId))
    .returning({ instituteId: reviews.instituteId })
  return rows.map(({ instituteId }) => instituteId)
}

/** When the student wrote reviews within the last day. */
export async function listReviewWrites(tx: Database, studentId: number, now: Date): Promise<Date[]> {
  const since = new Date(now.getTime() - DAY_MS)
  const rows = await tx
    .select({ at: reviewWrites.writtenAt })
    .from(reviewWrites)
    .where(and(eq(reviewWrites.studentId, studentId), gt(reviewWrites.writtenAt, since)))
  return rows.map(({ at }) => at)
}

export async function addReviewWrite(tx: Database, studentId: number, now: Date): Promise<void> {
  await tx.insert(reviewWrites).values({ studentId, writtenAt: now })
}

/** Forgets what no limit counts any more. */
export async function purgeReviewWrites(db: Database, now: Date): Promise<void> {
  await db.delete(reviewWrites).where(lte(reviewWrites.writtenAt, new Date(now.getTime() - DAY_MS)))
}

/** The latest reviews, of one institution or of all, for the operator. */
export function listLatestReviews(db: Database, instituteId: number | null, limit: number) {
  return db
    .select({ review: reviews, institute: institutes.name })
    .from(reviews)
    .innerJoin(institutes, eq(institutes.id, reviews.instituteId))
    .where(instituteId === null ? undefined : eq(reviews.instituteId, instituteId))
    .orderBy(desc(reviews.updatedAt), desc(reviews.id))
    .limit(limit)
}

export const recordOfReview = (id: number) => `review ${id}`

/**
 * Removes reviews for good, each with an entry of the audit trail, which has no word of theirs.
 * @returns those that were there, with their institutions
 */
export function removeReviews(
  db: Database,
  by: Actor,
  ids: readonly number[],
  now: Date,
): Promise<{ id: number; instituteId: number }[]> {
  return db.transaction(async (tx) => {
    const { id, instituteId, rating, state } = reviews
    const removed = await tx
      .delete(reviews)
      .where(inArray(id, [...ids]))
      .returning({ id, instituteId, rating, state })
    for (const review of removed)
      await noteAudit(tx, by, now, {
        action: 'review-removed',
        record: recordOfReview(review.id),
        before: { institution: review.instituteId, rating: review.rating, state: review.state },
      })
    return removed
  })
}
