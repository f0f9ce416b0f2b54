import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type BulkFate, type BulkField, MAX_FOUND } from '@/lib/contract/desk/bulk'
import type { FieldFlaw, InstitutionValues } from '@/lib/contract/desk/institution'
import type { Text } from '@/lib/contract/lenient'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { keepDeskRecord } from '@/provider/desk/store/desk-record'
import { dropRetirement, setRetirementAgain, writeState } from '@/provider/desk/store/institution-state'
import {
  holdImports,
  holdInstitution,
  recordOfInstitution,
  saidBefore,
  versionOf,
  writeSaid,
} from '@/provider/desk/store/institutions'
import { institutes } from '@/provider/directory/store/schema'
import { checkInstitution, DISTRICT_OF_TOWN } from '@/provider/edits/check'
import { type ChangedRecord, instituteChanges, instituteEdits } from '@/provider/edits/edit-tables'
import { type EditedColumns, valuesOf, writesOf } from '@/provider/edits/fields'
import type { Database } from '@/provider/platform/database'

type Row = typeof institutes.$inferSelect
export type Asked = { field: BulkField; value: string }

/** What is said of each; a town lies in its district. */
function saidOf({ field, value }: Asked): InstitutionValues {
  if (field === 'retired') return {}
  if (field !== 'city_id') return { [field]: value }
  const district = DISTRICT_OF_TOWN.get(value)
  return district === undefined ? { city_id: value } : { city_id: value, district_id: district }
}

/** The fields of which it says something. */
const namesOf = (asked: Asked): string[] => Object.keys(saidOf(asked))

const cellOf = (row: Row, field: BulkField) =>
  field === 'retired' ? (row.retiredAt === null ? '' : 'yes') : valuesOf(row)[field]

type Plan = {
  fate: Extract<BulkFate, 'changed' | 'same' | 'wrong'>
  changed: InstitutionValues
  after: string
  flaw: FieldFlaw | null
}

function planFor(row: Row, asked: Asked): Plan {
  const { field, value } = asked
  const nothing = { changed: {}, flaw: null }
  if (field === 'retired') {
    if (value !== 'yes') return { ...nothing, fate: 'wrong', after: '', flaw: 'unread' }
    return { ...nothing, fate: row.retiredAt === null ? 'changed' : 'same', after: 'yes' }
  }
  const before = cellOf(row, field)
  const { changed, flaws } = checkInstitution(valuesOf(row), saidOf(asked))
  if (flaws !== null) {
    const [flaw = 'unread'] = flaws.values()
    return { changed: {}, fate: 'wrong', after: before, flaw }
  }
  const isSame = Object.keys(changed).length === 0
  return { changed, fate: isSame ? 'same' : 'changed', after: changed[field] ?? before, flaw: null }
}

export type Previewed = { id: number; name: Text; version: string; before: string } & Pick<
  Plan,
  'after' | 'fate' | 'flaw'
>

/** What would become of each, in their order; those that are no more are left out. */
export async function previewChange(db: Database, ids: readonly number[], asked: Asked): Promise<Previewed[]> {
  const rows = await db
    .select()
    .from(institutes)
    .where(inArray(institutes.id, ids.slice(0, MAX_FOUND)))
    .orderBy(institutes.id)
  return rows.map((row) => {
    const { after, fate, flaw } = planFor(row, asked)
    const shared = { id: row.id, name: row.name, version: versionOf(row), before: cellOf(row, asked.field) }
    return { ...shared, after, fate, flaw }
  })
}

async function apply(tx: Database, account: DeskAccount, row: Row, asked: Asked, now: Date, change: number) {
  const { changed, fate } = planFor(row, asked)
  if (fate !== 'changed') return { fate, end: null }
  if (asked.field === 'retired') {
    const end = await dropRetirement(tx, account, row.id, now)
    await writeState(tx, account, row, { action: 'retire', successorId: null }, now, { change })
    return { fate, end }
  }
  await writeSaid(tx, account, row, changed, now, { change })
  return { fate, end: null }
}

const pick = <Of extends object>(row: Of, names: readonly string[]): Partial<Of> =>
  // fromEntries forgets its keys.
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))) as Partial<Of>

async function saidOnce(tx: Database, id: number): Promise<InstitutionValues> {
  const [edits] = await tx.select().from(instituteEdits).where(eq(instituteEdits.instituteId, id))
  return edits?.said ?? {}
}

type ChangeOutcome =
  { kind: 'done'; id: number; ids: number[] } | { kind: 'importing' } | { kind: 'nothing' } | { kind: 'left' }

const LEFT = { fate: 'left', end: null } as const

/**
 * Says one thing of many institutions as they were shown, in one transaction: those that somebody has changed since are
 * left as they are, and named. `nothing`: none of them would be changed; `left`: somebody has changed all that would be.
 */
export async function changeMany(
  db: Database,
  account: DeskAccount,
  shown: readonly { id: number; version: string }[],
  asked: Asked,
  now: Date,
): Promise<ChangeOutcome> {
  return db.transaction(async (tx) => {
    if (!(await holdImports(tx))) return { kind: 'importing' }
    const begun = { field: asked.field, records: [], changedBy: account.name, changedAt: now }
    const [change] = await tx.insert(instituteChanges).values(begun).returning({ id: instituteChanges.id })
    if (change === undefined) throw new Error('the change was not written')
    const records: ChangedRecord[] = []
    // In one order, so that of two changes at once neither waits for the other for ever.
    for (const { id, version } of shown.toSorted((one, other) => one.id - other.id)) {
      const row = await holdInstitution(tx, id)
      if (row === null) continue
      const before = cellOf(row, asked.field)
      const saidFirst = await saidOnce(tx, id)
      const isAsShown = versionOf(row) === version
      const { fate, end } = isAsShown ? await apply(tx, account, row, asked, now, change.id) : LEFT
      if (fate !== 'changed') records.push({ id, before, after: before, fate, version: null, columns: {}, said: {} })
      else {
        const after = await holdInstitution(tx, id)
        if (after === null) throw new Error('the institution is gone')
        const columns = pick<EditedColumns>(row, Object.keys(writesOf(row, planFor(row, asked).changed)))
        const value = cellOf(after, asked.field)
        // As `putBack` takes them away: by what it says now, in its one spelling.
        const said = pick(saidFirst, namesOf({ field: asked.field, value }))
        records.push({
          id,
          before,
          after: value,
          fate,
          version: versionOf(after),
          columns,
          said,
          ...(end && { end: { ...end, publishAt: end.publishAt?.toISOString() ?? null } }),
        })
      }
    }
    const ids = records.flatMap(({ id, fate }) => (fate === 'changed' ? id : []))
    if (ids.length === 0) {
      await tx.delete(instituteChanges).where(eq(instituteChanges.id, change.id))
      return { kind: records.some(({ fate }) => fate === 'left') ? 'left' : 'nothing' }
    }
    await tx.update(instituteChanges).set({ records }).where(eq(instituteChanges.id, change.id))
    return { kind: 'done', id: change.id, ids }
  })
}

/** A change of many, with what each of them is called; `null` where there is none. */
export async function getChange(db: Database, id: number) {
  const [change] = await db.select().from(instituteChanges).where(eq(instituteChanges.id, id))
  if (change === undefined) return null
  const ids = change.records.map((record) => record.id)
  const rows = await db
    .select({ id: institutes.id, name: institutes.name })
    .from(institutes)
    .where(inArray(institutes.id, ids))
  return { change, names: new Map(rows.map(({ id: each, name }) => [each, name])) }
}

/** Of which the desk says nothing, it is no source, and what it said keeps no two from being merged. */
const forgetEmpty = (tx: Database, id: number) =>
  tx
    .delete(instituteEdits)
    .where(and(eq(instituteEdits.instituteId, id), eq(instituteEdits.said, {}), isNull(instituteEdits.courses)))

/** Puts an institution back to what it was before the change, unless somebody has changed it since. */
async function putBack(
  tx: Database,
  account: DeskAccount,
  field: BulkField,
  record: ChangedRecord,
  now: Date,
  change: number,
) {
  const row = await holdInstitution(tx, record.id)
  if (row === null || versionOf(row) !== record.version) return false
  if (field === 'retired') {
    await writeState(tx, account, row, { action: 'restore', successorId: null }, now, { change })
    if (record.end !== undefined) await setRetirementAgain(tx, account, row.id, record.end, now)
    return true
  }
  const names = namesOf({ field, value: record.after })
  await tx
    .update(institutes)
    .set({ ...record.columns, updatedAt: sql`now()` })
    .where(eq(institutes.id, row.id))
  const kept = Object.entries(await saidOnce(tx, row.id)).filter(([name]) => !names.includes(name))
  const said = { ...Object.fromEntries(kept), ...record.said }
  await tx
    .update(instituteEdits)
    .set({ said, changedBy: account.name, changedAt: now })
    .where(eq(instituteEdits.instituteId, row.id))
  await forgetEmpty(tx, row.id)
  const back = { ...row, ...record.columns }
  await keepDeskRecord(tx, row.id, back, false)
  const values = valuesOf(back)
  const after = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
  await noteAudit(tx, account, now, {
    action: 'institution-changed',
    record: recordOfInstitution(row.id),
    before: saidBefore(row, after),
    after: { ...after, change },
  })
  return true
}

/** Undoes a change of many in one transaction; what somebody has changed since is kept, and named. */
export async function undoChange(
  db: Database,
  account: DeskAccount,
  id: number,
  now: Date,
): Promise<{ kind: 'done'; ids: number[] } | { kind: 'importing' | 'unknown' | 'changed' }> {
  return db.transaction(async (tx) => {
    if (!(await holdImports(tx))) return { kind: 'importing' }
    const [change] = await tx.select().from(instituteChanges).where(eq(instituteChanges.id, id)).for('update')
    if (change === undefined) return { kind: 'unknown' }
    if (change.undoneAt !== null) return { kind: 'changed' }
    const ids: number[] = []
    const records: ChangedRecord[] = []
    for (const record of change.records) {
      const isBack = record.fate === 'changed' && (await putBack(tx, account, change.field, record, now, id))
      if (isBack) ids.push(record.id)
      records.push(record.fate === 'changed' ? { ...record, fate: isBack ? 'undone' : 'kept' } : record)
    }
    await tx
      .update(instituteChanges)
      .set({ records, undoneBy: account.name, undoneAt: now })
      .where(eq(instituteChanges.id, id))
    return { kind: 'done', ids }
  })
}
