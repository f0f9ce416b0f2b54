import type { ReviewCheck } from '@/lib/contract/review-states'
import type { ReviewForm } from '@/lib/rules/reviews/review-schema'
import { lockStudent } from '@/provider/account/store/students'
import type { Database } from '@/provider/platform/database'
import { transactionInTurn } from '@/provider/platform/locks'
import { checkWords, isCopied } from '@/provider/reviews/checks'
import { REVIEW_LIMITS, secondsUntil } from '@/provider/reviews/review-limits'
import {
  addReviewWrite,
  holdInstitute,
  holdReview,
  listReviewWrites,
  putReview,
  type ReviewKey,
} from '@/provider/reviews/store'

/** What became of it; `seconds` until this student may write again. */
export type ReviewOutcome =
  /** `held`: others see it once a moderator has read it. */
  | { kind: 'added' | 'changed' | 'held' }
  | { kind: 'limited'; seconds: number }
  /** There is no such institution, or the account has just been deleted. */
  | { kind: 'no-institute' | 'no-student' }

async function whatIsSeen(tx: Database, key: ReviewKey, review: ReviewForm): Promise<ReviewCheck[]> {
  const before = await holdReview(tx, key)
  const copied = await isCopied(tx, review.description, key.studentId, key.instituteId)
  return [
    ...checkWords(review),
    ...(copied ? (['copied'] as const) : []),
    ...(before === 'rejected' ? (['again'] as const) : []),
  ]
}

/**
 * Writes a student's review of an institution: one of each, so that a second one replaces the first.
 * Whoever writes at the same moment, the institution's average and count are right once this resolves.
 * @param isModerated whether somebody reads what the checks would hold; else nothing is held
 */
export function writeReview(
  db: Database,
  key: ReviewKey,
  review: ReviewForm,
  now: Date,
  isModerated: boolean,
): Promise<ReviewOutcome> {
  return transactionInTurn(db, `student ${key.studentId}`, async (tx): Promise<ReviewOutcome> => {
    if (!(await lockStudent(tx, key.studentId))) return { kind: 'no-student' }
    const seconds = secondsUntil(REVIEW_LIMITS, await listReviewWrites(tx, key.studentId, now), now)
    if (seconds > 0) return { kind: 'limited', seconds }
    if (!(await holdInstitute(tx, key.instituteId))) return { kind: 'no-institute' }
    const found = isModerated ? await whatIsSeen(tx, key, review) : []
    const isNew = await putReview(tx, key, review, found, now)
    await addReviewWrite(tx, key.studentId, now)
    if (found.length > 0) return { kind: 'held' }
    return { kind: isNew ? 'added' : 'changed' }
  })
}
