import { constants, createWriteStream } from 'node:fs'
import { access, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BYTE_ORDER_MARK, csvLine } from '@/lib/rules/text/csv'
import { CommandError } from '@/provider/command/command-error'
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

const folderOf = (file: string) => path.dirname(path.resolve(file))

/** Before anything is imported. @throws CommandError where no report can be written */
export async function prepareReport(file: string): Promise<void> {
  try {
    await mkdir(folderOf(file), { recursive: true })
    await access(folderOf(file), constants.W_OK)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new CommandError(
      `What becomes of every row cannot be written to ${file} (${why}): --report names another file.`,
    )
  }
}

/** Writes the report: CSV when its name says so, else JSON lines. It appears whole or not at all. */
export async function writeReport(file: string, rows: Iterable<ReportRow>): Promise<void> {
  const draft = `${file}.${process.pid}.part`
  await pipeline(Readable.from(lines(rows, file.toLowerCase().endsWith('.csv'))), createWriteStream(draft))
  await rename(draft, file)
}
