import { and, asc, desc, eq, gt, gte, inArray, type SQL } from 'drizzle-orm'
import { indianDay } from '@/lib/contract/indian-day'
import type { EnquiryType } from '@/lib/contract/enquiry'
import { type Actor, noteAudit } from '@/provider/desk/store/audit'
import type { Enquiry } from '@/provider/enquiries/store/enquiries'
import { enquiryNotices, enquiries, type NoticeChannel } from '@/provider/enquiries/store/enquiry-tables'
import type { Database } from '@/provider/platform/database'

/** Which enquiries; `null` for all. */
export type EnquiryFilter = {
  since: Date | null
  types: readonly EnquiryType[] | null
  /** Only those that look like a robot's, or only the others. */
  suspected: boolean | null
}

/** What became of telling the operator. */
export type NoticeState = { channel: NoticeChannel; state: 'told' | 'waiting' | 'given up'; tries: number }
export type ListedEnquiry = Enquiry & { notices: NoticeState[] }

function matching({ since, types, suspected }: EnquiryFilter): SQL[] {
  return [
    ...(since === null ? [] : [gte(enquiries.createdAt, since)]),
    ...(types === null ? [] : [inArray(enquiries.type, [...types])]),
    ...(suspected === null ? [] : [eq(enquiries.isSuspected, suspected)]),
  ]
}

async function withNotices(db: Database, found: Enquiry[]): Promise<ListedEnquiry[]> {
  const ids = found.map((enquiry) => enquiry.id)
  const notices = await db
    .select()
    .from(enquiryNotices)
    .where(inArray(enquiryNotices.requestId, ids))
    .orderBy(asc(enquiryNotices.id))
  return found.map((enquiry) => ({
    ...enquiry,
    notices: notices
      .filter((notice) => notice.requestId === enquiry.id)
      .map(({ channel, tries, deliveredAt, givenUpAt }) => ({
        channel,
        tries,
        state: deliveredAt ? 'told' : givenUpAt ? 'given up' : 'waiting',
      })),
  }))
}

/** The latest first. */
export async function listLatestEnquiries(db: Database, filter: EnquiryFilter, most: number): Promise<ListedEnquiry[]> {
  const found = await db
    .select()
    .from(enquiries)
    .where(and(...matching(filter)))
    .orderBy(desc(enquiries.id))
    .limit(most)
  return withNotices(db, found)
}

/** How many there are. */
export const countEnquiries = (db: Database, filter: EnquiryFilter) => db.$count(enquiries, and(...matching(filter)))

/**
 * That somebody has enquiries as a file, how many and which, for the audit trail: noted before anything is given, so that
 * nobody has it without an entry.
 * @param reason as who asks at the desk says it
 */
export const noteExport = (
  db: Database,
  by: Actor,
  now: Date,
  { types, since, suspected, ...what }: EnquiryFilter & { reason: string | null; count: number },
) =>
  noteAudit(db, by, now, {
    action: 'enquiries-exported',
    record: 'enquiries',
    after: {
      ...what,
      ...{ type: types?.join(', ') ?? null, since: since === null ? null : indianDay(since) },
      ...(suspected !== null && { suspected }),
    },
  })

/** Of a page of an export: few enough to hold, many enough to be quick. */
const PAGE = 200

/** All of them, the oldest first, read as they are needed; what is stored meanwhile may come along. */
export async function* eachEnquiry(db: Database, filter: EnquiryFilter): AsyncGenerator<ListedEnquiry> {
  for (let after = 0; ;) {
    const found = await db
      .select()
      .from(enquiries)
      .where(and(gt(enquiries.id, after), ...matching(filter)))
      .orderBy(asc(enquiries.id))
      .limit(PAGE)
    yield* await withNotices(db, found)
    const last = found.at(-1)
    if (last === undefined || found.length < PAGE) return
    after = last.id
  }
}
