import { z } from '@hono/zod-openapi'
import { DESK_COURSES } from '@/lib/contract/desk/institution-courses'
import { answerCourse, answerPasted, coursesSchema, pastedSchema, WRONG_ROWS } from '@/provider/desk/course-answers'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import {
  IMPORTING,
  INSTITUTION_CHANGED,
  LOCKED,
  NO_INSTITUTION,
  shown,
} from '@/provider/desk/routes/institution-answers'
import { getInstitution } from '@/provider/desk/store/institutions'
import { getCourses, saveCourses, versionOfCourses } from '@/provider/desk/store/institution-courses'
import { errorSchema, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { readId } from '@/provider/http/params'

const params = z.object({ id: z.string() })

const listRoute = deskRoute('GET /desk/institutions/{id}/courses', {
  summary: 'The courses of an institution',
  request: { params },
  responses: {
    200: json(coursesSchema, 'The courses'),
  },
})

const saveRoute = deskWrite('POST /desk/institutions/{id}/courses', DESK_COURSES, {
  summary:
    'Puts courses, as a spreadsheet’s cells are pasted, in the place of an institution’s; or says what that would do',
  request: { params },
  responses: {
    200: json(pastedSchema, 'What becomes, or would become, of each row'),
    409: json(errorSchema, 'They were changed since; nothing was saved.'),
    423: LOCKED,
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
      return c.json({ message: WRONG_ROWS, errors: { rows: ['wrong'] } }, 422)
    case 'saved':
      shown(website, id)
  }
  return c.json({ data: answerPasted(outcome, outcome.kind === 'saved') }, 200)
})
