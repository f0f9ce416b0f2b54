import type { EventKind } from '@/lib/contract/calendar-words'
import { dates } from '@/lib/messages/en/dates'
import { icu } from '@/lib/messages/en/icu'
import { share } from '@/lib/messages/en/share'
import type { Translated } from '@/lib/messages/translated'

/** Dated events of exams: `/dates`, an institution's page, updates and files for calendars. */
export const calendar = {
  dates,
  title: 'Exam dates',
  description: 'Entrance exams, counselling rounds and last days to apply, by exam, each with its source.',
  intro:
    'What the authorities have announced. Days can change: look at the source before you rely on one. A day that has passed stays as it was; next year’s stands here once it is announced.',
  times: 'All times are Indian Standard Time.',
  /** A time of day alone. */
  time: '{time} {part}',
  fromTo: '{from} to {to}',
  until: 'until {at}',
  /** An event where its exam is not named already: in updates and calendars. */
  notice: '{exam}: {event}',
  kinds: {
    application: 'Application',
    exam: 'Exam',
    result: 'Result',
    counselling: 'Counselling',
  } satisfies Record<EventKind, string>,
  /** Each is filled in with both times, of which it says what it needs. */
  states: {
    passed: 'Passed',
    now: 'Now',
    coming: 'To come',
    withinToday: 'Today, {from} to {to}',
    endsToday: 'Today until {to}',
    beginsToday: 'Today from {from}',
  } satisfies Record<string, string>,
  daysLeft: icu('{count, plural, =0 {Last day: today} one {# day left} other {# days left}}'),
  closingRanks: 'Closing ranks',
  source: 'Source',
  checked: 'checked on {day}',
  sourceLine: 'Source: {source}, checked on {day}',
  sample: 'Invented, as an example',
  addOne: 'Add to calendar',
  addExam: 'All dates of this exam (.ics)',
  addAll: 'All dates (.ics)',
  download: share.download,
  allDates: 'All exam dates',
  ofInstitution: 'Exam dates',
  ofInstitutionHint: 'Of exams by which institutions of this kind admit. Ask the institution which of them it accepts.',
  empty: 'No dates are known yet.',
  emptyHint: 'Dates stand here once an authority has announced them.',
  noSuch: 'There are no such dates.',
  failed: 'The dates cannot be shown at the moment.',
  failedHint: 'Please try again in a moment.',
  retry: 'Try again',
} as const
export type CalendarMessages = Translated<typeof calendar>
