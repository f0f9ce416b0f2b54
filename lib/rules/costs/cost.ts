import {
  CATEGORIES,
  type Category,
  type FeeColumn,
  type FeeCourse,
  type FeeRow,
  type FeeSheet,
  type FeeTable,
  type Seat,
} from '@/lib/contract/fee-rules'

/** What a family earns in a year, in rupees: more than `over`, at most `upto`; `null`: without end. */
export type Income = { over: number; upto: number | null }
export type Range = { from: number; to: number }

/** What a family said; `null`: it did not say. */
export type Family = { seat: Seat; category: Category | null; income: Income | null }

type Payers = FeeColumn['applies']

/** A line of a sheet for one course. `others`: of the same table, where nobody knows which of them it is. */
export type FeeLine = {
  sheet: FeeSheet
  table: FeeTable
  course: FeeCourse
  row: FeeRow
  others?: readonly FeeRow[] | undefined
}

export const rowsOf = ({ row, others = [] }: FeeLine): readonly FeeRow[] => [row, ...others]

/** One line for all of these, of which nobody knows which it is; `null` where there are not several of one course. */
export function unsureLine(lines: readonly FeeLine[]): FeeLine | null {
  const [first, ...others] = lines
  if (first === undefined || others.length === 0 || others.some(({ course }) => course !== first.course)) return null
  return { ...first, others: others.map(({ row }) => row) }
}

/** For kinds of college that are run by the same, so that a family may not know which is theirs, a line for all of them. */
export function unsureKinds(lines: readonly FeeLine[]): FeeLine[] {
  const known = lines.filter(({ row }) => row.ownerships.length > 0)
  return unsureLines(known, ({ course, row }) => [course.id, ...row.ownerships].join())
}

/** For each course of which an institution has several lines one for all of them. */
export const unsureCourses = (lines: readonly FeeLine[]) => unsureLines(lines, ({ course }) => course.id)

function unsureLines(lines: readonly FeeLine[], keyOf: (line: FeeLine) => string): FeeLine[] {
  return [...new Set(lines.map(keyOf))].flatMap((key) => unsureLine(lines.filter((line) => keyOf(line) === key)) ?? [])
}

/** What a line comes to for a family. */
export type Cost =
  /** The sheet says nothing of such a seat, or nothing in these columns. */
  | { isKnown: false; because: 'college-decides' | 'not-on-sheet' }
  | {
      isKnown: true
      /** The columns by which the family may pay: more than one where it did not say all, or the sheet does not tell; none where the college itself says it. */
      columns: { column: FeeColumn; row: FeeRow; amount: number }[]
      /** For the sheet's own period, from the least of these columns to the most. */
      fee: Range
      /** Fee and extras. */
      aYear: Range
      /** `null`: for how many years the fee is paid is not known. */
      wholeCourse: Range | null
    }

const PERIODS_OF_A_YEAR = { year: 1, semester: 2 } as const

export function periodsOfYear({ period }: Pick<FeeTable, 'period'>): number {
  return PERIODS_OF_A_YEAR[period]
}

/** Whether everybody of this income is within the bounds of a column, or, where it is not said, anybody may be. */
function mayEarn(income: Income | null, { over, upto }: Payers[number]): boolean {
  if (income === null) return true
  return income.over >= (over ?? 0) && (upto === null || (income.upto !== null && income.upto <= upto))
}

/** Whether a family is, or may be, among those for whom something is; where nobody is named it is for all. */
export function mayPay(payers: Payers, { category, income }: Omit<Family, 'seat'>): boolean {
  return (
    payers.length === 0 ||
    payers.some((one) => (category === null || one.category === category) && mayEarn(income, one))
  )
}

/** The columns by which a family may pay for a course. */
function columnsFor({ sheet, course }: FeeLine, { seat, category, income }: Family): FeeColumn[] {
  return sheet.columns.filter(
    ({ seat: its, courses, applies }) =>
      its === seat && (courses.length === 0 || courses.includes(course.id)) && mayPay(applies, { category, income }),
  )
}

const times = ({ from, to }: Range, factor: number): Range => ({ from: from * factor, to: to * factor })

/** For the whole course what is paid each year; `null`: for how many years is not known. */
export function wholeCourseOf({ course: { years } }: Pick<FeeLine, 'course'>, aYear: Range): Range | null {
  return years === null ? null : times(aYear, years)
}

/**
 * What a line of a sheet comes to for a family. Where an amount is missing nothing is added up.
 * @param asked what the chosen college itself asks for a management seat in a year, where that is known
 */
export function costOf(line: FeeLine, family: Family, asked: Range | null = null): Cost {
  if (family.seat === 'management') {
    if (asked === null) return { isKnown: false, because: 'college-decides' }
    return { isKnown: true, columns: [], fee: asked, aYear: asked, wholeCourse: wholeCourseOf(line, asked) }
  }
  const columns = rowsOf(line).flatMap((row) =>
    columnsFor(line, family).map((column) => ({
      ...{ column, row },
      amount: row.amounts.find((cell) => cell.column === column.id)?.amount ?? null,
    })),
  )
  const known = columns.flatMap(({ amount, ...where }) => (amount === null ? [] : [{ ...where, amount }]))
  if (known.length === 0 || known.length < columns.length) return { isKnown: false, because: 'not-on-sheet' }
  const amounts = known.map(({ amount }) => amount)
  const fee = { from: Math.min(...amounts), to: Math.max(...amounts) }
  const extras = line.course.extras.reduce((sum, { amount }) => sum + amount, 0)
  const aYear = times({ from: fee.from + extras, to: fee.to + extras }, periodsOfYear(line.table))
  return { isKnown: true, columns: known, fee, aYear, wholeCourse: wholeCourseOf(line, aYear) }
}

export type RangeReason = 'kind' | 'unsaid' | 'sheet'

/**
 * Why a cost is from one amount to another: of several kinds of college nobody knows which it is, the family has not said all, or
 * some of one income and category have two columns.
 */
export function reasonsOfRange(line: FeeLine, cost: Cost & { isKnown: true }, family: Family): RangeReason[] {
  const each = rowsOf(line).flatMap((row) => {
    const own = { ...line, row, others: [] }
    const said = costOf(own, family)
    return said.isKnown ? [{ fee: said.fee, reasons: reasonsOfLine(own, said.fee, family) }] : []
  })
  const isOfKind = each.some(({ fee }) => fee.from !== cost.fee.from || fee.to !== cost.fee.to)
  return [...(isOfKind ? (['kind'] as const) : []), ...new Set(each.flatMap(({ reasons }) => reasons))]
}

function reasonsOfLine(line: FeeLine, fee: Range, family: Family): ('unsaid' | 'sheet')[] {
  const { category, income } = family
  if (fee.from === fee.to) return []
  if (category !== null && income !== null) return ['sheet']
  if (category === null) return ['unsaid']
  const isOpen = incomeBands(line.sheet.columns).some((band) => {
    const said = costOf(line, { ...family, income: band })
    return said.isKnown && said.fee.from < said.fee.to
  })
  return isOpen ? ['unsaid', 'sheet'] : ['unsaid']
}

/** The incomes that are told apart, from the lowest; none where no limit is named. */
export function incomeBands(ruled: readonly { applies: Payers }[]): Income[] {
  const limits = ruled.flatMap(({ applies }) => applies.flatMap(({ over, upto }) => [over ?? 0, upto ?? 0]))
  const sorted = [...new Set(limits)].filter((limit) => limit > 0).sort((a, b) => a - b)
  if (sorted.length === 0) return []
  return [...sorted, null].map((upto, index) => ({ over: sorted[index - 1] ?? 0, upto }))
}

/** The categories that the sheets name, in the order of the contract. */
export function categoriesOf(sheets: readonly FeeSheet[]): Category[] {
  const named = sheets.flatMap(({ columns }) =>
    columns.flatMap(({ applies }) => applies.map(({ category }) => category)),
  )
  return CATEGORIES.filter((category) => named.includes(category))
}

/** Every line of the sheets, for each of the courses it is for. */
export function feeLines(sheets: readonly FeeSheet[]): FeeLine[] {
  return sheets.flatMap((sheet) =>
    sheet.tables.flatMap((table) =>
      table.courses.flatMap((course) => table.rows.map((row) => ({ sheet, table, course, row }))),
    ),
  )
}
