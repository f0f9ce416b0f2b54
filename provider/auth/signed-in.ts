import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { ProviderEnv } from '@/provider/http/context'
import { getSession, markSeen } from '@/provider/auth/store/sessions'
import { isUnavailable } from '@/provider/platform/unavailable'
import type { Student } from '@/provider/account/store/students'

type SignedInEnv = ProviderEnv & { Variables: SignedIn }

/** Who a call is made by; `sessionId` names the session to its student. */
type SignedIn = { student: Student; token: string; sessionId: number }

const SIGN_IN = 'Please sign in.'

/** To be thrown where it turns out later that nobody is signed in any more. */
export const signedOut = () => new HTTPException(401, { message: SIGN_IN })

/** What is read of a call. */
type Call = { req: Pick<Context['req'], 'header'>; var: Pick<ProviderEnv['Variables'], 'db' | 'signIn'> }

/** The token that came with a call, of a student's or of the desk's. */
export const bearerOf = ({ req }: Pick<Call, 'req'>) =>
  /^Bearer +([\w-]{43})$/i.exec(req.header('Authorization') ?? '')?.[1]

/** Whose token came with a call; `null` without one that is alive. */
export async function findSignedIn(c: Call): Promise<SignedIn | null> {
  const { db, signIn } = c.var
  const now = signIn.now()
  const token = bearerOf(c)
  const session = token === undefined ? null : await getSession(db, token, now)
  if (token === undefined || session === null) return null
  if (session.isSeenLongAgo) {
    await markSeen(db, session.id, now).catch((error: unknown) =>
      // Nothing depends on it: who can only read, because a disk is full, is still served.
      signIn.log.warn({ unavailable: isUnavailable(error) }, 'when a session was last seen could not be written'),
    )
  }
  return { student: session.student, token, sessionId: session.id }
}

/** Lets through who is signed in, and answers 401 to everybody else. */
export const signedIn = createMiddleware<SignedInEnv>(async (c, next) => {
  const found = await findSignedIn(c)
  if (found === null) {
    return c.json({ message: SIGN_IN }, 401, { 'WWW-Authenticate': 'Bearer' })
  }
  c.set('student', found.student)
  c.set('token', found.token)
  c.set('sessionId', found.sessionId)
  await next()
})
