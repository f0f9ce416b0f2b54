import { setTimeout as wait } from 'node:timers/promises'
import { createRoute, z } from '@hono/zod-openapi'
import { DESK_ACCEPT, DESK_INVITATION, DESK_SIGN_IN } from '@/lib/contract/desk/account'
import { DESK_ROLES } from '@/lib/contract/desk/rights'
import { authenticatorAddress } from '@/provider/desk/secrets'
import { acceptInvitation, signInAtDesk } from '@/provider/desk/sign-in'
import { getInvitation } from '@/provider/desk/store/accounts'
import { errorSchema, FAILURES, INVALID, json, UNREADABLE } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'
import { answerInvalid } from '@/provider/http/failures'

const GONE = 'This invitation was used, is too old, or never was. Ask for a new one.'
const WRONG = 'The code is wrong. Type the one that the authenticator shows now.'
/** One answer for an address that nobody has, a wrong code, a used one, and an account that is locked. */
const REFUSED = 'Address and code do not go together, the code was used already, or it was tried too often.'

/** Every refusal takes so long: a wrong code is written down, which takes longer than to find that nobody has an address. */
const REFUSED_AFTER_MS = 250

const tokenSchema = z.strictObject({ token: z.string() })
const invitationSchema = z.strictObject({
  name: z.string(),
  mail: z.string(),
  role: z.enum(DESK_ROLES),
  secret: z.string().openapi({ description: 'In Base32' }),
  address: z.string().openapi({ description: 'otpauth://…, for a QR code' }),
})
const NO_INVITATION = json(errorSchema, 'There is no such invitation any more, or no desk.')

const invitationRoute = createRoute({
  method: 'post',
  path: '/desk/invitation',
  summary: 'What an invitation is for, and the secret of its authenticator',
  middleware: [SMALL_BODY] as const,
  request: { body: jsonBody(DESK_INVITATION) },
  responses: {
    200: json(z.strictObject({ data: invitationSchema }), 'The invitation'),
    404: NO_INVITATION,
    ...UNREADABLE,
    422: INVALID,
    ...FAILURES,
  },
})

const acceptRoute = createRoute({
  method: 'post',
  path: '/desk/invitation/accept',
  summary: 'Accepts an invitation with the first code of the authenticator, once',
  middleware: [SMALL_BODY] as const,
  request: { body: jsonBody(DESK_ACCEPT) },
  responses: {
    200: json(z.strictObject({ data: tokenSchema }), 'The account is open, and its owner signed in.'),
    404: NO_INVITATION,
    ...UNREADABLE,
    422: INVALID,
    ...FAILURES,
  },
})

const signInRoute = createRoute({
  method: 'post',
  path: '/desk/sign-in',
  summary: 'Signs in with a code of the authenticator',
  description:
    'Each code serves once. After five wrong ones in a row the account is locked for 15 minutes, then for twice as long after each further one, for a day at most. Every refusal is answered alike.',
  middleware: [SMALL_BODY] as const,
  request: { body: jsonBody(DESK_SIGN_IN) },
  responses: {
    200: json(z.strictObject({ data: tokenSchema }), 'Signed in for eight hours, or until half an hour without a call'),
    404: json(errorSchema, 'There is no desk.'),
    ...UNREADABLE,
    422: INVALID,
    ...FAILURES,
  },
})

export const deskSignIn = createRouter()
deskSignIn.openapi(invitationRoute, async (c) => {
  const { token } = c.req.valid('json')
  const invitation = await getInvitation(c.var.db, token, c.var.signIn.now())
  if (invitation === null) return c.json({ message: GONE }, 404)
  const { name, mail, role } = invitation
  const secret = c.var.desk.ofInvitation(token)
  return c.json({ data: { name, mail, role, secret, address: authenticatorAddress(secret, mail) } }, 200)
})
deskSignIn.openapi(acceptRoute, async (c) => {
  const { db, desk, signIn } = c.var
  const outcome = await acceptInvitation(db, desk, c.req.valid('json'), signIn.now())
  if (outcome.kind === 'gone') return c.json({ message: GONE }, 404)
  if (outcome.kind === 'wrong') return answerInvalid(c, [{ path: ['code'], message: WRONG }])
  return c.json({ data: { token: outcome.token } }, 200)
})
deskSignIn.openapi(signInRoute, async (c) => {
  const { db, desk, signIn } = c.var
  const refusable = wait(REFUSED_AFTER_MS)
  const token = await signInAtDesk(db, desk, c.req.valid('json'), signIn.now(), signIn.log)
  if (token !== null) return c.json({ data: { token } }, 200)
  await refusable
  return answerInvalid(c, [{ path: ['code'], message: REFUSED }])
})
