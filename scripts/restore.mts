import { restore } from '@/provider/backup/restore'
import { CommandError } from '@/provider/command/command-error'
import { parseOptions } from '@/provider/command/parse-options'
import { barOn } from '@/provider/command/progress'
import { HELP_ASKED, runCommand, withDatabase } from '@/provider/command/run-command'

const usage = `npm run restore -- FILE --replace    puts a backup in the place of all that the database holds
  --json    says what was restored for machines

  npm run restore -- /backups/guide-2027-01-31.gz --replace

Stop the website first, and start it again afterwards. A backup of either database goes into either.
All of it or nothing is restored: ends with 0, or with 1 and the database as it was; with 2 when the command cannot be read.`

function read(args: readonly string[]) {
  const options = { replace: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } } as const
  const { positionals, values } = parseOptions(args, options, usage)
  if (values.help) return HELP_ASKED
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new CommandError(`restore takes one FILE.\n\n${usage}`)
  if (!values.replace) throw new CommandError(`All that is there goes: say --replace.\n\n${usage}`)
  return { file, isJson: values.json }
}

await runCommand({
  usage,
  read,
  work: async ({ file, isJson }) => {
    const tables: { table: string; rows: number }[] = []
    const told = (table: string, rows: number) => void tables.push({ table, rows })
    await withDatabase(({ db }) => restore(db, file, told, barOn(process.stderr)), { mayMake: true })
    const rows = tables.reduce((sum, one) => sum + one.rows, 0)
    console.log(
      isJson
        ? JSON.stringify({ file, rows, tables })
        : `${rows} rows of ${tables.length} tables were restored. Start the website again.`,
    )
  },
})
