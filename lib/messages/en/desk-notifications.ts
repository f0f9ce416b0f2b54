import { labelInEach } from '@/lib/messages/in-each-language'
import type {
  NOTIFICATION_SHOWN,
  NotificationField,
  NotificationFlaw,
  NotificationPart,
} from '@/lib/contract/desk/notification'
import { deskInstitutions } from '@/lib/messages/en/desk-institutions'
import { deskRecords } from '@/lib/messages/en/desk-records'
import { icu } from '@/lib/messages/en/icu'
import type { Translated } from '@/lib/messages/translated'

/** The room of notifications at the desk. */
export const deskNotifications = {
  ...deskRecords,

  intro:
    'News on the home page and on the page of updates, from their first moment to their last. Dates of exams stand there by themselves.',
  add: 'Add a notification',
  addIntro: 'Short, and what a student or parent can act upon.',
  back: 'All notifications',
  onWebsite: 'The updates on the website',
  found: icu('{count, plural, =0 {No notifications yet.} one {# notification.} other {# notifications.}}'),
  what: 'Notification',
  when: 'When',
  state: 'State',
  from: 'from {moment}',
  until: 'until {moment}',
  always: 'always',
  invented: 'Invented, as an example',
  states: { shown: 'Shown', toCome: 'To come', over: 'Over', off: 'Switched off' },

  parts: { notification: 'What it says', time: 'When it shows' } satisfies Record<NotificationPart, string>,
  fields: {
    ...labelInEach('en', 'title', 'Title in {language}'),
    ...labelInEach('en', 'description', 'Text in {language}'),
    link: 'Where it leads',
    shown: 'Show it',
    first_day: 'First day',
    first_time: 'Begins at',
    last_day: 'Last day',
    last_time: 'Ends at',
  } satisfies Record<NotificationField, string>,
  hints: {
    link: 'A page of this website, such as /filter, or a whole address. Empty: nowhere.',
    shown: 'No: it shows at no time, and is kept here.',
    first_day: 'Empty: at once',
    first_time: 'Indian Standard Time. Empty: as the day begins.',
    last_day: 'Empty: until it is switched off or withdrawn',
    last_time: 'Empty: as the day ends',
  } satisfies Partial<Record<NotificationField, string>>,
  words: { yes: 'Yes', no: 'No' } satisfies Record<(typeof NOTIFICATION_SHOWN)[number], string>,
  flaws: {
    ...deskRecords.commonFlaws,
    needsEnglish: deskInstitutions.flaws.needsEnglish,
    needsDay: 'A time needs its day.',
    endsFirst: 'This is before it begins.',
    twice: 'This notification is there already, with this title, link and time.',
  } satisfies Record<NotificationFlaw, string>,
  sample: 'This notification is invented, as an example. Once you save it, it stays when the sample is taken away.',

  withdraw: 'Withdraw this notification',
  withdrawIntro:
    'The website loses it. What it said stays in the audit trail. To keep it for another time, switch it off.',
} as const
export type DeskNotificationMessages = Translated<typeof deskNotifications>
