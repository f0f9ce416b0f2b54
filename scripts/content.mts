import { ownWebsite, runCommand, withDatabase } from '@/provider/command/run-command'
import { readContentCommand, runContentCommand, USAGE } from '@/provider/content/command'
import { revalidateContent } from '@/provider/platform/revalidate'
import { fillContentOnce } from '@/sample/content-seed'

/** `npm run content -- export|import|set`: the texts and pictures of the pages (docs/content.md). */
await runCommand({
  usage: USAGE,
  read: readContentCommand,
  work: async (command) => {
    await withDatabase(
      async ({ db }) => {
        // Before the first start of the provider there is nothing to export or to change yet.
        await fillContentOnce(db)
        const { lines, tags } = await runContentCommand(db, command)
        for (const line of lines) console.log(line)
        if (tags.length === 0) return
        const told = await revalidateContent(tags, ownWebsite())
        if (told !== null) console.log(told)
      },
      { mayMake: true },
    )
  },
})
