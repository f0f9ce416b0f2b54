import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { REPORTER_DAYS, type ReportReason } from '@/lib/contract/review-report'
import { DAY_MS } from '@/lib/contract/time'
import { reviews } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'
import { limitIdleTime, takeLockOf, transactionInTurn } from '@/provider/platform/locks'
import { reviewDecisions } from '@/provider/reviews/decision-tables'
import { reviewReports } from '@/provider/reviews/report-tables'
import { secondsUntil } from '@/provider/reviews/review-limits'

/** How often reviews may be reported from one address, which a school or many phones may share. */
export const REPORT_LIMITS = [{ most: 20, withinMs: DAY_MS }] as const
/** So long a report that a moderator has settled is kept, for whoever takes the decision back. */
const SETTLED_DAYS = 30

type Report = {
  reviewId: number
  reason: ReportReason
  words: string | null
  /** `null` of who names no browser: then each counts. */
  reporter: string | null
  addressDigest: string
}
/** `no-review`: none with this id is shown; `seconds` until this address may report again. */
export type ReportOutcome = { kind: 'kept' | 'no-review' } | { kind: 'limited'; seconds: number }

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

async function secondsToReport(db: Database, addressDigest: string, now: Date): Promise<number> {
  const { reportedAt } = reviewReports
  const rows = await db
    .select({ at: reportedAt })
    .from(reviewReports)
    .where(and(eq(reviewReports.addressDigest, addressDigest), gt(reportedAt, before(now, 1))))
  return secondsUntil(
    REPORT_LIMITS,
    rows.map(({ at }) => at),
    now,
  )
}

/**
 * Keeps what somebody finds wrong with a review that is shown. A second report of the same browser does nothing, unless
 * the review was written anew since: then it takes the place of the first, and waits like it.
 */
export function reportReview(db: Database, report: Report, now: Date): Promise<ReportOutcome> {
  const { reason, words, addressDigest } = report
  return transactionInTurn(db, `address ${addressDigest}`, async (tx): Promise<ReportOutcome> => {
    await limitIdleTime(tx)
    await takeLockOf(tx, 'reportsOfAddress', addressDigest)
    const seconds = await secondsToReport(tx, addressDigest, now)
    if (seconds > 0) return { kind: 'limited', seconds }
    // Until this ends nobody decides on it, so that what is decided settles what was reported before.
    const [review] = await tx
      .select({ writtenAt: reviews.updatedAt })
      .from(reviews)
      .where(and(eq(reviews.id, report.reviewId), eq(reviews.state, 'shown')))
      .for('update')
    if (review === undefined) return { kind: 'no-review' }
    await tx
      .insert(reviewReports)
      .values({ ...report, reportedAt: now })
      .onConflictDoUpdate({
        target: [reviewReports.reviewId, reviewReports.reporter],
        set: { reason, words, addressDigest, reportedAt: now, decisionId: null },
        setWhere: sql`${reviewReports.reportedAt} < ${review.writtenAt.toISOString()}::timestamptz`,
      })
    return { kind: 'kept' }
  })
}

/** Forgets who reported what, and what was settled long ago. */
export async function purgeReports(db: Database, now: Date): Promise<void> {
  const { reporter, addressDigest, reportedAt } = reviewReports
  const settled = db
    .select({ id: reviewDecisions.id })
    .from(reviewDecisions)
    .where(
      and(eq(reviewDecisions.id, reviewReports.decisionId), lte(reviewDecisions.decidedAt, before(now, SETTLED_DAYS))),
    )
  await db.delete(reviewReports).where(sql`exists ${settled}`)
  await db
    .update(reviewReports)
    .set({ addressDigest: null })
    .where(and(isNotNull(addressDigest), lte(reportedAt, before(now, 1))))
  await db
    .update(reviewReports)
    .set({ reporter: null })
    .where(and(isNotNull(reporter), lte(reportedAt, before(now, REPORTER_DAYS))))
}
