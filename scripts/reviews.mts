import { ownWebsite, runCommand, withDatabase } from '@/provider/command/run-command'
import { TERMINAL } from '@/provider/desk/store/audit'
import { revalidateReviews } from '@/provider/platform/revalidate'
import { readReviewsCommand, USAGE } from '@/provider/reviews/command'
import { describeReview } from '@/provider/reviews/describe-review'
import { listLatestReviews, removeReviews } from '@/provider/reviews/store'

/** `npm run reviews -- list|remove`: what students wrote, for whoever answers for the website (docs/reviews.md). */
await runCommand({
  usage: USAGE,
  read: readReviewsCommand,
  work: async (command) => {
    await withDatabase(async ({ db }) => {
      if (command.action === 'list') {
        const found = await listLatestReviews(db, command.instituteId, command.limit)
        return console.log(found.length === 0 ? 'There are none.' : found.map(describeReview).join('\n'))
      }
      const removed = await removeReviews(db, TERMINAL, command.ids, new Date())
      console.log(`${removed.length === 1 ? '1 review was' : `${removed.length} reviews were`} removed.`)
      if (removed.length === 0) return
      const ids = [...new Set(removed.map(({ instituteId }) => instituteId))]
      const told = await revalidateReviews(ids, ownWebsite())
      if (told !== null) console.log(told)
    })
  },
})
