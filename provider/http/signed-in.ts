import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { ProviderEnv } from '@/provider/http/context'
import { getStudentByToken } from '@/provider/store/sessions'
import type { Student } from '@/provider/store/students'

type SignedInEnv = ProviderEnv & { Variables: { student: Student; token: string } }

const BEARER = /^Bearer +([\w-]{43})$/i

const SIGN_IN = 'Please sign in.'

/** To be thrown where it turns out later that nobody is signed in any more. */
export const signedOut = () => new HTTPException(401, { message: SIGN_IN })

/** What is read of a call. */
type Call = { req: Pick<Context['req'], 'header'>; var: Pick<ProviderEnv['Variables'], 'db' | 'signIn'> }

/** Whose token came with a call; `null` without one that is alive. */
export async function findSignedIn(c: Call): Promise<{ student: Student; token: string } | null> {
  const token = BEARER.exec(c.req.header('Authorization') ?? '')?.[1]
  const student = token === undefined ? null : await getStudentByToken(c.var.db, token, c.var.signIn.now())
  return token === undefined || student === null ? null : { student, token }
}

/** Lets through who is signed in, and answers 401 to everybody else. */
export const signedIn = createMiddleware<SignedInEnv>(async (c, next) => {
  const found = await findSignedIn(c)
  if (found === null) {
    return c.json({ message: SIGN_IN }, 401, { 'WWW-Authenticate': 'Bearer' })
  }
  c.set('student', found.student)
  c.set('token', found.token)
  await next()
})
