import { z } from 'zod'
import type { Kind } from '@/lib/contract/body'
import { auditEntrySchema } from '@/lib/contract/desk/audit'
import { flag, list, required, string, underData } from '@/lib/contract/lenient'

/**
 * What a dated event of an exam says besides its id, in the order of the file of `npm run dates`, whose columns these
 * are, and of the desk's form. Every value is a text, empty where there is none. `kind` says what is taken.
 */
export const EVENT_FIELDS = {
  exam: { kind: 'slug', part: 'exam', isNeeded: true },
  exam_name: { kind: 'line', part: 'exam', isNeeded: true },
  exam_name_kn: { kind: 'line', part: 'exam', isNeeded: false },
  kind: { kind: 'word', part: 'event', isNeeded: true },
  title: { kind: 'line', part: 'event', isNeeded: true },
  title_kn: { kind: 'line', part: 'event', isNeeded: false },
  types: { kind: 'types', part: 'exam', isNeeded: false },
  first_day: { kind: 'day', part: 'days', isNeeded: true },
  first_time: { kind: 'time', part: 'days', isNeeded: false },
  last_day: { kind: 'day', part: 'days', isNeeded: false },
  last_time: { kind: 'time', part: 'days', isNeeded: false },
  source: { kind: 'line', part: 'source', isNeeded: true },
  source_url: { kind: 'web', part: 'source', isNeeded: false },
  checked_on: { kind: 'day', part: 'source', isNeeded: true },
} as const satisfies Record<string, { kind: string; part: string; isNeeded: boolean }>
export type EventField = keyof typeof EVENT_FIELDS
export type EventPart = (typeof EVENT_FIELDS)[EventField]['part']
const isField = (name: string): name is EventField => Object.hasOwn(EVENT_FIELDS, name)
export const EVENT_FIELD_NAMES: readonly EventField[] = Object.keys(EVENT_FIELDS).filter(isField)
/** In characters, of each. */
export const LONGEST_EVENT_TEXT = 200

/**
 * What is wrong with a field, by which a refusal names it (`errors` of a 422). `endsFirst`: it ends before it begins;
 * `otherName`: another event of the exam calls the exam by another name; `twice`: the same one is there already.
 */
export const EVENT_FLAWS = ['needed', 'tooLong', 'unfit', 'unread', 'endsFirst', 'otherName', 'twice'] as const
export type EventFlaw = (typeof EVENT_FLAWS)[number]

const OPTIONAL: Kind = 'text?'
// fromEntries forgets which field has which kind.
const fields = Object.fromEntries(EVENT_FIELD_NAMES.map((name) => [name, OPTIONAL])) as Record<EventField, 'text?'>
/** `POST /desk/dates`. */
export const DESK_DATE_ADD = fields
/** `POST /desk/dates/{id}`: `version` is that of the event as it was shown; what is left out stays as it is. */
export const DESK_DATE_EDIT = { version: 'text', ...fields } as const
/** `POST /desk/dates/{id}/withdraw`. */
export const DESK_DATE_WITHDRAW = { version: 'text' } as const

const detail = z.object({
  id: required(string),
  /** Another one after every change, whoever made it. */
  version: required(string),
  /** By the names of `EVENT_FIELDS`; `types` are ids. */
  values: z.record(z.string(), z.string()),
  is_sample: flag,
  history: list(auditEntrySchema),
})
export type DeskDate = z.output<typeof detail>
/** `GET /desk/dates/{id}`. */
export const deskDateSchema = underData(detail)
/** What `POST /desk/dates` answers. `GET /desk/dates` answers as `GET /calendar`. */
export const deskDateAddedSchema = underData(z.object({ id: required(string) }))
