import '@/provider/load-env-file'
import path from 'node:path'
import { ImportError } from '@/provider/import/import-error'
import { readOptions, USAGE } from '@/provider/import/options'
import { terminalProgress } from '@/provider/import/progress'
import { writeReport } from '@/provider/import/report-file'
import { revalidateDirectory, secretOf } from '@/provider/import/revalidate'
import { openLists, runImport } from '@/provider/import/run-import'
import { summarize } from '@/provider/import/summary'
import { openDatabase } from '@/provider/store/database'

/** `npm run import -- FILE…`: fills the directory from lists (docs/import.md). */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if ('help' in options) return console.log(USAGE)
  const { request } = options
  const start = performance.now()
  const dataDir = process.env.DATA_DIR || '.data'
  let stopped = false
  const stop = () => (stopped = true)
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)

  const lists = await openLists(request)
  const { pool, close } = await openDatabase({ DATABASE_URL: process.env.DATABASE_URL, DATA_DIR: dataDir })
  try {
    const result = await runImport(
      { pool, isEmbedded: !process.env.DATABASE_URL },
      request,
      lists,
      terminalProgress(process.stderr),
      () => stopped,
    )
    const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    const report = options.report ?? path.join(dataDir, 'imports', `${time}-${process.pid}.jsonl`)
    for (const line of summarize(result, request.isDryRun, (performance.now() - start) / 1000)) console.log(line)
    await writeReport(report, result.journal.report())
    console.log(`What became of every row: ${report}`)
    const told =
      result.publishMs === null
        ? null
        : await revalidateDirectory({
            SITE_URL: process.env.SITE_URL,
            REVALIDATE_SECRET: process.env.REVALIDATE_SECRET || secretOf(dataDir),
          })
    if (told !== null) console.log(told)
  } finally {
    await close()
  }
}

try {
  await main()
} catch (error) {
  // What the operator can mend is one sentence; anything else keeps its trace for whoever mends the code.
  console.error(error instanceof ImportError ? error.message : error)
  process.exitCode = 1
}
