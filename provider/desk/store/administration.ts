import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { AccountAction } from '@/lib/contract/desk/administration'
import { type DeskRole, mayCall } from '@/lib/contract/desk/rights'
import { isWhole } from '@/provider/desk/own-institute'
import { recordOf, rightsOf } from '@/provider/desk/sign-in'
import {
  addInvitation,
  closeAccount,
  type DeskAccount,
  getAccountByMail,
  type Invited,
  keepsRights,
  setCredential,
  spendInvitations,
} from '@/provider/desk/store/accounts'
import { type Actor, noteAudit } from '@/provider/desk/store/audit'
import { deskAccounts, deskInvitations } from '@/provider/desk/store/desk-tables'
import { releaseEnquiriesOf } from '@/provider/desk/store/enquiries'
import { institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

/** Those that can still be accepted, the latest first. */
export function listInvitations(db: Database, now: Date) {
  const { name, mail, role, instituteId, expiresAt, usedAt } = deskInvitations
  return db
    .select({ name, mail, role, expiresAt, instituteId, institute: institutes.name })
    .from(deskInvitations)
    .leftJoin(institutes, eq(institutes.id, instituteId))
    .where(and(isNull(usedAt), gt(expiresAt, now)))
    .orderBy(asc(expiresAt))
}

/** `other-rights`: they have an account with another role, or of another institution. */
export type InviteOutcome = { token: string } | 'other-rights' | 'no-institute'

/**
 * Invites somebody. Who has an account keeps its rights: by an invitation nobody's change unseen. A representative is one
 * institution's that stands, and nobody else is any's.
 */
export function inviteToDesk(db: Database, by: Actor, invited: Invited, now: Date): Promise<InviteOutcome> {
  return db.transaction(async (tx): Promise<InviteOutcome> => {
    if (!(await isWhole(tx, { instituteId: null, ...invited }))) return 'no-institute'
    if (!keepsRights(await getAccountByMail(tx, invited.mail), invited)) return 'other-rights'
    await noteAudit(tx, by, now, {
      ...{ action: 'account-invited', record: `mail ${invited.mail}`, after: rightsOf(invited) },
    })
    return { token: await addInvitation(tx, invited, now) }
  })
}

/** `own`: nobody takes away their own rights. `changed`: it is not as it was shown. */
export type AccountOutcome = 'done' | 'own' | 'changed' | 'unknown' | 'no-institute'
/** `role`: the new one. */
export type AccountChange = { action: AccountAction; id: number; was: DeskRole; role: DeskRole }

async function change(tx: Database, by: DeskAccount, account: DeskAccount, asked: AccountChange, now: Date) {
  const record = recordOf(account)
  if (asked.action === 'unlock') {
    await setCredential(tx, account.id, { wrongTries: 0, lockedUntil: null })
    return noteAudit(tx, by, now, { action: 'account-unlocked', record })
  }
  if (asked.action === 'close') {
    await closeAccount(tx, account, now)
    await releaseEnquiriesOf(tx, by, account.id, now)
    return noteAudit(tx, by, now, { action: 'account-closed', record })
  }
  // An invitation from before would bring back what is taken away now.
  await spendInvitations(tx, account.mail, now)
  await tx.update(deskAccounts).set({ role: asked.role, instituteId: null }).where(eq(deskAccounts.id, account.id))
  if (!mayCall(asked.role, 'GET /desk/enquiries')) await releaseEnquiriesOf(tx, by, account.id, now)
  const [before, after] = [rightsOf(account), { role: asked.role }]
  return noteAudit(tx, by, now, { action: 'account-changed', record, before, after })
}

/**
 * Changes somebody else's account. Administrators are held, and who asks must still be one: of two who close each
 * other at the same moment one is heard, so that there is always an administrator left.
 */
export function changeAccount(db: Database, by: DeskAccount, asked: AccountChange, now: Date): Promise<AccountOutcome> {
  return db.transaction(async (tx): Promise<AccountOutcome> => {
    const administrators = await tx
      .select({ id: deskAccounts.id })
      .from(deskAccounts)
      .where(and(eq(deskAccounts.role, 'administrator'), isNull(deskAccounts.closedAt)))
      .orderBy(asc(deskAccounts.id))
      .for('update')
    const [account] = await tx.select().from(deskAccounts).where(eq(deskAccounts.id, asked.id)).for('update')
    if (account === undefined) return 'unknown'
    if (account.id === by.id) return 'own'
    const isStill = administrators.some(({ id }) => id === by.id)
    if (!isStill || account.closedAt !== null || account.role !== asked.was) return 'changed'
    // Whose, a change of the role does not say: an invitation does.
    if (asked.action === 'role' && asked.role === 'representative') return 'no-institute'
    await change(tx, by, account, asked, now)
    return 'done'
  })
}
