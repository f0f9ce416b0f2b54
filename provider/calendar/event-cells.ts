import { EVENT_KINDS, EVENT_NAME, EVENT_TIME } from '@/lib/contract/calendar-words'
import { EVENT_FIELD_NAMES, EVENT_FIELDS, type EventField, type EventFlaw } from '@/lib/contract/desk/date'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import { cellsOfText, textIn } from '@/lib/contract/text-fields'
import { flawOfCell, readDay, readFields } from '@/provider/http/cells'
import type { EventRow } from './tables'

/** An event as texts: a row of the file, and what the desk's form has. */
export type EventCells = Record<EventField, string>
/** What an event says, whatever it is called. */
export type EventSaid = Omit<EventRow, 'id'>
type Read = { said: EventSaid; flaws?: undefined } | { said?: undefined; flaws: ReadonlyMap<EventField, EventFlaw> }

/** By slug, as the file has them, or by id, as the desk does. */
function typesOf(raw: string): { ids: number[]; unknown: string[] } {
  const named = raw.split(/[\s,]+/).filter((name) => name !== '')
  const found = named.map((name) => ({
    name,
    id: TAXONOMY.find(({ id, slug }) => slug === name || String(id) === name)?.id,
  }))
  return {
    ids: [...new Set(found.flatMap(({ id }) => id ?? []))].sort((a, b) => a - b),
    unknown: found.flatMap(({ name, id }) => (id === undefined ? [name] : [])),
  }
}
export const unknownTypes = (raw: string) => typesOf(raw).unknown

const READABLE: Record<(typeof EVENT_FIELDS)[EventField]['kind'], (cell: string) => boolean> = {
  slug: (cell) => EVENT_NAME.test(cell),
  line: () => true,
  word: (cell) => EVENT_KINDS.some((kind) => kind === cell),
  types: (cell) => unknownTypes(cell).length === 0,
  day: (cell) => readDay(cell) !== null,
  time: (cell) => EVENT_TIME.test(cell),
  web: (cell) => webAddress(cell) !== null,
}

const flawOf = (name: EventField, cell: string): EventFlaw | null =>
  flawOfCell(cell, EVENT_FIELDS[name], () => (READABLE[EVENT_FIELDS[name].kind](cell) ? null : 'unread'))

/** Between which no end may come before the beginning. */
const DAYS = ['first_day', 'first_time', 'last_day', 'last_time'] as const

/** Reads an event: all of it, or what is wrong with each field. */
export function readCells(written: EventCells): Read {
  const { cells, flaws } = readFields(EVENT_FIELD_NAMES, written, flawOf)
  const kind = EVENT_KINDS.find((each) => each === cells.kind)
  const firstDay = readDay(cells.first_day)
  const lastDay = cells.last_day === '' ? firstDay : readDay(cells.last_day)
  const checkedOn = readDay(cells.checked_on)
  if (!DAYS.some((name) => flaws.has(name)) && firstDay !== null && lastDay !== null) {
    const begin = firstDay + (cells.first_time || '00:00')
    const end = lastDay + (cells.last_time || '24:00')
    if (end < begin) flaws.set(lastDay === firstDay ? 'last_time' : 'last_day', 'endsFirst')
  }
  if (flaws.size > 0 || kind === undefined || firstDay === null || lastDay === null || checkedOn === null)
    return { flaws }
  const said: EventSaid = {
    exam: cells.exam,
    examName: textIn(cells, 'exam_name'),
    kind,
    title: textIn(cells, 'title'),
    typeIds: typesOf(cells.types).ids,
    firstDay,
    lastDay,
    firstTime: cells.first_time || null,
    lastTime: cells.last_time || null,
    sourceTitle: cells.source,
    sourceUrl: cells.source_url || null,
    checkedOn,
    isSample: false,
  }
  return { said }
}

const SLUGS = new Map(TAXONOMY.map(({ id, slug }) => [id, slug]))

/** An event as texts again. */
export const cellsOf = (event: EventSaid): EventCells => ({
  exam: event.exam,
  ...cellsOfText('exam_name', event.examName),
  kind: event.kind,
  ...cellsOfText('title', event.title),
  types: event.typeIds.flatMap((id) => SLUGS.get(id) ?? []).join(' '),
  first_day: event.firstDay,
  first_time: event.firstTime ?? '',
  last_day: event.lastDay,
  last_time: event.lastTime ?? '',
  source: event.sourceTitle,
  source_url: event.sourceUrl ?? '',
  checked_on: event.checkedOn,
})
