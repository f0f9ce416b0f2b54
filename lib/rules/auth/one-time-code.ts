import { asciiDigits, digitsOf } from '@/lib/rules/text/digits'

/** Shorter ones are refused for registration (spec 1 §5). */
export const MIN_CODE_LENGTH = 4
/** The registration field takes so many digits, or as many as a code has where that is more. */
export const REGISTRATION_CODE_ROOM = 6
/** A whole SMS may be pasted where its code belongs; what is longer is cut. */
export const MAX_CODE_TEXT_LENGTH = 500

function longest(runs: readonly string[]): string {
  return runs.reduce((best, run) => (run.length > best.length ? run : best), '')
}

/**
 * The code in what somebody typed or pasted, digits of any script. Of a message such as "On
 * 21-11-26: your code is 123456, valid for 5 minutes" the digits in a row that have the length of a
 * code; else those that have it with spaces or dashes between them; else the longest row. What has
 * no words is all digits, cut at `length`.
 */
export function codeDigits(typed: string, length: number): string {
  const text = asciiDigits(typed)
  const rows = text.match(/\d+/g) ?? []
  const spaced = (text.match(/\d(?:[\d -]*\d)?/g) ?? []).map(digitsOf)
  const whole = [...rows, ...spaced].find((row) => row.length === length)
  if (whole !== undefined) return whole
  return (/\p{L}/u.test(text) ? longest(rows) : rows.join('')).slice(0, length)
}
