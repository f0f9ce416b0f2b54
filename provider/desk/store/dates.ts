import { eq } from 'drizzle-orm'
import { EVENT_FIELD_NAMES, type EventField, type EventFlaw } from '@/lib/contract/desk/date'
import { LANGUAGES } from '@/lib/contract/language'
import { cellsOf, type EventSaid, readCells } from '@/provider/calendar/event-cells'
import { EVENT_TRAIL } from '@/provider/calendar/event-trail'
import { listEvents } from '@/provider/calendar/store'
import { calendarEvents, type EventRow } from '@/provider/calendar/tables'
import { listAuditOf } from '@/provider/desk/store/audit'
import type { Database } from '@/provider/platform/database'
import { DATE_TAGS } from '@/provider/platform/revalidate'
import { recordOf } from './record-trail'
import { type RecordKind, UNNAMED } from './records'

const nameIn = ({ examName }: EventSaid) => JSON.stringify(LANGUAGES.map((language) => examName[language] ?? null))
const isSame = (one: EventSaid, other: EventSaid) => nameIn(one) === nameIn(other)
/** Sent once more, since the answer was slow, or by two people. */
const isThere = (event: EventRow, { exam, kind, title, firstDay, lastDay }: EventSaid) =>
  event.exam === exam &&
  event.kind === kind &&
  event.title.en === title.en &&
  event.firstDay === firstDay &&
  event.lastDay === lastDay
type Flaws = ReadonlyMap<EventField, EventFlaw>
const TWICE: Flaws = new Map([['title', 'twice']])
const OTHER_NAME: Flaws = new Map([['exam_name', 'otherName']])

/** Of a long exam's name so much begins the ids of its events. */
const MAX_START_LENGTH = 40

/**
 * An id of exam, kind and year, by which calendars of visitors will know the event. None that was withdrawn is given
 * anew: a calendar would take one event for the other.
 */
async function freeId(tx: Database, { exam, kind, firstDay }: EventSaid, events: readonly EventRow[]) {
  const start = `${exam.slice(0, MAX_START_LENGTH)}-${kind}-${firstDay.slice(0, 4)}`
  const isUsed = async (id: string) =>
    events.some((event) => event.id === id) || (await listAuditOf(tx, recordOf(EVENT_TRAIL, id))).length > 0
  let id = start
  for (let number = 2; await isUsed(id); number += 1) id = `${start}-${number}`
  return id
}

/** The other events of the exam that call it by another name. */
const namedElse = (said: EventSaid, row: EventRow | null, events: readonly EventRow[]) =>
  events.filter((event) => event.id !== row?.id && event.exam === said.exam && !isSame(event, said))

/**
 * Dated events. What was invented is announced once it is saved. The exam's name is the exam's: changed in one of its
 * events, it is changed in all; one that is added, or goes over to the exam, cannot bring another.
 */
export const DATES: RecordKind<EventRow, EventSaid, EventField, EventFlaw> = {
  ...{ room: 'dates', tags: DATE_TAGS },
  names: EVENT_FIELD_NAMES,
  trail: EVENT_TRAIL,
  cellsOf: (row) => ({ ...cellsOf(row), types: row.typeIds.join(' ') }),
  read: readCells,
  list: listEvents,
  table: 'calendar_events',
  obstacleTo(said, row, events) {
    if (row?.exam !== said.exam && namedElse(said, row, events).length > 0) return OTHER_NAME
    return row === null && events.some((event) => isThere(event, said)) ? TWICE : null
  },
  rowOf: (said, row) => ({ id: row?.id ?? UNNAMED, ...said }),
  changesWith: (said, row, events) =>
    namedElse(said, row, events).map((other) => ({ before: other, after: { ...other, examName: said.examName } })),
  async put(tx, said, isNew, events) {
    if (!isNew) return tx.update(calendarEvents).set(said).where(eq(calendarEvents.id, said.id)).returning()
    const row = { ...said, id: await freeId(tx, said, events) }
    return tx.insert(calendarEvents).values(row).returning()
  },
  remove: (tx, { id }) => tx.delete(calendarEvents).where(eq(calendarEvents.id, id)),
}
