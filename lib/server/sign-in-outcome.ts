import 'server-only'
import type { SessionUser, SignInFailure } from '@/lib/rules/sign-in'

/** What came of a call of signing in. */
export type SignInOutcome =
  | { kind: 'failure'; failure: SignInFailure; status: number }
  /** Another code can be asked for after so many seconds. */
  | { kind: 'code-sent'; retryAfter: number }
  | { kind: 'phone-verified' }
  | { kind: 'signed-in'; token: string; user: SessionUser }

/** The failures whose status is not 422. */
const STATUS: Partial<Record<SignInFailure['reason'], number>> = { limited: 429, away: 503 }

/** A failure, with the status of its answer. */
export function failure(
  reason: SignInFailure['reason'],
  { message = null, field = null, retryAfter = null }: Partial<SignInFailure> = {},
  status = STATUS[reason] ?? 422,
): SignInOutcome {
  return { kind: 'failure', failure: { reason, message, field, retryAfter }, status }
}
