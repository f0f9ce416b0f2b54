import { z } from 'zod'
import { moment } from '@/lib/contract/date-time'
import { FIELD_FLAWS } from '@/lib/contract/desk/institution'
import { count, id, list, required, string, text, underData, word } from '@/lib/contract/lenient'

/** What can be said of many institutions at once: fields of theirs, a town with its district, and that they are no more. */
export const BULK_FIELDS = [
  'type_id',
  'city_id',
  'ownership',
  'university',
  'gender',
  'minority',
  'residential',
  'retired',
] as const
export type BulkField = (typeof BULK_FIELDS)[number]
/** As many as a page of their list has. */
export const MAX_AT_ONCE = 50
/** As many as a search may find that are changed together: within the time that a call may take, also on the embedded database. */
export const MAX_FOUND = 500

/**
 * What becomes, or became, of each. `same`: it says so already; `left`: somebody had changed it since it was shown; `kept`:
 * it was not undone, since somebody had changed it.
 */
export const BULK_FATES = ['changed', 'same', 'wrong', 'left', 'undone', 'kept'] as const
export type BulkFate = (typeof BULK_FATES)[number]

/** `POST /desk/changes`: `records` are `id:version` as they were shown, apart by blanks. */
export const DESK_CHANGE = { records: 'text', field: BULK_FIELDS, value: 'text' } as const

const record = z.object({
  id: required(id),
  name: required(text),
  /** As it was shown; for `POST /desk/changes`. */
  version: string,
  before: string,
  after: string,
  fate: required(word(BULK_FATES)),
  flaw: word(FIELD_FLAWS),
})
export type BulkRecord = z.output<typeof record>
/** `GET /desk/changes`: what would become of each; of more than `MAX_FOUND`, which are counted alone, of none. */
export const bulkPreviewSchema = z.object({ data: list(record), total: required(count) })

/** `GET /desk/changes/{id}`. */
export const bulkChangeSchema = underData(
  z.object({
    id: required(id),
    field: required(word(BULK_FIELDS)),
    by: required(string),
    at: required(moment),
    undone_by: string,
    undone_at: moment,
    records: list(record),
  }),
)
/** What `POST /desk/changes` answers. */
export const bulkDoneSchema = underData(z.object({ id: required(id) }))
