import { asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { CommandError } from '@/provider/command/command-error'
import { TERMINAL } from '@/provider/desk/store/audit'
import { deskAudit } from '@/provider/desk/store/desk-tables'
import { holdAll } from '@/provider/desk/store/records'
import { noteRecord, recordOf } from '@/provider/desk/store/record-trail'
import type { Database } from '@/provider/platform/database'
import { EVENT_TRAIL } from './event-trail'
import { calendarEvents, type EventRow } from './tables'

/** All events, the earliest first. */
export async function listEvents(db: Database): Promise<EventRow[]> {
  return db.select().from(calendarEvents).orderBy(asc(calendarEvents.firstDay), asc(calendarEvents.id))
}

/** All events, which nobody else changes until the transaction ends: of an exam all have one name. */
export const holdEvents = (tx: Database) => holdAll(tx, { table: 'calendar_events', list: listEvents })

const byId = (events: readonly EventRow[]) => new Map(events.map((event) => [event.id, event]))

/** That an editor withdrew none of these: calendars of visitors have let go of it, and who withdrew it meant it. */
async function checkNoneWithdrawn(tx: Database, ids: readonly string[]): Promise<void> {
  const records = ids.map((id) => recordOf(EVENT_TRAIL, id))
  const last = await tx
    .selectDistinctOn([deskAudit.record])
    .from(deskAudit)
    .where(inArray(deskAudit.record, records))
    .orderBy(deskAudit.record, desc(deskAudit.id))
  const withdrawn = last.filter(({ action, accountId }) => action === 'date-withdrawn' && accountId !== null)
  if (withdrawn.length === 0) return
  const named = withdrawn.map(({ record, by, at }) => `${record}, by ${by} on ${at.toISOString().slice(0, 10)}`)
  throw new CommandError(
    `Nothing was changed: the file has what was withdrawn at the desk (${named.join('; ')}). ` +
      'Leave its line out, or give the date another id; an export that is made anew has no such lines.',
  )
}

/**
 * Makes the calendar what is given: other events go. What came, changed and went stands in the audit trail.
 * @returns how many came or changed, and how many went
 * @throws CommandError where an editor withdrew one of them
 */
export async function replaceEvents(db: Database, rows: readonly EventRow[], now: Date) {
  return db.transaction(async (tx) => {
    const before = byId(await holdEvents(tx))
    const ids = rows.map(({ id }) => id)
    await checkNoneWithdrawn(
      tx,
      ids.filter((id) => !before.has(id)),
    )
    await tx.delete(calendarEvents).where(ids.length === 0 ? sql`true` : notInArray(calendarEvents.id, ids))
    for (const row of rows)
      await tx.insert(calendarEvents).values(row).onConflictDoUpdate({ target: calendarEvents.id, set: row })
    const after = byId(await listEvents(tx))
    const gone = [...before.values()].filter(({ id }) => !after.has(id))
    for (const row of gone) await noteRecord(tx, EVENT_TRAIL, TERMINAL, now, { before: row, after: null })
    let changed = 0
    for (const [id, row] of after) {
      const change = { before: before.get(id) ?? null, after: row }
      if (await noteRecord(tx, EVENT_TRAIL, TERMINAL, now, change)) changed += 1
    }
    return { changed, gone: gone.length, all: after.size }
  })
}

/**
 * Puts the invented events in place of earlier ones; takes them away when there are none. An exam of which somebody
 * has announced a date has none: the exam may have another name by now.
 */
export async function replaceSampleEvents(db: Database, rows: readonly EventRow[]): Promise<void> {
  await db.transaction(async (tx) => {
    const real = new Set((await holdEvents(tx)).flatMap(({ exam, isSample }) => (isSample ? [] : [exam])))
    await tx.delete(calendarEvents).where(eq(calendarEvents.isSample, true))
    const invented = rows.filter(({ exam }) => !real.has(exam))
    if (invented.length > 0) await tx.insert(calendarEvents).values(invented).onConflictDoNothing()
  })
}
