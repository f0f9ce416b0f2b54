import { parseArgs } from 'node:util'
import { restore } from '@/provider/backup/restore'
import { CommandError } from '@/provider/command/command-error'
import { runCommand, withDatabase } from '@/provider/command/run-command'

const USAGE = `npm run restore -- FILE --replace    puts a backup in the place of all that the database holds
  --json    says what was restored for machines

Stop the website first, and start it again afterwards. A backup of either database goes into either.
All of it or nothing is restored: ends with 0, or with 1 and the database as it was.`

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  const [file] = positionals
  if (values.help) return console.log(USAGE)
  if (file === undefined || positionals.length > 1 || !values.replace) throw new CommandError(USAGE)
  const tables: { table: string; rows: number }[] = []
  await withDatabase(({ db }) => restore(db, file, (table, rows) => void tables.push({ table, rows })))
  const rows = tables.reduce((sum, one) => sum + one.rows, 0)
  console.log(
    values.json
      ? JSON.stringify({ file, rows, tables })
      : `${rows} rows of ${tables.length} tables were restored. Start the website again.`,
  )
}

await runCommand(main)
