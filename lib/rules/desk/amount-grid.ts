import { asciiDigits } from '@/lib/rules/text/digits'

/**
 * Amounts in rows, as one text: a line for each row, its cells apart by tabs. A form has a control for each cell, whose name
 * is the field's, its row's number and its own; a hidden field of the field's name says how many cells each row has.
 */
export const cellName = (field: string, row: number, column: number) => `${field}.${row}.${column}`
export const shapeOf = (grid: readonly (readonly string[])[]) => grid.map((row) => row.length).join(' ')

/** No sheet has more. */
const MAX_CELLS = 500

/** The cells of a form that was posted, as one text; `undefined`: there were none. */
export function gridIn(field: string, input: Readonly<Record<string, unknown>>): string | undefined {
  const shape = input[field]
  if (typeof shape !== 'string' || !/^\d{1,2}(?: \d{1,2})*$/.test(shape)) return undefined
  const rows = shape.split(' ').map(Number)
  if (rows.reduce((sum, cells) => sum + cells, 0) > MAX_CELLS) return undefined
  const cellAt = (row: number, column: number) => {
    const cell = input[cellName(field, row, column)]
    return typeof cell === 'string' ? cell.replace(/\s+/g, ' ').trim() : ''
  }
  return rows.map((cells, row) => Array.from({ length: cells }, (_, at) => cellAt(row, at)).join('\t')).join('\n')
}

export const gridOf = (text: string): string[][] => text.split('\n').map((line) => line.split('\t'))

/** Whole rupees, as people write them; `null`: none, as a dash on a sheet; `undefined`: it is no amount. */
export function readAmount(cell: string): number | null | undefined {
  const bare = asciiDigits(cell).replace(/[₹\s]|(?<=\d),(?=\d)/g, '')
  if (/^[-–—]?$/.test(bare)) return null
  return /^\d{1,7}$/.test(bare) ? Number(bare) : undefined
}
