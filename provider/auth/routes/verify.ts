import { createRoute, z } from '@hono/zod-openapi'
import { OTP_VERIFY } from '@/lib/contract/auth'
import { indianDay } from '@/lib/contract/indian-day'
import { verifyCode } from '@/provider/auth/verify-code'
import { errorSchema, FAILURES, INVALID, json, UNREADABLE } from '@/provider/http/answers'
import { jsonBody } from '@/provider/http/body'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { callerAddress } from '@/provider/auth/caller-address'
import { createRouter } from '@/provider/http/context'
import { answerInvalid } from '@/provider/http/failures'
import { WRONG_CODE } from '@/provider/http/fields'
import { ALREADY_REGISTERED, NOT_REGISTERED } from '@/provider/auth/routes/send'
import { sessionSchema, studentAnswer } from '@/provider/account/routes/student-answer'
import { getPlanName } from '@/provider/payments/store/subscriptions'

/** Spelt so: it is how the website tells success (spec 1 §4). */
const COMPLETED = 'Suceesfully Completed'

const PLEASE_REGISTER = 'This number is not registered. Please register.'

/** Why a code was refused. */
export const CODE_REFUSALS = {
  wrong: WRONG_CODE,
  expired: 'This code has expired. Please ask for a new one.',
  'too-many-tries': 'This code was tried too often. Please ask for a new one.',
} as const

const route = createRoute({
  method: 'post',
  path: '/auth/otp/verify',
  summary: 'Tries a one-time code',
  description:
    'A code serves once, for 5 minutes and 5 tries, and only the browser that asked for it. For `login` the answer holds a session; for `registration` it may be completed within 15 minutes.',
  middleware: [SMALL_BODY] as const,
  request: { body: jsonBody(OTP_VERIFY) },
  responses: {
    200: json(z.strictObject({ message: z.string(), data: sessionSchema.optional() }), 'The code was right.'),
    404: json(errorSchema, 'The code was right, but nobody is registered with the number.'),
    409: json(errorSchema, 'The code was right, but the number is already registered.'),
    422: INVALID,
    ...UNREADABLE,
    ...FAILURES,
  },
})

export const authVerify = createRouter()
authVerify.openapi(route, async (c) => {
  const { phone_number: phone, otp_type: purpose, otp: code, browser_nonce: browser, device } = c.req.valid('json')
  const tried = { phone, purpose, code, browser, device, address: callerAddress(c) }
  const outcome = await verifyCode(c.var.db, c.var.signIn, tried)
  switch (outcome.kind) {
    case 'verified':
      return c.json({ message: COMPLETED }, 200)
    case 'signed-in': {
      const { token, student } = outcome
      const plan = await getPlanName(c.var.db, student.id, indianDay(c.var.signIn.now()))
      return c.json({ message: COMPLETED, data: { token, student: studentAnswer(student, plan) } }, 200)
    }
    case 'already-registered':
      return c.json({ message: ALREADY_REGISTERED }, 409)
    case 'not-registered':
      // `message` for programs, as after a send; `error_message` is what is shown (spec 1 §8).
      return c.json({ message: NOT_REGISTERED, error_message: PLEASE_REGISTER }, 404)
    default:
      return answerInvalid(c, [{ path: ['otp'], message: CODE_REFUSALS[outcome.kind] }])
  }
})
