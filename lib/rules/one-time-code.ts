import { asciiDigits, digitsOf } from '@/lib/rules/digits'

/** Shorter ones are refused for registration (spec 1 §5). */
export const SHORTEST_CODE = 4
/** The registration field takes so many digits, or as many as a code has where that is more. */
export const REGISTRATION_CODE_ROOM = 6

/**
 * The code in what somebody typed or pasted, digits of any script: of "Your code is 123456, valid
 * for 5 minutes" the run that has the length of a code; otherwise all digits, cut at `length`.
 */
export function codeDigits(typed: string, length: number): string {
  const runs = asciiDigits(typed).match(/\d(?:[\d -]*\d)?/g) ?? []
  const whole = runs.map(digitsOf).find((run) => run.length === length)
  return whole ?? digitsOf(typed).slice(0, length)
}
