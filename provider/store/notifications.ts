import { desc, sql } from 'drizzle-orm'
import type { Database } from '@/provider/store/database'
import { notifications } from '@/provider/store/schema'

/** All notifications, the latest start first. */
export function listNotifications(db: Database) {
  return db
    .select()
    .from(notifications)
    .orderBy(sql`${notifications.startsAt} desc nulls last`, desc(notifications.id))
}
