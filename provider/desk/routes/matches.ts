import { z } from '@hono/zod-openapi'
import { DESK_MATCH, MATCH_DECISIONS, MATCH_STATES, MAX_MATCH_COURSES } from '@/lib/contract/desk/match'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { IMPORTING, LOCKED, shown } from '@/provider/desk/routes/institution-answers'
import { countMatches, decide, listMatches, type MatchRow, undoDecision } from '@/provider/desk/store/matches'
import { errorSchema, json, messageSchema, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { choiceParam, pageParam, readId, textParam } from '@/provider/http/params'

const PAGE = 10
const CHANGED = 'This row is not as it was shown, or somebody has decided about it. Look at it again.'
const CANNOT = 'This cannot be decided so.'

export const saidSchema = {
  values: z.record(z.string(), z.string()),
  courses: z.array(z.string()),
  course_count: z.int(),
}
export const institutionSchema = { id: z.int(), name: textSchema }

const rowSchema = z.strictObject({
  source: z.string(),
  source_title: z.string().nullable(),
  external_id: z.string(),
  version: z.string().openapi({ description: 'Of the row as its list has it' }),
  name: z.string(),
  ...saidSchema,
  may_begin: z.boolean().openapi({ description: 'Whether its kind is known, so that it can begin an institution' }),
  candidates: z.array(z.strictObject({ ...institutionSchema, why: z.string(), ...saidSchema })),
  decision: z.enum(MATCH_DECISIONS).nullable(),
  institution: z.union([z.strictObject(institutionSchema), z.null()]),
})

const listRoute = deskRoute('GET /desk/matches', {
  summary: 'Rows of lists that are in doubt, or were decided about, beside the institutions that they may be',
  request: {
    query: z.object({
      state: choiceParam('`open` if left out', MATCH_STATES),
      source: textParam('Those of one list'),
      q: textParam('A part of their names'),
      page: pageParam(),
    }),
  },
  responses: {
    200: json(
      z.strictObject({
        data: z.array(rowSchema),
        total: z.int(),
        page: z.int(),
        limit: z.int(),
        sources: z.array(z.strictObject({ name: z.string(), title: z.string().nullable(), count: z.int() })),
      }),
      'A page, and how many of each list stand so',
    ),
  },
})

const decideRoute = deskWrite('POST /desk/matches', DESK_MATCH, {
  summary: 'Decides whose a row in doubt is, or undoes that',
  description: '`errors` of a 422 says by a word why it cannot be.',
  responses: {
    200: json(messageSchema, 'It is done, and in the audit trail.'),
    409: json(errorSchema, 'The row is not as it was shown, or somebody has decided about it.'),
    423: LOCKED,
  },
})

export const withCourses = (courses: readonly string[]) => ({
  courses: courses.slice(0, MAX_MATCH_COURSES),
  course_count: courses.length,
})

const answerRow = ({ candidates, courses, externalId, mayBegin, sourceTitle, ...row }: MatchRow) => ({
  ...row,
  ...{ external_id: externalId, may_begin: mayBegin, source_title: sourceTitle },
  ...withCourses(courses),
  candidates: candidates.map((candidate) => ({ ...candidate, ...withCourses(candidate.courses) })),
})

export const deskMatchCalls = createRouter()
deskMatchCalls.openapi(listRoute, async (c) => {
  const { state = 'open', source, q, page } = c.req.valid('query')
  const [{ rows, total }, sources] = await Promise.all([
    listMatches(c.var.db, { state, source, q }, { page, limit: PAGE }),
    countMatches(c.var.db, state),
  ])
  return c.json({ data: rows.map(answerRow), total, page, limit: PAGE, sources }, 200)
})
deskMatchCalls.openapi(decideRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const { source, external_id: externalId, version, action, institute_id = '' } = c.req.valid('json')
  const row = { source, externalId, version }
  // No institution has this number.
  const instituteId = action === 'same' ? (readId(institute_id) ?? 0) : null
  const outcome = await (action === 'undo'
    ? undoDecision(db, account, row, signIn.now())
    : decide(db, account, row, instituteId, signIn.now()))
  if (outcome.kind === 'importing') return c.json({ message: IMPORTING }, 423)
  if (outcome.kind === 'changed') return c.json({ message: CHANGED }, 409)
  if (outcome.kind !== 'done') return c.json({ message: CANNOT, errors: { institute_id: [outcome.kind] } }, 422)
  shown(website, outcome.instituteId)
  return c.json({ message: 'It is done.' }, 200)
})
