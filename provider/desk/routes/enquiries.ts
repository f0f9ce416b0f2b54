import { z } from '@hono/zod-openapi'
import { DESK_ENQUIRY_STATE, DESK_FOLLOW_UP, DESK_NOTE, INBOX_ORDERS } from '@/lib/contract/desk/enquiry'
import { ANSWERED_BY, ENQUIRY_STATES, type EnquiryAction } from '@/lib/contract/desk/enquiry-states'
import { ENQUIRY_TYPES } from '@/lib/contract/enquiry'
import { indianDay } from '@/lib/contract/indian-day'
import { isUnfilled } from '@/lib/rules/desk/placeholders'
import { auditAnswers, auditEntrySchema } from '@/provider/desk/audit-answer'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { listAuditOf } from '@/provider/desk/store/audit'
import {
  actOnEnquiry,
  addNote,
  getDeskEnquiry,
  listNotes,
  recordOfEnquiry,
  setFollowUp,
} from '@/provider/desk/store/enquiries'
import { listInbox, listTakers } from '@/provider/desk/store/inbox'
import { mendError } from '@/provider/desk/store/error-reports'
import { erasureDay } from '@/provider/enquiries/store/enquiries'
import { errorSchema, json, messageSchema, moment } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { answerInvalid } from '@/provider/http/failures'
import { choiceListParam, choiceParam, flagParam, idParam, pageParam, readId, textParam } from '@/provider/http/params'

const UNKNOWN = 'There is no such enquiry any more.'
const CHANGED = 'Somebody has changed this enquiry since you opened it. Look at it again.'
const NO_DAY = 'The day is a date such as 2027-01-31.'
const NO_ANSWER = 'What was answered goes with an answer by mail or call.'
const WRITTEN = { message: 'It is written.' }
const UNFILLED = 'A placeholder is still to be filled in.'
const PAGE = 50
const EXCERPT = 140

const params = z.object({ id: z.string() })
const stateSchema = z.enum(ENQUIRY_STATES)

const erasedOn = z.iso.date().nullable().openapi({ description: 'The day in India on which it is erased' })
const rowSchema = z.strictObject({
  id: z.int(),
  type: z.enum(ENQUIRY_TYPES),
  created_at: moment,
  name: z.string(),
  excerpt: z.string(),
  suspected: z.boolean(),
  state: stateSchema,
  taken_by: z.string().nullable(),
  follow_up_on: z.iso.date().nullable(),
  erased_on: erasedOn,
})
const pageSchema = z.strictObject({
  ...{ data: z.array(rowSchema), total: z.int(), page: z.int(), limit: z.int() },
  kept_days: z.int().nullable().openapi({ description: 'For how many days they are kept, where it is said' }),
  takers: z
    .array(z.strictObject({ id: z.int(), name: z.string() }))
    .openapi({ description: 'Who has taken some that are not closed' }),
})
const noteSchema = z.strictObject({
  ...{ id: z.int(), by: z.string(), text: z.string(), created_at: moment },
  answered_by: z.enum(ANSWERED_BY).nullable().openapi({ description: 'It is what was answered, and how' }),
})
const detailSchema = z.strictObject({
  id: z.int(),
  type: z.enum(ENQUIRY_TYPES),
  created_at: moment,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  course: z.string().nullable(),
  role: z.string().nullable(),
  counselling_mode: z.string().nullable(),
  interest: z.string(),
  message: z.string(),
  source: z.string().nullable(),
  suspected: z.boolean(),
  state: stateSchema,
  version: z.int(),
  taken_by: z.string().nullable(),
  follow_up_on: z.iso.date().nullable(),
  erased_on: erasedOn,
  notes: z.array(noteSchema),
  history: z.array(auditEntrySchema),
})

const listRoute = deskRoute('GET /desk/enquiries', {
  summary: 'The inbox of enquiries',
  request: {
    query: z.object({
      state: choiceListParam('How they stand', ENQUIRY_STATES),
      type: choiceListParam('Of which forms', ENQUIRY_TYPES),
      mine: flagParam('One’s own alone'),
      taker: idParam('Those that this account has taken'),
      order: choiceParam(
        'By when they came; if left out, what waits by how long, and else the latest first',
        INBOX_ORDERS,
      ),
      due: flagParam('Those that are to be followed up today, or were before'),
      erasing: flagParam('Those that are erased soon'),
      q: textParam('Part of a name, a number or an address'),
      page: pageParam(),
    }),
  },
  responses: { 200: json(pageSchema, 'A page') },
})

const detailRoute = deskRoute('GET /desk/enquiries/{id}', {
  summary: 'An enquiry with its notes and what was done with it',
  request: { params },
  responses: { 200: json(z.strictObject({ data: detailSchema }), 'The enquiry') },
})

const stateRoute = deskWrite('POST /desk/enquiries/{id}/state', DESK_ENQUIRY_STATE, {
  summary: 'Takes, releases, answers, closes or reopens an enquiry as it was shown',
  request: { params },
  responses: {
    200: json(messageSchema, 'It is done, and in the audit trail.'),
    409: json(errorSchema, 'It was changed since; nothing was done.'),
  },
})

const followUpRoute = deskWrite('POST /desk/enquiries/{id}/follow-up', DESK_FOLLOW_UP, {
  summary: 'Says on which day an enquiry is to be followed up',
  request: { params },
  responses: {
    200: json(messageSchema, 'It is kept, and in the audit trail.'),
    409: json(errorSchema, 'It was changed since, or is closed; nothing was done.'),
  },
})

const noteRoute = deskWrite('POST /desk/enquiries/{id}/notes', DESK_NOTE, {
  again: () => ({ status: 200, body: WRITTEN }),
  summary: 'Adds a note to an enquiry',
  request: { params },
  responses: { 200: json(messageSchema, 'It is written.') },
})

const mendedRoute = deskRoute('POST /desk/error-reports/{id}/mended', {
  summary: 'Closes an enquiry that reports an error, once that is mended',
  request: { params },
  responses: {
    200: json(messageSchema, 'It is closed.'),
    409: json(errorSchema, 'It was answered or closed meanwhile.'),
  },
})

/** The first words of a message, in one line. */
function excerptOf(message: string): string {
  const words = [...message.replace(/\s+/g, ' ')]
  return words.length > EXCERPT ? `${words.slice(0, EXCERPT).join('')}…` : words.join('')
}

/** What keeps a note from going with an action; `null`: nothing. */
function flawOfNote({ action, note = '' }: { action: EnquiryAction; note?: string | undefined }): string | null {
  if (note !== '' && !ANSWERED_BY.some((each) => each === action)) return NO_ANSWER
  return isUnfilled(note) ? UNFILLED : null
}

export const deskEnquiryCalls = createRouter()
deskEnquiryCalls.openapi(listRoute, async (c) => {
  const { state: states, type: types, mine, taker, due, erasing: isErasing, ...query } = c.req.valid('query')
  const takenBy = mine ? c.var.account.id : taker
  const now = c.var.signIn.now()
  const { keptDays } = c.var.enquiries
  const dueBy = due ? indianDay(now) : undefined
  const erasing = isErasing && keptDays !== null ? { now, keptDays } : undefined
  const asked = { states, types, takenBy, dueBy, erasing, ...query, limit: PAGE }
  const [{ rows, total }, takers] = await Promise.all([listInbox(c.var.db, asked), listTakers(c.var.db)])
  const data = rows.map(({ enquiry, state, takenBy: by, followUpOn }) => ({
    id: enquiry.id,
    type: enquiry.type,
    created_at: enquiry.createdAt.toISOString(),
    name: enquiry.name,
    excerpt: excerptOf(enquiry.message),
    suspected: enquiry.isSuspected,
    state,
    taken_by: by,
    follow_up_on: followUpOn,
    erased_on: erasureDay(enquiry, keptDays),
  }))
  return c.json({ data, total, page: query.page, limit: PAGE, kept_days: keptDays, takers }, 200)
})
deskEnquiryCalls.openapi(detailRoute, async (c) => {
  const { db } = c.var
  const id = readId(c.req.valid('param').id)
  const found = id === undefined ? null : await getDeskEnquiry(db, id)
  if (found === null) return c.json({ message: UNKNOWN }, 404)
  const { enquiry, state, version, takenBy, followUpOn } = found
  const notes = await listNotes(db, enquiry.id)
  const history = await listAuditOf(db, recordOfEnquiry(enquiry.id))
  const { name, phone, email, type, course, role, interest, message, source } = enquiry
  const data = {
    ...{ id: enquiry.id, type, created_at: enquiry.createdAt.toISOString(), name, phone, email, course, role },
    ...{ counselling_mode: enquiry.mode, interest, message, source, suspected: enquiry.isSuspected },
    ...{ state, version, taken_by: takenBy, follow_up_on: followUpOn },
    erased_on: erasureDay(enquiry, c.var.enquiries.keptDays),
    notes: notes.map(({ createdAt, answeredBy, ...note }) => ({
      ...{ ...note, created_at: createdAt.toISOString(), answered_by: answeredBy },
    })),
    history: await auditAnswers(db, history),
  }
  return c.json({ data }, 200)
})
deskEnquiryCalls.openapi(stateRoute, async (c) => {
  const { db, account, signIn } = c.var
  const id = readId(c.req.valid('param').id)
  const asked = c.req.valid('json')
  const flaw = flawOfNote(asked)
  if (flaw !== null) return answerInvalid(c, [{ path: ['note'], message: flaw }])
  const outcome = id === undefined ? 'unknown' : await actOnEnquiry(db, account, { id, ...asked }, signIn.now())
  if (outcome === 'unknown') return c.json({ message: UNKNOWN }, 404)
  if (outcome === 'changed') return c.json({ message: CHANGED }, 409)
  return c.json({ message: 'It is done.' }, 200)
})
deskEnquiryCalls.openapi(followUpRoute, async (c) => {
  const { db, account, signIn } = c.var
  const id = readId(c.req.valid('param').id)
  const { day: typed, version } = c.req.valid('json')
  const day = typed.trim() === '' ? null : typed.trim()
  if (day !== null && !z.iso.date().safeParse(day).success) {
    return answerInvalid(c, [{ path: ['day'], message: NO_DAY }])
  }
  const outcome = id === undefined ? 'unknown' : await setFollowUp(db, account, { id, day, version }, signIn.now())
  if (outcome === 'unknown') return c.json({ message: UNKNOWN }, 404)
  if (outcome === 'changed') return c.json({ message: CHANGED }, 409)
  return c.json({ message: 'It is kept.' }, 200)
})
deskEnquiryCalls.openapi(noteRoute, async (c) => {
  const { db, account, signIn } = c.var
  const id = readId(c.req.valid('param').id)
  const { text } = c.req.valid('json')
  const isWritten = id !== undefined && (await addNote(db, account, { id, text }, signIn.now()))
  return isWritten ? c.json(WRITTEN, 200) : c.json({ message: UNKNOWN }, 404)
})
deskEnquiryCalls.openapi(mendedRoute, async (c) => {
  const { db, account, signIn } = c.var
  const id = readId(c.req.valid('param').id)
  const outcome = id === undefined ? 'unknown' : await mendError(db, account, id, signIn.now())
  if (outcome === 'unknown') return c.json({ message: UNKNOWN }, 404)
  if (outcome === 'changed') return c.json({ message: CHANGED }, 409)
  return c.json({ message: 'It is closed.' }, 200)
})
