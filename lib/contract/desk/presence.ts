import { z } from 'zod'
import { moment } from '@/lib/contract/date-time'
import { type DeskCall, RECORD_LISTS, type RecordList } from '@/lib/contract/desk/rights'
import { keysOf } from '@/lib/contract/keys-of'
import { list, required, string, underData } from '@/lib/contract/lenient'

/** What the desk opens one at a time, by its list: the call that reads it says who may be told who else has it open. */
export const PRESENCE_READS = {
  institutions: 'GET /desk/institutions/{id}',
  content: 'GET /desk/content/{section}',
  proposals: 'GET /desk/proposals/{id}',
  reviews: 'GET /desk/reviews/{id}',
  enquiries: 'GET /desk/enquiries/{id}',
  showcases: 'GET /desk/showcases/{list}',
  /** Of a representative: what the guide says of their own institution, whatever the id. */
  record: 'GET /desk/record',
  // fromEntries forgets which lists these are.
  ...(Object.fromEntries(RECORD_LISTS.map((each) => [each, `GET /desk/${each}/{id}`])) as {
    [List in RecordList]: `GET /desk/${List}/{id}`
  }),
} as const satisfies Readonly<Record<string, DeskCall>>
export type PresenceList = keyof typeof PRESENCE_READS
export const PRESENCE_LISTS: readonly PresenceList[] = keysOf(PRESENCE_READS)

/** `POST /desk/presence`: somebody has the record of a `list` open that it calls by this `id`. */
export const DESK_PRESENCE = { list: 'text', id: 'text' } as const

const other = z
  .object({ name: required(string), seen_at: required(moment) })
  .transform(({ name, seen_at }) => ({ name, seenAt: seen_at }))
/** Somebody else who has it open. `seenAt`: when their browser last said so, in ms since 1970. */
export type Present = z.output<typeof other>
/** What it answers: who else has it open, the latest first. */
export const deskPresenceSchema = underData(list(other))
