import path from 'node:path'
import type pg from 'pg'
import { CommandError } from '@/provider/command/command-error'
import { dataDir, ownWebsite, runCommand, withDatabase } from '@/provider/command/run-command'
import { TERMINAL } from '@/provider/desk/store/audit'
import type { Journal } from '@/provider/import/journal'
import { readOptions, USAGE } from '@/provider/import/options'
import { terminalProgress } from '@/provider/command/progress'
import { prepareReport, writeReport } from '@/provider/import/report-file'
import { countRanks, tableOf } from '@/provider/import/ranks/count-ranks'
import { openLists, runImport } from '@/provider/import/run-import'
import { auditRun, recordRun, reserveRun, writeAtOnce } from '@/provider/import/store/record-run'
import { sayUndo } from '@/provider/import/undo/say-undo'
import { previewUndo, undoImport } from '@/provider/import/undo/undo-import'
import { summarize } from '@/provider/import/summary'
import { revalidateDirectory } from '@/provider/platform/revalidate'

/** Takes an import back, or says what would come of that. */
async function undo(pool: pg.Pool, { undo: runId, isDryRun }: { undo: number; isDryRun: boolean }) {
  const target = { pool, isEmbedded: !process.env.DATABASE_URL }
  const plan = isDryRun
    ? await previewUndo(pool, runId)
    : await undoImport(target, { runId, state: 'published', by: TERMINAL, now: new Date() })
  for (const line of sayUndo(plan, isDryRun)) console.log(line)
  const told = isDryRun ? null : await revalidateDirectory(ownWebsite())
  if (told !== null) console.log(told)
}

/** `npm run import -- FILE…`: fills the directory from lists (docs/import.md). */
await runCommand({
  usage: USAGE,
  read: readOptions,
  work: async (options) => {
    if ('undo' in options) return withDatabase(({ pool }) => undo(pool, options))
    const { request, shown } = options
    const start = performance.now()
    let stopped = false
    const stop = () => (stopped = true)
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)

    const lists = await openLists(request)
    const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    const report = options.report ?? path.join(dataDir(), 'imports', `${time}-${process.pid}.jsonl`)
    await prepareReport(report)
    await withDatabase(
      async ({ pool }) => {
        const sources = lists.map(({ source }) => source)
        const files = request.files.map((file) => path.basename(file))
        const runId = await reserveRun(pool)
        const run = { id: runId, file: files.join(', '), source: [...new Set(sources)].join(', ') }
        const noted = (journal: Journal) => [
          recordRun({ id: runId, files, sources, by: TERMINAL.name }, journal),
          auditRun(TERMINAL, new Date(), run, journal),
        ]
        const result = await runImport(
          { pool, isEmbedded: !process.env.DATABASE_URL },
          request,
          lists,
          terminalProgress(process.stderr),
          () => stopped,
          { besides: noted, runId },
        )
        if (!request.isDryRun && result.publishMs === null) await writeAtOnce(pool, noted(result.journal))
        const seconds = (performance.now() - start) / 1000
        const ranks = result.ranks.map(({ list, isChanged }) => countRanks(list, isChanged))
        // What is imported stays so: how it is undone is said, and the website told, whatever becomes of the report.
        const unwritten = await writeReport(report, result.journal.report()).then(
          () => null,
          (error: unknown) => String(error),
        )
        if (shown === 'json')
          console.log(
            JSON.stringify({
              rows: result.journal.totals(),
              ranks,
              seconds,
              report: unwritten === null ? report : null,
            }),
          )
        else {
          if (shown === 'counts') for (const list of ranks) for (const line of tableOf(list)) console.log(line)
          for (const line of summarize(result, ranks, request.isDryRun, seconds)) console.log(line)
          if (result.isUndoable) console.log(`To undo it: npm run import -- --undo ${runId}`)
          if (unwritten === null) console.log(`What became of every row: ${report}`)
        }
        const told = result.publishMs === null ? null : await revalidateDirectory(ownWebsite())
        if (told !== null && shown !== 'json') console.log(told)
        if (unwritten !== null)
          throw new CommandError(`What became of every row was not written, all else is done: ${unwritten}`)
      },
      { mayMake: true },
    )
  },
})
