import { DELETION_OTP_TYPE } from '@/lib/contract/auth'
import { browserDigest, isSameDigest } from '@/provider/auth/digests'
import { MAX_TRIES } from '@/provider/auth/one-time-code'
import type { SignInDependencies } from '@/provider/auth/dependencies'
import { whyNoTry } from '@/provider/auth/verify-code'
import type { Database } from '@/provider/platform/database'
import { transactionInTurn } from '@/provider/platform/locks'
import { removeCodes, takeTry } from '@/provider/auth/store/one-time-codes'
import { anonymiseReviews } from '@/provider/reviews/store'
import { leaveSubscriptions } from '@/provider/payments/store/subscriptions'
import { lockStudent, removeStudent, type Student } from '@/provider/account/store/students'

export type DeletionOutcome =
  /** `instituteIds`: whose reviews have lost their author. */
  { kind: 'deleted'; instituteIds: number[] } | { kind: 'wrong' | 'expired' | 'too-many-tries' | 'gone' }

/**
 * Deletes an account, all of it or nothing: its sessions, picture and shortlist go with it; its reviews and
 * what it paid stay, and belong to nobody. A wrong code costs a try, as when signing in.
 */
export function deleteAccount(
  db: Database,
  { digests, now: clock }: SignInDependencies,
  { id, phone }: Pick<Student, 'id' | 'phone'>,
  { code, browser }: { code: string; browser: string | null },
): Promise<DeletionOutcome> {
  const key = {
    phoneDigest: digests.phone(phone),
    purpose: DELETION_OTP_TYPE,
    browserDigest: browserDigest(digests, browser),
  } as const
  return transactionInTurn(db, `student ${id}`, async (tx): Promise<DeletionOutcome> => {
    const now = clock()
    if (!(await lockStudent(tx, id))) return { kind: 'gone' }
    const taken = await takeTry(tx, key, now)
    if (!taken) return { kind: await whyNoTry(tx, key, now) }
    if (!isSameDigest(taken.codeDigest, digests.code(phone, key.purpose, code))) {
      return { kind: taken.tries >= MAX_TRIES ? 'too-many-tries' : 'wrong' }
    }
    const instituteIds = await anonymiseReviews(tx, id)
    await leaveSubscriptions(tx, id, now)
    await removeCodes(tx, key.phoneDigest)
    await removeStudent(tx, id)
    return { kind: 'deleted', instituteIds }
  })
}
