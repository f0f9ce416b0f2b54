import {
  distinctNames,
  isNameColumn,
  ownColumn,
  OWN_COLUMNS,
  underOurNames,
  type ColumnMap,
} from '@/provider/import/sources/own-columns'
import { readNames } from '@/provider/import/sources/name-columns'
import { presentText } from '@/provider/import/clean/text'
import type { BrokenRow, RawRow } from '@/provider/import/draft'
import { findHeading, MAX_SAMPLES } from './csv-heading'
import { csvRows } from './csv-rows'
import { decodeHead, decodeText } from './decode'
import { isInstitution, UnusedColumns } from '@/provider/import/sources/unused-columns'
import { jsonArray, jsonKeyed, jsonLines } from './json-rows'
import { unexpected, unnamed, type OpenFile } from './open-file'

type SourceKind = 'aicte' | 'udise' | 'own'
export type DetectedList = { kind: SourceKind; format: string; rows: () => AsyncIterable<RawRow | BrokenRow> }

const AICTE_KEYS = ['aicte_id', 'institute_name', 'programmes']
const UDISE_COLUMNS = ['schcd', 'schname', 'schcat']

function listing(names: readonly string[]): string {
  const shown = names.slice(0, 12).map((name) => `"${name.slice(0, 30)}"`)
  return shown.join(', ') + (names.length > 12 ? ` and ${names.length - 12} more` : '')
}

/** Where the object that begins there ends, by its brackets; `null` where it does not. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0
  let isInText = false
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '\\') at += 1
    else if (letter === '"') isInText = !isInText
    else if (isInText) continue
    else if (letter === '{') depth += 1
    else if (letter === '}') depth -= 1
    if (depth === 0) return at + 1
  }
  return null
}

/** The first object of a text, and where it stands; `null` where it is not whole, or cannot be read. */
function firstObject(text: string): { object: Record<string, unknown>; start: number; end: number } | null {
  const start = text.indexOf('{')
  const end = start === -1 ? null : endOfObject(text, start)
  if (end === null) return null
  try {
    const value: unknown = JSON.parse(text.slice(start, end))
    return typeof value === 'object' && value !== null ? { object: { ...value }, start, end } : null
  } catch {
    return null
  }
}

/** What `--map` might say, by the values of some rows: "; its values suggest --map name=Title,city=Place". */
function suggested(rows: Iterable<Readonly<Record<string, unknown>>>, map: ColumnMap): string {
  const columns = new UnusedColumns()
  for (const row of rows)
    columns.add(Object.fromEntries(Object.entries(row).map(([name, value]) => [ownColumn(name, map), value])))
  const option = columns.proposedOption()
  return option === null ? '' : `; its values suggest ${option}`
}

/** Objects at the beginning of a JSON text, innermost lists of others left out; with the key under which each stands. */
export function* sampleObjects(text: string): Generator<Record<string, unknown>> {
  let rest = text
  for (let count = 0; count < MAX_SAMPLES; count += 1) {
    const found = firstObject(rest)
    if (found === null) return
    const key = /"((?:[^"\\]|\\.)*)"\s*:\s*$/.exec(rest.slice(0, found.start))?.[1]
    yield key === undefined ? found.object : { key, ...found.object }
    rest = rest.slice(found.end)
  }
}

/** What some objects have under a key. */
function valuesUnder(rows: Iterable<Readonly<Record<string, unknown>>>, key: string): string[] {
  return [...rows].flatMap((row) => (typeof row[key] === 'object' ? [] : (presentText(row[key]) ?? [])))
}

function renamed(rows: AsyncIterable<RawRow | BrokenRow>, map: ColumnMap): AsyncIterable<RawRow | BrokenRow> {
  async function* all() {
    for await (const row of rows) {
      if ('broken' in row) yield row
      else
        yield {
          line: row.line,
          values: underOurNames(Object.entries(row.values).map(([name, value]) => [ownColumn(name, map), value])),
        }
    }
  }
  return all()
}

/** One object of objects or of lists: `{"RV College": {"city": "Bengaluru"}}`. */
export const KEYED = /^\{\s*"(?:[^"\\]|\\.)*"\s*:\s*[[{]/

function detectKeyed(file: OpenFile, text: string, chosen: ColumnMap): DetectedList {
  const samples = [...sampleObjects(text.slice(1))]
  const keys = ['key', ...Object.keys(samples[0] ?? {}).filter((key) => key !== 'key')]
  const map = readNames(keys, chosen, (key) => valuesUnder(samples, key))
  const format = 'our JSON object'
  const rows = () => renamed(jsonKeyed(decodeText(file.chunks(), file.head)), map)
  if (keys.some((key) => isNameColumn(ownColumn(key, map)))) return { kind: 'own', format, rows }
  throw unnamed(
    file.path,
    `one JSON object with ${listing(keys)} in it, none of which is a name (say which with --map name=…; "key" is what stands before each)${suggested(samples, map)}`,
  )
}

function detectJson(file: OpenFile, text: string, chosen: ColumnMap): DetectedList {
  const isArray = text.startsWith('[')
  const firstLine = text.split('\n', 1)[0] ?? ''
  const example = firstObject(isArray ? text : firstLine)?.object ?? null
  const pieces = () => decodeText(file.chunks(), file.head)
  const rows = () => (isArray ? jsonArray(pieces()) : jsonLines(pieces()))
  const format = isArray ? 'JSON array' : 'JSON lines'
  const map = readNames(Object.keys(example ?? {}), chosen, (key) => valuesUnder(sampleObjects(text), key))
  const isNamed = example !== null && Object.keys(example).some((key) => isNameColumn(ownColumn(key, map)))
  if (!isArray && !isNamed && KEYED.test(text)) return detectKeyed(file, text, map)
  if (example === null) {
    if (isArray) throw unexpected(file.path, 'a JSON array without objects')
    const keys = [...text.matchAll(/"([^"\n]{1,40})"\s*:/g)].map((match) => match[1] ?? '')
    throw unexpected(file.path, `one JSON object with ${listing(keys.slice(0, 5))} instead of a list`)
  }
  const keys = Object.keys(example)
  if (AICTE_KEYS.every((key) => keys.includes(key))) return { kind: 'aicte', format: `AICTE ${format}`, rows }
  if (isNamed) return { kind: 'own', format: `our ${format}`, rows: () => renamed(rows(), map) }
  throw unnamed(
    file.path,
    `JSON objects with ${listing(keys)}, none of which is a name (say which with --map name=…)${suggested(sampleObjects(text), map)}`,
  )
}

function isUdise(columns: readonly string[]): boolean {
  const small = new Set(columns.map((column) => column.toLowerCase()))
  return UDISE_COLUMNS.every((column) => small.has(column))
}

/** Whether one of these columns holds the names, in any language, or in English. */
function areNamed(columns: readonly string[], map: ColumnMap, isNamed = isNameColumn): boolean {
  const distinct = distinctNames(columns)
  return columns.some((column, at) => isNamed(ownColumn(column, map, distinct[at])))
}

export const headingOf = (text: string, map: ColumnMap) =>
  findHeading(text, (cells) => isUdise(cells) || areNamed(cells, map))

function detectCsv(file: OpenFile, text: string, chosen: ColumnMap): DetectedList {
  const isNumbered = [...chosen.keys()].some((theirs) => /^\d+$/.test(theirs))
  // Where columns go by their numbers, the first row is a row.
  const heading = isNumbered ? findHeading(text, () => true) : headingOf(text, chosen)
  if (heading === null) throw unexpected(file.path, 'a text without columns')
  const { cells: columns, samples } = heading
  const pieces = () => decodeText(file.chunks(), file.head)
  if (isUdise(columns)) {
    return { kind: 'udise', format: 'UDISE CSV', rows: () => csvRows(pieces(), heading, (name) => name.toLowerCase()) }
  }
  const distinct = distinctNames(columns)
  const valuesOf = (column: string) => samples.flatMap((cells) => presentText(cells[distinct.indexOf(column)]) ?? [])
  const map = readNames(columns, chosen, valuesOf)
  if (isNumbered) {
    const rows = () => csvRows(pieces(), heading, (name) => ownColumn(name, map), true)
    return { kind: 'own', format: 'our CSV, without a heading', rows }
  }
  const under = (names: readonly string[], cells: readonly string[]) =>
    Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
  const suggestion = suggested(
    samples.map((cells) => under(columns, cells)),
    map,
  )
  // Names in another language alone would match nobody: where a column looks like names, somebody says whether it is.
  const isToBeAsked = !areNamed(columns, map, (ours) => ours === 'name') && suggestion.includes('name=')
  if (areNamed(columns, map) && !isToBeAsked) {
    const rows = () => csvRows(pieces(), heading, (name, numbered) => ownColumn(name, map, numbered))
    return { kind: 'own', format: 'our CSV', rows }
  }
  if (columns.length < 2) throw unexpected(file.path, 'a text without columns')
  if (columns.some((column) => isInstitution(column))) {
    const numbers = columns.map((_, at) => String(at + 1))
    throw unnamed(
      file.path,
      `CSV without a heading (say what its columns are by their numbers: --map name=1)${suggested(
        [columns, ...samples].map((cells) => under(numbers, cells)),
        map,
      )}`,
    )
  }
  throw unnamed(
    file.path,
    `CSV with the columns ${listing(columns)}, none of which is a name (say which with --map name=…; our columns are ${OWN_COLUMNS.join(', ')})${suggestion}`,
  )
}

/** Tells by its content what a list is, never by its name. Throws an `ImportError` that says what was found. */
export function detectList(file: OpenFile, map: ColumnMap): DetectedList {
  const head = decodeHead(file.head)
  const text = head.trimStart()
  if (text === '') throw unexpected(file.path, 'nothing but empty lines')
  if (/^<(?:!doctype|html|\?xml|[a-z]+[\s>])/i.test(text)) throw unexpected(file.path, 'an HTML or XML page')
  if (text.startsWith('[') || text.startsWith('{')) return detectJson(file, text, map)
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, 2000))) throw unexpected(file.path, 'binary data')
  return detectCsv(file, head, map)
}
