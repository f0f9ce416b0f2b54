import { createRoute, z } from '@hono/zod-openapi'
import { DESK_DATE_ADD, DESK_DATE_EDIT, DESK_DATE_WITHDRAW } from '@/lib/contract/desk/date'
import { recordOfEvent } from '@/provider/calendar/event-trail'
import { answerEvent, eventListSchema } from '@/provider/calendar/routes'
import { listEvents } from '@/provider/calendar/store'
import { atDesk, DESK_REFUSALS, NO_RECORD } from '@/provider/desk/at-desk'
import { auditAnswer, auditEntrySchema } from '@/provider/desk/audit-answer'
import { listAuditOf } from '@/provider/desk/store/audit'
import { addEvent, deskCells, getEvent, saveEvent, versionOf, withdrawEvent } from '@/provider/desk/store/dates'
import { errorSchema, FAILURES, INVALID, json, messageSchema, UNREADABLE } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'
import { DATE_TAGS } from '@/provider/platform/revalidate'

const NO_DATE = 'There is no such date any more.'
const CHANGED = 'Somebody has changed this date since you opened it. Look at it again.'

const security = [{ bearer: [] }]
const params = z.object({ id: z.string() })
const REFUSED = { ...UNREADABLE, 422: INVALID, 404: NO_RECORD, ...DESK_REFUSALS, ...FAILURES }
const SEEN = { 404: NO_RECORD, ...DESK_REFUSALS, ...FAILURES }

const detailSchema = z.strictObject({
  id: z.string(),
  version: z.string(),
  values: z.record(z.string(), z.string()).openapi({ description: 'By field of the form; empty where there is none' }),
  is_sample: z.boolean(),
  history: z.array(auditEntrySchema),
})

const listRoute = createRoute({
  method: 'get',
  path: '/desk/dates',
  summary: 'Dated events of exams as GET /calendar has them, past all caches',
  middleware: [atDesk('GET /desk/dates')] as const,
  security,
  responses: { 200: json(eventListSchema, 'The events'), ...SEEN },
})

const detailRoute = createRoute({
  method: 'get',
  path: '/desk/dates/{id}',
  summary: 'A dated event as the desk’s form has it, and what was done with it',
  middleware: [atDesk('GET /desk/dates/{id}')] as const,
  security,
  request: { params },
  responses: { 200: json(z.strictObject({ data: detailSchema }), 'The event'), ...SEEN },
})

const addRoute = createRoute({
  method: 'post',
  path: '/desk/dates',
  summary: 'Adds a dated event; its id is made of exam, kind and year',
  middleware: [atDesk('POST /desk/dates'), SMALL_BODY] as const,
  security,
  request: { body: jsonBody(DESK_DATE_ADD) },
  responses: {
    201: json(z.strictObject({ data: z.strictObject({ id: z.string() }) }), 'It is there.'),
    ...REFUSED,
  },
})

const editRoute = createRoute({
  method: 'post',
  path: '/desk/dates/{id}',
  summary: 'Saves a dated event as it was shown; the exam’s name in all events of the exam',
  description: 'What is left out stays as it is. `errors` of a 422 names what is wrong with each field by a word.',
  middleware: [atDesk('POST /desk/dates/{id}'), SMALL_BODY] as const,
  security,
  request: { params, body: jsonBody(DESK_DATE_EDIT) },
  responses: {
    200: json(messageSchema, 'It is saved, and in the audit trail.'),
    409: json(errorSchema, 'It was changed since; nothing was saved.'),
    ...REFUSED,
  },
})

const withdrawRoute = createRoute({
  method: 'post',
  path: '/desk/dates/{id}/withdraw',
  summary: 'Takes a dated event as it was shown away',
  middleware: [atDesk('POST /desk/dates/{id}/withdraw'), SMALL_BODY] as const,
  security,
  request: { params, body: jsonBody(DESK_DATE_WITHDRAW) },
  responses: {
    200: json(messageSchema, 'It is gone, and in the audit trail.'),
    409: json(errorSchema, 'It was changed since; nothing was done.'),
    ...REFUSED,
  },
})

export const deskDateCalls = createRouter()
deskDateCalls.openapi(listRoute, async (c) => c.json({ data: (await listEvents(c.var.db)).map(answerEvent) }, 200))
deskDateCalls.openapi(detailRoute, async (c) => {
  const { db } = c.var
  const row = await getEvent(db, c.req.valid('param').id)
  if (row === null) return c.json({ message: NO_DATE }, 404)
  const history = await listAuditOf(db, recordOfEvent(row.id))
  const data = {
    ...{ id: row.id, version: versionOf(row), values: deskCells(row), is_sample: row.isSample },
    history: history.map(auditAnswer),
  }
  return c.json({ data }, 200)
})
deskDateCalls.openapi(addRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const outcome = await addEvent(db, account, c.req.valid('json'), signIn.now())
  if (outcome.kind === 'invalid') return c.json(flawsOf(outcome.flaws), 422)
  website.revalidate(DATE_TAGS)
  return c.json({ data: { id: outcome.id } }, 201)
})
deskDateCalls.openapi(editRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const { id } = c.req.valid('param')
  const { version, ...sent } = c.req.valid('json')
  const outcome = await saveEvent(db, account, { id, version, sent }, signIn.now())
  switch (outcome.kind) {
    case 'unknown':
      return c.json({ message: NO_DATE }, 404)
    case 'changed':
      return c.json({ message: CHANGED }, 409)
    case 'invalid':
      return c.json(flawsOf(outcome.flaws), 422)
    case 'done':
      website.revalidate(DATE_TAGS)
  }
  return c.json({ message: 'It is saved.' }, 200)
})
deskDateCalls.openapi(withdrawRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const { id } = c.req.valid('param')
  const outcome = await withdrawEvent(db, account, { id, ...c.req.valid('json') }, signIn.now())
  if (outcome === 'unknown') return c.json({ message: NO_DATE }, 404)
  if (outcome === 'changed') return c.json({ message: CHANGED }, 409)
  website.revalidate(DATE_TAGS)
  return c.json({ message: 'It is gone.' }, 200)
})
