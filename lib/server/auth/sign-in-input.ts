import 'server-only'
import { OTP_TYPES, type OtpType } from '@/lib/contract/auth'
import { type Language, languageFrom } from '@/lib/contract/language'
import { SIGN_IN_FORMS, type SignInForm } from '@/lib/rules/auth/form-state'
import { codeDigits, MAX_CODE_TEXT_LENGTH, REGISTRATION_CODE_ROOM } from '@/lib/rules/auth/one-time-code'
import { phoneDigits } from '@/lib/rules/auth/phone'
import { returnPath } from '@/lib/rules/routes/return-path'
import { getEnvironment } from '@/lib/server/env'
import type { Fields } from '@/lib/server/read-body'

/** What is longer is cut: it is wrong in any case, and is kept in the cookie of the form. */
const MAX_NAME_TEXT_LENGTH = 100
const MAX_PHONE_TEXT_LENGTH = 60

/** What somebody signs in or registers with; digits are read from what was typed. */
export type SignInInput = {
  form: SignInForm
  purpose: OtpType
  lang: Language
  /** As it was typed, for showing it again. */
  typedPhone: string
  phone: string
  otp: string
  firstName: string
  lastName: string
  terms: boolean
  /** The page of ours to go to in the end, or `null`. */
  returnTo: string | null
}

function line(value: unknown, length: number): string {
  return typeof value === 'string' ? value.slice(0, length).replace(/\s+/g, ' ').trim() : ''
}

/**
 * Reads the fields of any post of signing in; what is missing or of another type is empty. Where
 * neither `purpose` nor `form` says which form it is, `fallback` is.
 */
export function readSignIn(fields: Fields, fallback: OtpType): SignInInput {
  const named = SIGN_IN_FORMS.find((name) => name === fields.form)
  const meant = named === undefined ? fallback : named === 'login' ? 'login' : 'registration'
  const purpose = OTP_TYPES.find((type) => type === fields.purpose) ?? meant
  const { otpLength } = getEnvironment()
  const room = purpose === 'login' ? otpLength : Math.max(otpLength, REGISTRATION_CODE_ROOM)
  const typedPhone = line(fields.phone, MAX_PHONE_TEXT_LENGTH)
  return {
    form: purpose === 'login' ? 'login' : 'register',
    purpose,
    lang: languageFrom(fields.lang),
    typedPhone,
    phone: phoneDigits(typedPhone),
    otp: codeDigits(line(fields.otp, MAX_CODE_TEXT_LENGTH), room),
    firstName: line(fields.firstName, MAX_NAME_TEXT_LENGTH),
    lastName: line(fields.lastName, MAX_NAME_TEXT_LENGTH),
    terms: fields.terms === true || fields.terms === 'on',
    returnTo: typeof fields.return === 'string' ? returnPath(fields.return) : null,
  }
}
