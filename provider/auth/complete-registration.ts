import { addStudent, type NewStudent, type Student } from '@/provider/account/store/students'
import type { SignInDependencies } from '@/provider/auth/dependencies'
import { browserDigest } from '@/provider/auth/digests'
import { takeVerification } from '@/provider/auth/store/one-time-codes'
import { addSession } from '@/provider/auth/store/sessions'
import type { Database } from '@/provider/platform/database'

export type RegisterOutcome =
  { kind: 'registered'; token: string; student: Student } | { kind: 'unverified' | 'already-registered' }

/** Adds the student whose number this browser has verified for it lately; that verification serves once. */
export async function completeRegistration(
  db: Database,
  { digests, now: clock }: SignInDependencies,
  { device, browser, ...newStudent }: NewStudent & { device: string | null; browser: string | null },
): Promise<RegisterOutcome> {
  return db.transaction(async (tx) => {
    const now = clock()
    const who = { phoneDigest: digests.phone(newStudent.phone), browserDigest: browserDigest(digests, browser) }
    if (!(await takeVerification(tx, who, now))) return { kind: 'unverified' }
    const student = await addStudent(tx, newStudent, now)
    if (!student) return { kind: 'already-registered' }
    return { kind: 'registered', token: await addSession(tx, { studentId: student.id, device }, now), student }
  })
}
