import 'server-only'
import type { NextResponse } from 'next/server'
import { getEnvironment } from '@/lib/server/env'

const SESSION_LIFE_S = 30 * 24 * 60 * 60
/** Tells scripts that there is a session, and nothing of it: pages ask for the user only where it stands. */
const HINT = 'signed-in'
/** Where middleware.ts keeps the private page that a signed-out visitor asked for. */
const RETURN_TO = 'return-to'
/** Long enough for a code to arrive by SMS, and to be asked for once more. */
const RETURN_TO_S = 300
/** What can stand in an Authorization header; browsers drop a cookie of more than 4096 bytes. */
const TOKEN = /^[\x21-\x7e]{1,3500}$/

type Cookies = { get: (name: string) => { value: string } | undefined }

/** On https the browser itself then refuses a cookie that another host, or plain http, has set. */
function hiddenName(name: string): string {
  return getEnvironment().siteUrl.protocol === 'https:' ? `__Host-${name}` : name
}

function setCookie(answer: NextResponse, name: string, value: string, maxAge: number, httpOnly: boolean): void {
  const secure = getEnvironment().siteUrl.protocol === 'https:'
  answer.cookies.set(name, value, { secure, httpOnly, sameSite: 'lax', path: '/', maxAge })
  // Next copies every cookie into this header for its own use; scripts can read it where it is sent.
  answer.headers.delete('x-middleware-set-cookie')
}

/** Sets a cookie that no script can read; `maxAge` in seconds, 0 takes it away. */
export function setHiddenCookie(answer: NextResponse, name: string, value: string, maxAge: number): void {
  setCookie(answer, hiddenName(name), value, maxAge, true)
}

/** The value of a cookie that `setHiddenCookie` has set, or `null`. */
export function getHiddenCookie(cookies: Cookies, name: string): string | null {
  return cookies.get(hiddenName(name))?.value || null
}

/** The visitor's bearer token, or `null`. It goes to the provider and nowhere else. */
export function getSessionToken(cookies: Cookies): string | null {
  const token = getHiddenCookie(cookies, 'session')
  return token !== null && TOKEN.test(token) ? token : null
}

/** Whether a session can be kept under this token. */
export function isTokenKeepable(token: string): boolean {
  return TOKEN.test(token) && encodeURIComponent(token).length <= 3800
}

/** The visitor is signed in from this answer on (design: `__Host-session`, Secure, HttpOnly, SameSite=Lax). */
export function setSession(answer: NextResponse, token: string): void {
  setHiddenCookie(answer, 'session', token, SESSION_LIFE_S)
  setCookie(answer, HINT, '1', SESSION_LIFE_S, false)
}

/** The visitor is signed out from this answer on. */
export function clearSession(answer: NextResponse): void {
  setHiddenCookie(answer, 'session', '', 0)
  setCookie(answer, HINT, '', 0, false)
}

/** The private page that this visitor was sent away from, unchecked; or `null`. */
export function getReturnCookie(cookies: Cookies): string | null {
  return cookies.get(RETURN_TO)?.value || null
}

/** Keeps the private page that this visitor is sent away from, as middleware.ts does; `path` is one of ours. */
export function setReturnCookie(answer: NextResponse, path: string): void {
  setCookie(answer, RETURN_TO, path, RETURN_TO_S, true)
}

export function clearReturnCookie(answer: NextResponse): void {
  setCookie(answer, RETURN_TO, '', 0, false)
}
