import { createMiddleware } from 'hono/factory'
import type { ProviderEnv } from '@/provider/http/context'
import { getStudentByToken } from '@/provider/store/sessions'
import type { Student } from '@/provider/store/students'

type SignedInEnv = ProviderEnv & { Variables: { student: Student; token: string } }

const BEARER = /^Bearer +([\w-]{43})$/i

/** Lets through who is signed in, and answers 401 to everybody else. */
export const signedIn = createMiddleware<SignedInEnv>(async (c, next) => {
  const token = BEARER.exec(c.req.header('Authorization') ?? '')?.[1]
  const student = token === undefined ? null : await getStudentByToken(c.var.db, token, c.var.signIn.now())
  if (token === undefined || student === null) {
    return c.json({ message: 'Please sign in.' }, 401, { 'WWW-Authenticate': 'Bearer' })
  }
  c.set('student', student)
  c.set('token', token)
  await next()
})
