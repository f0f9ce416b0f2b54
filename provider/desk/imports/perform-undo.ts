import { endRun } from '@/provider/desk/store/import-runs'
import { digestDirectory, type ImportRun, NOT_UNDONE } from '@/provider/desk/store/imports'
import { ImportError } from '@/provider/import/import-error'
import { undoImport } from '@/provider/import/undo/undo-import'
import { type Database, poolUnder } from '@/provider/platform/database'

/** What was shown is not what would happen. */
class DirectoryChanged extends ImportError {
  override name = 'DirectoryChanged'
}

/**
 * Undoes an import as the desk has begun it. Where the directory has changed since that was shown, or another import
 * runs, nothing is done, and the import stands.
 * @returns whether the directory has changed
 */
export async function performUndo(db: Database, run: ImportRun, now: Date): Promise<boolean> {
  try {
    await undoImport(poolUnder(db), {
      ...{ runId: run.id, state: 'undoing', now },
      by: { id: run.undoneAccountId, name: run.undoneBy ?? '' },
      begin: async () => {
        if ((await digestDirectory(db)) !== run.directory) throw new DirectoryChanged('The directory has changed.')
      },
    })
    return true
  } catch (error) {
    await endRun(db, run, NOT_UNDONE)
    if (error instanceof ImportError) return false
    throw error
  }
}
