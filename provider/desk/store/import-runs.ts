import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { type ImportRun, isBusy } from '@/provider/desk/store/imports'
import { importRuns } from '@/provider/import/store/run-tables'
import type { Database } from '@/provider/platform/database'
import { takeLock } from '@/provider/platform/locks'

/**
 * Begins a dry run or the import itself of what nobody works on, in the version that was shown.
 * @param by who does; whose import it is from then on, in the history and in the audit trail
 * @param map which of our columns somebody chose; what was chosen before stays without one
 * @returns `busy`: as many are tried as may be at once; `changed`: it is not any more as it was shown
 */
export async function beginRun(
  db: Database,
  run: Pick<ImportRun, 'id' | 'version'>,
  state: 'trying' | 'publishing',
  by: Pick<DeskAccount, 'id' | 'name'>,
  now: Date,
  map?: Record<string, string>,
): Promise<'begun' | 'busy' | 'changed'> {
  return db.transaction(async (tx) => {
    await takeLock(tx, 'importRuns')
    if (state === 'trying' && (await isBusy(tx, now))) return 'busy'
    const changed = await tx
      .update(importRuns)
      .set({
        ...{ state, startedAt: now, failure: null },
        ...(state === 'trying' ? { version: run.version + 1 } : { accountId: by.id, by: by.name }),
        ...(map && { map }),
      })
      .where(
        and(
          eq(importRuns.id, run.id),
          eq(importRuns.version, run.version),
          inArray(importRuns.state, state === 'trying' ? ['tried', 'failed'] : ['tried']),
          isNotNull(importRuns.content),
        ),
      )
      .returning({ id: importRuns.id })
    return changed.length > 0 ? 'begun' : 'changed'
  })
}

/**
 * Begins to undo an import that can be undone.
 * @param directory its digest as it was when this was shown
 * @returns whether nobody else had begun
 */
export async function beginUndo(
  db: Database,
  { id, version }: Pick<ImportRun, 'id' | 'version'>,
  by: Pick<DeskAccount, 'id' | 'name'>,
  directory: string,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(importRuns)
    .set({ state: 'undoing', startedAt: now, directory, undoneBy: by.name, undoneAccountId: by.id })
    .where(
      and(
        eq(importRuns.id, id),
        eq(importRuns.version, version),
        eq(importRuns.state, 'published'),
        isNotNull(importRuns.formerSources),
      ),
    )
    .returning({ id: importRuns.id })
  return changed.length > 0
}

/** How a run ends that has nothing to show. Fails where it is not as it was begun: somebody else has it by now. */
export async function endRun(
  db: Database,
  run: ImportRun,
  ended: Partial<typeof importRuns.$inferSelect>,
): Promise<void> {
  const { id, version, state } = run
  const isAsBegun = and(eq(importRuns.id, id), eq(importRuns.version, version), eq(importRuns.state, state))
  const changed = await db.update(importRuns).set(ended).where(isAsBegun).returning({ id: importRuns.id })
  if (changed.length === 0) throw new Error(`import ${id} is not as it was begun`)
}
