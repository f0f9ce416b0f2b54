import 'server-only'
import {
  type AccountDeleteBody,
  accountExportSchema,
  DELETION_OTP_TYPE,
  type DeletionSendBody,
} from '@/lib/contract/account'
import { endpoints } from '@/lib/contract/endpoints'
import type { DeletionFailure } from '@/lib/rules/deletion-reply'
import { RESEND_AFTER_S } from '@/lib/rules/sign-in'
import { getEnvironment } from '@/lib/server/env'
import { readProfile } from '@/lib/server/profile'
import { ProviderError } from '@/lib/server/provider'
import { callForVisitor, replyMessage, type Visitor } from '@/lib/server/session-call'
import { getStudent } from '@/lib/server/session-user'

/** `retryAfter`: seconds until another code can be asked for, where that is known. */
export type DeletionOutcome =
  | { kind: 'sent'; retryAfter: number }
  | { kind: 'deleted' }
  | { kind: 'signed-out' }
  | { kind: 'failed'; failure: DeletionFailure; retryAfter: number | null }

function failed(reason: DeletionFailure['reason'], message: string | null = null, retryAfter: number | null = null) {
  return { kind: 'failed', failure: { reason, message }, retryAfter } as const
}

async function orAway(call: () => Promise<DeletionOutcome>, reason: 'not-sent' | 'away'): Promise<DeletionOutcome> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return failed(reason)
  }
}

/** Sends a code to the student's own phone, as the provider knows it. */
export function sendDeletionCode(visitor: Visitor): Promise<DeletionOutcome> {
  return orAway(async () => {
    const own = await readProfile(visitor)
    if (own === null) return { kind: 'signed-out' }
    const body: DeletionSendBody = { phone_number: own.profile.phone ?? '', otp_type: DELETION_OTP_TYPE }
    const reply = await callForVisitor(visitor, 'POST', endpoints.otpSend, body)
    if (reply.status === 401) return { kind: 'signed-out' }
    if (reply.ok && reply.json !== undefined) return { kind: 'sent', retryAfter: reply.retryAfter ?? RESEND_AFTER_S }
    const reason = reply.status === 429 ? 'limited' : 'not-sent'
    return failed(reason, replyMessage(reply), reply.retryAfter)
  }, 'not-sent')
}

/**
 * Deletes the account with a code. The account counts as gone once its session is: an answer of
 * success alone may also say that the code was wrong, as when signing in.
 */
export function deleteAccount(visitor: Visitor, otp: string): Promise<DeletionOutcome> {
  return orAway(async () => {
    if (visitor.token === null) return { kind: 'signed-out' }
    if (otp.length !== getEnvironment().otpLength) return failed('incomplete')
    const body: AccountDeleteBody = { otp }
    const reply = await callForVisitor(visitor, 'POST', endpoints.accountDelete, body)
    if (reply.status === 401) return { kind: 'signed-out' }
    if (reply.status >= 500) return failed('away', replyMessage(reply))
    if (reply.status === 429) return failed('limited', replyMessage(reply), reply.retryAfter)
    if (!reply.ok) return failed('wrong-code', replyMessage(reply))
    return (await getStudent(visitor)) === null ? { kind: 'deleted' } : failed('wrong-code', replyMessage(reply))
  }, 'away')
}

/** Everything that the provider keeps about the student, in its own shape. */
export async function exportAccount(visitor: Visitor): Promise<Record<string, unknown> | 'signed-out' | 'away'> {
  if (visitor.token === null) return 'signed-out'
  try {
    const { status, ok, json } = await callForVisitor(visitor, 'GET', endpoints.accountExport)
    if (status === 401) return 'signed-out'
    const everything = accountExportSchema.safeParse(json)
    return ok && everything.success ? everything.data : 'away'
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return 'away'
  }
}
