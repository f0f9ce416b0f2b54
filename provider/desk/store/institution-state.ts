import { eq, sql } from 'drizzle-orm'
import type { InstitutionAction } from '@/lib/contract/desk/institution'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { setTime, type TimeOutcome } from '@/provider/desk/store/draft-times'
import { dropUnended, type End, getEnd, setEndAgain, timedEnd, type TimedEnd } from '@/provider/desk/store/ends'
import { holdImports, holdInstitution, isShown, recordOfInstitution } from '@/provider/desk/store/institutions'
import { institutes } from '@/provider/directory/store/schema'
import type { PlannedEnd } from '@/provider/edits/edit-tables'
import { readId } from '@/provider/http/params'
import type { Database } from '@/provider/platform/database'

/** `wrong`: what should be its successor is none. */
export type StateOutcome = 'done' | 'changed' | 'importing' | 'unknown' | 'wrong'

/** Whether one can follow on an institution, which it does until the transaction ends. */
async function canSucceed(tx: Database, id: number, successorId: number | null): Promise<boolean> {
  if (successorId === null) return true
  const [next] = await tx.select().from(institutes).where(eq(institutes.id, successorId)).for('key share')
  // Of two that lead to each other none would be reached.
  return next !== undefined && next.id !== id && next.retiredAt === null
}

/** Retires an institution as it was shown, with or without a successor, or lets it stand again. */
export async function changeState(
  db: Database,
  account: DeskAccount,
  asked: { id: number; version: string; action: InstitutionAction; successorId: number | null },
  now: Date,
): Promise<StateOutcome> {
  const { id, version, action, successorId } = asked
  return db.transaction(async (tx): Promise<StateOutcome> => {
    if (!(await holdImports(tx))) return 'importing'
    const row = await holdInstitution(tx, id)
    if (row === null) return 'unknown'
    const isRetired = row.retiredAt !== null
    if (!isShown(row, version) || isRetired === (action === 'retire')) return 'changed'
    if (!(await canSucceed(tx, id, successorId))) return 'wrong'
    await dropRetirement(tx, account, id, now)
    await writeState(tx, account, row, { action, successorId }, now)
    return 'done'
  })
}

/** The number that was typed; `null`: none was, 0: there is no such institution. */
export const readSuccessor = (typed: string | undefined): number | null =>
  typed === undefined || typed.trim() === '' ? null : (readId(typed) ?? 0)

type Row = NonNullable<Awaited<ReturnType<typeof holdInstitution>>>

/** What the audit trail says of a retirement. */
const notedOf = (successorId: number | null) => ({ retired: true, successor: successorId })
const endOf = (id: number) => ({ list: 'institutions', id: String(id), record: recordOfInstitution(id) }) as const

/** An institution that is held and stands, with the time at which it is retired by itself. */
async function retirementOf(tx: Database, row: Row, end: End | null, typed: { successor?: string }) {
  const successorId = readSuccessor(typed.successor)
  return timedEnd({
    ...endOf(row.id),
    end,
    // In its one spelling, by which those who may not go are found.
    said: { successor: successorId === null ? '' : String(successorId) },
    noted: notedOf(successorId),
    flaws: (await canSucceed(tx, row.id, successorId)) ? null : new Map([['successor', 'unread']]),
    perform: (within, account, now) => writeState(within, account, row, { action: 'retire', successorId }, now),
  })
}

/** The same of one that is not held yet; `null`: it does not stand any more. */
export async function holdRetirement(tx: Database, id: number): Promise<TimedEnd | null> {
  const row = await holdInstitution(tx, id)
  const end = await getEnd(tx, 'institutions', String(id))
  return row === null || row.retiredAt !== null ? null : retirementOf(tx, row, end, end?.said ?? {})
}

/** That an institution is retired at no time any more, since somebody does so now. @returns the time that was set */
export const dropRetirement = (tx: Database, account: DeskAccount, id: number, now: Date) =>
  dropUnended(tx, account, endOf(id), now)

/** Sets again the time at which it was to be retired, unless that is over. */
export const setRetirementAgain = (tx: Database, account: DeskAccount, id: number, end: PlannedEnd, now: Date) =>
  setEndAgain(tx, account, { ...endOf(id), noted: notedOf(readSuccessor(end.said.successor)) }, end, now)

type Planned = { id: number; version: string; successor: string; until: string }
/** Says when an institution, as it was shown, is retired by itself, or, where `until` is empty, that it is not. */
export function planRetirement(
  db: Database,
  account: DeskAccount,
  { id, version, successor, until }: Planned,
  now: Date,
): Promise<TimeOutcome | { kind: 'changed' | 'unknown' }> {
  return db.transaction(async (tx): Promise<TimeOutcome | { kind: 'changed' | 'unknown' }> => {
    const row = await holdInstitution(tx, id)
    if (row === null) return { kind: 'unknown' }
    if (!isShown(row, version) || row.retiredAt !== null) return { kind: 'changed' }
    const end = await getEnd(tx, 'institutions', String(id))
    return setTime(tx, account, await retirementOf(tx, row, end, { successor }), until, now)
  })
}

/**
 * Retires an institution that is held, or lets it stand again, with the audit trail.
 * @param of the change of many that it is part of
 */
export async function writeState(
  tx: Database,
  account: DeskAccount,
  row: { id: number; retiredAt: Date | null; successorId: number | null },
  { action, successorId }: { action: InstitutionAction; successorId: number | null },
  now: Date,
  of: { change?: number } = {},
) {
  const isRetired = row.retiredAt !== null
  const change = action === 'retire' ? { retiredAt: now, successorId } : { retiredAt: null, successorId: null }
  await tx
    .update(institutes)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(institutes.id, row.id))
  await noteAudit(tx, account, now, {
    action: action === 'retire' ? 'institution-retired' : 'institution-restored',
    record: recordOfInstitution(row.id),
    before: { retired: isRetired, successor: row.successorId },
    after: { retired: !isRetired, successor: change.successorId, ...of },
  })
}
