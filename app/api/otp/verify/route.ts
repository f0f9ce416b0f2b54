import { signInRoute } from '@/lib/bff/sign-in-route'
import { type OtpVerifyBody, saysVerified } from '@/lib/contract/auth'
import { endpoints } from '@/lib/contract/endpoints'
import { isCodeValid, isPhoneValid } from '@/lib/rules/auth/sign-in'
import { SENT } from '@/lib/rules/result'
import { getCodeBrowser } from '@/lib/server/auth/code-browser'
import { deviceWords } from '@/lib/server/auth/device-words'
import { callForVisitor, replyMessage } from '@/lib/server/auth/session-call'
import { failure } from '@/lib/server/auth/sign-in-outcome'
import { replyFailure, signedIn, unreadable } from '@/lib/server/auth/sign-in-reply'
import { getEnvironment } from '@/lib/server/env'

/**
 * Checks the code `otp` that was sent to `phone`. Login signs in: `{ok: true, user, returnTo}`;
 * registration lets this browser finish within 15 minutes: `{ok: true}`. Else a `SignInFailure`.
 */
export const POST = signInRoute('verify', 'login', async ({ phone, purpose, otp }, { visitor, request }) => {
  if (!isPhoneValid(phone, purpose)) return failure('invalid', { field: 'phone' })
  if (!isCodeValid(otp, purpose, getEnvironment().otpLength)) return failure('invalid', { field: 'otp' })
  const body: OtpVerifyBody = {
    phone_number: phone,
    otp_type: purpose,
    otp,
    browser_nonce: getCodeBrowser(request.cookies),
    device: deviceWords(request.headers),
  }
  const reply = await callForVisitor(visitor, 'POST', endpoints.otpVerify, body)
  if (!reply.ok) return replyFailure(reply)
  if (reply.json === undefined) return unreadable(endpoints.otpVerify)
  if (!saysVerified(reply.json)) return failure('wrong-code', { message: replyMessage(reply) })
  return purpose === 'login' ? signedIn(endpoints.otpVerify, reply) : { ...SENT, isVerified: true }
})
