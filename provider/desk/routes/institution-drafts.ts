import { z } from '@hono/zod-openapi'
import { cacheTags } from '@/lib/contract/cache-tags'
import { isNewDraft } from '@/lib/contract/desk/draft'
import { FIRST_VERSION } from '@/lib/rules/desk/versions'
import {
  DESK_INSTITUTION_DRAFT,
  DESK_INSTITUTION_REVERT,
  INSTITUTION_FIELD_NAMES,
} from '@/lib/contract/desk/institution'
import { auditAnswers } from '@/provider/desk/audit-answer'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { draftErrors, valuesSchema } from '@/provider/desk/draft-answer'
import { DRAFT_CHANGED, newDraftCalls } from '@/provider/desk/record-draft-calls'
import { historySchema, wordsLeft } from '@/provider/desk/record-history'
import {
  IMPORTING,
  INSTITUTION_CHANGED,
  INSTITUTION_REFUSED,
  NO_INSTITUTION,
  shown,
} from '@/provider/desk/routes/institution-answers'
import {
  changeInstitutionDraft,
  getInstitutionVersion,
  revertInstitution,
} from '@/provider/desk/store/institution-drafts'
import { getInstitution, recordOfInstitution } from '@/provider/desk/store/institutions'
import { listAuditOf } from '@/provider/desk/store/audit'
import { getAddedOf } from '@/provider/desk/store/new-drafts'
import { changeNewInstitution, keepNewInstitution } from '@/provider/desk/store/new-institutions'
import { errorSchema, json, messageSchema } from '@/provider/http/answers'
import { LARGE_TEXT } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'
import { readId } from '@/provider/http/params'

const request = { params: z.object({ id: z.string() }) }
const responses = {
  200: json(messageSchema, 'It is done, and in the audit trail.'),
  409: json(errorSchema, 'Record or draft were changed since; nothing was done.'),
  ...INSTITUTION_REFUSED,
}

const draftRoute = deskWrite('POST /desk/institutions/{id}/draft', DESK_INSTITUTION_DRAFT, {
  summary: 'Keeps a draft of an institution, which no page shows; publishes it, now or at a time; or discards it',
  description: 'After a 422 what was sent is the draft; `errors` names what is wrong with each field, or with `at`.',
  request,
  responses: { ...responses, ...DRAFT_CHANGED },
  limit: LARGE_TEXT,
})

const versionSchema = z.strictObject({
  said: valuesSchema.openapi({ description: 'What it said then, of the fields that say something else now' }),
  unread: z.array(z.string()).openapi({ description: 'The fields that something else than an entry changed since' }),
  gone: z.array(z.string()).openapi({ description: 'The pictures of then that are not there any more' }),
})
const versionRoute = deskRoute('GET /desk/institutions/{id}/versions/{number}', {
  summary: 'What an institution said after an entry of its history, or before any with 0',
  request: { params: z.object({ id: z.string(), number: z.string() }) },
  responses: { 200: json(z.strictObject({ data: versionSchema }), 'As it was') },
})

const revertRoute = deskWrite('POST /desk/institutions/{id}/revert', DESK_INSTITUTION_REVERT, {
  summary: 'Makes what an institution said after an entry of its history its draft, or publishes it',
  request,
  responses,
})

const historyRoute = deskRoute('GET /desk/institutions/{id}/history', {
  summary: 'What was done with an institution, or with a draft of one that is not there yet',
  request,
  responses: { 200: json(historySchema, 'The latest first') },
})

const MESSAGES = {
  done: 'It is done.',
  unknown: NO_INSTITUTION,
  changed: INSTITUTION_CHANGED,
  importing: IMPORTING,
} as const
const STATUSES = { done: 200, unknown: 404, changed: 409, importing: 423 } as const

export const deskInstitutionDraftCalls = createRouter()
deskInstitutionDraftCalls.route(
  '/',
  newDraftCalls({
    list: 'institutions',
    thing: 'An institution',
    names: INSTITUTION_FIELD_NAMES,
    keep: keepNewInstitution,
  }),
)
deskInstitutionDraftCalls.openapi(draftRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const { id: asked } = c.req.valid('param')
  const { version, action, at = '', ...sent } = c.req.valid('json')
  const change = { version, action, at, sent }
  const id = readId(asked)
  if (id === undefined && !isNewDraft(asked)) return c.json({ message: NO_INSTITUTION }, 404)
  const outcome =
    id === undefined
      ? await changeNewInstitution(db, account, asked, change, signIn.now())
      : await changeInstitutionDraft(db, account, id, change, signIn.now())
  if (outcome.kind === 'invalid' || outcome.kind === 'time') return c.json(draftErrors(outcome), 422)
  if (outcome.kind !== 'done') return c.json({ message: MESSAGES[outcome.kind] }, STATUSES[outcome.kind])
  if (action === 'publish' && id !== undefined) shown(website, id)
  if (action === 'publish' && id === undefined) website.revalidate([cacheTags.directory])
  const added = await getAddedOf(db, recordOfInstitution(asked))
  return c.json({ message: MESSAGES.done, data: { id: added ?? asked } }, 200)
})
deskInstitutionDraftCalls.openapi(historyRoute, async (c) => {
  const { db } = c.var
  const { id } = c.req.valid('param')
  const isOne = readId(id) !== undefined || isNewDraft(id)
  const history = isOne ? await listAuditOf(db, recordOfInstitution(id)) : []
  const [last] = history
  if (last === undefined) return c.json({ message: NO_INSTITUTION }, 404)
  const values = isNewDraft(id) ? wordsLeft(last) : {}
  return c.json({ data: { values, history: await auditAnswers(db, history) } }, 200)
})
deskInstitutionDraftCalls.openapi(versionRoute, async (c) => {
  const { id: asked, number } = c.req.valid('param')
  const [id, to] = [readId(asked), number === String(FIRST_VERSION) ? FIRST_VERSION : readId(number)]
  const found = id === undefined ? null : await getInstitution(c.var.db, id)
  const data = found && to !== undefined ? await getInstitutionVersion(c.var.db, found.institute, to) : null
  return data === null ? c.json({ message: NO_INSTITUTION }, 404) : c.json({ data }, 200)
})
deskInstitutionDraftCalls.openapi(revertRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  if (id === undefined) return c.json({ message: NO_INSTITUTION }, 404)
  const asked = c.req.valid('json')
  const outcome = await revertInstitution(db, account, id, asked, signIn.now())
  if (outcome.kind === 'done' && asked.as === 'published') shown(website, id)
  if (outcome.kind === 'invalid' || outcome.kind === 'time') return c.json(draftErrors(outcome), 422)
  return c.json({ message: MESSAGES[outcome.kind] }, STATUSES[outcome.kind])
})
