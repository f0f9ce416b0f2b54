import '@/provider/load-env-file'
import { revalidateReviews, secretOf } from '@/provider/import/revalidate'
import { CommandError } from '@/provider/requests/export/command-error'
import { readReviewsCommand, USAGE } from '@/provider/reviews/command'
import { describeReview } from '@/provider/reviews/describe-review'
import { openDatabase } from '@/provider/store/database'
import { listLatestReviews, removeReviews } from '@/provider/store/reviews'

/** `npm run reviews -- list|remove`: what students wrote, for whoever answers for the website (docs/reviews.md). */
async function main(): Promise<void> {
  const command = readReviewsCommand(process.argv.slice(2))
  if (command.action === 'help') return console.log(USAGE)
  const DATA_DIR = process.env.DATA_DIR || '.data'
  const { db, close } = await openDatabase({ DATABASE_URL: process.env.DATABASE_URL || undefined, DATA_DIR })
  try {
    if (command.action === 'list') {
      const found = await listLatestReviews(db, command.instituteId, command.limit)
      return console.log(found.length === 0 ? 'There are none.' : found.map(describeReview).join('\n'))
    }
    const removed = await removeReviews(db, command.ids)
    console.log(`${removed.length === 1 ? '1 review was' : `${removed.length} reviews were`} removed.`)
    if (removed.length === 0) return
    const REVALIDATE_SECRET = process.env.REVALIDATE_SECRET || secretOf(DATA_DIR)
    const ids = [...new Set(removed.map(({ instituteId }) => instituteId))]
    const told = await revalidateReviews(ids, { SITE_URL: process.env.SITE_URL, REVALIDATE_SECRET })
    if (told !== null) console.log(told)
  } finally {
    await close()
  }
}

try {
  await main()
} catch (error) {
  // What the operator can mend is one sentence; anything else keeps its trace for whoever mends the code.
  console.error(error instanceof CommandError ? error.message : error)
  process.exitCode = 1
}
