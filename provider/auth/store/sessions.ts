import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { SESSION_DAYS } from '@/lib/contract/constants'
import { DAY_MS, minutesAfter } from '@/lib/contract/time'
import { sessions, studentPictures, students } from '@/provider/account/store/student-tables'
import { studentColumns, type Student } from '@/provider/account/store/students'
import { makeToken, tokenDigest } from '@/provider/auth/digests'
import type { Database } from '@/provider/platform/database'

const seenAt = () => sql<Date>`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt)

/** @returns the session's token, which stands nowhere else */
export async function addSession(
  tx: Database,
  { studentId, device }: { studentId: number; device: string | null },
  now: Date,
): Promise<string> {
  const token = makeToken()
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * DAY_MS)
  await tx.insert(sessions).values({ tokenDigest: tokenDigest(token), studentId, device, createdAt: now, expiresAt })
  return token
}

/** When somebody was last seen is known to so many minutes: a write at each call would cost more than it tells. */
const SEEN_MINUTES = 5

/** Whose session it is, and whether it is time to note that it is used; `null` when it has ended or never was. */
export async function getSession(
  db: Database,
  token: string,
  now: Date,
): Promise<{ id: number; student: Student; isSeenLongAgo: boolean } | null> {
  const [found] = await db
    .select({ id: sessions.id, seenAt: seenAt(), student: studentColumns })
    .from(sessions)
    .innerJoin(students, eq(students.id, sessions.studentId))
    .leftJoin(studentPictures, eq(studentPictures.studentId, students.id))
    .where(and(eq(sessions.tokenDigest, tokenDigest(token)), gt(sessions.expiresAt, now)))
  if (!found) return null
  const { id, seenAt: seen, student } = found
  return { id, student, isSeenLongAgo: seen < minutesAfter(now, -SEEN_MINUTES) }
}

export async function markSeen(db: Database, id: number, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
}

/** A student's sessions that have not ended, the one that was used last first. */
export function listSessions(db: Database, studentId: number, now: Date) {
  const { id, device, createdAt } = sessions
  return db
    .select({ id, device, createdAt, seenAt: seenAt() })
    .from(sessions)
    .where(and(eq(sessions.studentId, studentId), gt(sessions.expiresAt, now)))
    .orderBy(desc(seenAt()), desc(id))
}

/** Ends one of a student's sessions. @returns whether there was such a one */
export async function endSessionOf(db: Database, studentId: number, id: number): Promise<boolean> {
  const isIt = and(eq(sessions.studentId, studentId), eq(sessions.id, id))
  const ended = await db.delete(sessions).where(isIt).returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all of a student's sessions but one. */
export async function endOtherSessions(db: Database, studentId: number, kept: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.studentId, studentId), ne(sessions.id, kept)))
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenDigest, tokenDigest(token)))
}

export async function purgeSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}
