import { and, asc, desc, eq, ilike, inArray, lte, ne, or, sql } from 'drizzle-orm'
import type { InboxOrder } from '@/lib/contract/desk/enquiry'
import type { EnquiryState } from '@/lib/contract/desk/enquiry-states'
import type { EnquiryType } from '@/lib/contract/enquiry'
import { indianDay } from '@/lib/contract/indian-day'
import { containing } from '@/provider/desk/store/audit'
import { deskAccounts, deskEnquiries } from '@/provider/desk/store/desk-tables'
import { enquiryState as state } from '@/provider/desk/store/enquiries'
import { erasedSoon } from '@/provider/enquiries/store/enquiries'
import { enquiries } from '@/provider/enquiries/store/enquiry-tables'
import type { Database } from '@/provider/platform/database'

export type InboxQuery = {
  states: readonly EnquiryState[] | undefined
  types: readonly EnquiryType[] | undefined
  /** Those that this account has taken. */
  takenBy: number | undefined
  /** Those that are to be followed up by this day. */
  dueBy: string | undefined
  /** Those that are erased soon after this moment, of such as are kept for so many days. */
  erasing: { now: Date; keptDays: number } | undefined
  q: string | undefined
  order: InboxOrder | undefined
  page: number
  limit: number
}

function matching({ states, types, takenBy, dueBy, erasing, q }: InboxQuery) {
  const pattern = q === undefined ? undefined : containing(q)
  return and(
    states && inArray(state, [...states]),
    types && inArray(enquiries.type, [...types]),
    takenBy === undefined ? undefined : eq(deskEnquiries.takenBy, takenBy),
    dueBy === undefined ? undefined : lte(deskEnquiries.followUpOn, dueBy),
    erasing && erasedSoon(erasing.now, erasing.keptDays),
    pattern === undefined
      ? undefined
      : or(ilike(enquiries.name, pattern), ilike(enquiries.phone, pattern), ilike(enquiries.email, pattern)),
  )
}

const WAITING: readonly EnquiryState[] = ['new', 'taken']
/** Whoever waits longest is first where all that is asked for waits. */
const orderOf = ({ order, states, dueBy }: InboxQuery): InboxOrder =>
  order ?? (dueBy !== undefined || states?.every((each) => WAITING.includes(each)) ? 'oldest' : 'latest')

/** A page of the inbox, and how many there are. */
export async function listInbox(db: Database, query: InboxQuery) {
  const where = matching(query)
  const rows = await db
    .select({ enquiry: enquiries, state, takenBy: deskAccounts.name, followUpOn: deskEnquiries.followUpOn })
    .from(enquiries)
    .leftJoin(deskEnquiries, eq(deskEnquiries.enquiryId, enquiries.id))
    .leftJoin(deskAccounts, eq(deskAccounts.id, deskEnquiries.takenBy))
    .where(where)
    .orderBy(orderOf(query) === 'oldest' ? asc(enquiries.id) : desc(enquiries.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const [{ total } = { total: 0 }] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(enquiries)
    .leftJoin(deskEnquiries, eq(deskEnquiries.enquiryId, enquiries.id))
    .where(where)
  return { rows, total }
}

/** Who has taken some that are not closed, by name. */
export const listTakers = (db: Database) =>
  db
    .selectDistinct({ id: deskAccounts.id, name: deskAccounts.name })
    .from(deskEnquiries)
    .innerJoin(deskAccounts, eq(deskAccounts.id, deskEnquiries.takenBy))
    .where(ne(deskEnquiries.state, 'closed'))
    .orderBy(asc(deskAccounts.name), asc(deskAccounts.id))

/** How many stand how, how many are this account's or due, and since when the longest of those that are new, taken and due waits. */
export async function countInbox(db: Database, accountId: number, now: Date) {
  const rows = await db
    .select({
      state,
      count: sql<number>`count(*)::int`,
      mine: sql<number>`(count(*) filter (where ${deskEnquiries.takenBy} = ${accountId}))::int`,
      oldest: sql<Date>`min(${enquiries.createdAt})`.mapWith(enquiries.createdAt),
      longest: sql<Date | null>`min(${deskEnquiries.changedAt})`.mapWith(deskEnquiries.changedAt),
    })
    .from(enquiries)
    .leftJoin(deskEnquiries, eq(deskEnquiries.enquiryId, enquiries.id))
    .groupBy(state)
  const [first] = await db
    .select({ day: sql<string | null>`min(${deskEnquiries.followUpOn})::text` })
    .from(deskEnquiries)
    .where(lte(deskEnquiries.followUpOn, indianDay(now)))
  const of = (wanted: EnquiryState) => rows.find((row) => row.state === wanted)
  return {
    new: of('new')?.count ?? 0,
    taken: of('taken')?.count ?? 0,
    answered: of('answered')?.count ?? 0,
    closed: of('closed')?.count ?? 0,
    mine: of('taken')?.mine ?? 0,
    due: await db.$count(deskEnquiries, lte(deskEnquiries.followUpOn, indianDay(now))),
    oldestNewAt: of('new')?.oldest ?? null,
    oldestTakenAt: of('taken')?.longest ?? null,
    oldestDueOn: first?.day ?? null,
  }
}
