import { asciiDigits, digitsOf } from '@/lib/rules/digits'

export const PHONE_LENGTH = 10
const INDIAN_MOBILE = /^[6-9]\d{9}$/
const INDIA = '91'
/** What opens an international number: `+` or `00`. */
const INTERNATIONAL = /^(?:\+|00)/
/** `+` or `00`, the country's code and a superfluous 0 before ten digits. */
const LONGEST_TYPED = 15

function dialled(typed: string): string {
  return asciiDigits(typed).replace(/[^\d+]|(?<=.)\+/g, '')
}

/**
 * The national number in what somebody typed or pasted, as phoneDigits reads it, but whole: a digit
 * too many is still there, so that a form can say so.
 */
export function nationalDigits(typed: string): string {
  const digits = digitsOf(typed)
  if (INTERNATIONAL.test(dialled(typed))) {
    const number = digits.replace(/^0+/, '')
    return number.startsWith(INDIA) ? number.slice(INDIA.length).replace(/^0+/, '') : ''
  }
  const national = digits.replace(/^0+/, '')
  const isPrefixed = national.length > PHONE_LENGTH && /^910*[1-9]\d{9}/.test(national)
  return isPrefixed ? national.slice(INDIA.length).replace(/^0+/, '') : national
}

/**
 * The national number in what somebody typed or pasted: digits of any script; spaces, dashes, a
 * leading `+91`, `0091`, `91` or `0` are understood (spec 1 §5 "digits only, at most 10 digits").
 * @returns at most ten digits, also of a number that is not complete yet; none of a number of
 * another country, which must not be taken for one of India
 */
export function phoneDigits(typed: string): string {
  return nationalDigits(typed).slice(0, PHONE_LENGTH)
}

/**
 * What the phone field shows of what was typed: the national number; but an international one as it
 * is typed until it is complete, because without its `+` a number that is typed sign by sign would
 * become another one.
 */
export function phoneShown(typed: string): string {
  const national = phoneDigits(typed)
  if (national.length === PHONE_LENGTH) return national
  const text = dialled(typed)
  return text === '+' || text.startsWith('0') || INTERNATIONAL.test(text) ? text.slice(0, LONGEST_TYPED) : national
}

/** Whether ten digits can be an Indian mobile number (spec 1 §5 "Registration"). */
export function isMobile(digits: string): boolean {
  return INDIAN_MOBILE.test(digits)
}
