import 'server-only'
import type { NextResponse } from 'next/server'
import { SESSION_DAYS } from '@/lib/contract/constants'
import { DESK_SESSION_HOURS, PASSKEY_TICKET_MINUTES, PREVIEW_HOURS } from '@/lib/contract/desk/session-life'
import {
  HIDDEN_COOKIES,
  type HiddenCookie,
  hiddenCookieName,
  RETURN_COOKIE,
  RETURN_COOKIE_S,
} from '@/lib/rules/auth/cookies'
import {
  DESK_ACCOUNT_COOKIE,
  DESK_PATH,
  deskCookieName,
  PASSKEY_COOKIE,
  PREVIEW_COOKIE,
  PREVIEW_PATH,
} from '@/lib/rules/desk/desk-path'
import { SESSION_HINT } from '@/lib/rules/auth/session-hint'
import { getEnvironment } from '@/lib/server/env'

const SESSION_LIFE_S = SESSION_DAYS * 24 * 60 * 60
/** What can stand in an Authorization header; browsers drop a cookie of more than 4096 bytes. */
const TOKEN = /^[\x21-\x7e]{1,3500}$/

/** Those of a request, or those that an answer sets. */
export type Cookies = { get: (name: string) => { value: string } | undefined }

function hiddenName(name: HiddenCookie): string {
  return hiddenCookieName(name, getEnvironment().siteUrl.protocol === 'https:')
}

function setCookie(answer: NextResponse, name: string, value: string, maxAge: number, httpOnly: boolean): void {
  const secure = getEnvironment().siteUrl.protocol === 'https:'
  answer.cookies.set(name, value, { secure, httpOnly, sameSite: 'lax', path: '/', maxAge })
  // Next copies every cookie into this header for its own use; scripts can read it where it is sent.
  answer.headers.delete('x-middleware-set-cookie')
}

/** Sets a cookie that no script can read; `maxAge` in seconds, 0 takes it away. */
export function setHiddenCookie(answer: NextResponse, name: HiddenCookie, value: string, maxAge: number): void {
  setCookie(answer, hiddenName(name), value, maxAge, true)
}

/** The value of a cookie that `setHiddenCookie` has set, or `null`. */
export function getHiddenCookie(cookies: Cookies, name: HiddenCookie): string | null {
  return cookies.get(hiddenName(name))?.value || null
}

/** The visitor's bearer token, or `null`. It goes to the provider and nowhere else. */
export function getSessionToken(cookies: Cookies): string | null {
  const token = getHiddenCookie(cookies, 'session')
  return token !== null && TOKEN.test(token) ? token : null
}

/** The token that the browser has after this answer to a request with these cookies, or `null`. */
export function sessionTokenAfter(answer: NextResponse, cookies: Cookies): string | null {
  const isChanged = answer.cookies.has(hiddenName('session'))
  return getSessionToken(isChanged ? answer.cookies : cookies)
}

/** Whether a session can be kept under this token. */
export function isTokenKeepable(token: string): boolean {
  return TOKEN.test(token) && encodeURIComponent(token).length <= 3800
}

/**
 * The visitor is signed in from this answer on (ADR 17). What
 * was typed in this browser before is gone: set only afterwards what the new session shall find.
 */
export function setSession(answer: NextResponse, token: string): void {
  endVisit(answer)
  setHiddenCookie(answer, 'session', token, SESSION_LIFE_S)
  setCookie(answer, SESSION_HINT, '1', SESSION_LIFE_S, false)
}

/**
 * The visitor is signed out from this answer on, and what they typed is gone, too, and where they wanted to go: set
 * only afterwards the page to which this one shall come back.
 */
export function clearSession(answer: NextResponse): void {
  endVisit(answer)
  clearReturnCookie(answer)
  setCookie(answer, SESSION_HINT, '', 0, false)
}

/** Of those who keep the guide; no page outside the desk is sent it, and no link from elsewhere. */
const ownDeskCookie = () => deskCookieName(getEnvironment().siteUrl.protocol === 'https:')

function setDeskCookie(answer: NextResponse, name: string, value: string, maxAge: number): void {
  const secure = getEnvironment().siteUrl.protocol === 'https:'
  answer.cookies.set(name, value, { secure, httpOnly: true, sameSite: 'strict', path: DESK_PATH, maxAge })
  answer.headers.delete('x-middleware-set-cookie')
}

/** Somebody is signed in at the desk from this answer on; without a token, out. Students' cookies stay as they are. */
export function setDeskSession(answer: NextResponse, token: string | null): void {
  setDeskCookie(answer, ownDeskCookie(), token ?? '', token === null ? 0 : DESK_SESSION_HOURS * 60 * 60)
}

const DESK_ACCOUNT_S = (DESK_SESSION_HOURS + 1) * 60 * 60

/** Which account is or was signed in at the desk in this browser, also once its session is over; `null`: none any more. */
export function setDeskAccount(answer: NextResponse, account: string | null): void {
  setDeskCookie(answer, DESK_ACCOUNT_COOKIE, account ?? '', account === null ? 0 : DESK_ACCOUNT_S)
}

export const getDeskAccount = (cookies: Cookies): string | null => cookies.get(DESK_ACCOUNT_COOKIE)?.value || null

/** This browser has asked for a passkey, and alone may answer with one. */
export function setPasskeyTicket(answer: NextResponse, ticket: string): void {
  setDeskCookie(answer, PASSKEY_COOKIE, ticket, PASSKEY_TICKET_MINUTES * 60)
}

/** What no provider knows, where this browser has not asked. */
export const getPasskeyTicket = (cookies: Cookies): string => cookies.get(PASSKEY_COOKIE)?.value ?? ''

/** Who has an editor's link sees a draft from this answer on, at the addresses of previews alone; also after a link elsewhere. */
export function setPreview(answer: NextResponse, token: string): void {
  const secure = getEnvironment().siteUrl.protocol === 'https:'
  const scope = { secure, httpOnly: true, sameSite: 'lax', path: PREVIEW_PATH } as const
  answer.cookies.set(PREVIEW_COOKIE, token, { ...scope, maxAge: PREVIEW_HOURS * 60 * 60 })
  answer.headers.delete('x-middleware-set-cookie')
}

/** The bearer token of the desk, or `null`. It goes to the provider's calls of the desk and nowhere else. */
export function getDeskToken(cookies: Cookies): string | null {
  const token = cookies.get(ownDeskCookie())?.value
  return token !== undefined && TOKEN.test(token) ? token : null
}

/** The token of the desk that the browser has after this answer to a request with these cookies, or `null`. */
export const deskTokenAfter = (answer: NextResponse, cookies: Cookies): string | null =>
  getDeskToken(answer.cookies.has(ownDeskCookie()) ? answer.cookies : cookies)

function endVisit(answer: NextResponse): void {
  for (const name of HIDDEN_COOKIES) setHiddenCookie(answer, name, '', 0)
}

/** The private page that this visitor was sent away from, unchecked; or `null`. */
export function getReturnCookie(cookies: Cookies): string | null {
  return cookies.get(RETURN_COOKIE)?.value || null
}

/** Keeps the private page that this visitor is sent away from, as middleware.ts does; `path` is one of ours. */
export function setReturnCookie(answer: NextResponse, path: string): void {
  setCookie(answer, RETURN_COOKIE, path, RETURN_COOKIE_S, true)
}

export function clearReturnCookie(answer: NextResponse): void {
  setCookie(answer, RETURN_COOKIE, '', 0, false)
}
