import { asc, eq, notInArray, sql } from 'drizzle-orm'
import { TERMINAL } from '@/provider/desk/store/audit'
import type { Database } from '@/provider/platform/database'
import { noteEvent } from './event-trail'
import { calendarEvents, type EventRow } from './tables'

/** All events, the earliest first. */
export async function listEvents(db: Database): Promise<EventRow[]> {
  return db.select().from(calendarEvents).orderBy(asc(calendarEvents.firstDay), asc(calendarEvents.id))
}

/** All events, which nobody else changes until the transaction ends: of an exam all have one name. */
export async function holdEvents(tx: Database): Promise<EventRow[]> {
  await tx.execute(sql`lock table calendar_events in share row exclusive mode`)
  return listEvents(tx)
}

/**
 * Makes the calendar what is given: other events go. What came, changed and went stands in the audit trail.
 * @returns how many came or changed, and how many went
 */
export async function replaceEvents(db: Database, rows: readonly EventRow[], now: Date) {
  return db.transaction(async (tx) => {
    const before = await holdEvents(tx)
    const ids = rows.map(({ id }) => id)
    await tx.delete(calendarEvents).where(ids.length === 0 ? sql`true` : notInArray(calendarEvents.id, ids))
    for (const row of rows)
      await tx.insert(calendarEvents).values(row).onConflictDoUpdate({ target: calendarEvents.id, set: row })
    const after = await listEvents(tx)
    const find = (events: readonly EventRow[], id: string) => events.find((event) => event.id === id) ?? null
    const gone = before.filter(({ id }) => find(after, id) === null)
    for (const row of gone) await noteEvent(tx, TERMINAL, now, row, null)
    let changed = 0
    for (const row of after) if (await noteEvent(tx, TERMINAL, now, find(before, row.id), row)) changed += 1
    return { changed, gone: gone.length, all: after.length }
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
