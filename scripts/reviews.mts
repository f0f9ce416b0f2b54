import { ownWebsite, runCommand, withDatabase } from '@/provider/command/run-command'
import { TERMINAL } from '@/provider/desk/store/audit'
import { indianDateTime } from '@/provider/platform/indian-time'
import { revalidateReviews } from '@/provider/platform/revalidate'
import { readReviewsCommand, USAGE } from '@/provider/reviews/command'
import { listLatestReviews, removeReviews } from '@/provider/reviews/store'

type Listed = Awaited<ReturnType<typeof listLatestReviews>>[number]

const MAX_LENGTH = 160

/** One review as a line for the operator: what was written, without its line breaks. */
function describeReview({ review, institute }: Listed): string {
  const words = [...review.description.replace(/\s+/g, ' ')]
  const text = words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).join('')}…` : words.join('')
  const by = review.studentId === null ? ' (sample, or account gone)' : ''
  const state = review.state === 'shown' ? '' : ` (${review.state})`
  const place = `${institute.en} [${review.instituteId}]`
  return `${review.id}  ${indianDateTime(review.updatedAt)}  ${review.rating}/5  ${place}  ${review.name}, ${review.role}${by}${state}: ${text}`
}

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
