import { createRoute, z } from '@hono/zod-openapi'
import { COURSE_FATES, COURSE_FLAWS, DESK_COURSES } from '@/lib/contract/desk/institution-courses'
import { atDesk, DESK_REFUSALS, NO_RECORD } from '@/provider/desk/at-desk'
import {
  INSTITUTION_CHANGED,
  INSTITUTION_REFUSED,
  IMPORTING,
  NO_INSTITUTION,
  shown,
} from '@/provider/desk/routes/institution-answers'
import { getInstitution } from '@/provider/desk/store/institutions'
import { getCourses, saveCourses, versionOfCourses } from '@/provider/desk/store/institution-courses'
import type { EditedCourse } from '@/provider/edits/edit-tables'
import { errorSchema, FAILURES, json, levelSchema } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'
import { readId } from '@/provider/http/params'

const security = [{ bearer: [] }]
const params = z.object({ id: z.string() })
const WRONG = 'Some rows cannot be taken; nothing was saved.'

const courseSchema = z.strictObject({
  name: z.string(),
  category: z.string().nullable(),
  level: levelSchema,
  duration: z.string().nullable(),
  fees: z.int().nullable(),
  seats: z.int().nullable(),
})
const answerCourse = ({ name, category, level, duration, fees, seats }: EditedCourse) => ({
  ...{ name, category, level, duration, fees, seats },
})

const listRoute = createRoute({
  method: 'get',
  path: '/desk/institutions/{id}/courses',
  summary: 'The courses of an institution',
  middleware: [atDesk('GET /desk/institutions/{id}/courses')] as const,
  security,
  request: { params },
  responses: {
    200: json(
      z.strictObject({
        data: z.strictObject({
          version: z.string(),
          isDesks: z.boolean().openapi({ description: 'They lead over those of lists' }),
          courses: z.array(courseSchema),
        }),
      }),
      'The courses',
    ),
    404: NO_RECORD,
    ...DESK_REFUSALS,
    ...FAILURES,
  },
})

const savedSchema = z.strictObject({
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
})

const saveRoute = createRoute({
  method: 'post',
  path: '/desk/institutions/{id}/courses',
  summary:
    'Puts courses, as a spreadsheet’s cells are pasted, in the place of an institution’s; or says what that would do',
  middleware: [atDesk('POST /desk/institutions/{id}/courses'), SMALL_BODY] as const,
  security,
  request: { params, body: jsonBody(DESK_COURSES) },
  responses: {
    200: json(z.strictObject({ data: savedSchema }), 'What becomes, or would become, of each row'),
    409: json(errorSchema, 'They were changed since; nothing was saved.'),
    ...INSTITUTION_REFUSED,
  },
})

export const deskCourseCalls = createRouter()
deskCourseCalls.openapi(listRoute, async (c) => {
  const { db } = c.var
  const id = readId(c.req.valid('param').id)
  if (id === undefined || (await getInstitution(db, id)) === null) return c.json({ message: NO_INSTITUTION }, 404)
  const { courses, isDesks } = await getCourses(db, id)
  return c.json({ data: { version: versionOfCourses(courses), isDesks, courses: courses.map(answerCourse) } }, 200)
})
deskCourseCalls.openapi(saveRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const { version, rows: text, preview: isPreview = false } = c.req.valid('json')
  if (id === undefined) return c.json({ message: NO_INSTITUTION }, 404)
  const outcome = await saveCourses(db, account, { id, version, text, isPreview }, signIn.now())
  switch (outcome.kind) {
    case 'unknown':
      return c.json({ message: NO_INSTITUTION }, 404)
    case 'changed':
      return c.json({ message: INSTITUTION_CHANGED }, 409)
    case 'importing':
      return c.json({ message: IMPORTING }, 423)
    case 'wrong':
      return c.json({ message: WRONG, errors: { rows: ['wrong'] } }, 422)
    case 'saved':
      shown(website, id)
  }
  const rows = outcome.rows.map(({ course, ...row }) => ({ ...row, course: course && answerCourse(course) }))
  return c.json({ data: { saved: outcome.kind === 'saved', rows, removed: outcome.removed.map(answerCourse) } }, 200)
})
