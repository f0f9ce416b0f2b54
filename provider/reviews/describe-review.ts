import { indianDateTime } from '@/provider/platform/indian-time'
import type { listLatestReviews } from '@/provider/reviews/store'

type Listed = Awaited<ReturnType<typeof listLatestReviews>>[number]

const MAX_LENGTH = 160

/** One review as a line for the operator: what was written, without its line breaks. */
export function describeReview({ review, institute }: Listed): string {
  const words = [...review.description.replace(/\s+/g, ' ')]
  const text = words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).join('')}…` : words.join('')
  const by = review.studentId === null ? ' (sample, or account gone)' : ''
  const state = review.state === 'shown' ? '' : ` (${review.state})`
  const place = `${institute.en} [${review.instituteId}]`
  return `${review.id}  ${indianDateTime(review.updatedAt)}  ${review.rating}/5  ${place}  ${review.name}, ${review.role}${by}${state}: ${text}`
}
