import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import type { DraftedList } from '@/lib/contract/desk/rights'
import { recordDrafts } from '@/provider/desk/store/desk-tables'
import type { Draft, DraftStore } from '@/provider/desk/store/drafts'
import type { Database } from '@/provider/platform/database'

const isOf = (list: DraftedList, recordId: string) =>
  and(eq(recordDrafts.list, list), eq(recordDrafts.recordId, recordId))

export async function getRecordDraft(db: Database, list: DraftedList, id: string): Promise<Draft | null> {
  const [found] = await db.select().from(recordDrafts).where(isOf(list, id))
  return found ?? null
}

/** The same, which nobody else changes until the transaction ends: of what has no table that could be held. */
export async function holdRecordDraft(tx: Database, list: DraftedList, id: string): Promise<Draft | null> {
  const [found] = await tx.select().from(recordDrafts).where(isOf(list, id)).for('update')
  return found ?? null
}

export const draftStoreOfRecord = (list: DraftedList, recordId: string): DraftStore => ({
  async put(tx, set) {
    const target = [recordDrafts.list, recordDrafts.recordId]
    const [kept] = await tx
      .insert(recordDrafts)
      .values({ list, recordId, ...set })
      .onConflictDoUpdate({ target, set })
      .returning()
    if (kept === undefined) throw new Error('the draft was not written')
    return kept
  },
  change: (tx, set) => tx.update(recordDrafts).set(set).where(isOf(list, recordId)),
  remove: (tx) => tx.delete(recordDrafts).where(isOf(list, recordId)),
})

/** All that wait, the latest first. */
export const listRecordDrafts = (db: Database) => db.select().from(recordDrafts).orderBy(desc(recordDrafts.at))

/** Of which records the time has come, in the order of their times: with one of them others may change. */
export const listDueRecords = (db: Database, now: Date) =>
  db
    .select({ list: recordDrafts.list, id: recordDrafts.recordId })
    .from(recordDrafts)
    .where(and(lte(recordDrafts.publishAt, now), isNull(recordDrafts.missed)))
    .orderBy(asc(recordDrafts.publishAt), asc(recordDrafts.recordId))
