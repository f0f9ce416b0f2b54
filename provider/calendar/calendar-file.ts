import { parse } from 'csv-parse/sync'
import { EVENT_KINDS, EVENT_NAME, EVENT_TIME } from '@/lib/contract/calendar-words'
import { day as dayIn } from '@/lib/contract/date-time'
import { isFields, type Text } from '@/lib/contract/lenient'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { csvLine } from '@/lib/rules/text/csv'
import { CommandError } from '@/provider/command/command-error'
import { TAXONOMY } from '@/provider/directory/taxonomy'
import type { EventRow } from './store'

/** The columns of the file, in the order in which they are written; docs/dates.md says what each is. */
const COLUMNS = [
  'id',
  'exam',
  'exam_name',
  'exam_name_kn',
  'kind',
  'title',
  'title_kn',
  'types',
  'first_day',
  'first_time',
  'last_day',
  'last_time',
  'source',
  'source_url',
  'checked_on',
] as const
type Column = (typeof COLUMNS)[number]
type Cells = Record<Column, string>

const REQUIRED: readonly Column[] = ['id', 'exam', 'exam_name', 'kind', 'title', 'first_day', 'source', 'checked_on']
const MOST_FAULTS = 20
const LONGEST_TEXT = 200

/** A row's event, or what is wrong with it. */
type Read = { event: EventRow; faults?: undefined } | { event?: undefined; faults: string[] }

const textOf = (en: string, kn: string): Text => (kn === '' ? { en } : { en, kn })

/** A day as people write it, `31-01-2030` or `2030-01-31`; `null` for what no calendar shows, and with a time. */
function readDay(raw: string): string | null {
  return /[ T:]/.test(raw) ? null : dayIn.parse(raw)
}

function typesOf(raw: string): { ids: number[]; unknown: string[] } {
  const slugs = raw.split(/[\s,]+/).filter((slug) => slug !== '')
  const found = slugs.map((slug) => ({ slug, id: TAXONOMY.find((type) => type.slug === slug)?.id }))
  return {
    ids: found.flatMap(({ id }) => id ?? []),
    unknown: found.flatMap(({ slug, id }) => (id === undefined ? [slug] : [])),
  }
}

/** What is wrong with the cells one by one. */
function faultsOf(cells: Cells): string[] {
  const wrong = (column: Column, isRight: (cell: string) => boolean, what: string) =>
    cells[column] === '' || isRight(cells[column]) ? [] : [`${column} "${cells[column]}" ${what}`]
  const isName = (cell: string) => EVENT_NAME.test(cell)
  const isDay = (cell: string) => readDay(cell) !== null
  const isTime = (cell: string) => EVENT_TIME.test(cell)
  return [
    ...REQUIRED.flatMap((column) => (cells[column] === '' ? [`${column} is empty`] : [])),
    ...COLUMNS.flatMap((column) => (cells[column].length > LONGEST_TEXT ? [`${column} is too long`] : [])),
    ...wrong('id', isName, 'may have small letters, digits and hyphens alone'),
    ...wrong('exam', isName, 'may have small letters, digits and hyphens alone'),
    ...wrong('kind', (cell) => EVENT_KINDS.some((kind) => kind === cell), `is none of ${EVENT_KINDS.join(', ')}`),
    ...(['first_day', 'last_day', 'checked_on'] as const).flatMap((column) =>
      wrong(column, isDay, 'is no day such as 2030-01-31'),
    ),
    ...(['first_time', 'last_time'] as const).flatMap((column) => wrong(column, isTime, 'is no time such as 17:30')),
    ...wrong('source_url', (cell) => webAddress(cell) !== null, 'is no address of the web'),
    ...typesOf(cells.types).unknown.map((slug) => `types names "${slug}", which is no type of institution`),
  ]
}

function readRow(cells: Cells): Read {
  const faults = faultsOf(cells)
  const kind = EVENT_KINDS.find((each) => each === cells.kind)
  const firstDay = readDay(cells.first_day)
  const lastDay = cells.last_day === '' ? firstDay : readDay(cells.last_day)
  const checkedOn = readDay(cells.checked_on)
  if (faults.length > 0 || kind === undefined || firstDay === null || lastDay === null || checkedOn === null)
    return { faults }
  const begin = firstDay + (cells.first_time || '00:00')
  if (lastDay + (cells.last_time || '24:00') < begin) return { faults: ['it ends before it begins'] }
  const event: EventRow = {
    id: cells.id,
    exam: cells.exam,
    examName: textOf(cells.exam_name, cells.exam_name_kn),
    kind,
    title: textOf(cells.title, cells.title_kn),
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
  return { event }
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
    const more = faults.length > MOST_FAULTS ? [`… and ${faults.length - MOST_FAULTS} more`] : []
    throw new CommandError(['Nothing was changed:', ...faults.slice(0, MOST_FAULTS), ...more].join('\n  '))
  }
  return rows.flatMap(({ event }) => event ?? [])
}

/** Events as such a file. */
export function writeCalendarFile(events: readonly EventRow[]): string {
  const slugs = new Map(TAXONOMY.map(({ id, slug }) => [id, slug]))
  const cellsOf = (event: EventRow): Cells => ({
    id: event.id,
    exam: event.exam,
    exam_name: event.examName.en,
    exam_name_kn: event.examName.kn ?? '',
    kind: event.kind,
    title: event.title.en,
    title_kn: event.title.kn ?? '',
    types: event.typeIds.flatMap((id) => slugs.get(id) ?? []).join(' '),
    first_day: event.firstDay,
    first_time: event.firstTime ?? '',
    last_day: event.lastDay,
    last_time: event.lastTime ?? '',
    source: event.sourceTitle,
    source_url: event.sourceUrl ?? '',
    checked_on: event.checkedOn,
  })
  return [csvLine(COLUMNS), ...events.map((event) => csvLine(COLUMNS.map((column) => cellsOf(event)[column])))].join('')
}
