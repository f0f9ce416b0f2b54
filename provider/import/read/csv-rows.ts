import { parse } from 'csv-parse/sync'
import { IMPORT_REASONS } from '@/lib/contract/desk/import-reason'
import { fillMessage } from '@/lib/rules/text/fill-message'
import type { BrokenRow, RawRow } from '@/provider/import/draft'
import { distinctNames, underOurNames } from '@/provider/import/sources/own-columns'
import { linesOf } from './decode'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** A quoted text over more lines than this is a quotation mark that nobody closed. */
const MAX_LINES = 40
const BATCH = 400

type Record = { line: number; text: string }

function quotes(text: string): number {
  let count = 0
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) count += 1
  return count
}

/** The separator that a heading uses most, outside quotation marks. */
export function delimiterOf(heading: string): string {
  const bare = heading.replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => bare.split(delimiter).length - 1
  return DELIMITERS.reduce((best, each) => (count(each) > count(best) ? each : best))
}

/** The cells of one record; `null` when it does not read as CSV. */
export function cellsOf(text: string, delimiter: string): string[] | null {
  try {
    const rows = parse(text, { delimiter, relax_quotes: true, relax_column_count: true })
    return rows.length === 1 ? (rows[0] ?? null) : null
  } catch {
    return null
  }
}

/** Joins lines into records: one with an open quotation mark goes on in the next line, within reason. */
export function recordJoiner() {
  let open: Record[] = []
  let isOpen = false

  /** The first open line is at fault; those after it are read as if it were not there. */
  function* giveUp(): Generator<Record | BrokenRow> {
    while (open.length > 0) {
      const [first, ...rest] = open
      open = []
      if (first === undefined) return
      yield { line: first.line, broken: IMPORT_REASONS.openQuote }
      for (const [index, each] of rest.entries()) {
        if (quotes(each.text) % 2 === 1) {
          open = rest.slice(index)
          break
        }
        if (each.text.trim() !== '') yield each
      }
    }
  }

  function* take({ line, text }: Record): Generator<Record | BrokenRow> {
    const isOdd = quotes(text) % 2 === 1
    if (!isOpen && !isOdd) {
      if (text.trim() !== '') yield { line, text }
      return
    }
    open.push({ line, text })
    isOpen = isOpen !== isOdd
    if (!isOpen) {
      const [first] = open
      if (first) yield { line: first.line, text: open.map((each) => each.text).join('\n') }
      open = []
    } else if (open.length >= MAX_LINES) {
      yield* giveUp()
      isOpen = open.length > 0
    }
  }

  return { take, giveUp }
}

async function* records(pieces: AsyncIterable<string>): AsyncGenerator<Record | BrokenRow> {
  const joiner = recordJoiner()
  for await (const line of linesOf(pieces)) yield* joiner.take(line)
  yield* joiner.giveUp()
}

function named(header: readonly string[], line: number, cells: readonly string[]): RawRow {
  return { line, values: underOurNames(header.map((name, index) => [name, cells[index] ?? ''])) }
}

function parseBatch(batch: readonly Record[], delimiter: string): (string[] | null)[] {
  try {
    const rows = parse(batch.map((record) => record.text).join('\n'), {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
    })
    if (rows.length === batch.length) return rows
  } catch {
    // One of them is at fault; each is tried by itself below.
  }
  return batch.map((record) => cellsOf(record.text, delimiter))
}

function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}

/**
 * Rows of a CSV file by the names in its heading, which `rename` turns into the names wanted; where `isHeadless`,
 * by the numbers of its columns.
 * Empty lines and lines of separators alone are skipped; a row with more cells than the heading is
 * broken, since its values would stand under the wrong names.
 */
export async function* csvRows(
  pieces: AsyncIterable<string>,
  { line: firstLine, delimiter }: { line: number; delimiter: string },
  rename: (name: string, distinct: string) => string,
  isHeadless = false,
): AsyncGenerator<RawRow | BrokenRow> {
  let header: string[] | null = null
  let batch: Record[] = []
  function* flush(): Generator<RawRow | BrokenRow> {
    const parsed = parseBatch(batch, delimiter)
    for (const [index, record] of batch.entries()) {
      const cells = parsed[index] ?? null
      if (cells === null) yield { line: record.line, broken: IMPORT_REASONS.noCsv }
      else if (isHeadless)
        yield named(
          cells.map((_, at) => rename(String(at + 1), String(at + 1))),
          record.line,
          cells,
        )
      else if (header === null) {
        const names = cells.map((cell) => cell.trim())
        const distinct = distinctNames(names)
        header = names.map((name, at) => rename(name, distinct[at] ?? name))
      } else if (isEmpty(cells)) continue
      else if (cells.length > header.length && !isEmpty(cells.slice(header.length))) {
        yield {
          line: record.line,
          broken: fillMessage(IMPORT_REASONS.moreColumns, { count: cells.length, most: header.length }),
        }
      } else yield named(header, record.line, cells)
    }
    batch = []
  }
  for await (const record of records(pieces)) {
    if (record.line < firstLine) continue
    if ('broken' in record) {
      yield* flush()
      yield record
      continue
    }
    batch.push(record)
    if (batch.length >= BATCH) yield* flush()
  }
  yield* flush()
}
