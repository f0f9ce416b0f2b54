import { asciiDigits, digitsOf } from '@/lib/rules/text/digits'

export const PHONE_LENGTH = 10
const INDIAN_MOBILE = /^[6-9]\d{9}$/
/** What may stand before the ten digits of a number that does not say its country: `91`, and a superfluous 0. */
const PREFIXED = /^(?:91)?0?(\d{10})$/
/** `insertText`, `insertCompositionText`: a sign that somebody types. */
const TYPING = new Set(['insertText', 'insertCompositionText'])

function isInternational(typed: string): boolean {
  const signs = asciiDigits(typed).replace(/[^\d+]/g, '')
  return signs.startsWith('+') || (signs.startsWith('00') && signs.length > PHONE_LENGTH)
}

/**
 * The national number in what was pasted, filled in or posted, as phoneDigits reads it, but whole: a digit
 * too many is still there, so that a form can say so.
 */
export function nationalDigits(typed: string): string {
  const digits = digitsOf(typed)
  if (!isInternational(typed)) return PREFIXED.exec(digits)?.[1] ?? digits
  const [, national = ''] = /^(?:00)?91(\d*)$/.exec(digits) ?? []
  return national.length > PHONE_LENGTH ? national.replace(/^0/, '') : national
}

/**
 * The national number in what was pasted, filled in or posted: digits of any script; spaces, dashes, and
 * `+91`, `0091`, `91` or `0` before ten digits are understood (spec 1 §5 "digits only, at most 10 digits").
 * @returns at most ten digits, also of a number that is not complete yet; none of a number of
 * another country, which must not be taken for one of India
 */
export function phoneDigits(typed: string): string {
  return nationalDigits(typed).slice(0, PHONE_LENGTH)
}

/**
 * What a phone field shows after a change. While somebody types, to the letter: what is no digit does
 * nothing, nor does an eleventh digit. What is pasted or filled in is read as a whole.
 * @param before what it showed
 * @param now what stands in it
 * @param change the `inputType` of the browser's event; browsers give none when they fill in
 */
export function phoneShown(before: string, now: string, change: string | undefined): string {
  const digits = digitsOf(now)
  // A keyboard's suggestion comes as if it were typed, but all at once.
  const isKeystroke = change !== undefined && TYPING.has(change) && digits.length - before.length <= 1
  if (!isKeystroke) return phoneDigits(now)
  return digits.length <= PHONE_LENGTH ? digits : before.slice(0, PHONE_LENGTH)
}

/** Whether ten digits can be an Indian mobile number (spec 1 §5 "Registration"). */
export function isMobile(digits: string): boolean {
  return INDIAN_MOBILE.test(digits)
}
