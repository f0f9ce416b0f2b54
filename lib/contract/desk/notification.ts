import { inEachLanguage, type RecordField } from '@/lib/contract/desk/record'
import { keysOf } from '@/lib/contract/keys-of'
import { z } from 'zod'
import { endMoment, moment } from '@/lib/contract/date-time'
import { flag, id, list, required, string, text, underData } from '@/lib/contract/lenient'

/** What a notification says besides its id, in the order of the desk's form. `kind` says what is taken; `most`: characters. */
export const NOTIFICATION_FIELDS = {
  ...inEachLanguage('title', { kind: 'line', part: 'notification', isNeeded: true, most: 120 }),
  ...inEachLanguage('description', { kind: 'text', part: 'notification', isNeeded: false, most: 400 }),
  link: { kind: 'link', part: 'notification', isNeeded: false, most: 500 },
  shown: { kind: 'word', part: 'notification', isNeeded: true, most: 20 },
  first_day: { kind: 'day', part: 'time', isNeeded: false, most: 20 },
  first_time: { kind: 'time', part: 'time', isNeeded: false, most: 20 },
  last_day: { kind: 'day', part: 'time', isNeeded: false, most: 20 },
  last_time: { kind: 'time', part: 'time', isNeeded: false, most: 20 },
} as const satisfies Record<string, RecordField>
export type NotificationField = keyof typeof NOTIFICATION_FIELDS
export type NotificationPart = (typeof NOTIFICATION_FIELDS)[NotificationField]['part']
export const NOTIFICATION_FIELD_NAMES: readonly NotificationField[] = keysOf(NOTIFICATION_FIELDS)

/** Whether it is shown, within its time. */
export const NOTIFICATION_SHOWN = ['yes', 'no'] as const

/**
 * What is wrong with a field, by which a refusal names it (`errors` of a 422). `needsEnglish`: a translation stands alone;
 * `needsDay`: a time without its day; `endsFirst`: it ends before it begins; `twice`: it is there already.
 */
export const NOTIFICATION_FLAWS = [
  'needed',
  'tooLong',
  'unfit',
  'unread',
  'needsEnglish',
  'needsDay',
  'endsFirst',
  'twice',
] as const
export type NotificationFlaw = (typeof NOTIFICATION_FLAWS)[number]

const row = z.object({
  id: required(id),
  title: required(text),
  description: text,
  status: required(string),
  start_datetime: moment,
  end_datetime: endMoment,
  is_sample: flag,
})
export type DeskNotification = z.output<typeof row>
/** `GET /desk/notifications`: all, in the order of `GET /notification`. */
export const deskNotificationListSchema = underData(list(row))
