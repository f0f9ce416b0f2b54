import { createRoute, z } from '@hono/zod-openapi'
import { REGISTER } from '@/lib/contract/auth'
import { sessionSchema, studentAnswer } from '@/provider/account/routes/student-answer'
import { completeRegistration } from '@/provider/auth/complete-registration'
import { ALREADY_REGISTERED } from '@/provider/auth/routes/send'
import { errorSchema, FAILURES, INVALID, json, UNREADABLE } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { createRouter } from '@/provider/http/context'
import { answerInvalid } from '@/provider/http/failures'

const UNVERIFIED = 'Please verify your OTP first'

const route = createRoute({
  method: 'post',
  path: '/auth/register/complete',
  summary: 'Completes a registration and signs the student in',
  description:
    'Once, within 15 minutes after a code for `registration` of this number was right, by the browser that gave it.',
  middleware: [SMALL_BODY] as const,
  request: { body: jsonBody(REGISTER) },
  responses: {
    200: json(z.strictObject({ message: z.string(), data: sessionSchema }), 'The student is registered.'),
    409: json(errorSchema, 'The number is already registered.'),
    422: INVALID,
    ...UNREADABLE,
    ...FAILURES,
  },
})

export const authRegister = createRouter()
authRegister.openapi(route, async (c) => {
  const body = c.req.valid('json')
  const outcome = await completeRegistration(c.var.db, c.var.signIn, {
    phone: body.phone_number,
    firstName: body.first_name,
    lastName: body.last_name,
    consent: body.consent || null,
    browser: body.browser_nonce,
    device: body.device,
  })
  switch (outcome.kind) {
    case 'registered': {
      const { token, student } = outcome
      return c.json({ message: 'Registration completed', data: { token, student: studentAnswer(student, null) } }, 200)
    }
    case 'already-registered':
      return c.json({ message: ALREADY_REGISTERED }, 409)
    case 'unverified':
      return answerInvalid(c, [{ path: ['otp'], message: UNVERIFIED }])
  }
})
