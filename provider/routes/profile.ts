import { createRoute, z } from '@hono/zod-openapi'
import { FAILURES, SIGNED_OUT, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { signedIn } from '@/provider/http/signed-in'
import { indianDay } from '@/provider/payments/period'
import { profileAnswer, profileSchema } from '@/provider/routes/profile-answer'
import { listSubscriptions } from '@/provider/store/subscriptions'

const answerSchema = z.strictObject({ data: profileSchema, account: z.literal(true) })

const route = createRoute({
  method: 'get',
  path: '/profile',
  summary: 'The profile of who is signed in',
  middleware: [signedIn] as const,
  security: [{ bearer: [] }],
  responses: {
    200: json(answerSchema, 'The profile; `account` says that it can be exported and deleted'),
    ...SIGNED_OUT,
    ...FAILURES,
  },
})

export const profile = createRouter()
profile.openapi(route, async (c) => {
  const { db, student, signIn } = c.var
  const subscriptions = await listSubscriptions(db, student.id)
  return c.json({ data: profileAnswer(student, subscriptions, indianDay(signIn.now())), account: true as const }, 200)
})
