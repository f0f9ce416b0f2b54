import type { FeeCourse, FeeSheet } from '@/lib/contract/fee-rules'
import type { Course, InstituteDetail } from '@/lib/contract/institute'
import { costOf, type FeeLine, feeLines, type Range } from './cost'

const isNamed = (name: string | undefined, { knownAs }: FeeCourse) =>
  knownAs.some((known) => name?.toLowerCase().startsWith(known.toLowerCase()) === true)

const isOf = (course: Course, of: FeeCourse) => isNamed(course.name, of) || isNamed(course.category?.en, of)

/**
 * The lines of the newest sheet that hold for an institution, as far as can be told by who runs it and by what its courses are
 * called. Where two kinds of college are run alike, both stand.
 */
export function feeLinesOf(
  sheets: readonly FeeSheet[],
  { ownership, courses }: Pick<InstituteDetail, 'ownership' | 'courses'>,
): FeeLine[] {
  if (ownership === null) return []
  return feeLines(sheets.slice(0, 1)).filter(
    ({ course, row }) => row.ownerships.includes(ownership) && courses.some((one) => isOf(one, course)),
  )
}

/** What a government seat costs in a year by a line, whoever has it; `null` where the line has no fee for somebody. */
export function rangeOfLine(line: FeeLine): Range | null {
  const cost = costOf(line, { seat: 'government', category: null, income: null })
  return cost.isKnown ? cost.aYear : null
}

/** The same by course: from the least to the most of the lines that may hold. */
export function rangesByCourse(lines: readonly FeeLine[]): { course: FeeCourse; aYear: Range }[] {
  const courses = [...new Set(lines.map(({ course }) => course))]
  return courses.flatMap((course) => {
    const ranges = lines.filter((line) => line.course === course).map(rangeOfLine)
    const known = ranges.filter((range) => range !== null)
    if (known.length < ranges.length) return []
    const aYear = { from: Math.min(...known.map(({ from }) => from)), to: Math.max(...known.map(({ to }) => to)) }
    return { course, aYear }
  })
}
