import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { MAX_ERROR_REPORTS } from '@/lib/contract/desk/error-report'
import { LOCALES } from '@/lib/contract/language'
import { reportedIn } from '@/lib/rules/enquiries/correction'
import { readId } from '@/provider/http/params'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { type ActOutcome, closeMended } from '@/provider/desk/store/enquiries'
import { deskEnquiries } from '@/provider/desk/store/desk-tables'
import { institutes } from '@/provider/directory/store/schema'
import { enquiries } from '@/provider/enquiries/store/enquiry-tables'
import type { Database } from '@/provider/platform/database'

const PREFIXES = LOCALES.map(({ prefix }) => prefix).filter((prefix) => prefix !== '')
const PAGE = `^(${PREFIXES.join('|')})?/correction[?]`

/** Reports of one institution, or of all. */
const isReport = (instituteId: number | null) =>
  and(
    eq(enquiries.type, 'feedback'),
    eq(enquiries.isSuspected, false),
    sql`${enquiries.source} ~ ${instituteId === null ? PAGE : `${PAGE}(.*&)?id=${instituteId}(&|$)`}`,
  )
/** No counsellor has answered or closed it. */
const isOpen = or(isNull(deskEnquiries.state), inArray(deskEnquiries.state, ['new', 'taken']))

/** Errors that visitors reported, the latest first, and how many there are. Who reported one is not read. */
export async function listErrorReports(db: Database, instituteId: number | null) {
  const rows = await db
    .select({
      ...{ id: enquiries.id, createdAt: enquiries.createdAt, message: enquiries.message, source: enquiries.source },
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(enquiries)
    .leftJoin(deskEnquiries, eq(deskEnquiries.enquiryId, enquiries.id))
    .where(and(isReport(instituteId), isOpen))
    .orderBy(desc(enquiries.id))
    .limit(MAX_ERROR_REPORTS)
  const reports = rows.map((row) => ({ ...row, of: reportedIn(row.source ?? '') }))
  const ids = reports.flatMap(({ of }) => readId(of?.id ?? '') ?? [])
  const names = ids.length === 0 ? [] : await namesOf(db, ids)
  return {
    count: rows[0]?.count ?? 0,
    latest: reports.map(({ id, createdAt, message, source, of }) => ({
      ...{ id, reported_at: createdAt.toISOString(), words: message, address: source ?? '' },
      ...{ figure: of?.figure ?? null, institution: names.find((each) => String(each.id) === of?.id) ?? null },
    })),
  }
}

const namesOf = (db: Database, ids: readonly number[]) =>
  db
    .select({ id: institutes.id, name: institutes.name })
    .from(institutes)
    .where(inArray(institutes.id, [...ids]))

/**
 * What it reports is mended: its enquiry is closed, whoever has taken it.
 * @returns `unknown` of what is no report, `changed` of one that is answered or closed
 */
export async function mendError(db: Database, account: DeskAccount, id: number, now: Date): Promise<ActOutcome> {
  const [report] = await db
    .select({ isOpen: sql<boolean>`${isOpen}` })
    .from(enquiries)
    .leftJoin(deskEnquiries, eq(deskEnquiries.enquiryId, enquiries.id))
    .where(and(eq(enquiries.id, id), isReport(null)))
  if (report === undefined) return 'unknown'
  return report.isOpen ? closeMended(db, account, id, now) : 'changed'
}
