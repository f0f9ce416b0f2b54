import '@/provider/load-env-file'
import { readContentCommand, runContentCommand, USAGE } from '@/provider/content/command'
import { ContentError } from '@/provider/content/content-error'
import { revalidateContent, secretOf } from '@/provider/import/revalidate'
import { fillContentOnce } from '@/provider/sample/content-seed'
import { openDatabase } from '@/provider/store/database'

/** `npm run content -- export|import|set`: the texts and pictures of the pages (docs/content.md). */
async function main(): Promise<void> {
  const command = readContentCommand(process.argv.slice(2))
  if (command.action === 'help') return console.log(USAGE)
  const DATA_DIR = process.env.DATA_DIR || '.data'
  const database = await openDatabase({ DATABASE_URL: process.env.DATABASE_URL || undefined, DATA_DIR })
  try {
    // Before the first start of the provider there is nothing to export or to change yet.
    await fillContentOnce(database.db)
    const { lines, tags } = await runContentCommand(database.db, command)
    for (const line of lines) console.log(line)
    if (tags.length === 0) return
    const told = await revalidateContent(tags, {
      SITE_URL: process.env.SITE_URL,
      REVALIDATE_SECRET: process.env.REVALIDATE_SECRET || secretOf(DATA_DIR),
    })
    if (told !== null) console.log(told)
  } finally {
    await database.close()
  }
}

try {
  await main()
} catch (error) {
  // What the editor can mend is said in words; anything else keeps its trace for whoever mends the code.
  console.error(error instanceof ContentError ? error.message : error)
  process.exitCode = 1
}
