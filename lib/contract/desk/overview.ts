import { z } from 'zod'
import { moment } from '@/lib/contract/date-time'
import { timedSection } from '@/lib/contract/desk/content'
import { count, list, orNull, required, underData } from '@/lib/contract/lenient'

const enquiries = z.object({
  new: required(count),
  taken: required(count),
  answered: required(count),
  closed: required(count),
  /** How many of those that are taken are one's own. */
  mine: required(count),
  /** How many are to be followed up today, or were before. */
  due: count,
  /** Since when the longest has waited that nobody has taken. */
  oldest_new_at: moment,
})
const reviews = z.object({
  held: required(count),
  /** Since when the longest has waited. */
  oldest_held_at: moment,
  /** How long half of those waited at most that were decided in the last 30 days. */
  median_minutes: count,
})
const content = z.object({
  drafts: required(count),
  /** What is to be published at a time, or was and has not been. */
  timed: list(timedSection),
})
/** `GET /desk/overview`: each room's part where the room is theirs. */
export const deskOverviewSchema = underData(
  z.object({ enquiries: orNull(enquiries), reviews: orNull(reviews), content: orNull(content) }),
)
export type WaitingEnquiries = z.output<typeof enquiries>
export type WaitingContent = z.output<typeof content>
export type WaitingReviews = z.output<typeof reviews>
