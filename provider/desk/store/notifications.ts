import { UNWRITTEN } from '@/lib/contract/desk/draft'
import { eq } from 'drizzle-orm'
import {
  NOTIFICATION_FIELD_NAMES,
  type NotificationField,
  type NotificationFlaw,
} from '@/lib/contract/desk/notification'
import {
  cellsOfNotification,
  type NotificationSaid,
  readNotificationCells,
} from '@/provider/content/notification-cells'
import { listNotifications, type NotificationRow } from '@/provider/content/store/notifications'
import { notifications } from '@/provider/directory/store/schema'
import { NOTIFICATION_TAGS } from '@/provider/platform/revalidate'
import type { RecordKind } from './records'

/** Sent once more, since the answer was slow, or by two people. */
const isThere = (row: NotificationRow, said: NotificationSaid) =>
  row.title.en === said.title.en &&
  row.link === said.link &&
  row.startsAt?.getTime() === said.startsAt?.getTime() &&
  row.endsAt?.getTime() === said.endsAt?.getTime()
const TWICE: ReadonlyMap<NotificationField, NotificationFlaw> = new Map([['title', 'twice']])

/** The notifications. */
export const NOTIFICATIONS: RecordKind<NotificationRow, NotificationSaid, NotificationField, NotificationFlaw> = {
  ...{ room: 'notifications', tags: NOTIFICATION_TAGS },
  names: NOTIFICATION_FIELD_NAMES,
  trail: {
    noun: 'notification',
    idOf: ({ id }) => String(id),
    factsOf: (row) => ({ ...cellsOfNotification(row), is_sample: row.isSample }),
  },
  cellsOf: cellsOfNotification,
  read: readNotificationCells,
  list: listNotifications,
  table: 'notifications',
  obstacleTo: (said, row, rows) => (row === null && rows.some((each) => isThere(each, said)) ? TWICE : null),
  rowOf: (said, row) => ({ ...said, id: row?.id ?? UNWRITTEN }),
  put: (tx, { id, ...said }, isNew) =>
    isNew
      ? tx.insert(notifications).values(said).returning()
      : tx.update(notifications).set(said).where(eq(notifications.id, id)).returning(),
  remove: (tx, { id }) => tx.delete(notifications).where(eq(notifications.id, id)),
}
