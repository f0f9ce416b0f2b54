import type { Fault } from './fault'

const CELLS = 'provider/content/notification-cells.ts'
const STORE = 'provider/desk/store/notifications.ts'
const TEST = 'provider/desk/notifications.test.ts'

/** Notifications at the desk (issue 21, ADR 112). */
export const faults: Fault[] = [
  {
    says: 'a notification without a last time stays until the last day ends',
    file: CELLS,
    find: "momentOf(last_day, last_time, '23:59')",
    put: "momentOf(last_day, last_time, '00:00')",
    test: TEST,
    title: 'what is added stands before the public at once',
  },
  {
    says: 'the times of a notification are those of India',
    file: CELLS,
    find: ':00Z`) - INDIA_AHEAD_MS)',
    put: ':00Z`) - 0 * INDIA_AHEAD_MS)',
    test: TEST,
    title: 'what is added stands before the public at once',
  },
  {
    says: 'no link of a notification is a script',
    file: CELLS,
    find: 'link: (cell) => link.parse(cell) !== null',
    put: 'link: (cell) => link.parse(cell) !== undefined',
    test: TEST,
    title: 'javascript',
  },
  {
    says: 'a notification ends after it begins',
    file: CELLS,
    find: 'first !== null && last !== null && last < first',
    put: 'first !== null && last !== null && last.getTime() < 0',
    test: TEST,
    title: 'endsFirst',
  },
  {
    says: 'a time of a notification needs its day',
    file: CELLS,
    find: "if (cells[dayName] === '' && cells[time] !== '')",
    put: "if (cells[dayName] === '' && cells[time] === 'never')",
    test: TEST,
    title: 'needsDay',
  },
  {
    says: 'a notification that is switched off shows nowhere',
    file: CELLS,
    find: "cells.shown === 'yes' ? 'Active' : 'Inactive'",
    put: "cells.shown !== '' ? 'Active' : 'Inactive'",
    test: TEST,
    title: 'switched off it is kept',
  },
  {
    says: 'a notification is not added twice',
    file: STORE,
    find: 'row === null && rows.some(',
    put: 'row !== null && rows.some(',
    test: TEST,
    title: 'one that is there already is not added once more',
  },
  {
    says: 'the home page, too, is told of notifications',
    file: 'provider/platform/revalidate.ts',
    find: "NOTIFICATION_TAGS = [cacheTags.notifications, cacheTags.content('homepage')]",
    put: 'NOTIFICATION_TAGS = [cacheTags.notifications]',
    test: TEST,
    title: 'what is added stands before the public at once',
  },
  {
    says: 'whoever keeps notifications sees which are over',
    file: 'lib/rules/notifications/notification-visibility.ts',
    find: "notification.endsAt < now ? 'over' : 'toCome'",
    put: "notification.endsAt > now ? 'over' : 'toCome'",
    test: 'lib/rules/notifications/notification-visibility.test.ts',
    title: 'to those who keep it',
  },
]
