import { createRoute, z } from '@hono/zod-openapi'
import { indianDay } from '@/lib/contract/indian-day'
import { profileAnswer, profileSchema } from '@/provider/account/routes/profile-answer'
import { signedIn } from '@/provider/auth/signed-in'
import { FAILURES, SIGNED_OUT, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { listSubscriptions } from '@/provider/payments/store/subscriptions'

const answerSchema = z.strictObject({ data: profileSchema, account: z.literal(true), sessions: z.literal(true) })

const route = createRoute({
  method: 'get',
  path: '/profile',
  summary: 'The profile of who is signed in',
  middleware: [signedIn] as const,
  security: [{ bearer: [] }],
  responses: {
    200: json(
      answerSchema,
      'The profile; `account` says that it can be exported and deleted, `sessions` that they can be listed and ended',
    ),
    ...SIGNED_OUT,
    ...FAILURES,
  },
})

export const profile = createRouter()
profile.openapi(route, async (c) => {
  const { db, student, signIn } = c.var
  const data = profileAnswer(student, await listSubscriptions(db, student.id), indianDay(signIn.now()))
  return c.json({ data, account: true as const, sessions: true as const }, 200)
})
