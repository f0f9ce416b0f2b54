import { existsSync } from 'node:fs'
import { backUp, type Written } from '@/provider/backup/backup'
import { CommandError } from '@/provider/command/command-error'
import { parseOptions } from '@/provider/command/parse-options'
import { barOn } from '@/provider/command/progress'
import { HELP_ASKED, runCommand, withDatabase } from '@/provider/command/run-command'

const usage = `npm run backup -- FILE    all that the database holds, as of one moment, while it is being used
  --force   in the place of a file that is there
  --json    says what was written for machines

  npm run backup -- /backups/guide-$(date +%F).gz

DATA_DIR has two secrets besides that no backup holds: docs/operating.md.
Ends with 0 when the file is whole, with 1 when there is none, with 2 when the command cannot be read.`

function read(args: readonly string[]) {
  const options = { force: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } } as const
  const { positionals, values } = parseOptions(args, options, usage)
  if (values.help) return HELP_ASKED
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new CommandError(`backup takes one FILE.\n\n${usage}`)
  return { file, isForced: values.force, isJson: values.json }
}

await runCommand({
  usage,
  read,
  work: async ({ file, isForced, isJson }) => {
    if (existsSync(file) && !isForced) throw new CommandError(`${file} is there already. --force takes its place.`)
    const tables: Written[] = []
    await withDatabase(({ db }) => backUp(db, file, (written) => void tables.push(written), barOn(process.stderr)))
    const rows = tables.reduce((sum, written) => sum + written.rows, 0)
    console.log(
      isJson ? JSON.stringify({ file, rows, tables }) : `${rows} rows of ${tables.length} tables are in ${file}.`,
    )
  },
})
