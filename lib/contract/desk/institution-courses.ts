import { z } from 'zod'
import { flag, list, orNull, required, string, underData, word, count } from '@/lib/contract/lenient'
import { LEVELS } from '@/lib/contract/level'

/** What becomes of a row of courses that was pasted. */
export const COURSE_FATES = ['added', 'changed', 'same', 'wrong'] as const
export type CourseFate = (typeof COURSE_FATES)[number]
/** What is wrong with it: no name, fees or seats that are no number, the same course twice, or more of them than are taken. */
export const COURSE_FLAWS = ['name', 'fees', 'seats', 'twice', 'tooMany'] as const
export type CourseFlaw = (typeof COURSE_FLAWS)[number]

/**
 * So many courses are taken of an institution, or as many as it has: the largest of public lists has about a hundred, and a
 * proposal of many more no editor could be shown (ADR 169).
 */
export const MAX_COURSES = 500

/**
 * `POST /desk/institutions/{id}/courses`: `rows` as a spreadsheet's cells are pasted, which take the place of all courses;
 * `version` is that of the courses as they were shown. `preview` says what would become of each row, and saves nothing.
 */
export const DESK_COURSES = { version: 'text', rows: 'text', preview: 'flag?' } as const

export const deskCourseSchema = z.object({
  name: required(string),
  category: string,
  level: word(LEVELS),
  duration: string,
  fees: count,
  seats: count,
})
export type DeskCourse = z.output<typeof deskCourseSchema>
/** `GET /desk/institutions/{id}/courses`. */
export const deskCoursesSchema = underData(
  z.object({ version: required(string), isDesks: flag, courses: list(deskCourseSchema) }),
)

const row = z.object({
  line: required(count),
  fate: required(word(COURSE_FATES)),
  flaw: word(COURSE_FLAWS),
  course: orNull(deskCourseSchema),
})
/** What `POST /desk/institutions/{id}/courses` answers. */
export const deskCoursesSavedSchema = underData(
  z.object({ saved: flag, rows: list(row), removed: list(deskCourseSchema) }),
)
export type DeskCoursesPreview = z.output<typeof deskCoursesSavedSchema>
