import { eq, sql } from 'drizzle-orm'
import type { InstitutionAction } from '@/lib/contract/desk/institution'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { noteAudit } from '@/provider/desk/store/audit'
import { holdImports, holdInstitution, isShown, recordOfInstitution } from '@/provider/desk/store/institutions'
import { institutes } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

/** `wrong`: what should be its successor is none. */
export type StateOutcome = 'done' | 'changed' | 'importing' | 'unknown' | 'wrong'

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
    if (successorId !== null) {
      const [next] = await tx.select().from(institutes).where(eq(institutes.id, successorId)).for('key share')
      // Of two that lead to each other none would be reached.
      if (next === undefined || next.id === id || next.retiredAt !== null) return 'wrong'
    }
    await writeState(tx, account, row, { action, successorId }, now)
    return 'done'
  })
}

/** Retires an institution that is held, or lets it stand again, with the audit trail. @param of the change of many that it is part of */
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
