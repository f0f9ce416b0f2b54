import { z } from '@hono/zod-openapi'
import { DEPENDENTS } from '@/lib/contract/desk/import-undo'
import { DESK_MERGE, INSTITUTION_FIELD_NAMES, MERGE_OBSTACLES } from '@/lib/contract/desk/institution'
import { answerCourse, courseSchema } from '@/provider/desk/course-answers'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { IMPORTING, LOCKED, NO_INSTITUTION, shown } from '@/provider/desk/routes/institution-answers'
import { merge, previewMerge, undoMerge } from '@/provider/desk/store/institution-merge'
import type { Standing } from '@/provider/import/matches/standing'
import { errorSchema, json, messageSchema, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { idParam, readId } from '@/provider/http/params'

const params = z.object({ id: z.string() })
const CANNOT = 'These two cannot be made one.'
const CHANGED = 'These two are not as they were shown. Look at them again.'

const part = z.strictObject({
  names: z.array(z.string()),
  courses: z.array(courseSchema),
  pictures: z.int().openapi({ description: 'How many there are' }),
})

const previewSchema = z.strictObject({
  into: z.union([z.strictObject({ id: z.int(), name: textSchema }), z.null()]),
  obstacle: z.enum(MERGE_OBSTACLES).nullable(),
  version: z.string().nullable().openapi({ description: 'Of all this, with which alone they are made one' }),
  fields: z.array(
    z.strictObject({
      name: z.enum(INSTITUTION_FIELD_NAMES),
      from: z.string(),
      into: z.string(),
      after: z.string(),
    }),
  ),
  hanging: z.array(z.enum(DEPENDENTS)).openapi({ description: 'All that keeps the one that would go' }),
  parts: z
    .union([z.strictObject({ from: part, into: part, after: part }), z.null()])
    .openapi({ description: 'Other names, courses and pictures; `null` where they cannot be made one' }),
})

const answerPart = ({ names, courses, pictures }: Omit<Standing, 'values'>) => ({
  ...{ names, pictures: pictures.length },
  courses: courses.map(answerCourse),
})

const previewRoute = deskRoute('GET /desk/institutions/{id}/merge', {
  summary: 'What would become of two institutions that are one',
  request: { params, query: z.object({ into: idParam('The one that stays') }) },
  responses: { 200: json(z.strictObject({ data: previewSchema }), 'What differs, and what would stand there then') },
})

const mergeRoute = deskWrite('POST /desk/institutions/{id}/merge', DESK_MERGE, {
  summary: 'Makes an institution one with another, which stays; or undoes that',
  request: { params },
  description: '`version` is that of the preview; undoing takes none.',
  responses: {
    200: json(messageSchema, 'It is done, and in the audit trail.'),
    409: json(errorSchema, 'They are not as they were shown; nothing was done.'),
    423: LOCKED,
  },
})

export const deskMergeCalls = createRouter()
deskMergeCalls.openapi(previewRoute, async (c) => {
  const id = readId(c.req.valid('param').id)
  const { into = 0 } = c.req.valid('query')
  const preview = id === undefined ? null : await previewMerge(c.var.db, id, into)
  if (preview === null) return c.json({ message: NO_INSTITUTION }, 404)
  const { parts, ...compared } = preview
  const said = parts && {
    ...{ from: answerPart(parts.from), into: answerPart(parts.into), after: answerPart(parts.after) },
  }
  return c.json({ data: { ...compared, parts: said } }, 200)
})
deskMergeCalls.openapi(mergeRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const { action, into: asked = '', version = '' } = c.req.valid('json')
  const into = readId(asked) ?? 0
  if (id === undefined) return c.json({ message: NO_INSTITUTION }, 404)
  const act = action === 'merge' ? merge : undoMerge
  const outcome = await act(db, account, { from: id, into, version }, signIn.now())
  if (outcome === 'importing') return c.json({ message: IMPORTING }, 423)
  if (outcome === 'changed') return c.json({ message: CHANGED }, 409)
  if (outcome !== 'done') return c.json({ message: CANNOT, errors: { into: [outcome] } }, 422)
  shown(website, id)
  shown(website, into)
  return c.json({ message: 'It is done.' }, 200)
})
