import '@/provider/load-env-file'
import { openDatabase } from '@/provider/store/database'
import { countSample, removeSample, seedSample } from '@/provider/sample/seed'

const USAGE = `Usage: npm run sample -- add|remove|status
  add     fill the directory with invented institutions (replaces an earlier sample)
  remove  take them all away; what was imported stays
  status  say how many there are`

const actions = {
  add: async (db: Parameters<typeof seedSample>[0]) =>
    `${(await seedSample(db)).institutes} sample institutions are in the directory.`,
  remove: async (db: Parameters<typeof seedSample>[0]) =>
    `${(await removeSample(db)).institutes} sample institutions were taken away.`,
  status: async (db: Parameters<typeof seedSample>[0]) => {
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
  const { DATABASE_URL, DATA_DIR = '.data' } = process.env
  try {
    const { db, close } = await openDatabase({ DATABASE_URL: DATABASE_URL || undefined, DATA_DIR })
    try {
      process.stdout.write(`${await actions[word](db)}\n`)
    } finally {
      await close()
    }
  } catch (error) {
    process.stderr.write(`The sample could not be changed: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
