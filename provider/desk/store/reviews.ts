import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import { canBe, type ReviewAction, type ReviewList } from '@/lib/contract/desk/review'
import type { RejectReason, ReviewState } from '@/lib/contract/review-states'
import { DAY_MS, HOUR_MS } from '@/lib/contract/time'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { deskAccounts } from '@/provider/desk/store/desk-tables'
import {
  countOpenReports,
  firstReport,
  isReported,
  reopenReports,
  settleReports,
} from '@/provider/desk/store/review-reports'
import { institutes, reviews } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'
import { reviewDecisions } from '@/provider/reviews/decision-tables'
import { reviewReplies } from '@/provider/reviews/reply-tables'
import { getDecision, recordOfReview } from '@/provider/reviews/store'

const MEASURED_DAYS = 30
const RECENT = 5

/** Of the decisions on a review, the one that holds. */
const holds = sql`${reviewDecisions.id} = (
  select max(latest.id) from ${reviewDecisions} as latest where latest.review_id = ${reviews.id} and latest.undone_at is null)`

const listed = (db: Database) =>
  db
    .select({
      ...{ review: reviews, institute: institutes.name, decision: reviewDecisions, by: deskAccounts.name },
      reply: reviewReplies,
    })
    .from(reviews)
    .innerJoin(institutes, eq(institutes.id, reviews.instituteId))
    .leftJoin(reviewDecisions, holds)
    .leftJoin(deskAccounts, eq(deskAccounts.id, reviewDecisions.accountId))
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
export type DeskReviewRow = Awaited<ReturnType<typeof listed>>[number]

const LATEST = [desc(reviews.updatedAt), desc(reviews.id)]
const ORDER = {
  held: [asc(reviews.heldAt), asc(reviews.id)],
  reported: [asc(firstReport), asc(reviews.id)],
  shown: LATEST,
  rejected: LATEST,
} satisfies Record<ReviewList, unknown>

/** A page of a list: those that wait from the oldest on, of others the latest first. */
export async function listReviews(db: Database, query: { state: ReviewList; page: number; limit: number }) {
  const where = query.state === 'reported' ? isReported : eq(reviews.state, query.state)
  const order = ORDER[query.state]
  const rows = await listed(db)
    .where(where)
    .orderBy(...order)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  return { rows, total: await db.$count(reviews, where) }
}

export async function getDeskReview(db: Database, id: number): Promise<DeskReviewRow | null> {
  const [found] = await listed(db).where(eq(reviews.id, id))
  return found ?? null
}

/** What else its author wrote, the latest first. */
export async function listOthers(db: Database, { id, studentId }: DeskReviewRow['review'], limit: number) {
  if (studentId === null) return []
  return listed(db)
    .where(and(eq(reviews.studentId, studentId), ne(reviews.id, id)))
    .orderBy(desc(reviews.id))
    .limit(limit)
}

/** What this account decided within the last hour and can undo, the latest first. */
export function listRecent(db: Database, accountId: number, now: Date) {
  const since = new Date(now.getTime() - HOUR_MS)
  return listed(db)
    .where(
      and(
        eq(reviewDecisions.accountId, accountId),
        gt(reviewDecisions.decidedAt, since),
        // Its author has not written it anew since, which may leave it in the same state.
        eq(reviewDecisions.became, reviews.state),
        lte(reviews.updatedAt, reviewDecisions.decidedAt),
      ),
    )
    .orderBy(desc(reviewDecisions.id))
    .limit(RECENT)
}

/** How many reviews of each of these students stand how. */
export async function countByWriter(db: Database, studentIds: readonly number[]) {
  const counts = new Map<number, Record<ReviewState, number>>()
  if (studentIds.length === 0) return counts
  const rows = await db
    .select({ studentId: reviews.studentId, state: reviews.state, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(inArray(reviews.studentId, [...studentIds]))
    .groupBy(reviews.studentId, reviews.state)
  for (const { studentId, state, count } of rows) {
    if (studentId === null) continue
    counts.set(studentId, { ...(counts.get(studentId) ?? { shown: 0, held: 0, rejected: 0 }), [state]: count })
  }
  return counts
}

/** How long half of those waited at most that were decided lately, in whole minutes; `null` where none was. */
export async function medianWait(db: Database, now: Date): Promise<number | null> {
  const { heldAt, decidedAt, undoneAt } = reviewDecisions
  const seconds = sql`extract(epoch from ${decidedAt} - ${heldAt})`
  const [row] = await db
    .select({ minutes: sql<number | null>`round(percentile_cont(0.5) within group (order by ${seconds}) / 60)::int` })
    .from(reviewDecisions)
    .where(and(isNotNull(heldAt), isNull(undoneAt), gt(decidedAt, new Date(now.getTime() - MEASURED_DAYS * DAY_MS))))
  return row?.minutes ?? null
}

/** How many that are shown wait for a decision on what was reported of them. */
export const countReported = (db: Database) => db.$count(reviews, isReported)

export async function countWaiting(db: Database) {
  const [row] = await db
    .select({
      held: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${reviews.heldAt})`.mapWith(reviews.heldAt),
    })
    .from(reviews)
    .where(eq(reviews.state, 'held'))
  return { held: row?.held ?? 0, reported: await countReported(db), oldestHeldAt: row?.oldest ?? null }
}

export type ReviewDecision = {
  id: number
  action: ReviewAction
  version: number
  reason: RejectReason | null
  words: string | null
}
/** `changed`: it is not as it was shown, or it cannot be done from where it stands. */
export type DecisionOutcome = { kind: 'done'; instituteId: number } | { kind: 'changed' | 'unknown' }

type Held = typeof reviews.$inferSelect

async function undo(tx: Database, review: Held, now: Date): Promise<ReviewState | null> {
  const last = await getDecision(tx, review.id)
  if (last === null || last.became !== review.state || review.updatedAt > last.decidedAt) return null
  await tx.update(reviewDecisions).set({ undoneAt: now }).where(eq(reviewDecisions.id, last.id))
  await reopenReports(tx, last.id)
  return last.was
}

/** @param since since when reports of it wait; `null`: none does */
async function decide(
  tx: Database,
  account: DeskAccount,
  { review, since }: { review: Held; since: Date | null },
  decision: ReviewDecision,
  now: Date,
): Promise<ReviewState | null> {
  if (decision.action === 'keep' && since === null) return null
  const became = decision.action === 'reject' ? 'rejected' : 'shown'
  const { reason, words } = became === 'rejected' ? decision : { reason: null, words: null }
  const [decided] = await tx
    .insert(reviewDecisions)
    .values({
      ...{ reviewId: review.id, accountId: account.id, was: review.state, became, reason, words, decidedAt: now },
      heldAt: review.state === 'held' ? review.heldAt : since,
    })
    .returning({ id: reviewDecisions.id })
  if (decided !== undefined) await settleReports(tx, review.id, decided.id)
  return became
}

/**
 * Decides on a review as it was shown, or takes the last decision back: with another version nothing is done. The audit
 * trail, which nobody can change, has no word of the review or to its author.
 */
export function decideOnReview(
  db: Database,
  account: DeskAccount,
  decision: ReviewDecision,
  now: Date,
): Promise<DecisionOutcome> {
  return db.transaction(async (tx): Promise<DecisionOutcome> => {
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, decision.id)).for('update')
    if (review === undefined) return { kind: 'unknown' }
    if (review.version !== decision.version || !canBe(decision.action, review.state)) return { kind: 'changed' }
    const { count: reports, since } = await countOpenReports(tx, review.id)
    const state =
      decision.action === 'undo'
        ? await undo(tx, review, now)
        : await decide(tx, account, { review, since }, decision, now)
    if (state === null) return { kind: 'changed' }
    await tx
      .update(reviews)
      .set({ state, version: review.version + 1 })
      .where(eq(reviews.id, review.id))
    const isRejected = decision.action === 'reject'
    await noteAudit(tx, account, now, {
      action: decision.action === 'undo' ? 'review-undone' : 'review-decided',
      record: recordOfReview(review.id),
      before: { state: review.state, ...(reports > 0 && { reports }) },
      after: {
        state,
        ...(isRejected ? { reason: decision.reason, characters: [...(decision.words ?? '')].length } : {}),
      },
    })
    return { kind: 'done', instituteId: review.instituteId }
  })
}
