import { notificationSchema } from '@/lib/contract/notification'
import {
  isNotificationVisible,
  nextEnd,
  notificationState,
  visibleNotifications,
} from '@/lib/rules/notifications/notification-visibility'

const NOON = Date.parse('2026-11-20T12:00:00+05:30')

function isVisible(notification: object): boolean {
  return isNotificationVisible(notificationSchema.parse({ title: 'x', status: 'Active', ...notification }), NOON)
}

test.each([
  ['within its time', { start_datetime: '20-11-2026 11:59', end_datetime: '20-11-2026 12:01' }, true],
  ['at its first minute', { start_datetime: '20-11-2026 12:00', end_datetime: '21-11-2026 12:00' }, true],
  ['at its last minute', { start_datetime: '19-11-2026 12:00', end_datetime: '20-11-2026 12:00' }, true],
  ['before its time', { start_datetime: '20-11-2026 12:01', end_datetime: '21-11-2026 12:00' }, false],
  ['after its time', { start_datetime: '19-11-2026 12:00', end_datetime: '20-11-2026 11:59' }, false],
  ['on a last day without a time', { end_datetime: '20-11-2026' }, true],
  ['without a start', { end_datetime: '20-11-2026 12:01' }, true],
  ['without an end', { start_datetime: '20-11-2026 11:59' }, true],
  ['without a start that has come', { end_datetime: '20-11-2026 11:00' }, false],
  ['without any time', {}, true],
  ['with times that cannot be read', { start_datetime: '31-02-2026 09:00', end_datetime: 'soon' }, true],
  ['active in other capitals', { status: ' active ' }, true],
  ['inactive', { status: 'Inactive' }, false],
  ['with the time turned round', { start_datetime: '21-11-2026 12:00', end_datetime: '19-11-2026 12:00' }, false],
])('%s', (_, notification, expected) => {
  expect(isVisible(notification)).toBe(expected)
})

const read = (notifications: object[]) =>
  notifications.map((each, id) => notificationSchema.parse({ id, title: 'x', status: 'Active', ...each }))

test('of a list those show that are visible, in their order', () => {
  const all = read([{ end_datetime: '20-11-2026 13:00' }, { status: 'Inactive' }, {}, { start_datetime: '21-11-2026' }])
  expect(visibleNotifications(all, NOON).map(({ id }) => id)).toEqual(['0', '2'])
})

test('the first end is when one of them goes', () => {
  const all = read([{ end_datetime: '20-11-2026 14:00' }, {}, { end_datetime: '20-11-2026 13:00' }])
  const end = nextEnd(all)
  expect(end).toBe(Date.parse('2026-11-20T13:00:00+05:30'))
  expect(visibleNotifications(all, end ?? 0)).toHaveLength(3)
  expect(visibleNotifications(all, (end ?? 0) + 1)).toHaveLength(2)
  expect(nextEnd(read([{}]))).toBeNull()
  expect(nextEnd([])).toBeNull()
})

test.each([
  ['shown', {}],
  ['toCome', { start_datetime: '20-11-2026 12:01' }],
  ['over', { end_datetime: '20-11-2026 11:59' }],
  ['off', { status: 'Inactive', end_datetime: '20-11-2026 13:00' }],
])('to those who keep it, it is %s', (state, notification) => {
  expect(read([notification]).map((each) => notificationState(each, NOON))).toEqual([state])
})
