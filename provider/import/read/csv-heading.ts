import { cellsOf, delimiterOf, recordJoiner } from './csv-rows'

/** So many records at the beginning of a file are looked at. */
export const MAX_SAMPLES = 200
/** So many titles may stand before a heading. */
const MAX_TITLES = 10
/** What spreadsheets write first, to be told the separator: `sep=;`. */
const SEPARATOR = /^"?sep=(.)"?$/i

export type CsvHeading = {
  /** The line at which it begins; nothing before it is a row. */
  line: number
  delimiter: string
  cells: string[]
  /** Cells of the records behind it. */
  samples: string[][]
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length

/**
 * Where the heading of a CSV stands: spreadsheets put a title above their tables, and a line that says the separator.
 * It is the first record that names the names (`isName`), where all before it have one cell or are narrower; where none does,
 * the first that fills half as many cells as the widest.
 * @param text the beginning of the file, from its first line on
 */
export function findHeading(text: string, isName: (cells: readonly string[]) => boolean): CsvHeading | null {
  const joiner = recordJoiner()
  const lines = text.split(/\r?\n/)
  const all = [...lines.flatMap((each, at) => [...joiner.take({ line: at + 1, text: each })]), ...joiner.giveUp()]
  const records = all.flatMap((record) => ('broken' in record ? [] : [record])).slice(0, MAX_SAMPLES)
  const said = SEPARATOR.exec(records[0]?.text.trim() ?? '')?.[1]
  const candidates = records.slice(said === undefined ? 0 : 1).map((record) => {
    const delimiter = said ?? delimiterOf(record.text)
    const cells = (cellsOf(record.text, delimiter) ?? []).map((cell) => cell.trim())
    return { line: record.line, delimiter, cells, count: filled(cells) }
  })
  const width = Math.max(0, ...candidates.map(({ count }) => count))
  const first = candidates.slice(0, MAX_TITLES + 1)
  type Candidate = (typeof candidates)[number]
  const isTitle = (before: Candidate, { cells, count }: Candidate) =>
    before.count <= 1 || (before.count < count && before.cells.length < cells.length)
  const heading =
    first.find((each, at) => candidates.slice(0, at).every((before) => isTitle(before, each)) && isName(each.cells)) ??
    first.find(({ count }) => count >= Math.max(2, width / 2)) ??
    first[0]
  if (heading === undefined) return null
  const { line, delimiter, cells } = heading
  const behind = records.filter((record) => record.line > line)
  return { line, delimiter, cells, samples: behind.map((record) => cellsOf(record.text, delimiter) ?? []) }
}
