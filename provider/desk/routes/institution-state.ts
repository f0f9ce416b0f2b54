import { z } from '@hono/zod-openapi'
import { DESK_RETIRE_AT } from '@/lib/contract/desk/end'
import { DESK_INSTITUTION_STATE, DESK_NAMES } from '@/lib/contract/desk/institution'
import { deskWrite } from '@/provider/desk/desk-route'
import { endErrors } from '@/provider/desk/end-answer'
import {
  IMPORTING,
  INSTITUTION_CHANGED,
  LOCKED,
  NO_INSTITUTION,
  shown,
} from '@/provider/desk/routes/institution-answers'
import { saveNames } from '@/provider/desk/store/institution-names'
import { changeState, planRetirement, readSuccessor } from '@/provider/desk/store/institution-state'
import { errorSchema, json, messageSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { readId } from '@/provider/http/params'

const params = z.object({ id: z.string() })
const WRONG_NAMES = 'These cannot all be other names of it: each has two letters at least, and none stands twice.'
const NO_SUCCESSOR = 'No other institution that stands has this number.'
const responses = {
  200: json(messageSchema, 'It is done, and in the audit trail.'),
  409: json(errorSchema, 'It was changed since; nothing was done.'),
  423: LOCKED,
}

const namesRoute = deskWrite('POST /desk/institutions/{id}/names', DESK_NAMES, {
  summary: 'Says which other names find an institution',
  request: { params },
  responses,
})

const stateRoute = deskWrite('POST /desk/institutions/{id}/state', DESK_INSTITUTION_STATE, {
  summary: 'Retires an institution, with or without a successor, or lets it stand again',
  request: { params },
  responses,
})

const retireAtRoute = deskWrite('POST /desk/institutions/{id}/retire-at', DESK_RETIRE_AT, {
  summary: 'Says when an institution is retired by itself, with or without a successor; or that it is not',
  description: '`errors` of a 422 names what is wrong with `until`, or with `successor`, by a word; nothing was done.',
  request: { params },
  responses: {
    200: json(messageSchema, 'It is set, and in the audit trail.'),
    409: json(errorSchema, 'It was changed since; nothing was done.'),
  },
})

export const deskInstitutionStateCalls = createRouter()
deskInstitutionStateCalls.openapi(namesRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const outcome =
    id === undefined ? 'unknown' : await saveNames(db, account, { id, ...c.req.valid('json') }, signIn.now())
  if (id === undefined || outcome === 'unknown') return c.json({ message: NO_INSTITUTION }, 404)
  if (outcome === 'changed') return c.json({ message: INSTITUTION_CHANGED }, 409)
  if (outcome === 'importing') return c.json({ message: IMPORTING }, 423)
  if (outcome === 'wrong') return c.json({ message: WRONG_NAMES, errors: { names: ['unread'] } }, 422)
  shown(website, id)
  return c.json({ message: 'It is done.' }, 200)
})
deskInstitutionStateCalls.openapi(stateRoute, async (c) => {
  const { db, account, signIn, website } = c.var
  const id = readId(c.req.valid('param').id)
  const { successor = '', ...asked } = c.req.valid('json')
  const successorId = readSuccessor(successor)
  const outcome =
    id === undefined ? 'unknown' : await changeState(db, account, { id, ...asked, successorId }, signIn.now())
  if (id === undefined || outcome === 'unknown') return c.json({ message: NO_INSTITUTION }, 404)
  if (outcome === 'changed') return c.json({ message: INSTITUTION_CHANGED }, 409)
  if (outcome === 'importing') return c.json({ message: IMPORTING }, 423)
  if (outcome === 'wrong') return c.json({ message: NO_SUCCESSOR, errors: { successor: ['unread'] } }, 422)
  shown(website, id)
  return c.json({ message: 'It is done.' }, 200)
})
deskInstitutionStateCalls.openapi(retireAtRoute, async (c) => {
  const { db, account, signIn } = c.var
  const id = readId(c.req.valid('param').id)
  if (id === undefined) return c.json({ message: NO_INSTITUTION }, 404)
  const { successor = '', ...asked } = c.req.valid('json')
  const outcome = await planRetirement(db, account, { id, successor, ...asked }, signIn.now())
  switch (outcome.kind) {
    case 'unknown':
      return c.json({ message: NO_INSTITUTION }, 404)
    case 'changed':
      return c.json({ message: INSTITUTION_CHANGED }, 409)
    case 'done':
      return c.json({ message: 'It is set.' }, 200)
  }
  return c.json(endErrors(outcome), 422)
})
