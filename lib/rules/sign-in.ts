import type { OtpType } from '@/lib/contract/auth'
import { fillMessage } from '@/lib/rules/fill-message'
import { isMobile, PHONE_LENGTH } from '@/lib/rules/phone'
import { SHORTEST_CODE } from '@/lib/rules/one-time-code'

/** Resending is possible after so many seconds, unless the provider says later (spec 1 §9). */
export const RESEND_AFTER_S = 30
export const LONGEST_NAME = 50

/** The calls of signing in, by which their failures differ. */
export const SIGN_IN_CALLS = ['send', 'verify', 'register'] as const
export type SignInCall = (typeof SIGN_IN_CALLS)[number]
export const SIGN_IN_FIELDS = ['phone', 'otp', 'firstName', 'lastName'] as const
export type SignInField = (typeof SIGN_IN_FIELDS)[number]

export const FAILURE_REASONS = [
  'invalid',
  'too-long',
  'already-registered',
  'not-registered',
  'wrong-code',
  'refused',
  'limited',
  'unverified',
  'away',
] as const

/**
 * Why a call of signing in failed: `message` is the provider's own text, `retryAfter` in seconds.
 * - `invalid`: the input cannot be right; `field` says which
 * - `too-long`: a name is longer than `LONGEST_NAME`
 * - `already-registered`, `not-registered`: the other form is the right one
 * - `wrong-code`: the answer is one of success, but does not say that the code was right
 * - `refused`: the provider refused with a status of failure
 * - `limited`: too many; `retryAfter` says when to try again
 * - `unverified`: registration was completed in a browser that has verified no code
 * - `away`: nothing came, or nothing that can be read
 */
export type SignInFailure = {
  reason: (typeof FAILURE_REASONS)[number]
  message: string | null
  field: SignInField | null
  retryAfter: number | null
}

/** Who is signed in, as the navbar shows it. */
export type SessionUser = { fullName: string | null; image: string | null; plan: string | null }

/** The texts that a failure may need: those of `Messages['signIn']`. */
export type FailureTexts = {
  loginPhoneInvalid: string
  registerPhoneInvalid: string
  codeIncomplete: string
  codeInvalid: string
  namesMissing: string
  firstNameTooLong: string
  lastNameTooLong: string
  verifyFirst: string
  alreadyRegistered: string
  notRegistered: string
  loginSendFailed: string
  registerSendFailed: string
  loginVerifyFailed: string
  registerVerifyFailed: string
  wrongCode: string
  registerFailed: string
  tooMany: string
}

/** The phone must be complete; for registration it must also be one of a mobile (spec 1 §5). */
export function isPhoneValid(phone: string, purpose: OtpType): boolean {
  return purpose === 'login' ? phone.length === PHONE_LENGTH : isMobile(phone)
}

/** A login code fills every box; a registration code has at least four digits (spec 1 §5). */
export function isCodeValid(code: string, purpose: OtpType, length: number): boolean {
  return purpose === 'login' ? code.length === length : code.length >= SHORTEST_CODE
}

function invalidText(field: SignInField | null, purpose: OtpType, texts: FailureTexts): string {
  switch (field) {
    case 'otp':
      return purpose === 'login' ? texts.codeIncomplete : texts.codeInvalid
    case 'firstName':
    case 'lastName':
      return texts.namesMissing
    default:
      return purpose === 'login' ? texts.loginPhoneInvalid : texts.registerPhoneInvalid
  }
}

const FALLBACK = {
  send: { login: 'loginSendFailed', registration: 'registerSendFailed' },
  verify: { login: 'loginVerifyFailed', registration: 'registerVerifyFailed' },
  register: { login: 'registerFailed', registration: 'registerFailed' },
} as const satisfies Record<SignInCall, Record<OtpType, keyof FailureTexts>>

/** What to tell the visitor of a failure (spec 1 §8): the specification's text, the provider's, or the call's own. */
export function failureText(
  call: SignInCall,
  purpose: OtpType,
  { reason, message, field, retryAfter }: SignInFailure,
  texts: FailureTexts,
): string {
  const fallback = texts[FALLBACK[call][purpose]]
  switch (reason) {
    case 'invalid':
      return invalidText(field, purpose, texts)
    case 'too-long':
      return field === 'firstName' ? texts.firstNameTooLong : texts.lastNameTooLong
    case 'already-registered':
      return texts.alreadyRegistered
    case 'not-registered':
      return texts.notRegistered
    case 'unverified':
      return texts.verifyFirst
    case 'limited':
      return message ?? (retryAfter === null ? fallback : fillMessage(texts.tooMany, { seconds: retryAfter }))
    case 'wrong-code':
      return purpose === 'registration' ? texts.wrongCode : (message ?? fallback)
    case 'refused':
    case 'away':
      return message ?? fallback
  }
}
