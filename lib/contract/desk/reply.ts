import { z } from 'zod'
import { moment } from '@/lib/contract/date-time'
import { count, id, list, orNull, rating, required, string, text } from '@/lib/contract/lenient'

export const REPLY_ACTIONS = ['save', 'withdraw'] as const

/**
 * `POST /desk/replies/{id}`, of the review with this id: `version` is that of the reply as it was shown, 0 where there was none;
 * to save takes the `text`.
 */
export const DESK_REPLY = { action: REPLY_ACTIONS, version: 'count', text: 'note?' } as const

const reply = z.object({
  text: required(string),
  /** When it was written as it stands now. */
  written_at: required(moment),
  by: required(string),
})
const row = z.object({
  /** Of the review. */
  id: required(id),
  name: required(string),
  role: string,
  rating,
  description: string,
  written_at: required(moment),
  version: required(count),
  reply: orNull(reply),
})
export type RepliedReview = z.output<typeof row>

/** `GET /desk/replies`: the reviews of one's own institution that others see, the latest first. */
export const deskReplyPageSchema = z.object({
  institute: required(text),
  institute_id: required(id),
  data: list(row),
  total: required(count),
  page: required(count),
  limit: required(count),
})
