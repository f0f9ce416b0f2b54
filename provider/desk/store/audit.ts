import { userInfo } from 'node:os'
import { and, desc, eq, gt, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import { HTTPException } from 'hono/http-exception'
import { AUDIT_ACTIONS, type AuditAction, type AuditValues } from '@/lib/contract/desk/audit'
import { isNewDraft } from '@/lib/contract/desk/draft'
import { LANGUAGES } from '@/lib/contract/language'
import { DAY_MS } from '@/lib/contract/time'
import { deskAccounts, deskAudit } from '@/provider/desk/store/desk-tables'
import { institutes } from '@/provider/directory/store/schema'
import type { Statement } from '@/provider/import/store/cases'
import type { Database } from '@/provider/platform/database'

/**
 * Who did it: an account of the desk, or an operator by a command, with the system's name of them (`user`) where it has
 * one. `once`: by a sending that adds once (`addsOnce`).
 */
export type Actor = { id: number | null; name: string; once?: string; user?: string }

function systemUser(): Pick<Actor, 'user'> {
  try {
    return { user: userInfo().username }
  } catch {
    // In a container there may be a number alone.
    return {}
  }
}
export const TERMINAL: Actor = { id: null, name: 'terminal', ...systemUser() }
/** What the provider does when its time has come. */
export const BY_ITSELF: Actor = { id: null, name: 'by itself' }

type Noted = {
  action: AuditAction
  record: string
  before?: AuditValues
  after?: AuditValues
}

/** Several have the terminal: the entry says who of them it was. */
const withUser = ({ user }: Actor, after: AuditValues): AuditValues => (user === undefined ? after : { ...after, user })

/** What was sent is there already: nothing is added by its transaction. */
class AddedBefore extends HTTPException {
  constructor() {
    super(409, { message: 'This has been added.' })
  }
}

/**
 * Adds to the audit trail, in the transaction of the change itself: there is none without the other.
 * @throws AddedBefore of a sending that has added something, also while that was still under way
 */
export async function noteAudit(tx: Database, by: Actor, now: Date, { before = null, after = null, ...what }: Noted) {
  const entry = { at: now, accountId: by.id, by: by.name, once: by.once, ...what, before, after: withUser(by, after) }
  const written = await tx.insert(deskAudit).values(entry).onConflictDoNothing({ target: deskAudit.once }).returning()
  if (written.length === 0) throw new AddedBefore()
}

const WITHDRAWN = AUDIT_ACTIONS.filter((action) => action.endsWith('-withdrawn'))
/** How a draft ends before which there was no record. */
const DISCARDED: readonly AuditAction[] = ['draft-discarded']

/** Whether an entry is of a draft before which there was no record. */
export const isOfNewDraft = (record: string) => isNewDraft(record.slice(record.lastIndexOf(' ') + 1))

/** The record that a sending has added, and whether it has been withdrawn or, as a draft, discarded since; `null`: none. */
export async function getRecordAdded(db: Database, once: string): Promise<{ record: string; isGone: boolean } | null> {
  const [entry] = await db.select().from(deskAudit).where(eq(deskAudit.once, once))
  if (entry === undefined) return null
  const { id, record } = entry
  const ends = isOfNewDraft(record) ? DISCARDED : WITHDRAWN
  const isLater = and(eq(deskAudit.record, record), gt(deskAudit.id, id), inArray(deskAudit.action, ends))
  return { record, isGone: (await db.$count(deskAudit, isLater)) > 0 }
}

/** The same for a transaction that takes statements, such as that of an import. */
export function auditStatement(
  by: Actor,
  now: Date,
  { before = null, after = null, action, record }: Noted,
): Statement {
  const json = (values: AuditValues) => (values === null ? null : JSON.stringify(values))
  return {
    text: `insert into desk_audit (at, account_id, "by", action, record, before, after) values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [now, by.id, by.name, action, record, json(before), json(withUser(by, after))],
  }
}

/** Of a search, what a pattern of SQL would take for a sign of its own. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

type AuditQuery = {
  q: string | undefined
  actions: readonly AuditAction[] | undefined
  /** Days in India, such as 2027-01-31, both among them. */
  from: string | undefined
  to: string | undefined
  page: number
  limit: number
}

/** From the beginning of a day in India to the end of one. */
const between = (from: string | undefined, to: string | undefined) =>
  and(
    from === undefined ? undefined : gte(deskAudit.at, indianMidnight(from)),
    to === undefined ? undefined : lt(deskAudit.at, new Date(indianMidnight(to).getTime() + DAY_MS)),
  )
const indianMidnight = (day: string) => new Date(`${day}T00:00:00+05:30`)

/** Whether an institution is called so in any language. */
export const isCalled = (pattern: string) =>
  or(...LANGUAGES.map((language) => sql`${institutes.name} ->> ${language} ilike ${pattern}`))

/** Whether an entry is of a record that stands there by its number and is called so: looked up by that, however many there are. */
function isOfOneCalled(pattern: string) {
  const numberOf = (noun: string) => sql`substring(${deskAudit.record} from ${`^${noun} (\\d{1,9})$`})::int`
  return or(
    sql`exists (select from ${institutes} where ${institutes.id} = ${numberOf('institution')} and (${isCalled(pattern)}))`,
    sql`exists (select from ${deskAccounts} where ${deskAccounts.id} = ${numberOf('account')} and ${ilike(deskAccounts.name, pattern)})`,
  )
}

/** @returns a page of the entries of these days that name the text or are one of the actions, the latest first, and how many there are */
export async function listAudit(db: Database, query: AuditQuery) {
  const pattern = query.q === undefined ? undefined : containing(query.q)
  const names =
    pattern === undefined
      ? undefined
      : or(
          ilike(deskAudit.by, pattern),
          ilike(deskAudit.action, pattern),
          ilike(deskAudit.record, pattern),
          isOfOneCalled(pattern),
          inArray(deskAudit.action, [...(query.actions ?? [])]),
        )
  const matches = and(names, between(query.from, query.to))
  const rows = await db
    .select()
    .from(deskAudit)
    .where(matches)
    .orderBy(desc(deskAudit.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const [{ total } = { total: 0 }] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(deskAudit)
    .where(matches)
  return { rows, total }
}

/** All that was noted of one record, the latest first. */
export function listAuditOf(db: Database, record: string) {
  return db.select().from(deskAudit).where(eq(deskAudit.record, record)).orderBy(desc(deskAudit.id))
}
