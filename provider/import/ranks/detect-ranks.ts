import { ranksSource } from '@/provider/closing-ranks/exams'
import type { BrokenRow, RawRow } from '@/provider/import/draft'
import { OtherFile } from '@/provider/import/import-error'
import { findHeading } from '@/provider/import/read/csv-heading'
import { csvRows } from '@/provider/import/read/csv-rows'
import { decodeHead, decodeText } from '@/provider/import/read/decode'
import { isPdf, type OpenFile } from '@/provider/import/read/open-file'
import { collegeRow } from './prepare-ranks'
import type { RankFile, SaidOfList } from './rank-list'
import { isRankHeading, rankColumn, readRankCsv } from './read-rank-csv'
import { readKeaApart } from './read-apart'

/** A file of closing ranks. Its rows are its colleges, which are matched as every list's, and what was not taken. */
export type DetectedRanks = {
  kind: 'ranks'
  format: string
  rows: () => AsyncIterable<RawRow | BrokenRow>
  ranks: RankFile
}

async function* rowsOf({ colleges, broken }: RankFile): AsyncGenerator<RawRow | BrokenRow> {
  for (const { at, why } of broken) yield { line: at, broken: why }
  for (const college of colleges) yield { line: college.at, values: collegeRow(college) }
}

async function readRanks(
  file: OpenFile,
  said: SaidOfList | undefined,
): Promise<{ format: string; ranks: RankFile } | null> {
  if (isPdf(file.head)) return { format: 'KEA’s cut-off ranks', ranks: await readKeaApart(file.path, said) }
  if (said !== undefined)
    throw new OtherFile(`${file.path}: --exam, --year and --round say which list a PDF of KEA's is; this is no PDF.`)
  const heading = findHeading(decodeHead(file.head), isRankHeading)
  if (heading === null || !isRankHeading(heading.cells)) return null
  const rows = csvRows(decodeText(file.chunks(), file.head), heading, rankColumn)
  return { format: 'CSV of closing ranks', ranks: await readRankCsv(file.path, rows) }
}

/**
 * Reads a file of closing ranks; `null` for another list. Throws an `OtherFile` for a PDF that is none.
 * @param said which list a PDF is, as far as somebody says it
 */
export async function detectRanks(file: OpenFile, said?: SaidOfList): Promise<DetectedRanks | null> {
  const read = await readRanks(file, said)
  return read === null ? null : { kind: 'ranks', ...read, rows: () => rowsOf(read.ranks) }
}

/** Under which name its colleges are records. */
export const sourceOfRanks = ({ ranks }: DetectedRanks) => ranksSource(ranks.exam)
