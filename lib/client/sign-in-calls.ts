import { type IsShape, isNumber, isText, objectOf, orNull } from '@/lib/client/answer-shape'
import { postToBff } from '@/lib/client/bff-post'
import { isSessionUser } from '@/lib/client/session-answer'
import type { Language } from '@/lib/contract/lenient'
import type { SessionUser, SignInFailure } from '@/lib/rules/sign-in'

type Purpose = 'login' | 'registration'
/** What a call gave, or why it failed. */
export type SignInResult<Answer> = { ok: true; answer: Answer } | { ok: false; failure: SignInFailure }
/** Who is signed in now, and where they wanted to go before they were asked to. */
export type SignedIn = { user: SessionUser; returnTo: string | null }

const REASONS: Record<SignInFailure['reason'], true> = {
  invalid: true,
  'too-long': true,
  'already-registered': true,
  'not-registered': true,
  'wrong-code': true,
  refused: true,
  limited: true,
  unverified: true,
  away: true,
}
const FIELDS: Record<NonNullable<SignInFailure['field']>, true> = {
  phone: true,
  otp: true,
  firstName: true,
  lastName: true,
}

function oneOf<Name extends string>(names: Record<Name, true>): IsShape<Name> {
  return (value): value is Name => isText(value) && Object.hasOwn(names, value)
}

const isFailure = objectOf<SignInFailure>({
  reason: oneOf(REASONS),
  message: orNull(isText),
  field: orNull(oneOf(FIELDS)),
  retryAfter: orNull(isNumber),
})
const isOk: IsShape<true> = (value) => value === true
const isDone = objectOf<{ ok: true }>({ ok: isOk })
const isSent = objectOf<{ ok: true; retryAfter: number }>({ ok: isOk, retryAfter: isNumber })
const isSignedIn = objectOf<{ ok: true } & SignedIn>({ ok: isOk, user: isSessionUser, returnTo: orNull(isText) })

const AWAY: SignInFailure = { reason: 'away', message: null, field: null, retryAfter: null }

async function call<Answer>(path: string, body: object, is: IsShape<Answer>, signal: AbortSignal) {
  const { status, body: answer } = await postToBff(path, body, signal)
  const isSuccess = status >= 200 && status < 300
  if (isSuccess && is(answer)) return { ok: true, answer } as const
  return { ok: false, failure: !isSuccess && isFailure(answer) ? answer : AWAY } as const
}

/**
 * Asks for a code. The answer says in how many seconds another can be asked for. Like the others
 * here it fails only by the abort of `signal`.
 */
export const sendCode = (phone: string, purpose: Purpose, signal: AbortSignal) =>
  call('/api/otp/send', { phone, purpose }, isSent, signal)

export const verifyLogin = (phone: string, otp: string, signal: AbortSignal) =>
  call('/api/otp/verify', { phone, purpose: 'login', otp }, isSignedIn, signal)

export const verifyRegistration = (phone: string, otp: string, signal: AbortSignal) =>
  call('/api/otp/verify', { phone, purpose: 'registration', otp }, isDone, signal)

/** `lang`: in which language the visitor read what the registration accepts. */
export type Registration = { phone: string; firstName: string; lastName: string; terms: boolean; lang: Language }

export const register = (registration: Registration, signal: AbortSignal) =>
  call('/api/register', registration, isSignedIn, signal)
