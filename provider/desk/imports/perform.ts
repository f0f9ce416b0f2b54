import { LICENCE_NAMES } from '@/lib/contract/licence'
import { silentProgress } from '@/provider/command/progress'
import { digestDirectory, endRun, getImportWithList, type ImportRun } from '@/provider/desk/store/imports'
import { ImportError, ImportRunning } from '@/provider/import/import-error'
import type { Journal } from '@/provider/import/journal'
import { listColumns } from '@/provider/import/read/list-columns'
import { openBytes } from '@/provider/import/read/open-file'
import { openList, runImport } from '@/provider/import/run-import'
import { columnMapOf } from '@/provider/import/sources/own-columns'
import { stateWanted } from '@/provider/import/sources/state'
import type { Statement } from '@/provider/import/store/cases'
import { type Database, poolUnder } from '@/provider/platform/database'

const RETRY_MS = 1_000
/** A dry run waits so long for another import to end. */
const PATIENCE_MS = 60_000

/** The directory is not as it was when the dry run looked at it. */
class DirectoryChanged extends Error {
  override name = 'DirectoryChanged'
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What became of every row, in the place of what was kept before. */
function rowStatements(id: number, journal: Journal): Statement[] {
  const rows = [...journal.report()].map((row, position) => ({ position, outcome: row.outcome, row }))
  return [
    { text: 'delete from import_run_rows where run_id = $1', values: [id] },
    {
      text: `insert into import_run_rows (run_id, position, outcome, row)
        select $1, position, outcome, row from jsonb_to_recordset($2::jsonb) as r (position int, outcome text, row jsonb)`,
      values: [id, JSON.stringify(rows)],
    },
  ]
}

/** What is written with the import itself, all of it or nothing: its report, and the audit trail. */
function publishedStatements(run: ImportRun, source: string, journal: Journal, now: Date): Statement[] {
  const { id, accountId, by, fileName } = run
  const { read, ...totals } = journal.totals()
  const after = { file: fileName, source, read, ...totals }
  return [
    ...rowStatements(id, journal),
    {
      text: `update import_runs set state = 'published', content = null, expires_at = null, source = $2, totals = $3
        where id = $1`,
      values: [id, source, JSON.stringify({ read, ...totals })],
    },
    {
      text: `insert into desk_audit (at, account_id, "by", action, record, before, after)
        values ($1, $2, $3, 'list-published', $4, null, $5)`,
      values: [now, accountId, by, `import ${id}`, JSON.stringify(after)],
    },
  ]
}

async function keepTrial(db: Database, run: ImportRun, found: { source: string; directory: string }, journal: Journal) {
  const client = await poolUnder(db).pool.connect()
  try {
    await client.query('begin')
    for (const { text, values } of rowStatements(run.id, journal)) await client.query(text, values)
    await client.query(
      `update import_runs set state = 'tried', source = $2, directory = $3, totals = $4, failure = null where id = $1`,
      [run.id, found.source, found.directory, JSON.stringify(journal.totals())],
    )
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function engine(db: Database, run: ImportRun & { content: Buffer }, now: Date): Promise<void> {
  const map = columnMapOf(run.map)
  const file = openBytes(run.fileName, run.content)
  await endRun(db, run.id, { columns: listColumns(file, map) })
  const list = await openList(file, { map, source: run.source })
  const isDryRun = run.state === 'trying'
  const licence = LICENCE_NAMES.find((name) => name === run.licence) ?? null
  const request = {
    ...{ files: [run.fileName], map, source: run.source, isDryRun },
    wanted: stateWanted(run.area === 'all' ? 'all' : undefined),
    description: { title: run.title, licence, url: run.url, dated: run.dated },
  }
  let directory = ''
  const { journal } = await runImport(poolUnder(db), request, [list], silentProgress, () => false, {
    begin: async () => {
      directory = await digestDirectory(db)
      if (!isDryRun && directory !== run.directory) throw new DirectoryChanged()
    },
    besides: (read) => publishedStatements(run, list.source, read, now),
  })
  if (isDryRun) await keepTrial(db, run, { source: list.source, directory }, journal)
}

/**
 * Does what a run waits for: tries its list, or publishes it, by the engine of `npm run import`. Where the directory has
 * changed since the list was tried, it is tried anew instead. What fails says so in the run.
 * @returns whether the directory has changed
 */
export async function performRun(db: Database, id: number, now: () => Date): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const run = await getImportWithList(db, id)
    if (run === null) return false
    try {
      await engine(db, run, now())
      return run.state === 'publishing'
    } catch (error) {
      if (error instanceof DirectoryChanged)
        await endRun(db, id, { state: 'trying', version: run.version + 1, startedAt: now() })
      else if (error instanceof ImportRunning && run.state === 'trying' && Date.now() < deadline) await pause(RETRY_MS)
      else if (error instanceof ImportRunning && run.state === 'publishing') {
        await endRun(db, id, { state: 'tried' })
        return false
      } else {
        await endRun(db, id, { state: 'failed', failure: error instanceof ImportError ? error.message : null })
        if (error instanceof ImportError) return false
        throw error
      }
    }
  }
}
