import { createRoute, z } from '@hono/zod-openapi'
import { DELETION_OTP_TYPE, OTP_SEND } from '@/lib/contract/auth'
import { count } from '@/lib/metrics/count'
import { sendCode, type SendOutcome } from '@/provider/auth/send-code'
import { jsonBody } from '@/provider/http/body'
import { SMALL_BODY } from '@/provider/http/body-limit'
import { INVALID, json, errorSchema, messageSchema, SIGNED_OUT } from '@/provider/http/answers'
import { callerAddress } from '@/provider/auth/caller-address'
import { createRouter } from '@/provider/http/context'
import { answerInvalid } from '@/provider/http/failures'
import { findSignedIn, signedOut } from '@/provider/auth/signed-in'
import { visitorLanguage } from '@/provider/http/visitor-language'
import { waitingTime } from '@/provider/http/waiting'

export const ALREADY_REGISTERED = 'This number is already registered. Please login.'
export const NOT_REGISTERED = 'Number not registered'
const NOT_YOURS = 'This is not the number of your account.'
const UNDELIVERED = 'The SMS could not be sent. Please try again in a moment.'

const retryAfter = z.object({
  'Retry-After': z.string().openapi({ description: 'Seconds until another code may be asked for' }),
})

const route = createRoute({
  method: 'post',
  path: '/auth/otp/send',
  summary: 'Sends a one-time code by SMS',
  description:
    'A code is good for 5 minutes and replaces the one before of the same browser. For one number: 30 seconds apart, 3 in 10 minutes, 5 an hour, 10 a day, of which an address that has not proved the number to be its own may ask for 2, 3 and 6; for one address of a visitor: 30 an hour, to 10 numbers. With `OTP_ENUMERATION=private` the answer does not tell whether the number is registered: `POST /auth/otp/verify` then tells who has the code. `deletion` needs a token, and the number of its student: the code is for `POST /account/delete`.',
  middleware: [SMALL_BODY] as const,
  request: { headers: visitorLanguage, body: jsonBody(OTP_SEND) },
  responses: {
    200: { ...json(messageSchema, 'The code is on its way.'), headers: retryAfter },
    404: json(errorSchema, 'Login: the number is not registered.'),
    409: json(errorSchema, 'Registration: the number is already registered.'),
    422: INVALID,
    ...SIGNED_OUT,
    429: { ...json(errorSchema, 'Too many codes were asked for.'), headers: retryAfter },
    503: json(errorSchema, 'The SMS could not be sent, or the database cannot be reached.'),
  },
})

export const authSend = createRouter()
authSend.openapi(route, async (c) => {
  const { phone_number: phone, otp_type: purpose, browser_nonce: browser } = c.req.valid('json')
  const { signIn, db } = c.var
  if (purpose === DELETION_OTP_TYPE) {
    const who = await findSignedIn(c)
    if (!who) throw signedOut()
    if (who.student.phone !== phone) return answerInvalid(c, [{ path: ['phone_number'], message: NOT_YOURS }])
  }
  const language = c.req.valid('header')['accept-language']
  const asked = { phone, purpose, browser, address: callerAddress(c), language }
  const outcome: SendOutcome = await sendCode(db, signIn, asked)
  count('provider_codes_total', { outcome: outcome.kind })
  switch (outcome.kind) {
    case 'sent':
      return c.json({ message: 'OTP sent successfully' }, 200, { 'Retry-After': String(outcome.seconds) })
    case 'limited':
      return c.json(
        { message: `Too many codes were asked for. Please try again in ${waitingTime(outcome.seconds)}.` },
        429,
        { 'Retry-After': String(outcome.seconds) },
      )
    case 'already-registered':
      return c.json({ message: ALREADY_REGISTERED }, 409)
    case 'not-registered':
      return c.json({ message: NOT_REGISTERED }, 404)
    case 'undelivered':
      return c.json({ message: UNDELIVERED }, 503)
  }
})
