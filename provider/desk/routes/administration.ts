import { z } from '@hono/zod-openapi'
import { DESK_ACCOUNT_CHANGE, DESK_INVITE } from '@/lib/contract/desk/administration'
import { DESK_ROLES } from '@/lib/contract/desk/rights'
import type { Text } from '@/lib/contract/lenient'
import { isEmail } from '@/lib/rules/text/email'
import { deskRoute, deskWrite } from '@/provider/desk/desk-route'
import { listAccounts, tidyMail } from '@/provider/desk/store/accounts'
import { changeAccount, inviteToDesk, listInvitations } from '@/provider/desk/store/administration'
import { errorSchema, json, messageSchema, moment, textSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { answerInvalid } from '@/provider/http/failures'
import { readId } from '@/provider/http/params'

const NO_MAIL = 'Enter a valid email address'
const OTHER_ROLE =
  'Who has this address has an account with another role, or of another institution. Change the role first, or close the account.'
const NO_INSTITUTE = 'A representative is one institution’s: give the number of one that is not retired.'
const NO_REPRESENTATIVE =
  'Nobody becomes a representative by a change: close the account, and invite them for an institution.'
const NO_ROLE = 'Say which role it is to be.'
const OWN = 'Nobody takes away their own rights.'
const UNKNOWN = 'There is no such account.'
const CHANGED = 'The account is not any more as you saw it.'

const params = z.object({ id: z.string() })
const instituteSchema = z
  .union([z.strictObject({ id: z.int(), name: textSchema }), z.null()])
  .openapi({ description: 'Whose representative; `null` for every other role' })
const person = { name: z.string(), mail: z.string(), role: z.enum(DESK_ROLES), institute: instituteSchema }
const listSchema = z.strictObject({
  accounts: z.array(
    z.strictObject({
      id: z.int(),
      ...person,
      created_at: moment,
      closed_at: moment.nullable(),
      locked_until: moment.nullable(),
      own: z.boolean(),
    }),
  ),
  invitations: z.array(z.strictObject({ ...person, expires_at: moment })),
})

const listRoute = deskRoute('GET /desk/accounts', {
  summary: 'Everybody who has an account at the desk, and who is invited',
  responses: { 200: json(z.strictObject({ data: listSchema }), 'Accounts and invitations') },
})

const inviteRoute = deskWrite('POST /desk/accounts/invite', DESK_INVITE, {
  summary: 'Invites somebody: the token of a link that lives a day and serves once',
  responses: { 200: json(z.strictObject({ data: z.strictObject({ token: z.string() }) }), 'It stands nowhere else.') },
})

const changeRoute = deskWrite('POST /desk/accounts/{id}/change', DESK_ACCOUNT_CHANGE, {
  summary:
    'Gives somebody else another role, closes their account, or lets them try again whose code was wrong too often',
  request: { params },
  responses: {
    200: json(messageSchema, 'It is done, and in the audit trail.'),
    409: json(errorSchema, 'It is not as it was shown; nothing was done.'),
  },
})

const instituteOf = (id: number | null, name: Text | null) => (id === null || name === null ? null : { id, name })

export const deskAdministration = createRouter()
deskAdministration.openapi(listRoute, async (c) => {
  const { db, account: me, signIn } = c.var
  const now = signIn.now()
  const rows = await listAccounts(db)
  const accounts = rows.map(({ account: { id, name, mail, role, instituteId, createdAt, closedAt }, ...row }) => ({
    ...{ id, name, mail, role, created_at: createdAt.toISOString(), closed_at: closedAt?.toISOString() ?? null },
    institute: instituteOf(instituteId, row.institute),
    locked_until: row.lockedUntil !== null && row.lockedUntil > now ? row.lockedUntil.toISOString() : null,
    own: id === me.id,
  }))
  const invited = await listInvitations(db, now)
  const invitations = invited.map(({ expiresAt, instituteId, institute, ...one }) => ({
    ...{ ...one, institute: instituteOf(instituteId, institute), expires_at: expiresAt.toISOString() },
  }))
  return c.json({ data: { accounts, invitations } }, 200)
})
deskAdministration.openapi(inviteRoute, async (c) => {
  const { db, account, signIn } = c.var
  const { name, mail: typed, role, institute: given } = c.req.valid('json')
  const mail = tidyMail(typed)
  if (!isEmail(mail)) return answerInvalid(c, [{ path: ['mail'], message: NO_MAIL }])
  // What is no number names no institution.
  const instituteId = given === undefined ? null : (readId(given) ?? 0)
  const outcome = await inviteToDesk(db, account, { name, mail, role, instituteId }, signIn.now())
  if (outcome === 'no-institute') return answerInvalid(c, [{ path: ['institute'], message: NO_INSTITUTE }])
  if (outcome === 'other-rights') return answerInvalid(c, [{ path: ['role'], message: OTHER_ROLE }])
  return c.json({ data: outcome }, 200)
})
deskAdministration.openapi(changeRoute, async (c) => {
  const { db, account, signIn } = c.var
  const id = readId(c.req.valid('param').id)
  const { action, was, role: named } = c.req.valid('json')
  const role = DESK_ROLES.find((each) => each === named)
  if (action === 'role' && role === undefined) return answerInvalid(c, [{ path: ['role'], message: NO_ROLE }])
  if (id === undefined) return c.json({ message: UNKNOWN }, 404)
  const outcome = await changeAccount(db, account, { action, id, was, role: role ?? was }, signIn.now())
  switch (outcome) {
    case 'own':
      return answerInvalid(c, [{ path: ['action'], message: OWN }])
    case 'no-institute':
      return answerInvalid(c, [{ path: ['role'], message: NO_REPRESENTATIVE }])
    case 'unknown':
      return c.json({ message: UNKNOWN }, 404)
    case 'changed':
      return c.json({ message: CHANGED }, 409)
    case 'done':
      return c.json({ message: 'It is done.' }, 200)
  }
})
