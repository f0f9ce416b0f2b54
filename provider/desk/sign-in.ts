import type { Logger } from 'pino'
import { minutesAfter } from '@/lib/contract/time'
import { type DeskSecrets, stepOf } from '@/provider/desk/secrets'
import {
  addDeskSession,
  countInvitationTry,
  type DeskAccount,
  getInvitation,
  holdAccountByMail,
  holdCredential,
  holdInvitation,
  type Invited,
  keepsRights,
  putAccount,
  setCredential,
  spendInvitations,
  tidyMail,
} from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import type { Database } from '@/provider/platform/database'

/** So many wrong codes in a row are tried at once; each further one waits twice as long as the one before. */
export const FREE_TRIES = 5
const FIRST_LOCK_MINUTES = 15
const MAX_LOCK_MINUTES = 24 * 60
/** More belong to nobody who has the authenticator in the hand. */
const INVITATION_TRIES = 10

export const recordOf = ({ id }: Pick<DeskAccount, 'id'>) => `account ${id}`
/** What the audit trail says of what somebody may do. */
export const rightsOf = ({ role, instituteId = null }: Pick<Invited, 'role' | 'instituteId'>) => ({
  role,
  ...(instituteId !== null && { institution: instituteId }),
})
export const actorOf = ({ id, name }: DeskAccount) => ({ id, name })

type Tried = { code: string; device: string | null }

/** How long nobody may try after so many wrong codes in a row. */
export function lockAfter(wrongTries: number, now: Date): Date | null {
  if (wrongTries < FREE_TRIES) return null
  const minutes = FIRST_LOCK_MINUTES * 2 ** Math.min(wrongTries - FREE_TRIES, 10)
  return minutesAfter(now, Math.min(minutes, MAX_LOCK_MINUTES))
}

/**
 * Signs in with a code of the authenticator. A code serves once: neither it nor an older one is taken again. While
 * an account is locked no code is looked at, so that a right one cannot be told from others.
 * @returns the session's token; `null` for every refusal, which all look alike from outside
 */
export async function signInAtDesk(
  db: Database,
  secrets: DeskSecrets,
  { mail, code, device }: Tried & { mail: string },
  now: Date,
  log: Logger,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const found = await holdCredential(tx, tidyMail(mail))
    if (found === null) return null
    const { account, credential } = found
    if (credential.lockedUntil !== null && credential.lockedUntil > now) return null
    const step = stepOf(secrets.open(credential.sealedSecret), code, now)
    if (step === null || step <= credential.lastStep) {
      const wrongTries = credential.wrongTries + 1
      const lockedUntil = lockAfter(wrongTries, now)
      await setCredential(tx, account.id, { wrongTries, lockedUntil })
      if (lockedUntil !== null) {
        log.warn({ account: account.id }, 'an account of the desk is locked: too many wrong codes')
        const after = { until: lockedUntil.toISOString() }
        await noteAudit(tx, actorOf(account), now, { action: 'account-locked', record: recordOf(account), after })
      }
      return null
    }
    await setCredential(tx, account.id, { lastStep: step, wrongTries: 0, lockedUntil: null })
    await noteAudit(tx, actorOf(account), now, { action: 'signed-in', record: recordOf(account) })
    return addDeskSession(tx, account.id, device, now)
  })
}

/** What became of an invitation: `gone` where it was used, is older than a day, or was tried too often. */
export type Accepted = { kind: 'accepted'; token: string } | { kind: 'wrong' } | { kind: 'gone' }

/** Accepts an invitation with the first code of the new authenticator: the account is open, and its owner signed in. */
export async function acceptInvitation(
  db: Database,
  secrets: DeskSecrets,
  { token, code, device }: Tried & { token: string },
  now: Date,
): Promise<Accepted> {
  return db.transaction(async (tx): Promise<Accepted> => {
    // Its account is held first, as wherever both are: or else two could wait for each other.
    const asked = await getInvitation(tx, token, now)
    const former = asked && (await holdAccountByMail(tx, asked.mail))
    const invitation = await holdInvitation(tx, token, now)
    if (invitation === null || invitation.tries >= INVITATION_TRIES) return { kind: 'gone' }
    // Their role was changed while this was on its way.
    if (!keepsRights(former, invitation)) return { kind: 'gone' }
    const secret = secrets.ofInvitation(token)
    const lastStep = stepOf(secret, code, now)
    if (lastStep === null) {
      await countInvitationTry(tx, token, invitation.tries + 1)
      return { kind: 'wrong' }
    }
    await spendInvitations(tx, invitation.mail, now)
    const account = await putAccount(tx, invitation, { sealedSecret: secrets.seal(secret), lastStep }, now)
    const before = former && rightsOf(former)
    const after = rightsOf(account)
    await noteAudit(tx, actorOf(account), now, { action: 'account-opened', record: recordOf(account), before, after })
    return { kind: 'accepted', token: await addDeskSession(tx, account.id, device, now) }
  })
}
