import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { AuditValues } from '@/lib/contract/desk/audit'
import type { EndingList } from '@/lib/contract/desk/end'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { recordEnds } from '@/provider/desk/store/desk-tables'
import { isDue, noteMissed, noteRemoved, type Timed, type TimedStore } from '@/provider/desk/store/draft-times'
import type { PlannedEnd } from '@/provider/edits/edit-tables'
import type { Database } from '@/provider/platform/database'

/** What ends by itself at a time, whatever it is (ADR 159): the times are kept to as those of drafts are. */

type Words = Readonly<Record<string, string>>
export type End = Omit<typeof recordEnds.$inferSelect, 'list' | 'recordId'>
export type TimedEnd = Timed<Words>

const isOf = (list: EndingList, recordId: string) => and(eq(recordEnds.list, list), eq(recordEnds.recordId, recordId))

export async function getEnd(db: Database, list: EndingList, id: string): Promise<End | null> {
  const [found] = await db.select().from(recordEnds).where(isOf(list, id))
  return found ?? null
}

/** All that are set, the soonest first. */
export const listEnds = (db: Database) => db.select().from(recordEnds).orderBy(asc(recordEnds.publishAt))

/** Of what the time has come. */
export const listDueEnds = (db: Database, now: Date) =>
  db
    .select({ list: recordEnds.list, id: recordEnds.recordId })
    .from(recordEnds)
    .where(and(lte(recordEnds.publishAt, now), isNull(recordEnds.missed)))
    .orderBy(asc(recordEnds.publishAt), asc(recordEnds.recordId))

/** Of what has ended, or is not there any more. @returns what was set, to one of all who drop it at once */
export async function dropEnd(tx: Database, list: EndingList, id: string): Promise<End | null> {
  const [dropped] = await tx.delete(recordEnds).where(isOf(list, id)).returning()
  return dropped ?? null
}

type Of = { list: EndingList; id: string; record: string }

/** The same where somebody ends it before its time, which the audit trail says. */
export async function dropUnended(tx: Database, account: DeskAccount, { list, id, record }: Of, now: Date) {
  const end = await dropEnd(tx, list, id)
  if (end !== null) await noteRemoved(tx, account, record, end, now)
  return end
}

/** The same where it is not there any more: when its time has come, that it was missed is said in its history. */
export async function dropGone(tx: Database, { list, id, record }: Of, now: Date) {
  const end = await dropEnd(tx, list, id)
  if (isDue(end, now)) await noteMissed(tx, record, end, 'changed', now)
}

/** Sets a time again that was taken away with what is taken back now, unless it is over. */
export async function setEndAgain(
  tx: Database,
  account: DeskAccount,
  { list, id, record, noted }: Of & { noted: AuditValues },
  { publishAt, ...end }: PlannedEnd,
  now: Date,
) {
  const at = publishAt === null ? null : new Date(publishAt)
  if (at === null || at <= now) return
  await tx.insert(recordEnds).values({ ...end, list, recordId: id, publishAt: at })
  await noteAudit(tx, account, now, { action: 'publish-time-set', record, after: { ...noted, at: at.toISOString() } })
}

/** Without a time there is no end. */
const storeOf = (list: EndingList, recordId: string, said: Words): TimedStore => ({
  change: (tx, set) =>
    set.publishAt === null
      ? dropEnd(tx, list, recordId)
      : tx
          .insert(recordEnds)
          .values({ list, recordId, said, ...set })
          .onConflictDoUpdate({ target: [recordEnds.list, recordEnds.recordId], set: { said, ...set } }),
  remove: (tx) => dropEnd(tx, list, recordId),
})

type Ending = {
  list: EndingList
  id: string
  /** What the audit trail calls it, and says of its end. */
  record: string
  noted: AuditValues
  said: Words
  end: End | null
  /** Why it cannot end so. */
  flaws: ReadonlyMap<string, string> | null
  perform: (tx: Database, account: DeskAccount, now: Date) => Promise<void>
}

/** What is held, with the time at which it ends. */
export const timedEnd = ({ list, id, record, noted, said, end, flaws, perform }: Ending): TimedEnd => ({
  ...{ record, noted, miss: end?.missed ?? null, store: storeOf(list, id, said) },
  draft: { publishAt: null, timeSetById: null, timeSetBy: null, missed: null, ...end, said },
  flawsOf: () => flaws,
  async publish(tx, account, _said, now) {
    await perform(tx, account, now)
    return true
  },
})
