import type { SignInParts } from '@/provider/auth/sign-in-parts'
import type { Database } from '@/provider/store/database'
import { takeVerification } from '@/provider/store/one-time-codes'
import { addSession } from '@/provider/store/sessions'
import { addStudent, type NewStudent, type Student } from '@/provider/store/students'

export type RegisterOutcome =
  { kind: 'registered'; token: string; student: Student } | { kind: 'unverified' | 'already-registered' }

/** Adds the student whose number was verified for it lately; that verification serves once. */
export async function completeRegistration(
  db: Database,
  { digests, now: clock }: SignInParts,
  newStudent: NewStudent,
): Promise<RegisterOutcome> {
  return db.transaction(async (tx) => {
    const now = clock()
    if (!(await takeVerification(tx, digests.phone(newStudent.phone), now))) return { kind: 'unverified' }
    const student = await addStudent(tx, newStudent, now)
    if (!student) return { kind: 'already-registered' }
    return { kind: 'registered', token: await addSession(tx, student.id, now), student }
  })
}
