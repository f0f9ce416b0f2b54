import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { backUp, type Written } from '@/provider/backup/backup'
import { CommandError } from '@/provider/command/command-error'
import { runCommand, withDatabase } from '@/provider/command/run-command'

const USAGE = `npm run backup -- FILE    all that the database holds, as of one moment, while it is being used
  --force   in the place of a file that is there
  --json    says what was written for machines

  npm run backup -- /backups/guide-$(date +%F).gz

DATA_DIR has two secrets besides that no backup holds: docs/operating.md.
Ends with 0 when the file is whole, with 1 when there is none.`

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  const [file] = positionals
  if (values.help) return console.log(USAGE)
  if (file === undefined || positionals.length > 1) throw new CommandError(USAGE)
  if (existsSync(file) && !values.force) throw new CommandError(`${file} is there already. --force takes its place.`)
  const all: Written[] = []
  await withDatabase(({ db }) => backUp(db, file, (written) => void all.push(written)))
  const rows = all.reduce((sum, written) => sum + written.rows, 0)
  console.log(
    values.json ? JSON.stringify({ file, rows, tables: all }) : `${rows} rows of ${all.length} tables are in ${file}.`,
  )
}

await runCommand(main)
