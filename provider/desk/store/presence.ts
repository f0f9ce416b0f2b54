import { and, desc, eq, isNull, lt, max, ne } from 'drizzle-orm'
import type { PresenceList } from '@/lib/contract/desk/presence'
import { minutesAfter } from '@/lib/contract/time'
import { deskAccounts, deskPresence } from '@/provider/desk/store/desk-tables'
import type { Database } from '@/provider/platform/database'

/** For so long somebody counts as being at a record after their browser last said so. */
export const PRESENCE_MINUTES = 10

/** Takes away who has not been seen for so long. */
export async function purgePresence(db: Database, now: Date): Promise<void> {
  await db.delete(deskPresence).where(lt(deskPresence.seenAt, minutesAfter(now, -PRESENCE_MINUTES)))
}

type At = { list: PresenceList; id: string }

/** Notes that a session has a record open. @returns who else has, the latest first, each once, however many sessions they have */
export async function noteAtRecord(
  db: Database,
  { accountId: own, sessionId: session }: { accountId: number; sessionId: number },
  { list, id }: At,
  now: Date,
) {
  const { list: inList, recordId, accountId, sessionId, seenAt } = deskPresence
  await purgePresence(db, now)
  await db
    .insert(deskPresence)
    .values({ list, recordId: id, accountId: own, sessionId: session, seenAt: now })
    .onConflictDoUpdate({ target: [inList, recordId, sessionId], set: { seenAt: now } })
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
