import { and, eq, gt, lte } from 'drizzle-orm'
import { makeToken, tokenDigest } from '@/provider/auth/digests'
import { DAY_MS } from '@/provider/auth/send-limits'
import type { Database } from '@/provider/store/database'
import { sessions, studentPictures, students } from '@/provider/store/student-tables'
import { studentColumns, type Student } from '@/provider/store/students'

const SESSION_DAYS = 30

/** @returns the session's token, which stands nowhere else */
export async function addSession(tx: Database, studentId: number, now: Date): Promise<string> {
  const token = makeToken()
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS)
  await tx.insert(sessions).values({ tokenDigest: tokenDigest(token), studentId, createdAt: now, expiresAt })
  return token
}

/** Whose session it is; `null` when it has ended or never was. */
export async function getStudentByToken(db: Database, token: string, now: Date): Promise<Student | null> {
  const [found] = await db
    .select(studentColumns)
    .from(sessions)
    .innerJoin(students, eq(students.id, sessions.studentId))
    .leftJoin(studentPictures, eq(studentPictures.studentId, students.id))
    .where(and(eq(sessions.tokenDigest, tokenDigest(token)), gt(sessions.expiresAt, now)))
  return found ?? null
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenDigest, tokenDigest(token)))
}

export async function purgeSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}
