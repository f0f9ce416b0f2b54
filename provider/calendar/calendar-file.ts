import { parse } from 'csv-parse/sync'
import { EVENT_KINDS, EVENT_NAME } from '@/lib/contract/calendar-words'
import { EVENT_FIELD_NAMES, EVENT_FIELDS, type EventField, type EventFlaw } from '@/lib/contract/desk/date'
import { isFields } from '@/lib/contract/lenient'
import { csvLine } from '@/lib/rules/text/csv'
import { CommandError } from '@/provider/command/command-error'
import { cellsOf, type EventCells, readCells, unknownTypes } from './event-cells'
import type { EventRow } from './tables'

/** The columns of the file, in the order in which they are written; docs/dates.md says what each is. */
const COLUMNS = ['id', ...EVENT_FIELD_NAMES] as const
type Cells = EventCells & { id: string }

const MAX_FAULTS = 20
const NO_NAME = 'may have small letters, digits and hyphens alone'

/** What is said of a cell that cannot be read. */
const UNREAD: Record<(typeof EVENT_FIELDS)[EventField]['kind'], string> = {
  slug: NO_NAME,
  line: 'cannot be read',
  word: `is none of ${EVENT_KINDS.join(', ')}`,
  types: 'is no type of institution',
  day: 'is no day such as 2030-01-31',
  time: 'is no time such as 17:30',
  web: 'is no address of the web',
}

/** A row's event, or what is wrong with it. */
type Read = { event: EventRow; faults?: undefined } | { event?: undefined; faults: string[] }

/** What is wrong with a cell, as a sentence. */
function sentencesOf(column: EventField, cell: string, flaw: EventFlaw): string[] {
  if (flaw === 'needed') return [`${column} is empty`]
  if (flaw === 'tooLong') return [`${column} is too long`]
  if (flaw === 'unfit') return [`${column} has a character that cannot be used`]
  if (flaw === 'endsFirst') return ['it ends before it begins']
  const { kind } = EVENT_FIELDS[column]
  if (kind !== 'types') return [`${column} "${cell}" ${UNREAD[kind]}`]
  return unknownTypes(cell).map((name) => `types names "${name}", which ${UNREAD.types}`)
}

function idFaults(id: string): string[] {
  if (id === '') return ['id is empty']
  return EVENT_NAME.test(id) ? [] : [`id "${id}" ${NO_NAME}`]
}

function readRow({ id, ...cells }: Cells): Read {
  const { said, flaws = [] } = readCells(cells)
  const faults = [...idFaults(id), ...[...flaws].flatMap(([name, flaw]) => sentencesOf(name, cells[name], flaw))]
  return said === undefined || faults.length > 0 ? { faults } : { event: { id, ...said } }
}

function recordsOf(content: string): { line: number; cells: Cells }[] {
  const options = { bom: true, columns: true, info: true, skip_empty_lines: true, trim: true } as const
  let records: unknown[]
  try {
    records = parse(content, options)
  } catch (error) {
    throw new CommandError(`The file does not read as CSV: ${error instanceof Error ? error.message : String(error)}`)
  }
  return records.map((read) => {
    const { record, info } = isFields(read) ? read : {}
    const given = isFields(record) ? record : {}
    const unknown = Object.keys(given).filter((name) => !COLUMNS.some((column) => column === name))
    if (unknown.length > 0) throw new CommandError(`No column is called "${unknown.join('", "')}" (docs/dates.md).`)
    const entries = COLUMNS.map((column) => [column, given[column] ?? ''] as const)
    // fromEntries forgets its keys.
    const cells = Object.fromEntries(entries) as Cells
    return { line: isFields(info) && typeof info.lines === 'number' ? info.lines : 0, cells }
  })
}

/**
 * The events of a CSV file (docs/dates.md), all or none.
 * @throws CommandError with what is wrong in which line
 */
export function readCalendarFile(content: string): EventRow[] {
  const rows = recordsOf(content).map(({ line, cells }) => ({ line, id: cells.id, ...readRow(cells) }))
  const first = new Map<string, number>()
  const faults = rows.flatMap(({ line, id, faults: own = [] }) => {
    const before = first.get(id)
    if (before === undefined) first.set(id, line)
    return [...own, ...(before === undefined || id === '' ? [] : [`id "${id}" stands in line ${before}, too`])].map(
      (fault) => `line ${line}: ${fault}`,
    )
  })
  const names = new Map<string, string>()
  for (const { line, event } of rows) {
    if (event === undefined) continue
    const name = JSON.stringify(event.examName)
    if ((names.get(event.exam) ?? name) !== name)
      faults.push(`line ${line}: exam "${event.exam}" has another name above`)
    names.set(event.exam, name)
  }
  if (faults.length > 0) {
    const more = faults.length > MAX_FAULTS ? [`… and ${faults.length - MAX_FAULTS} more`] : []
    throw new CommandError(['Nothing was changed:', ...faults.slice(0, MAX_FAULTS), ...more].join('\n  '))
  }
  return rows.flatMap(({ event }) => event ?? [])
}

/** Events as such a file. */
export function writeCalendarFile(events: readonly EventRow[]): string {
  const lines = events.map((event) => {
    const cells: Cells = { id: event.id, ...cellsOf(event) }
    return csvLine(COLUMNS.map((column) => cells[column]))
  })
  return [csvLine(COLUMNS), ...lines].join('')
}
