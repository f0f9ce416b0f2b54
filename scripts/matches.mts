import { ownWebsite, runCommand, withDatabase } from '@/provider/command/run-command'
import { isChange, readMatchesCommand, runMatchesCommand, USAGE } from '@/provider/import/matches/command'
import { revalidateDirectory } from '@/provider/platform/revalidate'

/** `npm run matches -- list|decide|undo|duplicates`: what the import could not match without asking (docs/import.md). */
await runCommand({
  usage: USAGE,
  read: readMatchesCommand,
  work: async (command) => {
    await withDatabase(async ({ pool }) => {
      const target = { pool, isEmbedded: !process.env.DATABASE_URL }
      for (const line of await runMatchesCommand(target, command)) console.log(line)
      if (!isChange(command)) return
      const told = await revalidateDirectory(ownWebsite())
      if (told !== null) console.log(told)
    })
  },
})
