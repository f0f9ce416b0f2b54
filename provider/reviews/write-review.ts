import type { ReviewForm } from '@/lib/rules/reviews/review-schema'
import { lockStudent } from '@/provider/account/store/students'
import type { Database } from '@/provider/platform/database'
import { transactionInTurn } from '@/provider/platform/locks'
import { secondsToWrite } from '@/provider/reviews/review-limits'
import { addReviewWrite, holdInstitute, listReviewWrites, putReview, type ReviewKey } from '@/provider/reviews/store'

/** What became of it; `seconds` until this student may write again. */
export type ReviewOutcome =
  | { kind: 'added' | 'changed' }
  | { kind: 'limited'; seconds: number }
  /** There is no such institution, or the account has just been deleted. */
  | { kind: 'no-institute' | 'no-student' }

/**
 * Writes a student's review of an institution: one of each, so that a second one replaces the first.
 * Whoever writes at the same moment, the institution's average and count are right once this resolves.
 */
export function writeReview(db: Database, key: ReviewKey, review: ReviewForm, now: Date): Promise<ReviewOutcome> {
  return transactionInTurn(db, `student ${key.studentId}`, async (tx): Promise<ReviewOutcome> => {
    if (!(await lockStudent(tx, key.studentId))) return { kind: 'no-student' }
    const seconds = secondsToWrite(await listReviewWrites(tx, key.studentId, now), now)
    if (seconds > 0) return { kind: 'limited', seconds }
    if (!(await holdInstitute(tx, key.instituteId))) return { kind: 'no-institute' }
    const isNew = await putReview(tx, key, review, now)
    await addReviewWrite(tx, key.studentId, now)
    return { kind: isNew ? 'added' : 'changed' }
  })
}
