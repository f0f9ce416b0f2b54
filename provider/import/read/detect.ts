import { ownColumn, OWN_COLUMNS, underOurNames, type ColumnMap } from '@/provider/import/sources/own-columns'
import type { BrokenRow, RawRow } from '@/provider/import/draft'
import { cellsOf, csvRows, delimiterOf } from './csv-rows'
import { decodeHead, decodeText } from './decode'
import { jsonArray, jsonLines } from './json-rows'
import { unexpected, type OpenFile } from './open-file'

export type SourceKind = 'aicte' | 'udise' | 'own'
export type DetectedList = { kind: SourceKind; format: string; rows: () => AsyncIterable<RawRow | BrokenRow> }

const AICTE_KEYS = ['aicte_id', 'institute_name', 'programmes']
const UDISE_COLUMNS = ['schcd', 'schname', 'schcat']

function listing(names: readonly string[]): string {
  const shown = names.slice(0, 12).map((name) => `"${name.slice(0, 30)}"`)
  return shown.join(', ') + (names.length > 12 ? ` and ${names.length - 12} more` : '')
}

function firstObject(text: string): Record<string, unknown> | null {
  const start = text.indexOf('{')
  for (let end = text.indexOf('}', start); end !== -1; end = text.indexOf('}', end + 1)) {
    try {
      const value: unknown = JSON.parse(text.slice(start, end + 1))
      return typeof value === 'object' && value !== null ? { ...value } : null
    } catch {
      // Too short yet: a nested object ended here.
    }
  }
  return null
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

function detectJson(file: OpenFile, text: string, map: ColumnMap): DetectedList {
  const isArray = text.startsWith('[')
  const firstLine = text.split('\n', 1)[0] ?? ''
  const example = firstObject(isArray ? text : firstLine)
  const pieces = () => decodeText(file.chunks(), file.head)
  const rows = () => (isArray ? jsonArray(pieces()) : jsonLines(pieces()))
  const format = isArray ? 'JSON array' : 'JSON lines'
  if (example === null) {
    if (isArray) throw unexpected(file.path, 'a JSON array without objects')
    const keys = [...text.matchAll(/"([^"\n]{1,40})"\s*:/g)].map((match) => match[1] ?? '')
    throw unexpected(file.path, `one JSON object with ${listing(keys.slice(0, 5))} instead of a list`)
  }
  const keys = Object.keys(example)
  if (AICTE_KEYS.every((key) => keys.includes(key))) return { kind: 'aicte', format: `AICTE ${format}`, rows }
  if (keys.some((key) => ownColumn(key, map) === 'name'))
    return { kind: 'own', format: `our ${format}`, rows: () => renamed(rows(), map) }
  throw unexpected(
    file.path,
    `JSON objects with ${listing(keys)}, none of which is a name (say which with --map name=…)`,
  )
}

function detectCsv(file: OpenFile, text: string, map: ColumnMap): DetectedList {
  const heading = text.split(/\r?\n/).find((line) => line.trim() !== '') ?? ''
  const delimiter = delimiterOf(heading)
  const columns = (cellsOf(heading, delimiter) ?? []).map((cell) => cell.trim())
  const pieces = () => decodeText(file.chunks(), file.head)
  const small = columns.map((column) => column.toLowerCase())
  if (UDISE_COLUMNS.every((column) => small.includes(column))) {
    return {
      kind: 'udise',
      format: 'UDISE CSV',
      rows: () => csvRows(pieces(), delimiter, (name) => name.toLowerCase()),
    }
  }
  if (columns.some((column) => ownColumn(column, map) === 'name')) {
    return { kind: 'own', format: 'our CSV', rows: () => csvRows(pieces(), delimiter, (name) => ownColumn(name, map)) }
  }
  if (columns.length < 2) throw unexpected(file.path, 'a text without columns')
  throw unexpected(
    file.path,
    `CSV with the columns ${listing(columns)}, none of which is a name (say which with --map name=…; our columns are ${OWN_COLUMNS.join(', ')})`,
  )
}

/** Tells by its content what a list is, never by its name. Throws an `ImportError` that says what was found. */
export function detectList(file: OpenFile, map: ColumnMap): DetectedList {
  const text = decodeHead(file.head).trimStart()
  if (text === '') throw unexpected(file.path, 'nothing but empty lines')
  if (/^<(?:!doctype|html|\?xml|[a-z]+[\s>])/i.test(text)) throw unexpected(file.path, 'an HTML or XML page')
  if (text.startsWith('[') || text.startsWith('{')) return detectJson(file, text, map)
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, 2000))) throw unexpected(file.path, 'binary data')
  return detectCsv(file, text, map)
}
