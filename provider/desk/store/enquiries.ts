import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { ENQUIRY_ACTIONS, type EnquiryAction, type EnquiryState } from '@/lib/contract/desk/enquiry-states'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { containing, noteAudit } from '@/provider/desk/store/audit'
import { deskAccounts, deskEnquiries, deskNotes } from '@/provider/desk/store/desk-tables'
import { type EnquiryType, enquiries } from '@/provider/enquiries/store/enquiry-tables'
import type { Database } from '@/provider/platform/database'

export const recordOfEnquiry = (id: number) => `enquiry ${id}`

const state = sql<EnquiryState>`coalesce(${deskEnquiries.state}, 'new')`
const version = sql<number>`coalesce(${deskEnquiries.version}, 0)`

export type InboxQuery = {
  states: readonly EnquiryState[] | undefined
  types: readonly EnquiryType[] | undefined
  /** Those that this account has taken. */
  takenBy: number | undefined
  q: string | undefined
  page: number
  limit: number
}

function matching({ states, types, takenBy, q }: InboxQuery) {
  const pattern = q === undefined ? undefined : containing(q)
  return and(
    states && inArray(state, [...states]),
    types && inArray(enquiries.type, [...types]),
    takenBy === undefined ? undefined : eq(deskEnquiries.takenBy, takenBy),
    pattern === undefined
      ? undefined
      : or(ilike(enquiries.name, pattern), ilike(enquiries.phone, pattern), ilike(enquiries.email, pattern)),
  )
}

/** A page of the inbox, the latest first, and how many there are. */
export async function listInbox(db: Database, query: InboxQuery) {
  const where = matching(query)
  const rows = await db
    .select({ enquiry: enquiries, state, takenBy: deskAccounts.name })
    .from(enquiries)
    .leftJoin(deskEnquiries, eq(deskEnquiries.enquiryId, enquiries.id))
    .leftJoin(deskAccounts, eq(deskAccounts.id, deskEnquiries.takenBy))
    .where(where)
    .orderBy(desc(enquiries.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const [{ total } = { total: 0 }] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(enquiries)
    .leftJoin(deskEnquiries, eq(deskEnquiries.enquiryId, enquiries.id))
    .where(where)
  return { rows, total }
}

/** How an enquiry stands, with all that it says; `null` where there is none. */
export async function getDeskEnquiry(db: Database, id: number) {
  const [found] = await db
    .select({ enquiry: enquiries, state, version, takenBy: deskAccounts.name })
    .from(enquiries)
    .leftJoin(deskEnquiries, eq(deskEnquiries.enquiryId, enquiries.id))
    .leftJoin(deskAccounts, eq(deskAccounts.id, deskEnquiries.takenBy))
    .where(eq(enquiries.id, id))
  return found ?? null
}

export function listNotes(db: Database, enquiryId: number) {
  return db
    .select({ id: deskNotes.id, by: deskAccounts.name, text: deskNotes.text, createdAt: deskNotes.createdAt })
    .from(deskNotes)
    .innerJoin(deskAccounts, eq(deskAccounts.id, deskNotes.accountId))
    .where(eq(deskNotes.enquiryId, enquiryId))
    .orderBy(desc(deskNotes.id))
}

/** How many stand how, how many are this account's, and since when the longest new one waits. */
export async function countInbox(db: Database, accountId: number) {
  const rows = await db
    .select({
      state,
      count: sql<number>`count(*)::int`,
      mine: sql<number>`(count(*) filter (where ${deskEnquiries.takenBy} = ${accountId}))::int`,
      oldest: sql<Date>`min(${enquiries.createdAt})`.mapWith(enquiries.createdAt),
    })
    .from(enquiries)
    .leftJoin(deskEnquiries, eq(deskEnquiries.enquiryId, enquiries.id))
    .groupBy(state)
  const of = (wanted: EnquiryState) => rows.find((row) => row.state === wanted)
  return {
    new: of('new')?.count ?? 0,
    taken: of('taken')?.count ?? 0,
    answered: of('answered')?.count ?? 0,
    closed: of('closed')?.count ?? 0,
    mine: of('taken')?.mine ?? 0,
    oldestNewAt: of('new')?.oldest ?? null,
  }
}

/** `changed`: somebody has changed it since it was shown, or it cannot be done from where it stands. */
export type ActOutcome = 'done' | 'changed' | 'unknown'

/** Does something with an enquiry as it was shown: with another version nothing is done. What was done is in the audit trail. */
export async function actOnEnquiry(
  db: Database,
  account: DeskAccount,
  { id, action, version: shown }: { id: number; action: EnquiryAction; version: number },
  now: Date,
): Promise<ActOutcome> {
  return db.transaction(async (tx): Promise<ActOutcome> => {
    const [enquiry] = await tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, id)).for('key share')
    if (enquiry === undefined) return 'unknown'
    await tx
      .insert(deskEnquiries)
      .values({ enquiryId: id, state: 'new', version: 0, changedAt: now })
      .onConflictDoNothing()
    const [row] = await tx.select().from(deskEnquiries).where(eq(deskEnquiries.enquiryId, id)).for('update')
    if (row === undefined) throw new Error('the state of the enquiry was not written')
    const { from, to, whose } = ENQUIRY_ACTIONS[action]
    const isAllowed = from.some((each) => each === row.state)
    if (row.version !== shown || !isAllowed) return 'changed'
    const takenBy = { mine: account.id, nobody: null, same: row.takenBy }[whose]
    await tx
      .update(deskEnquiries)
      .set({ state: to, takenBy, version: shown + 1, changedAt: now })
      .where(eq(deskEnquiries.enquiryId, id))
    await noteAudit(tx, account, now, {
      action: 'enquiry-changed',
      record: recordOfEnquiry(id),
      before: { state: row.state, account: row.takenBy },
      after: { state: to, account: takenBy },
    })
    return 'done'
  })
}

/**
 * Adds a note. The audit trail, which nobody can change, says that there is one and how long it is, and not a word
 * of it: it goes when its visitor is forgotten.
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
    await tx.insert(deskNotes).values({ enquiryId: id, accountId: account.id, text, createdAt: now })
    await noteAudit(tx, account, now, {
      action: 'note-added',
      record: recordOfEnquiry(id),
      after: { characters: [...text].length },
    })
    return true
  })
}
