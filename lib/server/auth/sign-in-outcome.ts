import 'server-only'
import type { SessionUser, SignInFailure, SignInField } from '@/lib/rules/auth/sign-in'
import { failed, type Result } from '@/lib/rules/result'

/** What signing in says to a script: `retryAfter` seconds until another code can be asked for, or who is signed in. */
type Answer = { ok: true; retryAfter?: number; user?: SessionUser; returnTo?: string | null }

/** What came of a call of signing in. */
export type SignInOutcome = Result<Answer, SignInField> & {
  status?: 503
  /** The number is verified, for a registration that can be completed now. */
  isVerified?: true
  /** The session that begins; the token never stands in an answer. */
  begun?: { token: string; user: SessionUser }
}

/** A failure, with all that it can say. */
export function failure(
  reason: SignInFailure['reason'],
  { message = null, field = null, retryAfter = null }: Omit<SignInFailure, 'reason'> = {},
) {
  return failed<SignInField>(reason, { message, field, retryAfter })
}
