import { silentProgress } from '@/provider/import/progress'
import { openLists, runImport, type ImportRequest } from '@/provider/import/run-import'
import type { OpenDatabase } from '@/provider/platform/database'

/** Imports lists as the command does, and tells what became of them. */
export async function loadLists({ pool }: OpenDatabase, files: readonly string[], over: Partial<ImportRequest> = {}) {
  const request: ImportRequest = {
    files,
    wanted: { all: false, name: 'karnataka' },
    map: new Map(),
    source: null,
    isDryRun: false,
    ...over,
  }
  const isEmbedded = !('connectionString' in pool.options && pool.options.connectionString)
  const lists = await openLists(request)
  const result = await runImport({ pool, isEmbedded }, request, lists, silentProgress, () => false)
  return { ...result, totals: result.journal.totals(), rows: [...result.journal.report()] }
}
