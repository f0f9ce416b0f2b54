import { isNumber, isText, type IsShape, objectOf, orNull } from '@/lib/client/answer-shape'
import { isSessionUser } from '@/lib/client/auth/session-answer'
import { isDone, isTrue, callBff } from '@/lib/client/bff-call'
import type { Language } from '@/lib/contract/language'
import { type SessionUser, SIGN_IN_FIELDS } from '@/lib/rules/auth/sign-in'

type Purpose = 'login' | 'registration'
/** Who is signed in now, and where they wanted to go before they were asked to. */
export type SignedIn = { user: SessionUser; returnTo: string | null }

const isSent = objectOf<{ ok: true; retryAfter: number }>({ ok: isTrue, retryAfter: isNumber })
const isSignedIn = objectOf<{ ok: true } & SignedIn>({ ok: isTrue, user: isSessionUser, returnTo: orNull(isText) })

const call = <Answer>(path: string, body: object, is: IsShape<Answer>, signal: AbortSignal) =>
  callBff(path, body, { is, fields: SIGN_IN_FIELDS, signal })

/**
 * Asks for a code, whose SMS is written in `lang`. The answer says in how many seconds another can be asked for. Like
 * the others here it fails only by the abort of `signal`.
 */
export const sendCode = (phone: string, purpose: Purpose, lang: Language, signal: AbortSignal) =>
  call('/api/otp/send', { phone, purpose, lang }, isSent, signal)

export const verifyLogin = (phone: string, otp: string, signal: AbortSignal) =>
  call('/api/otp/verify', { phone, purpose: 'login', otp }, isSignedIn, signal)

export const verifyRegistration = (phone: string, otp: string, signal: AbortSignal) =>
  call('/api/otp/verify', { phone, purpose: 'registration', otp }, isDone, signal)

/** `lang`: in which language the visitor read what the registration accepts. */
export type Registration = { phone: string; firstName: string; lastName: string; terms: boolean; lang: Language }

export const register = (registration: Registration, signal: AbortSignal) =>
  call('/api/register', registration, isSignedIn, signal)
