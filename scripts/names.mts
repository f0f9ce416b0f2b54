import { ownWebsite, runCommand, withDatabase } from '@/provider/command/run-command'
import { describeNames, readNamesCommand, runNamesCommand, USAGE } from '@/provider/names/command'
import { revalidateDirectory } from '@/provider/platform/revalidate'

/** `npm run names -- list|add|remove ID [NAME…]`: the other names of an institution (docs/import.md). */
await runCommand({
  usage: USAGE,
  read: readNamesCommand,
  work: async (command) => {
    await withDatabase(async (database) => {
      for (const line of describeNames(await runNamesCommand(database, command))) console.log(line)
      if (command.action === 'list') return
      const told = await revalidateDirectory(ownWebsite())
      if (told !== null) console.log(told)
    })
  },
})
