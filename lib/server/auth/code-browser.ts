import 'server-only'
import { randomBytes } from 'node:crypto'
import type { NextResponse } from 'next/server'
import { VERIFIED_MINUTES } from '@/lib/contract/constants'
import { getHiddenCookie, setHiddenCookie } from '@/lib/server/auth/session-cookie'

/**
 * By what a browser is known while a code is under way to it: the provider lets the code serve this browser
 * alone (docs/adr/0050-a-code-for-one-browser.md). A random text that says nothing, hence not sealed: so it
 * outlives a restart, and any instance can read it.
 */

const COOKIE = 'code-browser'
/** As long as a number stays verified (form-state.ts); each sending, and the right code of a registration, begins it anew. */
const LIFE_S = VERIFIED_MINUTES * 60
const NONCE = /^[\w-]{43}$/

/** The browser that asked for a code lately; `undefined` where none did. */
export function getCodeBrowser(cookies: Parameters<typeof getHiddenCookie>[0]): string | undefined {
  const nonce = getHiddenCookie(cookies, COOKIE)
  return nonce !== null && NONCE.test(nonce) ? nonce : undefined
}

/** The browser that asks for a code now, the same as before where it has asked lately. */
export function askingBrowser(cookies: Parameters<typeof getHiddenCookie>[0]): string {
  return getCodeBrowser(cookies) ?? randomBytes(32).toString('base64url')
}

export function keepCodeBrowser(answer: NextResponse, nonce: string): void {
  setHiddenCookie(answer, COOKIE, nonce, LIFE_S)
}
