import { and, desc, eq, isNull, lt, ne } from 'drizzle-orm'
import type { PresenceList } from '@/lib/contract/desk/presence'
import { minutesAfter } from '@/lib/contract/time'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { deskAccounts, deskPresence } from '@/provider/desk/store/desk-tables'
import type { Database } from '@/provider/platform/database'

/** For so long somebody counts as being at a record after their browser last said so. */
export const PRESENCE_MINUTES = 10

/** Takes away who has not been seen for so long. */
export async function purgePresence(db: Database, now: Date): Promise<void> {
  await db.delete(deskPresence).where(lt(deskPresence.seenAt, minutesAfter(now, -PRESENCE_MINUTES)))
}

/** Notes that somebody has a record open. @returns who else has, the latest first */
export async function noteAtRecord(
  db: Database,
  account: Pick<DeskAccount, 'id'>,
  { list, id }: { list: PresenceList; id: string },
  now: Date,
) {
  const { list: inList, recordId, accountId, seenAt } = deskPresence
  await purgePresence(db, now)
  await db
    .insert(deskPresence)
    .values({ list, recordId: id, accountId: account.id, seenAt: now })
    .onConflictDoUpdate({ target: [inList, recordId, accountId], set: { seenAt: now } })
  return db
    .select({ name: deskAccounts.name, seenAt })
    .from(deskPresence)
    .innerJoin(deskAccounts, eq(deskAccounts.id, accountId))
    .where(and(eq(inList, list), eq(recordId, id), ne(accountId, account.id), isNull(deskAccounts.closedAt)))
    .orderBy(desc(seenAt), desc(accountId))
}

/** Who signs out is at no record any more. */
export async function leaveRecords(tx: Database, accountId: number): Promise<void> {
  await tx.delete(deskPresence).where(eq(deskPresence.accountId, accountId))
}
