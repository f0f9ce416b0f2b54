import { keysOf } from '@/lib/contract/keys-of'

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
export const EVENT_FIELD_NAMES: readonly EventField[] = keysOf(EVENT_FIELDS)
/** In characters, of each. */
export const LONGEST_EVENT_TEXT = 200

/**
 * What is wrong with a field, by which a refusal names it (`errors` of a 422). `endsFirst`: it ends before it begins;
 * `otherName`: another event of the exam calls the exam by another name; `twice`: the same one is there already.
 */
export const EVENT_FLAWS = ['needed', 'tooLong', 'unfit', 'unread', 'endsFirst', 'otherName', 'twice'] as const
export type EventFlaw = (typeof EVENT_FLAWS)[number]
