import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ofOwnFees } from '@/lib/contract/fee-range'
import type { AuditAction } from '@/lib/contract/desk/audit'
import type { FieldFlaw, InstitutionField, InstitutionValues } from '@/lib/contract/desk/institution'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { keepDeskRecord, keepDeskSource } from '@/provider/desk/store/desk-record'
import { versionOfValue } from '@/provider/desk/store/version'
import { institutes } from '@/provider/directory/store/schema'
import { checkInstitution } from '@/provider/edits/check'
import { instituteDrafts, instituteEdits } from '@/provider/edits/edit-tables'
import { type EditedColumns, UNLISTED, valuesInVersion, valuesOf, withSaid, writesOf } from '@/provider/edits/fields'
import type { Database } from '@/provider/platform/database'

/** @param id also the name of a draft that is none yet */
export const recordOfInstitution = (id: number | string) => `institution ${id}`

/**
 * What of an institution the desk shows, in short: another text after every change, also by an import, so that nobody
 * changes what they have not seen.
 */
export const versionOf = (row: EditedColumns & { retiredAt: Date | null; successorId: number | null }) =>
  versionOfValue([valuesInVersion(row), row.retiredAt, row.successorId])

/**
 * Whether a form showed an institution as it is. Its version goes on with that of courses and other names, which have forms of
 * their own, and with that of a draft, which nobody saves past.
 */
export function isShown(row: Parameters<typeof versionOf>[0], version: string): boolean {
  const [own, , draft] = version.split('.')
  return own === versionOf(row) && draft === undefined
}

type Invalid = { kind: 'invalid'; flaws: ReadonlyMap<InstitutionField, FieldFlaw> }
/** Whether a draft waits, which courses and names are a part of: what is saved beside it would be before the public without it. */
export async function hasDraft(tx: Database, id: number): Promise<boolean> {
  const of = eq(instituteDrafts.instituteId, id)
  return (await tx.select({ id: instituteDrafts.instituteId }).from(instituteDrafts).where(of)).length > 0
}

/** `importing`: an import runs, and would publish without this. `changed`: the record is not as it was shown. */
export type SaveOutcome = { kind: 'done' | 'importing' | 'changed' | 'unknown' } | Invalid
export type AddOutcome = { kind: 'added'; id: number } | { kind: 'importing' } | Invalid

/** Holds imports off until the transaction ends, while others of the desk may save. @returns whether none runs */
export async function holdImports(tx: Database): Promise<boolean> {
  await tx.execute(sql`lock table import_lease in share mode`)
  const { rows } = await tx.execute(sql`select id from import_lease where expires_at > now()`)
  return rows.length === 0
}

/** Holds an institution until the transaction ends. */
export async function holdInstitution(tx: Database, id: number) {
  const [row] = await tx.select().from(institutes).where(eq(institutes.id, id)).for('update')
  return row ?? null
}

/** An institution, with what the desk said of it; `null` where there is none. */
export async function getInstitution(db: Database, id: number) {
  const successor = alias(institutes, 'successor')
  const [found] = await db
    .select({
      institute: institutes,
      edits: instituteEdits,
      successor: { id: successor.id, name: successor.name },
    })
    .from(institutes)
    .leftJoin(instituteEdits, eq(instituteEdits.instituteId, institutes.id))
    .leftJoin(successor, eq(successor.id, institutes.successorId))
    .where(eq(institutes.id, id))
  return found ?? null
}

/** Keeps the desk's word beside what it said before: it leads over every list from now on. */
export async function keepSaid(tx: Database, account: DeskAccount, id: number, said: InstitutionValues, now: Date) {
  const row = { instituteId: id, said, changedBy: account.name, changedAt: now }
  const { changedBy, changedAt } = row
  await tx
    .insert(instituteEdits)
    .values(row)
    .onConflictDoUpdate({
      target: instituteEdits.instituteId,
      set: { said: sql`${instituteEdits.said} || excluded.said`, changedBy, changedAt },
    })
  await keepDeskSource(tx, now)
}

/** Of the fields that change, what they say in a row. */
export function saidBefore(row: EditedColumns, changed: InstitutionValues): InstitutionValues {
  return Object.fromEntries(Object.entries(valuesOf(row)).filter(([name]) => name in changed))
}

/** Saves what somebody of the desk says of an institution as it was shown: all of it, with the audit trail, or nothing. */
export async function saveInstitution(
  db: Database,
  account: DeskAccount,
  { id, version, sent }: { id: number; version: string; sent: InstitutionValues },
  now: Date,
): Promise<SaveOutcome> {
  return db.transaction(async (tx): Promise<SaveOutcome> => {
    if (!(await holdImports(tx))) return { kind: 'importing' }
    const row = await holdInstitution(tx, id)
    if (row === null) return { kind: 'unknown' }
    if (!isShown(row, version)) return { kind: 'changed' }
    const { changed, flaws } = checkInstitution(valuesOf(row), sent)
    if (flaws !== null) return { kind: 'invalid', flaws }
    if (Object.keys(changed).length === 0) return { kind: 'done' }
    await writeSaid(tx, account, row, changed, now)
    return { kind: 'done' }
  })
}

/**
 * Writes what the desk says of an institution that is held, with the audit trail.
 * @param of the change of many that it is part of, the proposal that it takes over, or the entry that it brings back
 */
export async function writeSaid(
  tx: Database,
  account: DeskAccount,
  row: EditedColumns & { id: number },
  changed: InstitutionValues,
  now: Date,
  of: { change?: number; proposal?: number; version?: number } = {},
  action: AuditAction = 'institution-changed',
) {
  const { id } = row
  await tx
    .update(institutes)
    .set({ ...writesOf(row, changed), updatedAt: sql`now()` })
    .where(eq(institutes.id, id))
  await keepSaid(tx, account, id, changed, now)
  await keepDeskRecord(tx, id, withSaid(row, changed), false)
  await noteAudit(tx, account, now, {
    action,
    record: recordOfInstitution(id),
    before: saidBefore(row, changed),
    after: { ...changed, ...of },
  })
}

/** Nothing is known of it. */
export const BLANK: EditedColumns = {
  ...{ name: { en: '' }, typeId: 0, typeIds: [], districtId: null, cityId: null, address1: null, zip: null },
  ...{ phone: null, email: null, website: null, ownership: null, university: null, gender: null, minority: null },
  ...{
    coordinates: null,
    classes: null,
    isResidential: false,
    tagline: null,
    description1: null,
    ...ofOwnFees(() => null),
    ...UNLISTED,
  },
}

/** Adds an institution that no list has. */
export async function addInstitution(
  db: Database,
  account: DeskAccount,
  sent: InstitutionValues,
  now: Date,
): Promise<AddOutcome> {
  const { changed, flaws } = checkInstitution(valuesOf(BLANK), sent)
  if (flaws !== null) return { kind: 'invalid', flaws }
  return db.transaction(async (tx): Promise<AddOutcome> => {
    if (!(await holdImports(tx))) return { kind: 'importing' }
    return { kind: 'added', id: (await insertInstitution(tx, account, changed, now)).id }
  })
}

/** The same of what can be said of one, while imports are held off. */
export async function insertInstitution(tx: Database, account: DeskAccount, said: InstitutionValues, now: Date) {
  const row = withSaid(BLANK, said)
  const [added] = await tx.insert(institutes).values(row).returning()
  if (added === undefined) throw new Error('the institution was not written')
  await keepSaid(tx, account, added.id, said, now)
  await keepDeskRecord(tx, added.id, row, true)
  const record = recordOfInstitution(added.id)
  await noteAudit(tx, account, now, { action: 'institution-added', record, after: said })
  return added
}
