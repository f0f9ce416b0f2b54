import { ownWebsite, runCommand, withDatabase } from '@/provider/command/run-command'
import { describeNames, readNamesCommand, runNamesCommand, USAGE } from '@/provider/names/command'
import { revalidateDirectory } from '@/provider/platform/revalidate'

/** `npm run names -- list|add|remove ID [NAME…]`: the other names of an institution (docs/import.md). */
async function main(): Promise<void> {
  const command = readNamesCommand(process.argv.slice(2))
  if ('help' in command) return console.log(USAGE)
  await withDatabase(async (database) => {
    for (const line of describeNames(await runNamesCommand(database, command))) console.log(line)
    if (command.action === 'list') return
    const told = await revalidateDirectory(ownWebsite())
    if (told !== null) console.log(told)
  })
}

await runCommand(main)
