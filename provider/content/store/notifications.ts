import { desc, sql } from 'drizzle-orm'
import { notifications } from '@/provider/directory/store/schema'
import type { Database } from '@/provider/platform/database'

export type NotificationRow = typeof notifications.$inferSelect

/** All notifications, the latest start first. */
export function listNotifications(db: Database): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .orderBy(sql`${notifications.startsAt} desc nulls last`, desc(notifications.id))
}
