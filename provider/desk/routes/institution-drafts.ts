import { z } from '@hono/zod-openapi'
import { FIRST_VERSION } from '@/lib/rules/desk/versions'
import { DESK_INSTITUTION_DRAFT, DESK_INSTITUTION_REVERT } from '@/lib/contract/desk/institution'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { draftErrors, valuesSchema } from '@/provider/desk/draft-answer'
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
import { getInstitution } from '@/provider/desk/store/institutions'
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
  responses,
  limit: LARGE_TEXT,
})

const versionSchema = z.strictObject({
  said: valuesSchema.openapi({ description: 'What it said then, of the fields that say something else now' }),
  unread: z.array(z.string()).openapi({ description: 'The fields that something else than an entry changed since' }),
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

const MESSAGES = {
  done: 'It is done.',
  unknown: NO_INSTITUTION,
  changed: INSTITUTION_CHANGED,
  importing: IMPORTING,
} as const
const STATUSES = { done: 200, unknown: 404, changed: 409, importing: 423 } as const

export const deskInstitutionDraftCalls = createRouter()
deskInstitutionDraftCalls.openapi(draftRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  if (id === undefined) return c.json({ message: NO_INSTITUTION }, 404)
  const { version, action, at = '', ...sent } = c.req.valid('json')
  const outcome = await changeInstitutionDraft(db, account, id, { version, action, at, sent }, signIn.now())
  if (outcome.kind === 'done' && action === 'publish') shown(website, id)
  if (outcome.kind === 'invalid' || outcome.kind === 'time') return c.json(draftErrors(outcome), 422)
  return c.json({ message: MESSAGES[outcome.kind] }, STATUSES[outcome.kind])
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
