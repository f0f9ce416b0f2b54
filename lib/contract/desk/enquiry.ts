import { z } from 'zod'
import { auditEntrySchema } from '@/lib/contract/desk/audit'
import { ANSWERED_BY, DESK_ACTIONS, ENQUIRY_STATES } from '@/lib/contract/desk/enquiry-states'
import { day, moment } from '@/lib/contract/date-time'
import { ENQUIRY_TYPES } from '@/lib/contract/enquiry'
import { count, flag, id, list, required, string, underData, word } from '@/lib/contract/lenient'

/** Within so many days an enquiry is erased soon: the shortest time that any is kept. */
export const ERASED_SOON_DAYS = 30

/** `POST /desk/enquiries/{id}/state`: `version` is that of the enquiry as it was shown; another one is answered with 409. `note`: what was answered by mail or call, without placeholders (`PLACEHOLDERS`), kept among the notes. */
export const DESK_ENQUIRY_STATE = { action: DESK_ACTIONS, version: 'count', note: 'note?' } as const

/** `POST /desk/enquiries/{id}/follow-up`: `day` as `yyyy-mm-dd`, or nothing for none; `version` as above. */
export const DESK_FOLLOW_UP = { day: 'text', version: 'count' } as const

/** `POST /desk/enquiries/export`: why, which stands in the audit trail; of one form, and from a day on, where they are given. */
export const DESK_EXPORT = { reason: 'note', type: 'text?', since: 'text?' } as const
/** Its answer: a CSV file as it is, with the mark at its beginning. */
export const deskExportSchema = underData(z.object({ csv: z.string() }))

/** `POST /desk/enquiries/{id}/notes`. */
export const DESK_NOTE = { text: 'note' } as const

const type = required(word(ENQUIRY_TYPES))
const state = required(word(ENQUIRY_STATES))

/** By when they came; without either, of what waits (`state` new or taken alone, or `due`) the one first that waits longest. */
export const INBOX_ORDERS = ['oldest', 'latest'] as const
export type InboxOrder = (typeof INBOX_ORDERS)[number]

const row = z.object({
  id: required(id),
  type,
  created_at: required(moment),
  name: required(string),
  excerpt: string,
  suspected: flag,
  state,
  taken_by: string,
  follow_up_on: day,
  /** The day on which it is erased; none where it is kept until somebody deletes it. */
  erased_on: day,
})
export type DeskEnquiryRow = z.output<typeof row>
/** `GET /desk/enquiries`. */
export const deskEnquiryPageSchema = z.object({
  data: list(row),
  total: required(count),
  page: required(count),
  limit: required(count),
  /** For how many days enquiries are kept; `null`: until somebody deletes them. */
  kept_days: count,
  /** Who has taken some. */
  takers: list(z.object({ id: required(id), name: required(string) })),
})

export type DeskEnquiryPage = z.output<typeof deskEnquiryPageSchema>

const note = z.object({
  id: required(id),
  by: string,
  text: required(string),
  created_at: required(moment),
  /** It is what was answered, and how. */
  answered_by: word(ANSWERED_BY),
})
const detail = z.object({
  id: required(id),
  type,
  created_at: required(moment),
  name: required(string),
  phone: string,
  email: string,
  course: string,
  role: string,
  counselling_mode: string,
  interest: string,
  message: string,
  source: string,
  suspected: flag,
  state,
  version: required(count),
  taken_by: string,
  follow_up_on: day,
  erased_on: day,
  notes: list(note),
  history: list(auditEntrySchema),
})
export type DeskEnquiry = z.output<typeof detail>
/** `GET /desk/enquiries/{id}`. */
export const deskEnquirySchema = underData(detail)
