import { createRoute, z } from '@hono/zod-openapi'
import { FAILURES, SIGNED_OUT, json } from '@/provider/http/answers'
import { createRouter } from '@/provider/http/context'
import { signedIn } from '@/provider/http/signed-in'
import { profileAnswer, profileSchema } from '@/provider/routes/profile-answer'

const route = createRoute({
  method: 'get',
  path: '/profile',
  summary: 'The profile of who is signed in',
  middleware: [signedIn] as const,
  security: [{ bearer: [] }],
  responses: { 200: json(z.strictObject({ data: profileSchema }), 'The profile'), ...SIGNED_OUT, ...FAILURES },
})

export const profile = createRouter()
profile.openapi(route, (c) => c.json({ data: profileAnswer(c.var.student) }, 200))
