import { createRoute } from '@hono/zod-openapi'
import { DESK_PROPOSE_COURSES } from '@/lib/contract/desk/proposal-parts'
import { languageFrom } from '@/lib/contract/language'
import { atDesk, DESK_REFUSALS, NO_RECORD } from '@/provider/desk/at-desk'
import { answerCourse, answerPasted, coursesSchema, pastedSchema, WRONG_ROWS } from '@/provider/desk/course-answers'
import { getOwnInstitute } from '@/provider/desk/own-institute'
import { NO_INSTITUTE, PROPOSAL_CHANGED, PROPOSE_REFUSED } from '@/provider/desk/routes/own-record'
import { getOwnCourses, proposeCourses } from '@/provider/desk/store/own-courses'
import { FAILURES, json } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'

const security = [{ bearer: [] }]

const readRoute = createRoute({
  method: 'get',
  path: '/desk/record/courses',
  summary: 'The courses of one’s own institution as they are proposed, or else are',
  middleware: [atDesk('GET /desk/record/courses')] as const,
  security,
  responses: { 200: json(coursesSchema, 'The courses'), 404: NO_RECORD, ...DESK_REFUSALS, ...FAILURES },
})

const proposeRoute = createRoute({
  method: 'post',
  path: '/desk/record/courses',
  summary:
    'Proposes courses, as a spreadsheet’s cells are pasted, in the place of those of one’s own institution; or says what that would be',
  description: '`saved`: something waits for the editors now. Each row is compared with what the record says.',
  middleware: [atDesk('POST /desk/record/courses'), SMALL_BODY] as const,
  security,
  request: { body: jsonBody(DESK_PROPOSE_COURSES) },
  responses: { 200: json(pastedSchema, 'What becomes, or would become, of each row'), ...PROPOSE_REFUSED },
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
