import '@/provider/load-env-file'
import { revalidateDirectory, secretOf } from '@/provider/import/revalidate'
import { describeNames, readNamesCommand, runNamesCommand, USAGE } from '@/provider/names/command'
import { NameError } from '@/provider/names/name-error'
import { openDatabase } from '@/provider/store/database'

/** `npm run names -- list|add|remove ID [NAME…]`: the other names of an institution (docs/import.md). */
async function main(): Promise<void> {
  const command = readNamesCommand(process.argv.slice(2))
  if ('help' in command) return console.log(USAGE)
  const DATA_DIR = process.env.DATA_DIR || '.data'
  const database = await openDatabase({ DATABASE_URL: process.env.DATABASE_URL || undefined, DATA_DIR })
  try {
    for (const line of describeNames(await runNamesCommand(database, command))) console.log(line)
    if (command.action === 'list') return
    const told = await revalidateDirectory({
      SITE_URL: process.env.SITE_URL,
      REVALIDATE_SECRET: process.env.REVALIDATE_SECRET || secretOf(DATA_DIR),
    })
    if (told !== null) console.log(told)
  } finally {
    await database.close()
  }
}

try {
  await main()
} catch (error) {
  // What the editor can mend is one sentence; anything else keeps its trace for whoever mends the code.
  console.error(error instanceof NameError ? error.message : error)
  process.exitCode = 1
}
