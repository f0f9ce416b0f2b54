import { execFileSync } from 'node:child_process'

/**
 * A second reading of KEA's lists, by another program and another way: `pdftotext -layout` (poppler-utils) sets the page
 * as lines of letters, and a cell is under the heading that is nearest in the line. It shares no code with the import.
 */

/** A row: what stands under each heading, `--` where nobody was admitted. */
export type LayoutRow = { page: number; cells: ReadonlyMap<string, string> }
type Token = { text: string; middle: number; start: number }

function tokensOf(line: string): Token[] {
  return [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    start: index,
    middle: index + text.length / 2,
  }))
}

function nearest(columns: readonly Token[], middle: number): string {
  const [first] = [...columns].sort((a, b) => Math.abs(a.middle - middle) - Math.abs(b.middle - middle))
  return first?.text ?? ''
}

function rowsOf(text: string, page: number): LayoutRow[] {
  const rows: { page: number; cells: Map<string, string> }[] = []
  let columns: Token[] = []
  for (const line of text.split('\n')) {
    if (/^Course Name\s/.test(line)) columns = tokensOf(line).slice(2)
    const isOutside = /^(?:Course Name|College:)|Generated on:|Page \d+ of/.test(line)
    if (isOutside || columns.length === 0) {
      if (/^College:/.test(line)) columns = []
      continue
    }
    const left = (columns[0]?.start ?? 0) - 9
    const cells = tokensOf(line).filter(({ text: cell, start }) => start >= left && /^(?:--|[\d.]+)$/.test(cell))
    if (cells.length * 2 > columns.length) rows.push({ page, cells: new Map() })
    const row = rows.at(-1)
    for (const { text: cell, middle } of cells) {
      const code = nearest(columns, middle)
      row?.cells.set(code, (row.cells.get(code) ?? '') + cell)
    }
  }
  return rows
}

/** Reads all rows of a PDF, in their order. Throws where `pdftotext` is not installed. */
export function readLayout(path: string): LayoutRow[] {
  const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8', maxBuffer: 1 << 28 })
  return text.split('\f').flatMap((page, at) => rowsOf(page, at + 1))
}
