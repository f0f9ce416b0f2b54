import { ownWebsite, withDatabase } from '@/provider/command/run-command'
import type { Database } from '@/provider/platform/database'
import { revalidateSample } from '@/provider/platform/revalidate'
import { addSample, countSample, removeSample } from '@/sample/seed'

const USAGE = `Usage: npm run sample -- add|remove|status
  add     fill the directory with invented institutions, and the pages with invented people
          where there are none (replaces an earlier sample)
  remove  take them all away; what was imported stays, and so do the texts of the pages
  status  say how many there are`

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

const [word, ...rest] = process.argv.slice(2)
if (!isAction(word) || rest.length > 0) {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 2
} else {
  try {
    await withDatabase(async ({ db }) => {
      process.stdout.write(`${await actions[word](db)}\n`)
      const told = word === 'status' ? null : await revalidateSample(ownWebsite())
      if (told !== null) process.stdout.write(`${told}\n`)
    })
  } catch (error) {
    process.stderr.write(`The sample could not be changed: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
