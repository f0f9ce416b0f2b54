import type { Scholarship } from '@/lib/contract/scholarship'
import { type Family, mayPay } from './cost'

/** Whether its last day has passed; it does not come round again by itself. */
export function isClosed({ until }: Pick<Scholarship, 'until'>, today: string): boolean {
  return until !== null && until < today
}

/** How many there are: each once, of however many academic years it is told, and none that is invented. */
export function countScholarships(scholarships: readonly Scholarship[]): number {
  return new Set(scholarships.filter(({ isSample }) => !isSample).map(({ name }) => name.en)).size
}

/** Those that a family may get for a course; what is closed stands last. */
export function fittingScholarships(
  scholarships: readonly Scholarship[],
  courseId: string,
  family: Family,
  today: string,
): Scholarship[] {
  const fitting = scholarships.filter(
    ({ courses, applies }) => (courses.length === 0 || courses.includes(courseId)) && mayPay(applies, family),
  )
  return fitting.toSorted((a, b) => Number(isClosed(a, today)) - Number(isClosed(b, today)))
}
