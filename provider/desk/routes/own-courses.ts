import { DESK_PROPOSE_COURSES } from '@/lib/contract/desk/proposal-parts'
import { languageFrom } from '@/lib/contract/language'
import { answerCourse, answerPasted, coursesSchema, pastedSchema, WRONG_ROWS } from '@/provider/desk/course-answers'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { getOwnInstitute } from '@/provider/desk/own-institute'
import { NO_INSTITUTE, PROPOSAL_CHANGED, NOT_AS_SHOWN } from '@/provider/desk/routes/own-record'
import { getOwnCourses, proposeCourses } from '@/provider/desk/store/own-courses'
import { json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'

const readRoute = deskRoute('GET /desk/record/courses', {
  summary: 'The courses of one’s own institution as they are proposed, or else are',
  responses: { 200: json(coursesSchema, 'The courses') },
})

const proposeRoute = deskWrite('POST /desk/record/courses', DESK_PROPOSE_COURSES, {
  summary:
    'Proposes courses, as a spreadsheet’s cells are pasted, in the place of those of one’s own institution; or says what that would be',
  description: '`saved`: something waits for the editors now. Each row is compared with what the record says.',
  responses: { 200: json(pastedSchema, 'What becomes, or would become, of each row'), ...NOT_AS_SHOWN },
})

export const deskOwnCourseCalls = createRouter()
deskOwnCourseCalls.openapi(readRoute, async (c) => {
  const { db, account } = c.var
  const own = await getOwnInstitute(db, account)
  if (own === null) return c.json({ message: NO_INSTITUTE }, 404)
  const { courses, ...shown } = await getOwnCourses(db, own.id)
  return c.json({ data: { ...shown, courses: courses.map(answerCourse) } }, 200)
})
deskOwnCourseCalls.openapi(proposeRoute, async (c) => {
  const { db, account, signIn } = c.var
  const { version, rows: text, preview: isPreview = false, language } = c.req.valid('json')
  const own = await getOwnInstitute(db, account)
  if (own === null) return c.json({ message: NO_INSTITUTE }, 404)
  const sent = { instituteId: own.id, version, text, isPreview, language: languageFrom(language) }
  const outcome = await proposeCourses(db, account, sent, signIn.now())
  switch (outcome.kind) {
    case 'unknown':
      return c.json({ message: NO_INSTITUTE }, 404)
    case 'changed':
      return c.json({ message: PROPOSAL_CHANGED }, 409)
    case 'wrong':
      return c.json({ message: WRONG_ROWS, errors: { rows: ['wrong'] } }, 422)
    case 'preview':
      return c.json({ data: answerPasted(outcome, false) }, 200)
    case 'done':
      return c.json({ data: answerPasted(outcome, outcome.id !== null) }, 200)
  }
})
