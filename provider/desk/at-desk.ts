import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type DeskCall, mayCall } from '@/lib/contract/desk/rights'
import { minutesAfter } from '@/lib/contract/time'
import { bearerOf } from '@/provider/auth/signed-in'
import type { Actor } from '@/provider/desk/store/audit'
import { getDeskSession, markDeskSeen, type DeskAccount } from '@/provider/desk/store/accounts'
import type { ProviderEnv } from '@/provider/http/context'
import { errorSchema, json } from '@/provider/http/answers'

export type AtDeskEnv = ProviderEnv & {
  Variables: { account: DeskAccount & Pick<Actor, 'once'>; sessionId: number; signedInAt: Date }
}

/** When a session was last used is known to so many minutes: far fewer than it may be left alone. */
const SEEN_MINUTES = 1

/** What an open page says by itself: nobody has to sit before it, so no session lives longer by it. */
const UNATTENDED: DeskCall = 'POST /desk/presence'

/** What a call of the desk answers to who is not signed in there, and to a role that may not make it. */
export const DESK_REFUSALS = {
  401: json(errorSchema, 'Nobody is signed in at the desk with this token.'),
  403: json(errorSchema, 'This role may not make this call.'),
}
/** Where the provider has no desk, every call of it answers so. */
export const NO_RECORD = json(errorSchema, 'There is no such thing, or no desk.')

/** To whom no session is, or whose has ended since it was looked up. */
export const answerSignedOut = (c: Context) =>
  c.json({ message: 'Please sign in.' }, 401, { 'WWW-Authenticate': 'Bearer' })

/** Lets through who is signed in at the desk and, by `RIGHTS`, may make this call. */
export const atDesk = (call: DeskCall) =>
  createMiddleware<AtDeskEnv>(async (c, next) => {
    const { db, signIn } = c.var
    const now = signIn.now()
    const token = bearerOf(c)
    const session = token === undefined ? null : await getDeskSession(db, token, now)
    if (session === null) return answerSignedOut(c)
    if (!mayCall(session.account.role, call)) return c.json({ message: 'This is not yours to see or to change.' }, 403)
    const isUse = call !== UNATTENDED && session.lastSeenAt < minutesAfter(now, -SEEN_MINUTES)
    if (isUse) await markDeskSeen(db, session.id, now)
    c.set('account', session.account)
    c.set('sessionId', session.id)
    c.set('signedInAt', session.createdAt)
    await next()
  })
