import { z } from '@hono/zod-openapi'
import { COURSE_FATES, COURSE_FLAWS } from '@/lib/contract/desk/institution-courses'
import type { EditedCourse } from '@/provider/edits/edit-tables'
import type { PastedCourse } from '@/provider/edits/paste-courses'
import { levelSchema } from '@/provider/http/answers'

export const WRONG_ROWS = 'Some rows cannot be taken; nothing was saved.'

export const courseSchema = z.strictObject({
  name: z.string(),
  category: z.string().nullable(),
  level: levelSchema,
  duration: z.string().nullable(),
  fees: z.int().nullable(),
  seats: z.int().nullable(),
})
export const answerCourse = ({ name, category, level, duration, fees, seats }: EditedCourse) => ({
  ...{ name, category, level, duration, fees, seats },
})

export const coursesSchema = z.strictObject({
  data: z.strictObject({
    version: z.string(),
    isDesks: z.boolean().openapi({ description: 'They lead over those of lists' }),
    courses: z.array(courseSchema),
  }),
})

/** What becomes of courses that were pasted. */
export const pastedSchema = z.strictObject({
  data: z.strictObject({
    saved: z.boolean(),
    rows: z.array(
      z.strictObject({
        line: z.int(),
        fate: z.enum(COURSE_FATES),
        flaw: z.enum(COURSE_FLAWS).nullable(),
        course: z.union([courseSchema, z.null()]),
      }),
    ),
    removed: z.array(courseSchema),
  }),
})
type Pasted = { rows: readonly PastedCourse[]; removed: readonly EditedCourse[] }
export const answerPasted = ({ rows, removed }: Pasted, saved: boolean) => ({
  saved,
  rows: rows.map(({ course, ...row }) => ({ ...row, course: course && answerCourse(course) })),
  removed: removed.map(answerCourse),
})
