import { DEFAULTS } from '@/lib/rules/environment'
import { runCommand, withDatabase } from '@/provider/command/run-command'
import { readDeskCommand, runDeskCommand, USAGE } from '@/provider/desk/command'

/** `npm run desk -- invite|list|unlock|close`: who may sit at the desk (docs/desk.md). */
await runCommand({
  usage: USAGE,
  read: readDeskCommand,
  work: async (command) => {
    await withDatabase(
      async ({ db }) => {
        console.log(await runDeskCommand(db, command, process.env.SITE_URL || DEFAULTS.SITE_URL, new Date()))
      },
      { mayMake: true },
    )
    if (command.action === 'invite' && process.env.DESK !== 'on') {
      console.error('There is no desk until DESK=on is set for the website and the provider.')
    }
  },
})
