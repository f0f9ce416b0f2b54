import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CodePurpose } from '@/lib/contract/auth'

/** Digests under the pepper: who reads the database alone can neither find a code nor a number in it. */
export type Digests = {
  phone: (phone: string) => string
  address: (address: string) => string
  browser: (nonce: string) => string
  code: (phone: string, purpose: CodePurpose, code: string) => string
}

/** @param pepper a secret that is not in the database */
export function makeDigests(pepper: string): Digests {
  const digest = (...dependencies: string[]) =>
    createHmac('sha256', pepper).update(JSON.stringify(dependencies)).digest('base64url')
  return {
    phone: (phone) => digest('phone', phone),
    address: (address) => digest('address', address),
    browser: (nonce) => digest('browser', nonce),
    code: (phone, purpose, code) => digest('code', phone, purpose, code),
  }
}

/** The browser that asked for a code; empty where the website names none. */
export const browserDigest = (digests: Digests, nonce: string | null) => (nonce === null ? '' : digests.browser(nonce))

/** Whether two digests are the same, in a time that does not depend on where they differ. */
export function isSameDigest(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** 256 bits, which nobody guesses: a plain digest hides it well enough. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

export function tokenDigest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
