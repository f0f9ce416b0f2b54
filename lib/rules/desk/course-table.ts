import { formatRupees } from '@/lib/rules/text/money'
import { readAmount } from './amount-grid'

type Course = {
  name: string | null
  category: string | null
  level: string | null
  duration: string | null
  fees: number | null
  seats: number | null
}

/** Courses as a spreadsheet's cells are copied, a line each. */
export const courseTable = (courses: readonly Course[]): string =>
  courses
    .map(({ name, category, level, duration, fees, seats }) =>
      [name, category, level, duration, fees, seats].map((cell) => String(cell ?? '').replace(/\s+/g, ' ')).join('\t'),
    )
    .join('\n')

/** Of a table that has no heading. */
const FEES_COLUMN = 4

function sayRow(row: string): string {
  const cells = row.split('\t').map((cell, at) => {
    const amount = at === FEES_COLUMN ? readAmount(cell) : undefined
    return typeof amount === 'number' ? formatRupees(amount) : cell.trim()
  })
  return cells.filter((cell) => cell !== '').join(', ')
}

/** The rows of such a table that are filled in, as they are read; amounts as everywhere. */
export const rowsOfTable = (table: string): string[] =>
  table
    .split('\n')
    .map(sayRow)
    .filter((row) => row !== '')

/** Of two tables, the rows that the one has and the other has not. */
export function differingRows(table: string, other: string): [gone: string[], fresh: string[]] {
  const [one, two] = [rowsOfTable(table), rowsOfTable(other)]
  return [one.filter((row) => !two.includes(row)), two.filter((row) => !one.includes(row))]
}
