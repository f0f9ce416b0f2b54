import 'server-only'
import { type AccountDeleteBody, accountExportSchema } from '@/lib/contract/account'
import { DELETION_OTP_TYPE, type OtpSendBody } from '@/lib/contract/auth'
import { RESEND_AFTER_S } from '@/lib/contract/constants'
import { endpoints } from '@/lib/contract/endpoints'
import type { Language } from '@/lib/contract/language'
import { failed, type FailureReason, type Result, SENT } from '@/lib/rules/result'
import { readProfile } from '@/lib/server/account/profile'
import { callForVisitor, replyMessage, type Visitor } from '@/lib/server/auth/session-call'
import { getStudent } from '@/lib/server/auth/session-user'
import { getEnvironment } from '@/lib/server/env'
import { surviveOutage } from '@/lib/server/provider/outage'

/** `retryAfter`: seconds until another code can be asked for, where that is known. */
type DeletionResult = Result<{ ok: true; retryAfter?: number }>

/** A failure of the deletion, with all that it can say. */
export function notDeleted(reason: FailureReason, message: string | null = null, retryAfter: number | null = null) {
  return failed(reason, { message, retryAfter })
}

/** Sends a code, in an SMS in `lang`, to the student's own phone, as the provider knows it. @throws ProviderError */
export async function sendDeletionCode(visitor: Visitor, browser: string, lang: Language): Promise<DeletionResult> {
  const own = await readProfile(visitor)
  if (own === null) return failed('signed-out')
  const body: OtpSendBody = {
    phone_number: own.profile.phone ?? '',
    otp_type: DELETION_OTP_TYPE,
    browser_nonce: browser,
  }
  const reply = await callForVisitor(visitor, 'POST', endpoints.otpSend, body, {
    headers: { 'accept-language': lang },
  })
  if (reply.status === 401) return failed('signed-out')
  if (reply.ok && reply.json !== undefined) {
    return { ok: true, answer: { ok: true, retryAfter: reply.retryAfter ?? RESEND_AFTER_S } }
  }
  return notDeleted(reply.status === 429 ? 'limited' : 'not-sent', replyMessage(reply), reply.retryAfter)
}

/**
 * Deletes the account with a code. The account counts as gone once its session is: an answer of
 * success alone may also say that the code was wrong, as when signing in.
 * @throws ProviderError
 */
export async function deleteAccount(visitor: Visitor, otp: string, browser: string): Promise<DeletionResult> {
  if (visitor.token === null) return failed('signed-out')
  if (otp.length !== getEnvironment().otpLength) return notDeleted('incomplete')
  const body: AccountDeleteBody = { otp, browser_nonce: browser }
  const reply = await callForVisitor(visitor, 'POST', endpoints.accountDelete, body)
  if (reply.status === 401) return failed('signed-out')
  if (reply.status >= 500) return notDeleted('away', replyMessage(reply))
  if (reply.status === 429) return notDeleted('limited', replyMessage(reply), reply.retryAfter)
  const isGone = reply.ok && (await getStudent(visitor, { isLast: true })) === null
  return isGone ? SENT : notDeleted('wrong-code', replyMessage(reply))
}

/** Everything that the provider keeps about the student, in its own shape. */
export async function exportAccount(visitor: Visitor): Promise<Record<string, unknown> | 'signed-out' | 'away'> {
  if (visitor.token === null) return 'signed-out'
  const ask = () => callForVisitor(visitor, 'GET', endpoints.accountExport)
  const reply = await surviveOutage(ask, { fallback: null })
  if (reply?.status === 401) return 'signed-out'
  const everything = accountExportSchema.safeParse(reply?.json)
  return reply?.ok && everything.success ? everything.data : 'away'
}
