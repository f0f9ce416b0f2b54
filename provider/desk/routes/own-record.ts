import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { DESK_PROPOSE } from '@/lib/contract/desk/proposal'
import { languageFrom } from '@/lib/contract/language'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { getOwnInstitute } from '@/provider/desk/own-institute'
import { answerProposal, answerRecord, proposalAnswer, recordAnswer } from '@/provider/desk/proposal-answer'
import { getInstitution } from '@/provider/desk/store/institutions'
import { type FilesProposed, propose } from '@/provider/desk/store/own-record'
import { getShown } from '@/provider/desk/store/proposal-lines'
import { getOpenProposal, listPastProposals, versionOfShown } from '@/provider/desk/store/proposals'
import { errorSchema, json, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { flawsOf } from '@/provider/http/failures'

export const NO_INSTITUTE = 'No institution is yours any more: an administrator can say which one is.'
export const PROPOSAL_CHANGED = 'The record, or what is proposed, is not any more as you saw it.'
/** So many of those that wait no more are shown. */
const MAX_PAST = 20

const proposalSchema = z.strictObject(proposalAnswer)
const recordSchema = z.strictObject({
  ...{ id: z.int(), name: textSchema },
  ...recordAnswer,
  open: z.union([proposalSchema, z.null()]).openapi({ description: 'What waits for the editors' }),
  past: z.array(proposalSchema).openapi({ description: 'What waits no more, the latest first' }),
})

const proposedSchema = z.strictObject({
  data: z.strictObject({ proposal: z.union([z.strictObject({ id: z.int() }), z.null()]) }),
})
const answerProposed = (id: number | null) => ({ data: { proposal: id === null ? null : { id } } })
/** How any proposal may be refused, besides as every call that takes a body. */
export const NOT_AS_SHOWN = { 409: json(errorSchema, 'It is not as it was shown; nothing was done.') }
/** How it is answered. */
export const PROPOSED = {
  200: json(proposedSchema, 'What waits now, if anything; it is in the audit trail.'),
  ...NOT_AS_SHOWN,
}

/** Answers what was asked for rightly of pictures or brochures. @param noFile what is said where there is no such one */
export function answerFilesProposed(c: Pick<Context, 'json'>, outcome: FilesProposed, noFile: string) {
  switch (outcome.kind) {
    case 'unknown':
      return c.json({ message: NO_INSTITUTE }, 404)
    case 'noFile':
      return c.json({ message: noFile }, 404)
    case 'changed':
      return c.json({ message: PROPOSAL_CHANGED }, 409)
    case 'full':
      return c.json(flawsOf([['file', 'full']]), 422)
    case 'done':
      return c.json(answerProposed(outcome.id), 200)
  }
}

const readRoute = deskRoute('GET /desk/record', {
  summary: 'The record of one’s own institution, with what its representative proposes',
  responses: {
    200: json(z.strictObject({ data: recordSchema }), 'The record'),
  },
})

const proposeRoute = deskWrite('POST /desk/record', DESK_PROPOSE, {
  summary: 'Proposes something else than the record says, as it was shown, or takes what waits back',
  description:
    'What is left out stays as the proposal, or else the record, has it; where nothing else than the record is left, the proposal is withdrawn. `errors` of a 422 names what is wrong with each field by a word.',
  responses: PROPOSED,
})

export const deskOwnRecordCalls = createRouter()
deskOwnRecordCalls.openapi(readRoute, async (c) => {
  const { db, account } = c.var
  const own = await getOwnInstitute(db, account)
  const found = own === null ? null : await getInstitution(db, own.id)
  if (found === null) return c.json({ message: NO_INSTITUTE }, 404)
  const { institute } = found
  const open = await getOpenProposal(db, institute.id)
  const past = await listPastProposals(db, institute.id, MAX_PAST)
  const data = {
    ...{ id: institute.id, name: institute.name },
    ...(await answerRecord(db, institute, versionOfShown(institute, open))),
    open: open && answerProposal(open, await getShown(db, institute.id, open)),
    past: past.map((proposal) => answerProposal(proposal, null)),
  }
  return c.json({ data }, 200)
})
deskOwnRecordCalls.openapi(proposeRoute, async (c) => {
  const { db, account, signIn } = c.var
  const { version, action, language, ...touched } = c.req.valid('json')
  const own = await getOwnInstitute(db, account)
  if (own === null) return c.json({ message: NO_INSTITUTE }, 404)
  const sent = action === 'send' ? touched : null
  const asked = { instituteId: own.id, version, sent, language: languageFrom(language) }
  const outcome = await propose(db, account, asked, signIn.now())
  switch (outcome.kind) {
    case 'unknown':
      return c.json({ message: NO_INSTITUTE }, 404)
    case 'changed':
      return c.json({ message: PROPOSAL_CHANGED }, 409)
    case 'invalid':
      return c.json(flawsOf(outcome.flaws), 422)
    case 'done':
      return c.json(answerProposed(outcome.id), 200)
  }
})
