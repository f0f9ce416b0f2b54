import { CommandError, notUnderstood } from '@/provider/command/command-error'
import { parseOptions } from '@/provider/command/parse-options'
import { HELP_ASKED, ownWebsite, runCommand, withDatabase } from '@/provider/command/run-command'
import type { Database } from '@/provider/platform/database'
import { revalidateSample } from '@/provider/platform/revalidate'
import { addSample, countSample, removeSample } from '@/sample/seed'

const usage = `npm run sample -- add | remove | status

  add     fill the directory with invented institutions, and the pages with invented people
          where there are none (replaces an earlier sample)
  remove  take them all away; what was imported stays, and so do the texts of the pages
  status  say how many there are

  npm run sample -- remove`

const actions = {
  add: async (db: Database) => `${(await addSample(db)).institutes} sample institutions are in the directory.`,
  remove: async (db: Database) => `${(await removeSample(db)).institutes} sample institutions were taken away.`,
  status: async (db: Database) => {
    const { sample, others } = await countSample(db)
    return `${sample} sample institutions, ${others} others.`
  },
}

function isAction(word: string | undefined): word is keyof typeof actions {
  return word !== undefined && Object.hasOwn(actions, word)
}

function read(args: readonly string[]) {
  const { positionals, values } = parseOptions(args, {}, usage)
  if (values.help) return HELP_ASKED
  const [word, ...rest] = positionals
  if (!isAction(word) || rest.length > 0) throw new CommandError(notUnderstood(rest[0] ?? word, usage))
  return { word }
}

await runCommand({
  usage,
  read,
  work: ({ word }) =>
    withDatabase(
      async ({ db }) => {
        console.log(await actions[word](db))
        const told = word === 'status' ? null : await revalidateSample(ownWebsite())
        if (told !== null) console.log(told)
      },
      { mayMake: true },
    ),
})
