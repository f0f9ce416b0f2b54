import { and, desc, eq, isNull, lt, max, ne } from 'drizzle-orm'
import type { PresenceList } from '@/lib/contract/desk/presence'
import { minutesAfter } from '@/lib/contract/time'
import { deskAccounts, deskPresence, deskSessions } from '@/provider/desk/store/desk-tables'
import type { Database } from '@/provider/platform/database'

/** For so long somebody counts as being at a record after their browser last said so. */
export const PRESENCE_MINUTES = 10

/** Takes away who has not been seen for so long. */
export async function purgePresence(db: Database, now: Date): Promise<void> {
  await db.delete(deskPresence).where(lt(deskPresence.seenAt, minutesAfter(now, -PRESENCE_MINUTES)))
}

type At = { list: PresenceList; id: string }

/**
 * Notes that a session has a record open. @returns who else has, the latest first, each once, however many sessions they
 * have; `null`: the session has ended since it was looked up
 */
export async function noteAtRecord(
  db: Database,
  { accountId: own, sessionId: session }: { accountId: number; sessionId: number },
  { list, id }: At,
  now: Date,
) {
  const { list: inList, recordId, accountId, sessionId, seenAt } = deskPresence
  await purgePresence(db, now)
  const isNoted = await db.transaction(async (tx) => {
    const [held] = await tx.select().from(deskSessions).where(eq(deskSessions.id, session)).for('key share')
    if (held === undefined) return false
    await tx
      .insert(deskPresence)
      .values({ list, recordId: id, accountId: own, sessionId: session, seenAt: now })
      .onConflictDoUpdate({ target: [inList, recordId, sessionId], set: { seenAt: now } })
    return true
  })
  if (!isNoted) return null
  const last = max(seenAt)
  const rows = await db
    .select({ name: deskAccounts.name, seenAt: last })
    .from(deskPresence)
    .innerJoin(deskAccounts, eq(deskAccounts.id, accountId))
    .where(and(eq(inList, list), eq(recordId, id), ne(accountId, own), isNull(deskAccounts.closedAt)))
    .groupBy(deskAccounts.id)
    .orderBy(desc(last), desc(deskAccounts.id))
  return rows.map(({ name, seenAt: seen }) => ({ name, seenAt: seen ?? now }))
}
