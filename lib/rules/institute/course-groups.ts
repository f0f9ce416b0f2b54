import type { Course } from '@/lib/contract/institute'
import type { Text } from '@/lib/contract/lenient'
import type { Level } from '@/lib/contract/level'

/** Courses under one category and of one level; `category` is `null` for those without one, `level` where nobody has said. */
export type CourseGroup = { category: Text | null; level: Level | null; courses: Course[] }

/** By which two names of courses are one. */
export const sameName = (name: string) => name.replace(/\s+/g, ' ').toLowerCase()

/**
 * Courses grouped by category (spec 2 §2, "Courses & Fees") and level, in the provider's order; those without a category
 * come last. Capitals and spaces make no second category.
 */
export function groupCourses(courses: readonly Course[]): CourseGroup[] {
  const groups = new Map<string, CourseGroup>()
  for (const course of courses) {
    const { category, level } = course
    const key = `${level ?? ''} ${category === null ? '' : sameName(category.en)}`
    const group = groups.get(key) ?? { category, level, courses: [] }
    group.courses.push(course)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => Number(a.category === null) - Number(b.category === null))
}

/** The names of the courses, each once, in the provider's order and its first spelling. */
export function uniqueCourseNames(courses: readonly Course[]): string[] {
  const names = new Map<string, string>()
  for (const { name } of courses) if (!names.has(sameName(name))) names.set(sameName(name), name)
  return [...names.values()]
}
