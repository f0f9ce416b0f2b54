import { inEachLanguage, type RecordField } from '@/lib/contract/desk/record'
import { keysOf } from '@/lib/contract/keys-of'

/** Of every field, in characters. */
const MAX_EVENT_TEXT_LENGTH = 200

/**
 * What a dated event of an exam says besides its id, in the order of the file of `npm run dates`, whose columns these
 * are, and of the desk's form. Every value is a text, empty where there is none. `kind` says what is taken.
 */
export const EVENT_FIELDS = {
  exam: { kind: 'slug', part: 'exam', isNeeded: true, most: MAX_EVENT_TEXT_LENGTH },
  ...inEachLanguage('exam_name', { kind: 'line', part: 'exam', isNeeded: true, most: MAX_EVENT_TEXT_LENGTH }),
  kind: { kind: 'word', part: 'event', isNeeded: true, most: MAX_EVENT_TEXT_LENGTH },
  ...inEachLanguage('title', { kind: 'line', part: 'event', isNeeded: true, most: MAX_EVENT_TEXT_LENGTH }),
  types: { kind: 'types', part: 'exam', isNeeded: false, most: MAX_EVENT_TEXT_LENGTH },
  first_day: { kind: 'day', part: 'days', isNeeded: true, most: MAX_EVENT_TEXT_LENGTH },
  first_time: { kind: 'time', part: 'days', isNeeded: false, most: MAX_EVENT_TEXT_LENGTH },
  last_day: { kind: 'day', part: 'days', isNeeded: false, most: MAX_EVENT_TEXT_LENGTH },
  last_time: { kind: 'time', part: 'days', isNeeded: false, most: MAX_EVENT_TEXT_LENGTH },
  source: { kind: 'line', part: 'source', isNeeded: true, most: MAX_EVENT_TEXT_LENGTH },
  source_url: { kind: 'web', part: 'source', isNeeded: false, most: MAX_EVENT_TEXT_LENGTH },
  checked_on: { kind: 'day', part: 'source', isNeeded: true, most: MAX_EVENT_TEXT_LENGTH },
} as const satisfies Record<string, RecordField>
export type EventField = keyof typeof EVENT_FIELDS
export type EventPart = (typeof EVENT_FIELDS)[EventField]['part']
export const EVENT_FIELD_NAMES: readonly EventField[] = keysOf(EVENT_FIELDS)

/**
 * What is wrong with a field, by which a refusal names it (`errors` of a 422). `endsFirst`: it ends before it begins;
 * `otherName`: another event of the exam calls the exam by another name; `twice`: the same one is there already.
 */
export const EVENT_FLAWS = ['needed', 'tooLong', 'unfit', 'unread', 'endsFirst', 'otherName', 'twice'] as const
export type EventFlaw = (typeof EVENT_FLAWS)[number]
