import type { Course } from '@/lib/contract/institute'

/** Courses under one category; `category` is `null` for those without one. */
export type CourseGroup = { category: string | null; courses: Course[] }

/** By which two names of courses are one. */
export const sameName = (name: string) => name.replace(/\s+/g, ' ').toLowerCase()

/**
 * Courses grouped by category (spec 2 §2, "Courses & Fees"), in the provider's order; those
 * without a category come last. Capitals and spaces make no second category.
 */
export function groupCourses(courses: readonly Course[]): CourseGroup[] {
  const groups = new Map<string | null, CourseGroup>()
  for (const course of courses) {
    const key = course.category === null ? null : sameName(course.category)
    const group = groups.get(key) ?? { category: course.category, courses: [] }
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
