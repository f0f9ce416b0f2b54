import type { OtpType } from '@/lib/contract/auth'
import type { Language } from '@/lib/contract/language'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { wordsFor } from '@/lib/rules/text/written-language'
import { isMobile, PHONE_LENGTH } from '@/lib/rules/auth/phone'
import { MIN_CODE_LENGTH } from '@/lib/rules/auth/one-time-code'
import type { Failure } from '@/lib/rules/result'

export const MAX_NAME_LENGTH = 50

/** The calls of signing in, by which their failures differ. */
export const SIGN_IN_CALLS = ['send', 'verify', 'register'] as const
export type SignInCall = (typeof SIGN_IN_CALLS)[number]
export const SIGN_IN_FIELDS = ['phone', 'otp', 'firstName', 'lastName'] as const
export type SignInField = (typeof SIGN_IN_FIELDS)[number]

export type SignInFailure = Failure<SignInField>

/** Who is signed in, as the navbar shows it; `id` tells one account from another, where the provider says it. */
export type SessionUser = { id: string | null; fullName: string | null; image: string | null; plan: string | null }

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
  return purpose === 'login' ? code.length === length : code.length >= MIN_CODE_LENGTH
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

/**
 * What to tell the visitor of a failure (spec 1 §8): the specification's text, the provider's where it is in the
 * language of the page, or the call's own.
 */
export function failureText(
  call: SignInCall,
  purpose: OtpType,
  failure: SignInFailure,
  texts: FailureTexts,
  lang: Language,
): string {
  const { reason, field = null, retryAfter = null } = failure
  const message = wordsFor(lang, failure.message)
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
    default:
      return message ?? fallback
  }
}
