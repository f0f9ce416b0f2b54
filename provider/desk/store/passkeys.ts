import { and, asc, eq, isNull } from 'drizzle-orm'
import { PASSKEY_TICKET_MINUTES } from '@/lib/contract/desk/session-life'
import { minutesAfter } from '@/lib/contract/time'
import { makeToken, tokenDigest } from '@/provider/auth/digests'
import { deskAccounts, deskChallenges, deskPasskeys } from '@/provider/desk/store/desk-tables'
import type { Database } from '@/provider/platform/database'

export type Passkey = typeof deskPasskeys.$inferSelect

/** What a browser signs: whoever reads it knows nothing of the ticket. */
export const challengeOf = (ticket: string) => tokenDigest(ticket)

/** @param sessionId in which a passkey is added; `null`: somebody signs in. @returns the ticket, which stands nowhere else */
export async function addChallenge(db: Database, sessionId: number | null, now: Date): Promise<string> {
  const ticket = makeToken()
  const expiresAt = minutesAfter(now, PASSKEY_TICKET_MINUTES)
  await db.insert(deskChallenges).values({ ticketDigest: tokenDigest(ticket), sessionId, expiresAt })
  return ticket
}

/** @returns whether it could still be answered, for the same purpose; from now on it cannot */
export async function spendChallenge(
  tx: Database,
  ticket: string,
  sessionId: number | null,
  now: Date,
): Promise<boolean> {
  const isFor = sessionId === null ? isNull(deskChallenges.sessionId) : eq(deskChallenges.sessionId, sessionId)
  const [spent] = await tx
    .delete(deskChallenges)
    .where(and(eq(deskChallenges.ticketDigest, tokenDigest(ticket)), isFor))
    .returning({ expiresAt: deskChallenges.expiresAt })
  return spent !== undefined && spent.expiresAt > now
}

/**
 * @returns whether it is open; it stays so until the transaction ends, and who closes it takes what was added with it. Of
 * two who add to it, one waits for the other.
 */
export async function holdOpenAccount(tx: Database, id: number): Promise<boolean> {
  const isIt = and(eq(deskAccounts.id, id), isNull(deskAccounts.closedAt))
  return (await tx.select({ id: deskAccounts.id }).from(deskAccounts).where(isIt).for('no key update')).length > 0
}

/** A passkey of an open account, held until the transaction ends: its counter is looked at by one after the other. */
export async function holdPasskey(tx: Database, credentialId: string) {
  const [found] = await tx
    .select({ account: deskAccounts, passkey: deskPasskeys })
    .from(deskAccounts)
    .innerJoin(deskPasskeys, eq(deskPasskeys.accountId, deskAccounts.id))
    .where(and(eq(deskPasskeys.credentialId, credentialId), isNull(deskAccounts.closedAt)))
    .for('update')
  return found ?? null
}

/** Those of an account, the first one first. */
export function listPasskeys(db: Database, accountId: number): Promise<Passkey[]> {
  return db.select().from(deskPasskeys).where(eq(deskPasskeys.accountId, accountId)).orderBy(asc(deskPasskeys.id))
}

/** @returns whether it was new */
export async function insertPasskey(tx: Database, passkey: typeof deskPasskeys.$inferInsert): Promise<boolean> {
  const added = await tx.insert(deskPasskeys).values(passkey).onConflictDoNothing().returning({ id: deskPasskeys.id })
  return added.length > 0
}

export async function markPasskeyUsed(tx: Database, id: number, counter: number, now: Date): Promise<void> {
  await tx.update(deskPasskeys).set({ counter, usedAt: now }).where(eq(deskPasskeys.id, id))
}

/** @returns what it was called; `null` where the account has no such passkey */
export async function deletePasskey(tx: Database, accountId: number, id: number): Promise<string | null> {
  const [gone] = await tx
    .delete(deskPasskeys)
    .where(and(eq(deskPasskeys.accountId, accountId), eq(deskPasskeys.id, id)))
    .returning({ name: deskPasskeys.name })
  return gone?.name ?? null
}
