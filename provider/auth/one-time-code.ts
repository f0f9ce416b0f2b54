import { randomInt } from 'node:crypto'

/** Security, "One-time codes". */
export const CODE_MINUTES = 5
export const MAX_TRIES = 5

/** So many digits, each code as likely as any other. */
export function makeCode(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0')
}
