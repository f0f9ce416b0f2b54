import { z } from '@hono/zod-openapi'
import {
  DESK_PROPOSAL_DECIDE,
  PROPOSAL_REASON_NAMES,
  PROPOSAL_STATES,
  PROPOSED_FIELDS,
} from '@/lib/contract/desk/proposal'
import { LANGUAGES } from '@/lib/contract/language'
import { idsIn } from '@/lib/rules/desk/boxes'
import { auditAnswers, auditEntrySchema } from '@/provider/desk/audit-answer'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { pictureSchema } from '@/provider/desk/picture-answers'
import { answerProposal, answerRecord, proposalAnswer, recordAnswer } from '@/provider/desk/proposal-answer'
import { IMPORTING, LOCKED, shown } from '@/provider/desk/routes/institution-answers'
import { deskOwnBrochureCalls } from '@/provider/desk/routes/own-brochures'
import { deskOwnCourseCalls } from '@/provider/desk/routes/own-courses'
import { deskOwnPictureCalls } from '@/provider/desk/routes/own-pictures'
import { deskOwnRecordCalls } from '@/provider/desk/routes/own-record'
import { deskReplyCalls } from '@/provider/desk/routes/replies'
import { listAuditOf } from '@/provider/desk/store/audit'
import { decideProposal } from '@/provider/desk/store/proposal-decision'
import { getShown, versionOfAll } from '@/provider/desk/store/proposal-lines'
import { getProposal, listProposals, recordOfProposal } from '@/provider/desk/store/proposals'
import { altOf } from '@/provider/edits/edited-pictures'
import { errorSchema, json, messageSchema, moment, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'
import { choiceParam, pageParam, readId } from '@/provider/http/params'

const PAGE = 50
const UNKNOWN = 'There is no such proposal, or its institution is gone.'
const CHANGED = 'The record, or the proposal, is not any more as you saw it.'

const params = z.object({ id: z.string() })
const rowSchema = z.strictObject({
  ...{ id: z.int(), institute_id: z.int(), name: textSchema, by: z.string() },
  fields: z.array(z.enum(PROPOSED_FIELDS)),
  courses: z.int().openapi({ description: 'How many lines of it are about courses' }),
  pictures: z.int().openapi({ description: 'How many lines of it are about pictures' }),
  brochures: z.int().openapi({ description: 'How many lines of it are about brochures' }),
  ...{ proposed_at: moment, decided_at: moment.nullable() },
  is_retired: z.boolean().openapi({ description: 'Whether the institution is no more' }),
})
const detailSchema = z.strictObject({
  ...proposalAnswer,
  ...recordAnswer,
  ...{ institute_id: z.int(), name: textSchema, is_retired: z.boolean() },
  language: z.enum(LANGUAGES).openapi({ description: 'In which its representative works at the desk' }),
  represents: z.boolean().openapi({ description: 'Whether who proposed it still represents the institution' }),
  decided_by: z.string().nullable(),
  are_courses_desks: z.boolean().openapi({ description: 'The courses lead over those of lists by now' }),
  logo: z.string().nullable(),
  gallery: z.array(pictureSchema).openapi({ description: 'As it stands now' }),
  history: z.array(auditEntrySchema),
})

const listRoute = deskRoute('GET /desk/proposals', {
  summary: 'What representatives propose, the longest waiting first; or what waits no more, the latest first',
  request: {
    query: z.object({ state: choiceParam('Those that wait, without it', PROPOSAL_STATES), page: pageParam() }),
  },
  responses: {
    200: json(z.strictObject({ data: z.array(rowSchema), total: z.int(), page: z.int(), limit: z.int() }), 'A page'),
  },
})

const detailRoute = deskRoute('GET /desk/proposals/{id}', {
  summary: 'A proposal beside what its institution’s record says now',
  request: { params },
  responses: {
    200: json(z.strictObject({ data: detailSchema }), 'The proposal'),
  },
})

const decideRoute = deskWrite('POST /desk/proposals/{id}', DESK_PROPOSAL_DECIDE, {
  summary:
    'Takes fields, and lines of courses, pictures and brochures, of a proposal over, as it was shown, and refuses the rest with a reason',
  description:
    '`errors` of a 422 names what is wrong with each field, with `reason`, `pictures` or `brochures`, by a word.',
  request: { params },
  responses: {
    200: json(messageSchema, 'It is decided, and in the audit trail.'),
    409: json(errorSchema, 'It is not as it was shown; nothing was done.'),
    423: LOCKED,
  },
})

const deskProposalCalls = createRouter()
deskProposalCalls.openapi(listRoute, async (c) => {
  const { state = 'open', page } = c.req.valid('query')
  const { rows, total } = await listProposals(c.var.db, state, { page, limit: PAGE })
  const data = rows.map(
    ({ proposal: { id, instituteId, by, fields, courses, pictures, brochures, ...its }, name, retiredAt }) => ({
      ...{ id, institute_id: instituteId, name, by, fields: fields.map((field) => field.name) },
      ...{ courses, pictures, brochures },
      ...{ proposed_at: its.proposedAt.toISOString(), decided_at: its.decidedAt?.toISOString() ?? null },
      is_retired: retiredAt !== null,
    }),
  )
  return c.json({ data, total, page, limit: PAGE }, 200)
})
deskProposalCalls.openapi(detailRoute, async (c) => {
  const { db } = c.var
  const id = readId(c.req.valid('param').id)
  const found = id === undefined ? null : await getProposal(db, id)
  if (found === null) return c.json({ message: UNKNOWN }, 404)
  const { proposal, institute, represents } = found
  const all = await getShown(db, institute.id, proposal)
  const history = await listAuditOf(db, recordOfProposal(proposal.id))
  const data = {
    ...answerProposal(proposal, proposal.state === 'open' ? all : null),
    ...(await answerRecord(db, institute, versionOfAll(institute, proposal, all))),
    ...{ institute_id: institute.id, name: institute.name, is_retired: institute.retiredAt !== null },
    ...{ language: proposal.language, represents, decided_by: proposal.decidedBy },
    are_courses_desks: all.isDesks,
    logo: all.pictures.logo,
    gallery: all.pictures.gallery.map((address) => ({ address, alt: altOf(all.pictures, address) })),
    history: await auditAnswers(db, history),
  }
  return c.json({ data }, 200)
})
deskProposalCalls.openapi(decideRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const { version, accepted, reason, words = null } = c.req.valid('json')
  if (id === undefined) return c.json({ message: UNKNOWN }, 404)
  const decision = {
    ...{ id, version, words, accepted: idsIn(accepted) },
    reason: PROPOSAL_REASON_NAMES.find((each) => each === reason) ?? null,
  }
  const outcome = await decideProposal(db, account, decision, signIn.now())
  switch (outcome.kind) {
    case 'unknown':
      return c.json({ message: UNKNOWN }, 404)
    case 'changed':
      return c.json({ message: CHANGED }, 409)
    case 'importing':
      return c.json({ message: IMPORTING }, 423)
    case 'invalid':
      return c.json(flawsOf(outcome.flaws), 422)
    case 'done':
      if (outcome.isChanged) shown(website, outcome.instituteId)
      return c.json({ message: 'It is decided.' }, 200)
  }
})

/** What representatives say, and what editors make of it. */
export const deskRepresentativeCalls = [
  deskReplyCalls,
  deskOwnRecordCalls,
  deskOwnCourseCalls,
  deskOwnPictureCalls,
  deskOwnBrochureCalls,
  deskProposalCalls,
]
