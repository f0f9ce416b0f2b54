import { and, desc, eq, sql } from 'drizzle-orm'
import {
  ANSWERED_BY,
  type AnsweredBy,
  ENQUIRY_ACTIONS,
  type EnquiryAction,
  type EnquiryState,
} from '@/lib/contract/desk/enquiry-states'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { type Actor, noteAudit } from '@/provider/desk/store/audit'
import { deskAccounts, deskEnquiries, deskNotes } from '@/provider/desk/store/desk-tables'
import { enquiries } from '@/provider/enquiries/store/enquiry-tables'
import type { Database } from '@/provider/platform/database'

export const recordOfEnquiry = (id: number) => `enquiry ${id}`

export const enquiryState = sql<EnquiryState>`coalesce(${deskEnquiries.state}, 'new')`
const version = sql<number>`coalesce(${deskEnquiries.version}, 0)`

/** How an enquiry stands, with all that it says; `null` where there is none. */
export async function getDeskEnquiry(db: Database, id: number) {
  const [found] = await db
    .select({
      enquiry: enquiries,
      state: enquiryState,
      version,
      takenBy: deskAccounts.name,
      followUpOn: deskEnquiries.followUpOn,
    })
    .from(enquiries)
    .leftJoin(deskEnquiries, eq(deskEnquiries.enquiryId, enquiries.id))
    .leftJoin(deskAccounts, eq(deskAccounts.id, deskEnquiries.takenBy))
    .where(eq(enquiries.id, id))
  return found ?? null
}

export function listNotes(db: Database, enquiryId: number) {
  return db
    .select({
      id: deskNotes.id,
      by: deskAccounts.name,
      text: deskNotes.text,
      createdAt: deskNotes.createdAt,
      answeredBy: deskNotes.answeredBy,
    })
    .from(deskNotes)
    .innerJoin(deskAccounts, eq(deskAccounts.id, deskNotes.accountId))
    .where(eq(deskNotes.enquiryId, enquiryId))
    .orderBy(desc(deskNotes.id))
}

/** `changed`: somebody has changed it since it was shown, or it cannot be done from where it stands. */
export type ActOutcome = 'done' | 'changed' | 'unknown'

/** Holds how an enquiry stands until the transaction ends; `null` where there is none. */
async function holdState(tx: Database, id: number, now: Date) {
  const [enquiry] = await tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, id)).for('key share')
  if (enquiry === undefined) return null
  await tx
    .insert(deskEnquiries)
    .values({ enquiryId: id, state: 'new', version: 0, changedAt: now })
    .onConflictDoNothing()
  const [row] = await tx.select().from(deskEnquiries).where(eq(deskEnquiries.enquiryId, id)).for('update')
  if (row === undefined) throw new Error('the state of the enquiry was not written')
  return row
}

/**
 * Does something with an enquiry as it was shown: with another version nothing is done. What was done is in the audit
 * trail, and of an answer whether it went by mail or call.
 * @param asked `note`: what was answered, for the notes
 */
export async function actOnEnquiry(
  db: Database,
  account: DeskAccount,
  {
    id,
    action,
    version: shown,
    note,
  }: { id: number; action: EnquiryAction; version: number; note?: string | undefined },
  now: Date,
): Promise<ActOutcome> {
  return db.transaction(async (tx): Promise<ActOutcome> => {
    const row = await holdState(tx, id, now)
    if (row === null) return 'unknown'
    const { from, to, whose } = ENQUIRY_ACTIONS[action]
    const isAllowed = from.some((each) => each === row.state)
    if (row.version !== shown || !isAllowed) return 'changed'
    const takenBy = { mine: account.id, nobody: null, same: row.takenBy }[whose]
    // What is closed is due no more.
    const followUpOn = to === 'closed' ? null : row.followUpOn
    await tx
      .update(deskEnquiries)
      .set({ state: to, takenBy, followUpOn, version: shown + 1, changedAt: now })
      .where(eq(deskEnquiries.enquiryId, id))
    await noteAudit(tx, account, now, {
      action: 'enquiry-changed',
      record: recordOfEnquiry(id),
      before: { state: row.state, account: row.takenBy },
      after: { state: to, account: takenBy, ...(to === 'answered' ? { by: action } : {}) },
    })
    const answeredBy = ANSWERED_BY.find((each) => each === action) ?? null
    if (note !== undefined) await writeNote(tx, account, { id, text: note, answeredBy }, now)
    return 'done'
  })
}

/** Closes an enquiry whose error an editor has mended; that of a visitor who was answered meanwhile stays as it is. */
export function closeMended(db: Database, account: DeskAccount, id: number, now: Date): Promise<ActOutcome> {
  return db.transaction(async (tx): Promise<ActOutcome> => {
    const row = await holdState(tx, id, now)
    if (row === null) return 'unknown'
    if (row.state !== 'new' && row.state !== 'taken') return 'changed'
    await tx
      .update(deskEnquiries)
      .set({ state: 'closed', followUpOn: null, version: row.version + 1, changedAt: now })
      .where(eq(deskEnquiries.enquiryId, id))
    await noteAudit(tx, account, now, {
      action: 'enquiry-changed',
      record: recordOfEnquiry(id),
      before: { state: row.state, account: row.takenBy },
      after: { state: 'closed', account: row.takenBy, by: 'mended' },
    })
    return 'done'
  })
}

/** What somebody has taken who is gone waits for the others again. */
export async function releaseEnquiriesOf(tx: Database, by: Actor, accountId: number, now: Date): Promise<void> {
  const released = await tx
    .update(deskEnquiries)
    .set({ state: 'new', takenBy: null, version: sql`${deskEnquiries.version} + 1`, changedAt: now })
    .where(and(eq(deskEnquiries.takenBy, accountId), eq(deskEnquiries.state, 'taken')))
    .returning({ id: deskEnquiries.enquiryId })
  for (const { id } of released)
    await noteAudit(tx, by, now, {
      action: 'enquiry-changed',
      record: recordOfEnquiry(id),
      before: { state: 'taken', account: accountId },
      after: { state: 'new', account: null },
    })
}

/** Says on which day an enquiry is due, or `null` for none; not of one that is closed. */
export async function setFollowUp(
  db: Database,
  account: DeskAccount,
  { id, day, version: shown }: { id: number; day: string | null; version: number },
  now: Date,
): Promise<ActOutcome> {
  return db.transaction(async (tx): Promise<ActOutcome> => {
    const row = await holdState(tx, id, now)
    if (row === null) return 'unknown'
    if (row.version !== shown || row.state === 'closed') return 'changed'
    await tx
      .update(deskEnquiries)
      .set({ followUpOn: day, version: shown + 1 })
      .where(eq(deskEnquiries.enquiryId, id))
    const record = recordOfEnquiry(id)
    const [before, after] = [{ day: row.followUpOn }, { day }]
    await noteAudit(tx, account, now, { action: 'follow-up-set', record, before, after })
    return 'done'
  })
}

/**
 * The audit trail, which nobody can change, says that there is a note and how long it is, and not a word of it: it goes
 * when its visitor is forgotten.
 */
async function writeNote(
  tx: Database,
  account: DeskAccount,
  { id, text, answeredBy }: { id: number; text: string; answeredBy: AnsweredBy | null },
  now: Date,
) {
  await tx.insert(deskNotes).values({ enquiryId: id, accountId: account.id, text, answeredBy, createdAt: now })
  await noteAudit(tx, account, now, {
    action: 'note-added',
    record: recordOfEnquiry(id),
    after: { characters: [...text].length },
  })
}

/**
 * Adds a note.
 * @returns whether there is such an enquiry
 */
export async function addNote(
  db: Database,
  account: DeskAccount,
  { id, text }: { id: number; text: string },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [enquiry] = await tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, id)).for('key share')
    if (enquiry === undefined) return false
    await writeNote(tx, account, { id, text, answeredBy: null }, now)
    return true
  })
}
