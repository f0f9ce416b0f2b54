import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ReportReason } from '@/lib/contract/review-report'
import { reviews } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'
import { reviewReports } from '@/provider/reviews/report-tables'

const isOpen = isNull(reviewReports.decisionId)
/** Of each reason the moderator reads the words of so many, the latest first; all of them count. */
const MAX_WORDS = 10

/** Since when a review waits for a decision on its reports, for lists of reviews. */
export const firstReport = sql`(
  select min(report.reported_at) from ${reviewReports} as report
  where report.review_id = ${reviews.id} and report.decision_id is null)`
/** What no visitor sees waits for nothing: a decision settles it with the review. */
export const isReported = sql`${reviews.state} = 'shown' and exists (
  select from ${reviewReports} as report where report.review_id = ${reviews.id} and report.decision_id is null)`

export type OpenReports = { since: Date; reasons: { reason: ReportReason; count: number; words: string[] }[] }

/** What was reported of each of these reviews and is not settled, the most frequent reason first. */
export async function listOpenReports(db: Database, reviewIds: readonly number[]): Promise<Map<number, OpenReports>> {
  const found = new Map<number, OpenReports>()
  if (reviewIds.length === 0) return found
  const rows = await db
    .select()
    .from(reviewReports)
    .where(and(inArray(reviewReports.reviewId, [...reviewIds]), isOpen))
    .orderBy(desc(reviewReports.reportedAt), desc(reviewReports.id))
  for (const { reviewId, reason, words, reportedAt } of rows) {
    const open = found.get(reviewId) ?? { since: reportedAt, reasons: [] }
    // From the latest to the first.
    open.since = reportedAt
    const same = open.reasons.find((each) => each.reason === reason)
    const counted = same ?? { reason, count: 0, words: [] }
    counted.count += 1
    if (words !== null && counted.words.length < MAX_WORDS) counted.words.push(words)
    if (same === undefined) open.reasons.push(counted)
    found.set(reviewId, open)
  }
  for (const { reasons } of found.values()) reasons.sort((a, b) => b.count - a.count)
  return found
}

/** How many reports of a review wait, and since when. */
export async function countOpenReports(tx: Database, reviewId: number) {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      since: sql<Date | null>`min(${reviewReports.reportedAt})`.mapWith(reviewReports.reportedAt),
    })
    .from(reviewReports)
    .where(and(eq(reviewReports.reviewId, reviewId), isOpen))
  return row ?? { count: 0, since: null }
}

export async function settleReports(tx: Database, reviewId: number, decisionId: number): Promise<void> {
  await tx
    .update(reviewReports)
    .set({ decisionId })
    .where(and(eq(reviewReports.reviewId, reviewId), isOpen))
}

/** Those that a decision had settled wait again. */
export async function reopenReports(tx: Database, decisionId: number): Promise<void> {
  await tx.update(reviewReports).set({ decisionId: null }).where(eq(reviewReports.decisionId, decisionId))
}
