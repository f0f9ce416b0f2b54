import {
  FEE_SHEET_FIELD_NAMES,
  FEE_SHEET_FIELDS,
  type FeeSheetField,
  type FeeSheetFlaw,
  MAX_REMARKS,
} from '@/lib/contract/desk/fee-sheet'
import { gridOf, readAmount } from '@/lib/rules/desk/amount-grid'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { digitsOf } from '@/lib/rules/text/digits'
import type { FeeSheet } from '@/provider/costs/fee-sheets'
import { cellsOfText, textIn } from '@/lib/contract/text-fields'
import { isAcademicYear, readDay, readFields, textsIn, tidyLine, tidyLines } from '@/provider/http/cells'
import { UNFIT } from '@/provider/http/fields'

/** A fee sheet as texts, as the desk's form has it. */
type Cells = Record<FeeSheetField, string>
type Flaws = ReadonlyMap<FeeSheetField, FeeSheetFlaw>
type Grid = readonly (readonly (number | null)[])[]
/** What the desk says of a sheet: all but who pays by which column, and which rows and courses it has. */
export type FeeSheetSaid = Omit<FeeSheet, 'authority' | 'columns' | 'tables'> & { amounts: Grid; courses: Grid }
type Read = { said: FeeSheetSaid; flaws?: undefined } | { said?: undefined; flaws: Flaws }

const readGrid = (cell: string) => gridOf(cell).map((row) => row.map(readAmount))
const isRead = (grid: (number | null | undefined)[][]): grid is (number | null)[][] =>
  grid.every((row) => row.every((amount) => amount !== undefined))

const READABLE: Record<(typeof FEE_SHEET_FIELDS)[FeeSheetField]['kind'], (cell: string) => boolean> = {
  line: () => true,
  lines: () => true,
  year: isAcademicYear,
  day: (cell) => readDay(cell) !== null,
  number: (cell) => /^\p{Nd}{1,4}$/u.test(cell) && Number(digitsOf(cell)) > 0,
  web: (cell) => /^https:/i.test(cell) && webAddress(cell) !== null,
  grid: (cell) => isRead(readGrid(cell)),
}

function flawOf(name: FeeSheetField, cell: string): FeeSheetFlaw | null {
  const { kind, isNeeded, most } = FEE_SHEET_FIELDS[name]
  if (cell === '') return isNeeded ? 'needed' : null
  const pieces = cell.split(kind === 'grid' ? /[\n\t]/ : '\n')
  if (pieces.some((piece) => UNFIT.test(piece))) return 'unfit'
  if (pieces.some((piece) => [...piece].length > most)) return kind === 'grid' ? 'unread' : 'tooLong'
  if (kind === 'lines' && pieces.filter((piece) => piece !== '').length > MAX_REMARKS) return 'tooMany'
  return READABLE[kind](cell) ? null : 'unread'
}

function tidy(text: string, name: FeeSheetField): string {
  const { kind } = FEE_SHEET_FIELDS[name]
  if (kind === 'lines') return tidyLines(text)
  return kind === 'grid' ? text.replace(/\r\n?/g, '\n') : tidyLine(text)
}

/** Reads a sheet: all of it, or what is wrong with each field. Whether its rows are those of a sheet, `withFees` says. */
export function readFeeSheetCells(written: Cells): Read {
  const { cells, flaws } = readFields(FEE_SHEET_FIELD_NAMES, written, flawOf, tidy)
  const remarks = textsIn(cells, 'remarks', flaws)
  const [amounts, courses, read_at] = [readGrid(cells.amounts), readGrid(cells.courses), readDay(cells.read_at)]
  if (flaws.size > 0 || read_at === null || !isRead(amounts) || !isRead(courses)) return { flaws }
  const said: FeeSheetSaid = {
    ...{ year: cells.year, title: textIn(cells, 'title'), remarks, url: cells.url, read_at },
    order: cells.order || null,
    dated: cells.dated === '' ? null : readDay(cells.dated),
    page: cells.page === '' ? null : Number(digitsOf(cells.page)),
    ...{ amounts, courses },
  }
  return { said }
}

const rowsOf = ({ tables }: FeeSheet) => tables.flatMap(({ rows }) => rows)
const coursesOf = ({ tables }: FeeSheet) => tables.flatMap(({ courses }) => courses)

/** The amounts of each row, by column, and at its end what is within them; those of each course, and what comes beside. */
const gridsOf = (sheet: FeeSheet): { amounts: Grid; courses: Grid } => ({
  amounts: rowsOf(sheet).map(({ amounts, other_fees }) => [...amounts.map(({ amount }) => amount), other_fees]),
  courses: coursesOf(sheet).map(({ university_fee, extras }) => [
    university_fee,
    ...extras.map(({ amount }) => amount),
  ]),
})

const hasShape = (grid: Grid, of: Grid) =>
  grid.length === of.length && grid.every((row, at) => row.length === of[at]?.length)

/** A sheet with what the desk says, in the rows and columns of another year's, or its own; or what is wrong with it. */
export function withFees(base: FeeSheet, said: FeeSheetSaid): { sheet: FeeSheet; flaws: null } | { flaws: Flaws } {
  const { amounts, courses, ...rest } = said
  const shapes = gridsOf(base)
  if (!hasShape(amounts, shapes.amounts)) return { flaws: new Map([['amounts', 'otherRows']]) }
  if (!hasShape(courses, shapes.courses)) return { flaws: new Map([['courses', 'otherRows']]) }
  // What comes beside the fee has its name in the sheet: it costs something.
  if (courses.some(([, ...extras]) => extras.includes(null))) return { flaws: new Map([['courses', 'needed']]) }
  const [rows, itsCourses] = [amounts.values(), courses.values()]
  const tables = base.tables.map((table) => ({
    ...table,
    courses: table.courses.map((course) => {
      const [university_fee = null, ...extras] = itsCourses.next().value ?? []
      return {
        ...course,
        university_fee,
        extras: course.extras.map((extra, at) => ({ ...extra, amount: extras[at] ?? extra.amount })),
      }
    }),
    rows: table.rows.map((row) => {
      const cells = rows.next().value ?? []
      return {
        ...row,
        amounts: row.amounts.map(({ column }, at) => ({ column, amount: cells[at] ?? null })),
        other_fees: cells[row.amounts.length] ?? null,
      }
    }),
  }))
  return { sheet: { ...base, ...rest, tables }, flaws: null }
}

const sayGrid = (grid: Grid) => grid.map((row) => row.map((amount) => amount ?? '').join('\t')).join('\n')

export function cellsOfFeeSheet(sheet: FeeSheet): Cells {
  const { year, title, order, dated, page, url, read_at, remarks } = sheet
  const { amounts, courses } = gridsOf(sheet)
  return {
    ...{ year, ...cellsOfText('title', title), url, read_at, order: order ?? '', dated: dated ?? '' },
    ...{ page: page === null ? '' : String(page), ...cellsOfText('remarks', remarks) },
    ...{ amounts: sayGrid(amounts), courses: sayGrid(courses) },
  }
}

const rowFacts = ({ tables }: FeeSheet) =>
  tables.flatMap(({ title, rows }) => rows.map(({ name }) => `${title.en}: ${name.en}`))
const courseFacts = (sheet: FeeSheet) => coursesOf(sheet).map(({ name }) => name.en)

const said = (amount: number | null) => (amount === null ? '—' : `₹${amount}`)

/** The same for the audit trail, where each row is said by its names. */
export function factsOfFeeSheet(sheet: FeeSheet): Record<string, string> {
  const cells = cellsOfFeeSheet(sheet)
  const { amounts, courses } = gridsOf(sheet)
  const facts: Record<string, string> = {}
  for (const name of FEE_SHEET_FIELD_NAMES) if (FEE_SHEET_FIELDS[name].kind !== 'grid') facts[name] = cells[name]
  for (const [at, name] of rowFacts(sheet).entries()) {
    const row = amounts[at] ?? []
    facts[name] = [...row.slice(0, -1).map(said), `within: ${said(row.at(-1) ?? null)}`].join(', ')
  }
  for (const [at, name] of courseFacts(sheet).entries()) {
    const [fee = null, ...extras] = courses[at] ?? []
    facts[name] = [`university: ${said(fee)}`, ...extras.map((amount) => `besides: ${said(amount)}`)].join(', ')
  }
  return facts
}

/** What facts said of rows, in the cells of the form again, in which all other rows are as they are now. */
export function feeSheetCellsIn(sheet: FeeSheet, facts: Readonly<Record<string, string>>): Record<string, string> {
  const { amounts, courses } = gridsOf(sheet)
  const gridWith = (grid: Grid, names: readonly string[]) =>
    sayGrid(
      grid.map((row, at) => {
        const amountsThen = facts[names[at] ?? '']?.match(/₹\d+|—/g)?.map((cell) => readAmount(cell) ?? null)
        // A row that had other columns is none of this sheet's.
        return amountsThen?.length === row.length ? amountsThen : row
      }),
    )
  const now: Readonly<Record<string, string>> = cellsOfFeeSheet(sheet)
  const cells: Readonly<Record<string, string>> = {
    ...{ amounts: gridWith(amounts, rowFacts(sheet)), courses: gridWith(courses, courseFacts(sheet)) },
    ...facts,
  }
  return Object.fromEntries(
    FEE_SHEET_FIELD_NAMES.flatMap((name) => {
      const cell = cells[name]
      return cell === undefined || cell === now[name] ? [] : [[name, cell] as const]
    }),
  )
}
