import { createRoute, z } from '@hono/zod-openapi'
import { DESK_PASSKEY_ADD, DESK_PASSKEY_SIGN_IN } from '@/lib/contract/desk/passkey'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { addingOptions, addPasskey, isFresh, signInByPasskey, signInOptions } from '@/provider/desk/passkeys'
import { actorOf, recordOf } from '@/provider/desk/sign-in'
import { noteAudit } from '@/provider/desk/store/audit'
import { deletePasskey, listPasskeys } from '@/provider/desk/store/passkeys'
import { errorSchema, FAILURES, INVALID, json, messageSchema, moment, UNREADABLE } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'
import { answerInvalid } from '@/provider/http/failures'
import { readId } from '@/provider/http/params'

/** One answer for a passkey that nobody has, another website's, a copy, and a dialogue that is over. */
const REFUSED = 'This passkey cannot be taken, or it took too long. Try again.'
const STALE = 'Sign in anew first: a passkey is added right after signing in.'
const FULL = 'The account has as many passkeys as it may have. Remove one first.'
const UNKNOWN = 'There is no such passkey any more.'

const optionsSchema = z.strictObject({
  ticket: z
    .string()
    .openapi({ description: 'Sent back with the answer; it reaches no script. It serves once, for five minutes.' }),
  options: z
    .looseObject({ challenge: z.string() })
    .openapi({ description: 'Of WebAuthn, as `parse…FromJSON` takes them' }),
})
const listSchema = z.strictObject({
  may_add: z.boolean().openapi({ description: 'The session began less than 15 minutes ago.' }),
  passkeys: z.array(z.strictObject({ id: z.int(), name: z.string(), added_at: moment, used_at: moment.nullable() })),
})

const signInOptionsRoute = createRoute({
  method: 'post',
  path: '/desk/sign-in/passkey/options',
  summary: 'What a browser is asked for a passkey with, by which somebody signs in',
  responses: {
    200: json(z.strictObject({ data: optionsSchema }), 'For any account'),
    404: json(errorSchema, 'There is no desk.'),
    ...FAILURES,
  },
})

const signInRoute = createRoute({
  method: 'post',
  path: '/desk/sign-in/passkey',
  summary: 'Signs in with a passkey, which is both factors',
  description:
    'Taken from the website’s own address alone, with the user verified, once for each `ticket`. Every refusal is answered alike. A lock of codes does not keep it out.',
  middleware: [SMALL_BODY] as const,
  request: { body: jsonBody(DESK_PASSKEY_SIGN_IN) },
  responses: {
    200: json(z.strictObject({ data: z.strictObject({ token: z.string() }) }), 'Signed in, as with a code'),
    404: json(errorSchema, 'There is no desk.'),
    ...UNREADABLE,
    422: INVALID,
    ...FAILURES,
  },
})

const listRoute = deskRoute('GET /desk/passkeys', {
  summary: 'One’s own passkeys',
  responses: { 200: json(z.strictObject({ data: listSchema }), 'The passkeys') },
})

const optionsRoute = deskRoute('POST /desk/passkeys/options', {
  summary: 'What a browser is asked for a new passkey with',
  responses: {
    200: json(z.strictObject({ data: optionsSchema }), 'For this session alone'),
    422: INVALID,
    409: json(errorSchema, 'The session began 15 minutes ago or more: one signs in anew first.'),
  },
})

const addRoute = deskWrite('POST /desk/passkeys', DESK_PASSKEY_ADD, {
  summary: 'Adds a passkey to one’s own account',
  responses: {
    200: json(messageSchema, 'It is added.'),
    409: json(errorSchema, 'As for the options.'),
  },
})

const removeRoute = deskRoute('POST /desk/passkeys/{id}/remove', {
  summary: 'Removes one of one’s own passkeys',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: json(messageSchema, 'It is removed.') },
})

export const deskPasskeyCalls = createRouter()
deskPasskeyCalls.openapi(signInOptionsRoute, async (c) => {
  const { db, siteUrl, signIn } = c.var
  const { ticket, options } = await signInOptions(db, siteUrl, signIn.now())
  return c.json({ data: { ticket, options: { ...options } } }, 200)
})
deskPasskeyCalls.openapi(signInRoute, async (c) => {
  const { db, siteUrl, signIn } = c.var
  const token = await signInByPasskey(db, siteUrl, c.req.valid('json'), signIn.now(), signIn.log)
  if (token === null) return answerInvalid(c, [{ path: ['response'], message: REFUSED }])
  return c.json({ data: { token } }, 200)
})
deskPasskeyCalls.openapi(listRoute, async (c) => {
  const { db, account, signedInAt, signIn } = c.var
  const rows = await listPasskeys(db, account.id)
  const passkeys = rows.map(({ id, name, addedAt, usedAt }) => ({
    ...{ id, name, added_at: addedAt.toISOString(), used_at: usedAt?.toISOString() ?? null },
  }))
  return c.json({ data: { may_add: isFresh(signedInAt, signIn.now()), passkeys } }, 200)
})
deskPasskeyCalls.openapi(optionsRoute, async (c) => {
  const { db, siteUrl, account, sessionId, signedInAt, signIn } = c.var
  if (!isFresh(signedInAt, signIn.now())) return c.json({ message: STALE }, 409)
  const asked = await addingOptions(db, siteUrl, account, sessionId, signIn.now())
  if (asked === null) return answerInvalid(c, [{ path: ['passkeys'], message: FULL }])
  return c.json({ data: { ticket: asked.ticket, options: { ...asked.options } } }, 200)
})
deskPasskeyCalls.openapi(addRoute, async (c) => {
  const { db, siteUrl, signedInAt, signIn } = c.var
  if (!isFresh(signedInAt, signIn.now())) return c.json({ message: STALE }, 409)
  const came = await addPasskey(db, siteUrl, c.var, c.req.valid('json'), signIn.now(), signIn.log)
  if (came === 'full') return answerInvalid(c, [{ path: ['passkeys'], message: FULL }])
  if (came === 'refused') return answerInvalid(c, [{ path: ['response'], message: REFUSED }])
  return c.json({ message: 'It is added.' }, 200)
})
deskPasskeyCalls.openapi(removeRoute, async (c) => {
  const { db, account, signIn } = c.var
  const id = readId(c.req.valid('param').id)
  const isGone = await db.transaction(async (tx) => {
    const name = id === undefined ? null : await deletePasskey(tx, account.id, id)
    if (name === null) return false
    const [record, before] = [recordOf(account), { passkey: name }]
    await noteAudit(tx, actorOf(account), signIn.now(), { action: 'passkey-removed', record, before })
    return true
  })
  return isGone ? c.json({ message: 'It is removed.' }, 200) : c.json({ message: UNKNOWN }, 404)
})
