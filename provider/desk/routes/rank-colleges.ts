import { z } from '@hono/zod-openapi'
import { COLLEGE_STATES, DESK_RANK_COLLEGE } from '@/lib/contract/desk/rank-college'
import { examName } from '@/provider/closing-ranks/exams'
import type { RankWord } from '@/provider/closing-ranks/rank-word-schema'
import { listRankWords } from '@/provider/closing-ranks/rank-words'
import { auditAnswers, auditEntrySchema } from '@/provider/desk/audit-answer'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { IMPORTING, LOCKED, shown } from '@/provider/desk/routes/institution-answers'
import { listAuditOf } from '@/provider/desk/store/audit'
import {
  countColleges,
  type CountedCollege,
  findCandidates,
  getCollege,
  listColleges,
  sayOfCollege,
} from '@/provider/desk/store/rank-colleges'
import { errorSchema, json, messageSchema, nullableTextSchema, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { choiceParam, pageParam, readId, textParam } from '@/provider/http/params'
import { recordOfCollege } from '@/provider/import/matches/colleges'

const PAGE = 25
const NONE = 'No imported list has such a college.'
const CHANGED = 'This college is not as it was shown, or somebody has decided about it. Look at it again.'
const CANNOT = 'It cannot be tied so.'

const params = z.object({ id: z.string() })
const institution = { id: z.int(), name: textSchema }
const nullableInstitution = z.union([z.strictObject(institution), z.null()])

const row = {
  id: z.int(),
  exam: textSchema,
  code: z.string(),
  name: z.string(),
  place: z.string().nullable(),
  state: z.enum(COLLEGE_STATES),
  institution: nullableInstitution,
  courses: z.int(),
  ranks: z.int().openapi({ description: 'Of all its lists' }),
}
const detailSchema = z.strictObject({
  ...row,
  version: z.string(),
  lists: z.array(z.strictObject({ title: z.string(), year: z.int(), round: z.int() })),
  former: nullableInstitution.openapi({ description: 'To which an import had tied it, before somebody decided' }),
  candidates: z.array(
    z.strictObject({
      ...institution,
      category: textSchema,
      district: nullableTextSchema,
      city: nullableTextSchema,
      address: z.string().nullable(),
      why: z.string(),
    }),
  ),
  history: z.array(auditEntrySchema),
})

const listRoute = deskRoute('GET /desk/rank-colleges', {
  summary: 'Colleges of lists of closing ranks, and which institution each is',
  request: {
    query: z.object({
      state: choiceParam('Those that stand so', COLLEGE_STATES),
      exam: textParam('Those of one exam’s lists'),
      q: textParam('A part of their names, or of their codes'),
      page: pageParam(),
    }),
  },
  responses: {
    200: json(
      z.strictObject({
        data: z.array(z.strictObject(row)),
        ...{ total: z.int(), page: z.int(), limit: z.int() },
        exams: z.array(z.strictObject({ id: z.string(), name: textSchema, count: z.int() })),
        states: z.array(z.strictObject({ name: z.enum(COLLEGE_STATES), count: z.int() })),
      }),
      'A page, and how many stand how',
    ),
  },
})

const detailRoute = deskRoute('GET /desk/rank-colleges/{id}', {
  summary: 'A college of closing ranks beside the institutions that it may be, or that a search finds',
  request: { params, query: z.object({ q: textParam('As people search the directory') }) },
  responses: { 200: json(z.strictObject({ data: detailSchema }), 'The college') },
})

const sayRoute = deskWrite('POST /desk/rank-colleges/{id}', DESK_RANK_COLLEGE, {
  summary: 'Ties a college to an institution, says that it is none of them, or undoes that',
  request: { params },
  responses: {
    200: json(messageSchema, 'It is done, and in the audit trail.'),
    409: json(errorSchema, 'The college is not as it was shown.'),
    423: LOCKED,
  },
})

const named = (id: number | null, name: CountedCollege['institution']) =>
  id === null || name === null ? null : { id, name }

const answerRow = (
  words: readonly RankWord[],
  { id, exam, code, name, place, state, courses, ranks, ...college }: CountedCollege,
) => ({
  ...{ id, exam: examName(words, exam), code, name, place, state, courses, ranks },
  institution: named(college.institute_id, college.institution),
})

export const deskRankCollegeCalls = createRouter()
deskRankCollegeCalls.openapi(listRoute, async (c) => {
  const { state, exam, q, page } = c.req.valid('query')
  const query = { state, exam, q }
  const words = await listRankWords(c.var.db)
  const { exams, states } = await countColleges(c.var.db, query)
  const rows = await listColleges(c.var.db, query, page, PAGE)
  const total = states.reduce((sum, { name, count }) => (state === undefined || name === state ? sum + count : sum), 0)
  return c.json(
    {
      data: rows.map((row) => answerRow(words, row)),
      ...{ total, page, limit: PAGE, states },
      exams: exams.map(({ exam: id, count }) => ({ id, name: examName(words, id), count })),
    },
    200,
  )
})
deskRankCollegeCalls.openapi(detailRoute, async (c) => {
  const { db } = c.var
  const id = readId(c.req.valid('param').id)
  const found = id === undefined ? null : await getCollege(db, id)
  if (found === null) return c.json({ message: NONE }, 404)
  const { college, lists } = found
  const history = await listAuditOf(db, recordOfCollege(college))
  const data = {
    ...answerRow(await listRankWords(db), college),
    ...{ version: college.version, lists, former: named(college.former_id, college.former) },
    candidates: await findCandidates(db, college, c.req.valid('query').q),
    history: await auditAnswers(db, history),
  }
  return c.json({ data }, 200)
})
deskRankCollegeCalls.openapi(sayRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const { version, action, institute_id = '' } = c.req.valid('json')
  const found = id === undefined ? null : await getCollege(db, id)
  if (found === null) return c.json({ message: NONE }, 404)
  const said = { version, action, instituteId: readId(institute_id) ?? 0 }
  const outcome = await sayOfCollege(db, account, found.college, said, signIn.now())
  if (outcome.kind === 'importing') return c.json({ message: IMPORTING }, 423)
  if (outcome.kind === 'changed') return c.json({ message: CHANGED }, 409)
  if (outcome.kind !== 'done') return c.json({ message: CANNOT, errors: { institute_id: [outcome.kind] } }, 422)
  for (const institute of outcome.institutions) shown(website, institute)
  return c.json({ message: 'It is done.' }, 200)
})
