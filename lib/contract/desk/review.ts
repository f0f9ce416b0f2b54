import { z } from 'zod'
import { auditEntrySchema } from '@/lib/contract/desk/audit'
import { moment } from '@/lib/contract/date-time'
import { count, id, list, orNull, rating, required, string, text, underData, word } from '@/lib/contract/lenient'
import { REPORT_REASON_NAMES } from '@/lib/contract/review-report'
import { REJECT_REASON_NAMES, REVIEW_CHECKS, REVIEW_STATES, type ReviewState } from '@/lib/contract/review-states'

/**
 * What can be done with a review: from which states. One that visitors reported is kept, which settles what they said;
 * so does every other decision. What is undone is as it was before, and its reports wait again.
 */
const REVIEW_ACTIONS = {
  approve: ['held', 'rejected'],
  keep: ['shown'],
  reject: ['held', 'shown'],
  undo: REVIEW_STATES,
} as const satisfies Readonly<Record<string, readonly ReviewState[]>>
export type ReviewAction = keyof typeof REVIEW_ACTIONS
export const REVIEW_ACTION_NAMES = ['approve', 'keep', 'reject', 'undo'] as const satisfies readonly ReviewAction[]

export function canBe(action: ReviewAction, state: ReviewState): boolean {
  const from: readonly ReviewState[] = REVIEW_ACTIONS[action]
  return from.includes(state)
}

/** What the queue lists: how reviews stand; and of those that are shown, those of which reports wait. */
export const REVIEW_LISTS = ['held', 'reported', 'shown', 'rejected'] as const satisfies readonly (
  ReviewState | 'reported'
)[]
export type ReviewList = (typeof REVIEW_LISTS)[number]

/**
 * `POST /desk/reviews/{id}/state`: `version` is that of the review as it was shown. To reject takes one of
 * `REJECT_REASONS`; `words` are said to its author besides.
 */
export const DESK_REVIEW_STATE = {
  action: REVIEW_ACTION_NAMES,
  version: 'count',
  reason: 'text?',
  words: 'note?',
} as const

const check = required(word(REVIEW_CHECKS))
const decision = z.object({
  by: required(string),
  at: required(moment),
  became: required(word(REVIEW_STATES)),
  reason: word(REJECT_REASON_NAMES),
  words: string,
})
const reports = z.object({
  reason: required(word(REPORT_REASON_NAMES)),
  count: required(count),
  /** What was written besides, the latest first. */
  words: list(required(string)),
})
const row = z.object({
  id: required(id),
  institute_id: required(id),
  institute: required(text),
  name: required(string),
  role: string,
  rating,
  description: string,
  state: required(word(REVIEW_STATES)),
  version: required(count),
  written_at: required(moment),
  held_at: moment,
  waiting_minutes: count,
  found: list(check),
  /** What visitors reported of it that no decision has settled. */
  reports: list(reports),
  /** How many reviews of its author stand how; `null` for the sample's, and where the account is gone. */
  writer: orNull(z.object({ shown: required(count), held: required(count), rejected: required(count) })),
  decision: orNull(decision),
})
export type DeskReviewRow = z.output<typeof row>

/** How long those waited that were decided in the last 30 days: half of them at most so long. */
const median = count

/** `GET /desk/reviews`. */
export const deskReviewPageSchema = z.object({
  data: list(row),
  total: required(count),
  page: required(count),
  limit: required(count),
  median_minutes: median,
  /** How many that are shown were reported. */
  reported: count,
  /** What one decided oneself within the last hour, the latest first, to be undone. */
  recent: list(row),
})

const detail = row.extend({
  /** Other reviews of its author, the latest first. */
  others: list(row),
  history: list(auditEntrySchema),
})
export type DeskReview = z.output<typeof detail>
/** `GET /desk/reviews/{id}`. */
export const deskReviewSchema = underData(detail)
