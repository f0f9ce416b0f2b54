import { labelInEach } from '@/lib/messages/in-each-language'
import type { EventField, EventFlaw, EventPart } from '@/lib/contract/desk/date'
import { calendar } from '@/lib/messages/en/calendar'
import { deskRecords } from '@/lib/messages/en/desk-records'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** The room of exam dates at the desk. */
export const deskDates = {
  ...deskRecords,
  kinds: calendar.kinds,

  intro:
    'As the authorities have announced them. The website shows a change within seconds. A date that has passed stays as it was; next year’s is a new one.',
  add: 'Add a date',
  addTo: 'Add a date of {exam}',
  addIntro: 'Take it from the authority’s own notice, and say where it stands.',
  back: 'All exam dates',
  onWebsite: 'The dates on the website',
  found: icu('{count, plural, =0 {No dates yet.} one {# date.} other {# dates.}}'),
  what: 'What',
  when: 'When',
  state: 'State',
  checked: 'Source, checked on',

  parts: { exam: 'Exam', event: 'What happens', days: 'When', source: 'Source' } satisfies Record<EventPart, string>,
  fields: {
    exam: 'Short name in addresses',
    ...labelInEach('en', 'exam_name', 'Name of the exam in {language}'),
    kind: 'Kind',
    ...labelInEach('en', 'title', 'What happens, in {language}'),
    types: 'Kinds of institution that admit by it',
    first_day: 'First day',
    first_time: 'Begins at',
    last_day: 'Last day',
    last_time: 'Ends at',
    source: 'Who announces it',
    source_url: 'Address of the notice',
    checked_on: 'Checked on',
  } satisfies Record<EventField, string>,
  hints: {
    exam: 'Small letters, digits and hyphens, such as kcet',
    exam_name: 'All dates of the exam have the same name: changed here, it changes in all of them.',
    title: 'Without the exam’s name, such as “Round 1: option entry”',
    types: 'The date stands on their pages, too.',
    first_time: 'Indian Standard Time. Empty: the whole day.',
    last_day: 'Empty: one day',
    source: 'Such as Karnataka Examinations Authority',
    source_url: 'The page or the PDF itself, where there is one',
    checked_on: 'The day on which somebody looked there last',
  } satisfies Partial<Record<EventField, string>>,
  flaws: {
    ...deskRecords.commonFlaws,
    endsFirst: 'This is before it begins.',
    otherName:
      'Other dates of this exam call it by another name. Write it as they do; change it there, for all of them.',
    twice: 'This date is there already, with this name and these days.',
  } satisfies Record<EventFlaw, string>,
  sample: 'This date is invented, as an example. Once you save it, it stands as announced.',

  withdraw: 'Withdraw this date',
  withdrawIntro:
    'For one that was called off, or stands here by mistake. The website, and calendars that follow it, lose it; what it said stays in the audit trail.',
} as const
export type DeskDateMessages = Translated<typeof deskDates>
