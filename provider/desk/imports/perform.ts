import { setTimeout as pause } from 'node:timers/promises'
import { LICENCE_NAMES } from '@/lib/contract/licence'
import { silentProgress } from '@/provider/command/progress'
import { endRun } from '@/provider/desk/store/import-runs'
import { digestDirectory, getImportWithList, getUndoing, type ImportRun } from '@/provider/desk/store/imports'
import { performUndo } from '@/provider/desk/imports/perform-undo'
import { storable } from '@/provider/import/clean/text'
import { ImportError, ImportRunning } from '@/provider/import/import-error'
import type { Journal } from '@/provider/import/journal'
import { listColumns } from '@/provider/import/read/list-columns'
import { openBytes } from '@/provider/import/read/open-file'
import { openList, runImport } from '@/provider/import/run-import'
import { columnMapOf } from '@/provider/import/sources/own-columns'
import { stateWanted } from '@/provider/import/sources/state'
import type { Statement } from '@/provider/import/store/cases'
import { auditRun, replaceRows, writeAtOnce } from '@/provider/import/store/record-run'
import { type Database, poolUnder } from '@/provider/platform/database'

const RETRY_MS = 1_000
/** A dry run waits so long for another import to end. */
const PATIENCE_MS = 60_000

/** The directory is not as it was when the dry run looked at it. */
class DirectoryChanged extends Error {
  override name = 'DirectoryChanged'
}

// What was given up meanwhile, or begun anew by somebody else, is theirs.
const AS_BEGUN = 'id = $1 and version = $2 and state = $3'
const asBegun = ({ id, version, state }: ImportRun) => [id, version, state]

/** What is written with the import itself, all of it or nothing: its report, and the audit trail. */
function publishedStatements(run: ImportRun, source: string, journal: Journal, now: Date): Statement[] {
  const { id, accountId, by, fileName } = run
  return [
    ...replaceRows(id, journal),
    {
      text: `update import_runs set state = 'published', content = null, expires_at = null, source = $4, totals = $5
        where ${AS_BEGUN}`,
      values: [...asBegun(run), source, JSON.stringify(journal.totals())],
      isNeeded: true,
    },
    auditRun({ id: accountId, name: by }, now, { id, file: fileName, source }, journal),
  ]
}

/** What a dry run found, in the place of what was found before. */
function triedStatements(run: ImportRun, found: { source: string; directory: string }, journal: Journal): Statement[] {
  return [
    ...replaceRows(run.id, journal),
    {
      text: `update import_runs set state = 'tried', source = $4, directory = $5, totals = $6, failure = null
        where ${AS_BEGUN}`,
      values: [...asBegun(run), found.source, found.directory, JSON.stringify(journal.totals())],
      isNeeded: true,
    },
  ]
}

/** @returns whether the directory has changed */
async function engine(db: Database, run: ImportRun & { content: Buffer }, now: Date): Promise<boolean> {
  const map = columnMapOf(run.map)
  const file = openBytes(run.fileName, run.content)
  await endRun(db, run, { columns: listColumns(file, map) })
  const list = await openList(file, { map, source: run.source })
  const isDryRun = run.state === 'trying'
  const licence = LICENCE_NAMES.find((name) => name === run.licence) ?? null
  const request = {
    ...{ files: [run.fileName], map, source: run.source, isDryRun },
    wanted: stateWanted(run.area === 'all' ? 'all' : undefined),
    description: { title: run.title, licence, url: run.url, dated: run.dated },
  }
  let directory = ''
  const published = (read: Journal) => publishedStatements(run, list.source, read, now)
  const { pool } = poolUnder(db)
  const { journal, publishMs } = await runImport(poolUnder(db), request, [list], silentProgress, () => false, {
    begin: async () => {
      directory = await digestDirectory(db)
      if (!isDryRun && directory !== run.directory) throw new DirectoryChanged()
    },
    besides: published,
    runId: run.id,
  })
  if (isDryRun) await writeAtOnce(pool, triedStatements(run, { source: list.source, directory }, journal))
  else if (publishMs === null) await writeAtOnce(pool, published(journal))
  return publishMs !== null
}

/**
 * Does what a run waits for: tries its list, publishes it, or undoes that, by the engine of `npm run import`. Where the directory has
 * changed since the list was tried, it is tried anew instead. What fails says so in the run.
 * @returns whether the directory has changed
 */
export async function performRun(db: Database, id: number, now: () => Date): Promise<boolean> {
  const undoing = await getUndoing(db, id)
  if (undoing !== null) return performUndo(db, undoing, now())
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const run = await getImportWithList(db, id)
    if (run === null) return false
    try {
      return await engine(db, run, now())
    } catch (error) {
      if (error instanceof DirectoryChanged)
        await endRun(db, run, { state: 'trying', version: run.version + 1, startedAt: now() })
      else if (error instanceof ImportRunning && run.state === 'trying' && Date.now() < deadline) await pause(RETRY_MS)
      else if (error instanceof ImportRunning && run.state === 'publishing') {
        await endRun(db, run, { state: 'tried' })
        return false
      } else {
        await endRun(db, run, {
          state: 'failed',
          failure: error instanceof ImportError ? storable(error.message) : null,
        })
        if (error instanceof ImportError) return false
        throw error
      }
    }
  }
}
