import type { Category, FeeColumn, FeeCourse, FeeRow, FeeSheet } from '@/lib/contract/fee-rules'
import type { Course, InstituteDetail } from '@/lib/contract/institute'
import { costOf, type FeeLine, feeLines, type Range, unsureLine } from './cost'

const isNamed = (name: string | undefined, { knownAs }: FeeCourse) =>
  knownAs.some((known) => name?.toLowerCase().startsWith(known.toLowerCase()) === true)

const isOf = (course: Pick<Course, 'name' | 'category'>, of: FeeCourse) =>
  isNamed(course.name, of) || isNamed(course.category?.en, of)

/** A seat of which the sheets say what it costs. */
type SheetSeat = FeeColumn['seat']

/** Without marks and spaces: "University B.D.T." is "UNIVERSITY B D T". */
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * The lines of the newest sheet that hold for an institution, as far as can be told by who runs it and by what its courses are
 * called. Where two kinds of college are run alike, both stand; an institution that a table names has the line that names it alone.
 */
export function feeLinesOf(
  sheets: readonly FeeSheet[],
  { name, ownership, courses }: Pick<InstituteDetail, 'name' | 'ownership' | 'courses'>,
): FeeLine[] {
  const isIts = isLineOf({ name, ownership })
  return feeLines(sheets.slice(0, 1)).filter((line) => isIts(line) && courses.some((one) => isOf(one, line.course)))
}

type Named = Pick<InstituteDetail, 'name' | 'ownership'>

/** How the names begin whose line a row is: asked of each of hundreds of colleges, for each line. */
const beginnings = new WeakMap<FeeRow, readonly string[]>()

function beginningsOf(row: FeeRow): readonly string[] {
  const known = beginnings.get(row) ?? row.knownAs.map(plain)
  beginnings.set(row, known)
  return known
}

/** Whether a line is an institution's, whatever it teaches. */
function isLineOf({ name, ownership }: Named): (line: Pick<FeeLine, 'table' | 'row'>) => boolean {
  const own = plain(name.en)
  const isNamedBy = (row: FeeRow) => beginningsOf(row).some((beginning) => own.startsWith(beginning))
  return ({ table, row }) =>
    table.rows.some(isNamedBy) ? isNamedBy(row) : ownership !== null && row.ownerships.includes(ownership)
}

/**
 * What a government seat of the courses of an exam costs in a year, at each institution, for a category, by the newest sheet that is for
 * such seats: from the least to the most of the lines and incomes that may hold. `null`: none is.
 */
export function seatFeesOf(
  sheets: readonly FeeSheet[],
  exam: string,
  category: Category,
): ((institute: Named) => Range | null) | null {
  const isFor = ({ course }: Pick<FeeLine, 'course'>) => course.exams.includes(exam)
  const newest = sheets.find(({ tables }) => tables.some(({ courses }) => courses.some((course) => isFor({ course }))))
  if (newest === undefined) return null
  const lines = feeLines([newest]).filter(isFor)
  const rangeOf = (own: readonly FeeLine[]) => {
    const line = unsureLine(own) ?? (own.length === 1 ? own[0] : undefined)
    const cost = line && costOf(line, { seat: 'government', category, income: null })
    return cost?.isKnown === true ? cost.aYear : null
  }
  // Hundreds of colleges have the same few lines.
  const ranges = new Map<string, Range | null>()
  return (institute) => {
    const own = lines.filter(isLineOf(institute))
    const key = own.map((line) => lines.indexOf(line)).join()
    const range = ranges.get(key) ?? rangeOf(own)
    ranges.set(key, range)
    return range
  }
}

/** What a seat costs in a year by a line, whoever has it; `null` where the line has no fee for somebody. */
export function rangeOfLine(line: FeeLine, seat: SheetSeat = 'government'): Range | null {
  const cost = costOf(line, { seat, category: null, income: null })
  return cost.isKnown ? cost.aYear : null
}

/** The same by course: from the least to the most of the lines that may hold. */
export function rangesByCourse(
  lines: readonly FeeLine[],
  seat: SheetSeat = 'government',
): { course: FeeCourse; sheet: FeeSheet; aYear: Range }[] {
  const courses = [...new Set(lines.map(({ course }) => course))]
  return courses.flatMap((course) => {
    const own = lines.filter((line) => line.course === course)
    return [unsureLine(own) ?? own[0]].flatMap((line) => {
      const aYear = line === undefined ? null : rangeOfLine(line, seat)
      return line === undefined || aYear === null ? [] : [{ course, sheet: line.sheet, aYear }]
    })
  })
}

/** What a government seat of one of its courses costs in a year, by the lines of its institution; `null` where that is not one thing. */
export function rangeOfCourse(lines: readonly FeeLine[], course: Pick<Course, 'name' | 'category'>): Range | null {
  const [own, ...others] = rangesByCourse(lines.filter((line) => isOf(course, line.course)))
  return own === undefined || others.length > 0 ? null : own.aYear
}

/** Whether seats of its management may be had: an institution of the state has none. */
export function hasManagementSeats({ ownership }: Pick<InstituteDetail, 'ownership'>): boolean {
  return ownership !== null && ownership !== 'government' && ownership !== 'university'
}
