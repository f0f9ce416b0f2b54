import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { EVENT_FIELD_NAMES, type EventField, type EventFlaw } from '@/lib/contract/desk/date'
import { cellsOf, type EventCells, type EventSaid, readCells } from '@/provider/calendar/event-cells'
import { factsOf, noteEvent, recordOfEvent } from '@/provider/calendar/event-trail'
import { holdEvents } from '@/provider/calendar/store'
import { calendarEvents, type EventRow } from '@/provider/calendar/tables'
import type { DeskAccount } from '@/provider/desk/store/accounts'
import { listAuditOf } from '@/provider/desk/store/audit'
import type { Database } from '@/provider/platform/database'

type Sent = { readonly [Name in EventField]?: string | undefined }
type Invalid = { kind: 'invalid'; flaws: ReadonlyMap<EventField, EventFlaw> }
/** `changed`: it is not as it was shown. */
export type DateOutcome = { kind: 'done' | 'same' | 'changed' | 'unknown' } | Invalid

/** What an event says, in short: another text after every change, also by a command. */
export const versionOf = (row: EventRow) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(factsOf(row))))
    .digest('base64url')
    .slice(0, 22)

/** An event as the desk's form has it. */
export const deskCells = (row: EventRow): EventCells => ({ ...cellsOf(row), types: row.typeIds.join(' ') })

/** With what was sent in its place. @param cells `null`: of an event that is new */
function withSent(cells: EventCells | null, sent: Sent): EventCells {
  const after = EVENT_FIELD_NAMES.map((name) => [name, sent[name] ?? cells?.[name] ?? ''])
  // fromEntries forgets its keys.
  return Object.fromEntries(after) as EventCells
}

export async function getEvent(db: Database, id: string): Promise<EventRow | null> {
  const [row] = await db.select().from(calendarEvents).where(eq(calendarEvents.id, id))
  return row ?? null
}

const nameIn = ({ examName }: EventSaid) => JSON.stringify([examName.en, examName.kn ?? null])
const isSame = (one: EventSaid, other: EventSaid) => nameIn(one) === nameIn(other)
/** Sent once more, since the answer was slow, or by two people. */
const isThere = (event: EventRow, { exam, kind, title, firstDay, lastDay }: EventSaid) =>
  event.exam === exam &&
  event.kind === kind &&
  event.title.en === title.en &&
  event.firstDay === firstDay &&
  event.lastDay === lastDay
const TWICE: Invalid = { kind: 'invalid', flaws: new Map([['title', 'twice']]) }
const OTHER_NAME: Invalid = { kind: 'invalid', flaws: new Map([['exam_name', 'otherName']]) }

/**
 * Saves an event as it was shown: what is left out stays. The exam's name is the exam's: changed here, it is changed in
 * all events of the exam. What was invented is announced from then on.
 */
export function saveEvent(
  db: Database,
  account: DeskAccount,
  { id, version, sent }: { id: string; version: string; sent: Sent },
  now: Date,
): Promise<DateOutcome> {
  return db.transaction(async (tx): Promise<DateOutcome> => {
    const events = await holdEvents(tx)
    const row = events.find((event) => event.id === id)
    if (row === undefined) return { kind: 'unknown' }
    if (versionOf(row) !== version) return { kind: 'changed' }
    const { said, flaws } = readCells(withSent(deskCells(row), sent))
    if (said === undefined) return { kind: 'invalid', flaws }
    const others = events.filter((event) => event.id !== id && event.exam === said.exam && !isSame(event, said))
    if (said.exam !== row.exam && others.length > 0) return OTHER_NAME
    const renamed = others.map((other) => ({ before: other, after: { ...other, examName: said.examName } }))
    let isChanged = false
    for (const { before, after } of [{ before: row, after: { id, ...said } }, ...renamed]) {
      if (!(await noteEvent(tx, account, now, before, after))) continue
      await tx.update(calendarEvents).set(after).where(eq(calendarEvents.id, after.id))
      isChanged = true
    }
    return { kind: isChanged ? 'done' : 'same' }
  })
}

/** Of a long exam's name so much begins the ids of its events. */
const LONGEST_START = 40

/**
 * An id of exam, kind and year, by which calendars of visitors will know the event. None that was withdrawn is given
 * anew: a calendar would take one event for the other.
 */
async function freeId(tx: Database, { exam, kind, firstDay }: EventSaid, events: readonly EventRow[]) {
  const start = `${exam.slice(0, LONGEST_START)}-${kind}-${firstDay.slice(0, 4)}`
  const isUsed = async (id: string) =>
    events.some((event) => event.id === id) || (await listAuditOf(tx, recordOfEvent(id))).length > 0
  let id = start
  for (let number = 2; await isUsed(id); number += 1) id = `${start}-${number}`
  return id
}

/** Adds an event; an exam that has others keeps its name. */
export function addEvent(
  db: Database,
  account: DeskAccount,
  sent: Sent,
  now: Date,
): Promise<{ kind: 'added'; id: string } | Invalid> {
  return db.transaction(async (tx): Promise<{ kind: 'added'; id: string } | Invalid> => {
    const { said, flaws } = readCells(withSent(null, sent))
    if (said === undefined) return { kind: 'invalid', flaws }
    const events = await holdEvents(tx)
    if (events.some((event) => event.exam === said.exam && !isSame(event, said))) return OTHER_NAME
    if (events.some((event) => isThere(event, said))) return TWICE
    const row = { id: await freeId(tx, said, events), ...said }
    await tx.insert(calendarEvents).values(row)
    await noteEvent(tx, account, now, null, row)
    return { kind: 'added', id: row.id }
  })
}

/** Takes an event as it was shown away; all that it said stays in the audit trail. */
export function withdrawEvent(
  db: Database,
  account: DeskAccount,
  { id, version }: { id: string; version: string },
  now: Date,
): Promise<'done' | 'changed' | 'unknown'> {
  return db.transaction(async (tx) => {
    const row = (await holdEvents(tx)).find((event) => event.id === id)
    if (row === undefined) return 'unknown'
    if (versionOf(row) !== version) return 'changed'
    await tx.delete(calendarEvents).where(eq(calendarEvents.id, id))
    await noteEvent(tx, account, now, row, null)
    return 'done'
  })
}
