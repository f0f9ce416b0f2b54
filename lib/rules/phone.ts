import { digitsOf } from '@/lib/rules/digits'

export const PHONE_LENGTH = 10
const INDIAN_MOBILE = /^[6-9]\d{9}$/

/**
 * The national number in what somebody typed or pasted: digits of any script; spaces, dashes, a
 * leading `+91`, `0091`, `91` or `0` are understood (spec 1 §5 "digits only, at most 10 digits").
 * @returns at most ten digits, also of a number that is not complete yet
 */
export function phoneDigits(typed: string): string {
  const digits = digitsOf(typed)
  if (digits.length <= PHONE_LENGTH) return digits.replace(/^0+/, '')
  return digits.replace(/^(?:0*91|0+)(?=\d{10})/, '').slice(0, PHONE_LENGTH)
}

/** Whether ten digits can be an Indian mobile number (spec 1 §5 "Registration"). */
export function isMobile(digits: string): boolean {
  return INDIAN_MOBILE.test(digits)
}
