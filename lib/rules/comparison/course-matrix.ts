import type { FeeRange } from '@/lib/contract/fee-range'
import type { Course } from '@/lib/contract/institute'
import type { FeeLine } from '@/lib/rules/costs/cost'
import { rangeOfCourse } from '@/lib/rules/costs/institute-costs'
import { sameName } from '@/lib/rules/institute/course-groups'
import { feeRange, totalSeats } from '@/lib/rules/institute/institute-facts'

/** A course of one institution, in all forms in which it has it; `null`: not known. */
export type ComparedCourse = {
  name: string
  seats: number | null
  fees: FeeRange | null
  /** What a government seat costs in a year, where an authority fixed it. */
  governmentSeat: FeeRange | null
}

/** The courses by name, each once, in the provider's order and its first spelling. */
export function comparedCourses(courses: readonly Course[], feeLines: readonly FeeLine[] = []): ComparedCourse[] {
  const byName = new Map<string, { name: string; forms: Course[] }>()
  for (const course of courses) {
    const key = sameName(course.name)
    const entry = byName.get(key) ?? { name: course.name, forms: [] }
    entry.forms.push(course)
    byName.set(key, entry)
  }
  return [...byName.values()].map(({ name, forms }) => ({
    name,
    seats: totalSeats(forms),
    fees: feeRange(forms),
    governmentSeat: governmentSeatOf(forms, feeLines),
  }))
}

/** Of a course in several forms only where all of them cost the same. */
function governmentSeatOf(forms: readonly Course[], feeLines: readonly FeeLine[]): FeeRange | null {
  const [first, ...others] = forms.map((form) => rangeOfCourse(feeLines, form))
  if (first === undefined || first === null) return null
  return others.every((range) => range?.from === first.from && range.to === first.to) ? first : null
}

/** One course, and by institution what it is there; `null` where none is listed. */
export type MatrixRow = { name: string; courses: (ComparedCourse | null)[] }

/** Course by course who has it: what most have comes first, then in the order of the institutions. */
export function courseMatrix(institutes: readonly (readonly ComparedCourse[])[]): MatrixRow[] {
  const rows = new Map<string, MatrixRow>()
  institutes.forEach((courses, at) => {
    for (const course of courses) {
      const key = sameName(course.name)
      const row = rows.get(key) ?? { name: course.name, courses: institutes.map(() => null) }
      row.courses[at] = course
      rows.set(key, row)
    }
  })
  const having = ({ courses }: MatrixRow) => courses.filter((course) => course !== null).length
  return [...rows.values()].sort((a, b) => having(b) - having(a))
}
