import type { DeskCourse } from '@/lib/contract/desk/institution-courses'

/** Courses as a spreadsheet's cells are copied. */
export const asTable = (courses: readonly DeskCourse[]): string =>
  courses
    .map(({ name, category, level, duration, fees, seats }) =>
      [name, category, level, duration, fees, seats].map((cell) => String(cell ?? '').replace(/\s+/g, ' ')).join('\t'),
    )
    .join('\n')
