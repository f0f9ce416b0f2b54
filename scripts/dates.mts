import { runDatesCommand, USAGE } from '@/provider/calendar/command'
import { ownWebsite, runCommand, withDatabase } from '@/provider/command/run-command'
import { revalidateDates } from '@/provider/platform/revalidate'

/** `npm run dates -- import|export`: dated events of exams (docs/dates.md). */
async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (args[0] === '--help' || args[0] === '-h') return console.log(USAGE)
  await withDatabase(async ({ db }) => {
    const { lines, isChanged } = await runDatesCommand(db, args)
    for (const line of lines) console.log(line)
    const told = isChanged ? await revalidateDates(ownWebsite()) : null
    if (told !== null) console.log(told)
  })
}

await runCommand(main)
