import { z } from 'zod'
import { endMoment, moment } from '@/lib/contract/date-time'
import { flag, id, list, required, string, text, underData } from '@/lib/contract/lenient'

/** What a notification says besides its id, in the order of the desk's form. `kind` says what is taken; `most`: characters. */
export const NOTICE_FIELDS = {
  title: { kind: 'line', part: 'notice', isNeeded: true, most: 120 },
  title_kn: { kind: 'line', part: 'notice', isNeeded: false, most: 120 },
  description: { kind: 'words', part: 'notice', isNeeded: false, most: 400 },
  description_kn: { kind: 'words', part: 'notice', isNeeded: false, most: 400 },
  link: { kind: 'link', part: 'notice', isNeeded: false, most: 500 },
  shown: { kind: 'word', part: 'notice', isNeeded: true, most: 20 },
  first_day: { kind: 'day', part: 'time', isNeeded: false, most: 20 },
  first_time: { kind: 'time', part: 'time', isNeeded: false, most: 20 },
  last_day: { kind: 'day', part: 'time', isNeeded: false, most: 20 },
  last_time: { kind: 'time', part: 'time', isNeeded: false, most: 20 },
} as const satisfies Record<string, { kind: string; part: string; isNeeded: boolean; most: number }>
export type NoticeField = keyof typeof NOTICE_FIELDS
export type NoticePart = (typeof NOTICE_FIELDS)[NoticeField]['part']
const isField = (name: string): name is NoticeField => Object.hasOwn(NOTICE_FIELDS, name)
export const NOTICE_FIELD_NAMES: readonly NoticeField[] = Object.keys(NOTICE_FIELDS).filter(isField)

/** Whether it is shown, within its time. */
export const NOTICE_SHOWN = ['yes', 'no'] as const

/**
 * What is wrong with a field, by which a refusal names it (`errors` of a 422). `needsEnglish`: the Kannada stands alone;
 * `needsDay`: a time without its day; `endsFirst`: it ends before it begins; `twice`: it is there already.
 */
export const NOTICE_FLAWS = [
  'needed',
  'tooLong',
  'unfit',
  'unread',
  'needsEnglish',
  'needsDay',
  'endsFirst',
  'twice',
] as const
export type NoticeFlaw = (typeof NOTICE_FLAWS)[number]

const row = z.object({
  id: required(id),
  title: required(text),
  description: text,
  status: required(string),
  start_datetime: moment,
  end_datetime: endMoment,
  is_sample: flag,
})
export type DeskNotice = z.output<typeof row>
/** `GET /desk/notifications`: all, in the order of `GET /notification`. */
export const deskNoticeListSchema = underData(list(row))
