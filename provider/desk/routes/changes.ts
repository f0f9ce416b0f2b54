import { createRoute, z } from '@hono/zod-openapi'
import { BULK_FATES, BULK_FIELDS, DESK_CHANGE, MAX_AT_ONCE, MAX_FOUND } from '@/lib/contract/desk/bulk'
import { FIELD_FLAWS, INSTITUTION_GAPS } from '@/lib/contract/desk/institution'
import { atDesk } from '@/provider/desk/at-desk'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { IMPORTING, INSTITUTION_REFUSED, LOCKED, shown } from '@/provider/desk/routes/institution-answers'
import { findInstitutions } from '@/provider/desk/store/institution-list'
import { changeMany, getChange, previewChange, undoChange } from '@/provider/desk/store/changes'
import { errorSchema, json, messageSchema, moment, textSchema } from '@/provider/http/answers'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'
import { choiceListParam, choiceParam, idListParam, readId, textParam } from '@/provider/http/params'

const UNKNOWN = 'There is no such change.'
const NOTHING = 'This would change none of them.'
const LEFT = 'Somebody has changed all that this would change since they were shown; nothing was done.'
const UNDONE = 'It is undone already.'

const security = [{ bearer: [] }]
const params = z.object({ id: z.string() })

const recordSchema = z.strictObject({
  ...{ id: z.int(), name: textSchema, before: z.string(), after: z.string(), fate: z.enum(BULK_FATES) },
  version: z.string().nullable(),
  flaw: z.enum(FIELD_FLAWS).nullable(),
})
const changeSchema = z.strictObject({
  ...{ id: z.int(), field: z.enum(BULK_FIELDS), by: z.string(), at: moment },
  ...{ undone_by: z.string().nullable(), undone_at: moment.nullable(), records: z.array(recordSchema) },
})

const previewRoute = deskRoute('GET /desk/changes', {
  summary: 'What would become of institutions, were one thing said of all of them',
  request: {
    query: z.object({
      ids: idListParam(`Of these, ${MAX_AT_ONCE} at most`),
      all: choiceParam(`All that is found by the rest, as GET /desk/institutions has it; ${MAX_FOUND} at most`, [
        'found',
      ]),
      q: textParam('As people search the directory'),
      type: idListParam('Of these kinds'),
      district: idListParam('In these districts'),
      without: choiceListParam('Those alone that lack all of this', INSTITUTION_GAPS),
      field: choiceParam('What is said', BULK_FIELDS),
      value: textParam('As the form of an institution has it; empty: nothing is known'),
    }),
  },
  responses: {
    200: json(
      z.strictObject({ data: z.array(recordSchema), total: z.int() }),
      `Each as it is and would be; of a search that finds more than ${MAX_FOUND} none`,
    ),
  },
})

const changeRoute = deskWrite('POST /desk/changes', DESK_CHANGE, {
  summary: 'Says one thing of many institutions as they were shown',
  description: 'Those that somebody has changed since are left as they are, and named by GET /desk/changes/{id}.',
  responses: {
    201: json(z.strictObject({ data: z.strictObject({ id: z.int() }) }), 'It is done, and in the audit trail.'),
    409: json(errorSchema, 'Somebody has changed all that it would change since they were shown; nothing was done.'),
    423: LOCKED,
  },
})

const oneRoute = deskRoute('GET /desk/changes/{id}', {
  summary: 'A change of many institutions, and what became of each',
  request: { params },
  responses: { 200: json(z.strictObject({ data: changeSchema }), 'The change') },
})

const undoRoute = createRoute({
  method: 'post',
  path: '/desk/changes/{id}/undo',
  summary: 'Undoes a change of many; what somebody has changed since is kept',
  middleware: [atDesk('POST /desk/changes/{id}/undo'), SMALL_BODY] as const,
  security,
  request: { params },
  responses: {
    200: json(messageSchema, 'It is undone, and in the audit trail.'),
    409: json(errorSchema, 'It was undone already.'),
    ...INSTITUTION_REFUSED,
  },
})

const RECORD = /^(\d{1,10}):([\w-]{1,40})$/

/** Institutions as they were shown; what cannot be read names none. */
const readShown = (records: string) =>
  records.split(/\s+/, MAX_FOUND).flatMap((each) => {
    const [, number = '', version = ''] = RECORD.exec(each) ?? []
    const id = readId(number)
    return id === undefined ? [] : [{ id, version }]
  })

export const deskChangeCalls = createRouter()
deskChangeCalls.openapi(previewRoute, async (c) => {
  const { ids = [], all, q, type, district, without, field = 'type_id', value = '' } = c.req.valid('query')
  const { db } = c.var
  const found =
    all === undefined ? null : await findInstitutions(db, { q, typeIds: type, districtIds: district, without })
  const data = await previewChange(db, found?.ids ?? ids.slice(0, MAX_AT_ONCE), { field, value })
  return c.json({ data, total: found?.total ?? data.length }, 200)
})
deskChangeCalls.openapi(changeRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const { records, ...asked } = c.req.valid('json')
  const outcome = await changeMany(db, account, readShown(records), asked, signIn.now())
  if (outcome.kind === 'importing') return c.json({ message: IMPORTING }, 423)
  if (outcome.kind === 'left') return c.json({ message: LEFT }, 409)
  if (outcome.kind === 'nothing') return c.json({ message: NOTHING, errors: { value: ['unread'] } }, 422)
  for (const id of outcome.ids) shown(website, id)
  return c.json({ data: { id: outcome.id } }, 201)
})
deskChangeCalls.openapi(oneRoute, async (c) => {
  const id = readId(c.req.valid('param').id)
  const found = id === undefined ? null : await getChange(c.var.db, id)
  if (found === null) return c.json({ message: UNKNOWN }, 404)
  const { change, names } = found
  const records = change.records.flatMap(({ id: each, before, after, fate }) => {
    const name = names.get(each)
    return name === undefined ? [] : [{ ...{ id: each, name, before, after, fate }, version: null, flaw: null }]
  })
  const data = {
    ...{ id: change.id, field: change.field, by: change.changedBy, at: change.changedAt.toISOString(), records },
    ...{ undone_by: change.undoneBy, undone_at: change.undoneAt?.toISOString() ?? null },
  }
  return c.json({ data }, 200)
})
deskChangeCalls.openapi(undoRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  if (id === undefined) return c.json({ message: UNKNOWN }, 404)
  const outcome = await undoChange(db, account, id, signIn.now())
  switch (outcome.kind) {
    case 'importing':
      return c.json({ message: IMPORTING }, 423)
    case 'unknown':
      return c.json({ message: UNKNOWN }, 404)
    case 'changed':
      return c.json({ message: UNDONE }, 409)
    case 'done':
      for (const each of outcome.ids) shown(website, each)
      return c.json({ message: 'It is undone.' }, 200)
  }
})
