import { asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/provider/platform/database'
import { calendarEvents } from './tables'

export type EventRow = typeof calendarEvents.$inferSelect

/** All events, the earliest first. */
export async function listEvents(db: Database): Promise<EventRow[]> {
  return db.select().from(calendarEvents).orderBy(asc(calendarEvents.firstDay), asc(calendarEvents.id))
}

/** Makes the calendar what is given: other events go. How many came or changed, and how many went. */
export async function replaceEvents(db: Database, rows: readonly EventRow[]) {
  return db.transaction(async (tx) => {
    const before = new Map((await listEvents(tx)).map((row) => [row.id, JSON.stringify(row)]))
    const ids = rows.map(({ id }) => id)
    const gone = await tx
      .delete(calendarEvents)
      .where(ids.length === 0 ? sql`true` : notInArray(calendarEvents.id, ids))
      .returning({ id: calendarEvents.id })
    for (const row of rows)
      await tx.insert(calendarEvents).values(row).onConflictDoUpdate({ target: calendarEvents.id, set: row })
    const after = await listEvents(tx)
    const changed = after.filter((row) => before.get(row.id) !== JSON.stringify(row))
    return { changed: changed.length, gone: gone.length, all: after.length }
  })
}

/** Puts the invented events in place of earlier ones; takes them away when there are none. */
export async function replaceSampleEvents(db: Database, rows: readonly EventRow[]): Promise<void> {
  await db.delete(calendarEvents).where(eq(calendarEvents.isSample, true))
  if (rows.length > 0)
    await db
      .insert(calendarEvents)
      .values([...rows])
      .onConflictDoNothing()
}
