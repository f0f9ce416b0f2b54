import { z } from '@hono/zod-openapi'
import { isNewDraft } from '@/lib/contract/desk/draft'
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
import { getNewInstitution, previewNewCourses } from '@/provider/desk/store/new-institutions'
import { errorSchema, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { readId } from '@/provider/http/params'

const params = z.object({ id: z.string() })

const listRoute = deskRoute('GET /desk/institutions/{id}/courses', {
  summary: 'The courses of an institution; of one that is not there yet there are none',
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

/** Of what is not there yet; what is kept of it is the desk’s. */
const NONE_YET = { courses: [], isDesks: true }

export const deskCourseCalls = createRouter()
deskCourseCalls.openapi(listRoute, async (c) => {
  const { db } = c.var
  const { id: asked } = c.req.valid('param')
  const id = readId(asked)
  const found =
    id === undefined ? isNewDraft(asked) && (await getNewInstitution(db, asked)) : await getInstitution(db, id)
  if (!found) return c.json({ message: NO_INSTITUTION }, 404)
  const { courses, isDesks } = id === undefined ? NONE_YET : await getCourses(db, id)
  return c.json({ data: { version: versionOfCourses(courses), isDesks, courses: courses.map(answerCourse) } }, 200)
})
deskCourseCalls.openapi(saveRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const { id: asked } = c.req.valid('param')
  const id = readId(asked)
  const { version, rows: text, preview: isPreview = false } = c.req.valid('json')
  if (id === undefined && !(isPreview && isNewDraft(asked))) return c.json({ message: NO_INSTITUTION }, 404)
  const outcome =
    id === undefined
      ? await previewNewCourses(db, asked, text)
      : await saveCourses(db, account, { id, version, text, isPreview }, signIn.now())
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
      if (id !== undefined) shown(website, id)
  }
  return c.json({ data: answerPasted(outcome, outcome.kind === 'saved') }, 200)
})
