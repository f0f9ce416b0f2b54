import { createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BYTE_ORDER_MARK, csvLine } from '@/lib/rules/text/csv'
import type { ReportRow } from './journal'

const COLUMNS = [
  'file',
  'line',
  'outcome',
  'source',
  'external_id',
  'name',
  'institute_id',
  'institute',
  'reason',
  'notes',
] as const

function* lines(rows: Iterable<ReportRow>, isCsv: boolean): Generator<string> {
  if (isCsv) yield BYTE_ORDER_MARK + csvLine(COLUMNS)
  for (const row of rows)
    yield isCsv ? csvLine(COLUMNS.map((column) => String(row[column] ?? ''))) : `${JSON.stringify(row)}\n`
}

/** Writes the report: CSV when its name says so, else JSON lines. It appears whole or not at all. */
export async function writeReport(file: string, rows: Iterable<ReportRow>): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true })
  const draft = `${file}.${process.pid}.part`
  await pipeline(Readable.from(lines(rows, file.toLowerCase().endsWith('.csv'))), createWriteStream(draft))
  await rename(draft, file)
}
