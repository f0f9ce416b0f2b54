import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { DeskRole } from '@/lib/contract/desk/rights'
import { DESK_IDLE_MINUTES, DESK_SESSION_HOURS, INVITATION_HOURS } from '@/lib/contract/desk/session-life'
import { minutesAfter } from '@/lib/contract/time'
import { makeToken, tokenDigest } from '@/provider/auth/digests'
import { institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'
import {
  deskAccounts,
  deskChallenges,
  deskCredentials,
  deskInvitations,
  deskPasskeys,
  deskSessions,
} from '@/provider/desk/store/desk-tables'

export type DeskAccount = typeof deskAccounts.$inferSelect
/** `instituteId`: whose representative they are to be. */
export type Invited = { mail: string; name: string; role: DeskRole; instituteId?: number | null }

/** A mail address as accounts have it, whoever typed it. */
export const tidyMail = (typed: string): string => typed.normalize('NFC').trim().toLowerCase()

const isTotp = eq(deskCredentials.kind, 'totp')

/** @returns the token of the invitation's link, which stands nowhere else */
export async function addInvitation(db: Database, invited: Invited, now: Date): Promise<string> {
  const token = makeToken()
  await db.insert(deskInvitations).values({
    ...invited,
    tokenDigest: tokenDigest(token),
    createdAt: now,
    expiresAt: minutesAfter(now, INVITATION_HOURS * 60),
  })
  return token
}

const isOpen = (token: string, now: Date) =>
  and(
    eq(deskInvitations.tokenDigest, tokenDigest(token)),
    isNull(deskInvitations.usedAt),
    gt(deskInvitations.expiresAt, now),
  )

export async function getInvitation(db: Database, token: string, now: Date) {
  const [found] = await db.select().from(deskInvitations).where(isOpen(token, now))
  return found ?? null
}

/** The same, held until the transaction ends, so that it serves once. */
export async function holdInvitation(tx: Database, token: string, now: Date) {
  const [found] = await tx.select().from(deskInvitations).where(isOpen(token, now)).for('update')
  return found ?? null
}

export async function countInvitationTry(tx: Database, token: string, tries: number): Promise<void> {
  await tx
    .update(deskInvitations)
    .set({ tries })
    .where(eq(deskInvitations.tokenDigest, tokenDigest(token)))
}

/** Uses it up, and whatever else this person was invited by. */
export async function spendInvitations(tx: Database, mail: string, now: Date): Promise<void> {
  await tx
    .update(deskInvitations)
    .set({ usedAt: now })
    .where(and(eq(deskInvitations.mail, mail), isNull(deskInvitations.usedAt)))
}

/** Ends all sessions, and takes away all passkeys. */
async function shutOut(tx: Database, accountId: number): Promise<void> {
  await tx.delete(deskPasskeys).where(eq(deskPasskeys.accountId, accountId))
  await tx.delete(deskSessions).where(eq(deskSessions.accountId, accountId))
}

/** Opens an account or opens it anew, with this authenticator in the place of any other and of all passkeys; all its sessions end. */
export async function putAccount(
  tx: Database,
  { mail, name, role, instituteId = null }: Invited,
  credential: { sealedSecret: string; lastStep: number },
  now: Date,
): Promise<DeskAccount> {
  const [account] = await tx
    .insert(deskAccounts)
    .values({ mail, name, role, instituteId, createdAt: now })
    .onConflictDoUpdate({ target: deskAccounts.mail, set: { name, role, instituteId, closedAt: null } })
    .returning()
  if (account === undefined) throw new Error('the account was not written')
  const fresh = { ...credential, wrongTries: 0, lockedUntil: null }
  await tx
    .insert(deskCredentials)
    .values({ accountId: account.id, kind: 'totp', ...fresh })
    .onConflictDoUpdate({ target: [deskCredentials.accountId, deskCredentials.kind], set: fresh })
  await shutOut(tx, account.id)
  return account
}

export async function getAccountByMail(db: Database, mail: string): Promise<DeskAccount | null> {
  const [found] = await db.select().from(deskAccounts).where(eq(deskAccounts.mail, mail))
  return found ?? null
}

/** The same, held until the transaction ends. */
export async function holdAccountByMail(tx: Database, mail: string): Promise<DeskAccount | null> {
  const [found] = await tx.select().from(deskAccounts).where(eq(deskAccounts.mail, mail)).for('update')
  return found ?? null
}

/** Whether an invitation leaves an open account the rights that it has: its role, and whose representative it is. */
export function keepsRights(account: DeskAccount | null, { role, instituteId = null }: Invited): boolean {
  return account?.closedAt !== null || (account.role === role && account.instituteId === instituteId)
}

/** `null`: it is closed, or there is none. */
export async function getOpenAccount(db: Database, id: number): Promise<DeskAccount | null> {
  const [found] = await db
    .select()
    .from(deskAccounts)
    .where(and(eq(deskAccounts.id, id), isNull(deskAccounts.closedAt)))
  return found ?? null
}

/**
 * An open account with its authenticator, held until the transaction ends: codes are tried one after the other. The
 * account is locked first, as wherever both are: or else two could wait for each other.
 */
export async function holdCredential(tx: Database, mail: string) {
  const [found] = await tx
    .select({ account: deskAccounts, credential: deskCredentials })
    .from(deskAccounts)
    .innerJoin(deskCredentials, eq(deskCredentials.accountId, deskAccounts.id))
    .where(and(eq(deskAccounts.mail, mail), isNull(deskAccounts.closedAt), isTotp))
    .for('update')
  return found ?? null
}

type CredentialState = Partial<Pick<typeof deskCredentials.$inferSelect, 'lastStep' | 'wrongTries' | 'lockedUntil'>>

export async function setCredential(tx: Database, accountId: number, state: CredentialState): Promise<void> {
  await tx
    .update(deskCredentials)
    .set(state)
    .where(and(eq(deskCredentials.accountId, accountId), isTotp))
}

export function listAccounts(db: Database) {
  return db
    .select({ account: deskAccounts, lockedUntil: deskCredentials.lockedUntil, institute: institutes.name })
    .from(deskAccounts)
    .leftJoin(institutes, eq(institutes.id, deskAccounts.instituteId))
    .leftJoin(deskCredentials, and(eq(deskCredentials.accountId, deskAccounts.id), isTotp))
    .orderBy(deskAccounts.id)
}

/** Nobody comes in by this account any more, nor by an invitation from before; who is in is out, and its passkeys are gone. */
export async function closeAccount(
  tx: Database,
  { id, mail }: Pick<DeskAccount, 'id' | 'mail'>,
  now: Date,
): Promise<void> {
  await tx.update(deskAccounts).set({ closedAt: now }).where(eq(deskAccounts.id, id))
  await spendInvitations(tx, mail, now)
  await shutOut(tx, id)
}

/** @returns the session's token, which stands nowhere else */
export async function addDeskSession(
  tx: Database,
  accountId: number,
  device: string | null,
  now: Date,
): Promise<string> {
  const token = makeToken()
  await tx.insert(deskSessions).values({
    tokenDigest: tokenDigest(token),
    accountId,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: minutesAfter(now, DESK_SESSION_HOURS * 60),
  })
  return token
}

const isAlive = (now: Date) =>
  and(gt(deskSessions.expiresAt, now), gt(deskSessions.lastSeenAt, minutesAfter(now, -DESK_IDLE_MINUTES)))

/** Whose session it is; `null` when it has ended, was left alone for too long, or its account is closed. */
export async function getDeskSession(db: Database, token: string, now: Date) {
  const [found] = await db
    .select({
      id: deskSessions.id,
      createdAt: deskSessions.createdAt,
      lastSeenAt: deskSessions.lastSeenAt,
      account: deskAccounts,
    })
    .from(deskSessions)
    .innerJoin(deskAccounts, eq(deskAccounts.id, deskSessions.accountId))
    .where(and(eq(deskSessions.tokenDigest, tokenDigest(token)), isAlive(now), isNull(deskAccounts.closedAt)))
  return found ?? null
}

export async function markDeskSeen(db: Database, id: number, now: Date): Promise<void> {
  await db.update(deskSessions).set({ lastSeenAt: now }).where(eq(deskSessions.id, id))
}

/** Those of an account that are alive, the one that was used last first. */
export function listDeskSessions(db: Database, accountId: number, now: Date) {
  const { id, device, createdAt, lastSeenAt } = deskSessions
  return db
    .select({ id, device, createdAt, lastSeenAt })
    .from(deskSessions)
    .where(and(eq(deskSessions.accountId, accountId), isAlive(now)))
    .orderBy(desc(lastSeenAt), desc(id))
}

/** @returns whether the account had such a session */
export async function endDeskSession(tx: Database, accountId: number, id: number): Promise<boolean> {
  const isIt = and(eq(deskSessions.accountId, accountId), eq(deskSessions.id, id))
  return (await tx.delete(deskSessions).where(isIt).returning({ id: deskSessions.id })).length > 0
}

/** Takes away what has ended: sessions, invitations that nobody accepted, and dialogues that came to nothing. */
export async function purgeDesk(db: Database, now: Date): Promise<void> {
  await db.delete(deskSessions).where(lte(deskSessions.expiresAt, now))
  await db.delete(deskInvitations).where(lte(deskInvitations.expiresAt, now))
  await db.delete(deskChallenges).where(lte(deskChallenges.expiresAt, now))
}
