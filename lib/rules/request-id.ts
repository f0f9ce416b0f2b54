import { randomBytes } from 'node:crypto'

/** By which a visitor's request is known in every program that works for it, and in their logs (docs/adr/0094-one-request-id.md). */
export const REQUEST_ID_HEADER = 'x-request-id'

/** None of it is taken for another, also where it is read out: 30 of them, so that a byte chooses nearly evenly. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 3
const GROUP_LENGTH = 4

/** Such as `7KXM-92QT-BD4F`: short enough to be told by telephone. */
export function makeRequestId(): string {
  const signs = Array.from(randomBytes(GROUPS * GROUP_LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length)).join('')
  return Array.from({ length: GROUPS }, (_, at) => signs.slice(at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH)).join('-')
}

/** @returns an id that somebody else has made, or `null` for anything that may not stand in a log as it is */
export function readRequestId(said: string | string[] | null | undefined): string | null {
  return typeof said === 'string' && /^[\w-]{8,64}$/.test(said) ? said : null
}
