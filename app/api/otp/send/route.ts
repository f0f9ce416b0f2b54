import { signInRoute } from '@/lib/bff/sign-in-route'
import { type OtpSendBody, saysAlreadyRegistered, saysNotRegistered } from '@/lib/contract/auth'
import { endpoints } from '@/lib/contract/endpoints'
import { RESEND_AFTER_S } from '@/lib/contract/constants'
import { isPhoneValid } from '@/lib/rules/auth/sign-in'
import { callForVisitor } from '@/lib/server/auth/session-call'
import { failure } from '@/lib/server/auth/sign-in-outcome'
import { replyFailure, unreadable } from '@/lib/server/auth/sign-in-reply'

/** Sends a code to `phone` for `purpose`: `{ok: true, retryAfter}`, or a `SignInFailure`. */
export const POST = signInRoute('send', 'login', async ({ phone, purpose, lang }, { visitor, browser }) => {
  if (!isPhoneValid(phone, purpose)) return failure('invalid', { field: 'phone' })
  const body: OtpSendBody = { phone_number: phone, otp_type: purpose, browser_nonce: browser }
  const reply = await callForVisitor(visitor, 'POST', endpoints.otpSend, body, {
    headers: { 'accept-language': lang },
  })
  // The message decides, whatever the status.
  if (purpose === 'registration' && saysAlreadyRegistered(reply.json)) return failure('already-registered')
  if (purpose === 'login' && saysNotRegistered(reply.json)) return failure('not-registered')
  if (!reply.ok) return replyFailure(reply)
  if (reply.json === undefined) return unreadable(endpoints.otpSend)
  return { ok: true, answer: { ok: true, retryAfter: reply.retryAfter ?? RESEND_AFTER_S } }
})
