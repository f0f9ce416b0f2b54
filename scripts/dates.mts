import { readDatesCommand, runDatesCommand, USAGE } from '@/provider/calendar/command'
import { ownWebsite, runCommand, withDatabase } from '@/provider/command/run-command'
import { revalidateDates } from '@/provider/platform/revalidate'

/** `npm run dates -- import|export`: dated events of exams (docs/dates.md). */
await runCommand({
  usage: USAGE,
  read: readDatesCommand,
  work: async (command) => {
    await withDatabase(
      async ({ db }) => {
        const { lines, isChanged } = await runDatesCommand(db, command)
        for (const line of lines) console.log(line)
        const told = isChanged ? await revalidateDates(ownWebsite()) : null
        if (told !== null) console.log(told)
      },
      { mayMake: true },
    )
  },
})
