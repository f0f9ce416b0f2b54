import { createRoute, z } from '@hono/zod-openapi'
import { indianDay } from '@/lib/contract/indian-day'
import { FAILURES, SIGNED_OUT, json, messageSchema } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { signedIn } from '@/provider/auth/signed-in'
import { userAnswer, userSchema } from '@/provider/account/routes/student-answer'
import { getPlanName } from '@/provider/payments/store/subscriptions'
import { endSession } from '@/provider/auth/store/sessions'

const userRoute = createRoute({
  method: 'get',
  path: '/auth/user',
  summary: 'Who is signed in',
  middleware: [signedIn] as const,
  security: [{ bearer: [] }],
  responses: { 200: json(z.strictObject({ data: userSchema }), 'The student'), ...SIGNED_OUT, ...FAILURES },
})

const logoutRoute = createRoute({
  method: 'post',
  path: '/auth/logout',
  summary: 'Ends the session: its token is dead afterwards',
  middleware: [signedIn] as const,
  security: [{ bearer: [] }],
  responses: { 200: json(messageSchema, 'The session has ended.'), ...SIGNED_OUT, ...FAILURES },
})

export const authUser = createRouter()
authUser.openapi(userRoute, async (c) => {
  const { db, student, signIn } = c.var
  const plan = await getPlanName(db, student.id, indianDay(signIn.now()))
  return c.json({ data: userAnswer(student, plan) }, 200)
})
authUser.openapi(logoutRoute, async (c) => {
  await endSession(c.var.db, c.var.token)
  return c.json({ message: 'Logged out' }, 200)
})
