import type { OtpType } from '@/lib/contract/auth'
import { addressGroup } from '@/lib/rules/network-address'
import { getStudentByPhone, type Student } from '@/provider/account/store/students'
import type { SignInDependencies } from '@/provider/auth/dependencies'
import { browserDigest, isSameDigest } from '@/provider/auth/digests'
import { MAX_TRIES } from '@/provider/auth/one-time-code'
import { proveSends } from '@/provider/auth/store/code-sends'
import { type CodeKey, getLatestCode, takeTry, useCode } from '@/provider/auth/store/one-time-codes'
import { addSession } from '@/provider/auth/store/sessions'
import type { Database } from '@/provider/platform/database'

export type VerifyOutcome =
  | { kind: 'verified' }
  | { kind: 'signed-in'; token: string; student: Student }
  | { kind: 'wrong' | 'expired' | 'too-many-tries' }
  /** Told to who has proved to have the number. */
  | { kind: 'already-registered' | 'not-registered' }

type Tried = {
  phone: string
  purpose: OtpType
  code: string
  /** The nonce of the browser that tries, `null` where the website names none. */
  browser: string | null
  address: string
  device: string | null
}

/**
 * Tries a code. Only the browser that asked for it can use it up, or cost it a try. A right one is used up, and
 * of several at the same moment one alone wins. A wrong one costs a try, also when the caller does not wait for
 * the answer.
 */
export async function verifyCode(
  db: Database,
  { digests, now: clock }: SignInDependencies,
  { phone, purpose, code, browser, address, device }: Tried,
): Promise<VerifyOutcome> {
  const key = { phoneDigest: digests.phone(phone), purpose, browserDigest: browserDigest(digests, browser) }
  return db.transaction(async (tx) => {
    const now = clock()
    const taken = await takeTry(tx, key, now)
    if (!taken) return { kind: await whyNoTry(tx, key, now) }
    if (!isSameDigest(taken.codeDigest, digests.code(phone, purpose, code))) {
      return { kind: taken.tries >= MAX_TRIES ? 'too-many-tries' : 'wrong' }
    }
    await useCode(tx, taken.id, now)
    await proveSends(tx, { phoneDigest: key.phoneDigest, addressDigest: digests.address(addressGroup(address)) })
    const student = await getStudentByPhone(tx, phone)
    if (purpose === 'registration') return { kind: student ? 'already-registered' : 'verified' }
    if (!student) return { kind: 'not-registered' }
    return { kind: 'signed-in', token: await addSession(tx, { studentId: student.id, device }, now), student }
  })
}

/** Why there was no try to take: no code, one that is used or too old, or one that was tried too often. */
export async function whyNoTry(tx: Database, key: CodeKey, now: Date) {
  const latest = await getLatestCode(tx, key)
  if (!latest || latest.usedAt) return 'wrong'
  return latest.expiresAt <= now ? 'expired' : 'too-many-tries'
}
