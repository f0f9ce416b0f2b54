import { SESSION_HINT } from '@/lib/rules/auth/session-hint'

/**
 * The cookies that no script can read. All of them belong to one visitor: besides the session, what somebody
 * has typed without JavaScript. They end together, when one signs in and when one signs out
 * (docs/adr/0052-what-one-visitor-typed.md).
 */
export const HIDDEN_COOKIES = [
  'session',
  'form',
  'verified',
  'reply',
  'reply-2',
  'code-browser',
  'rank',
  'reporter',
] as const
export type HiddenCookie = (typeof HIDDEN_COOKIES)[number]

/** Keeps the private page that a signed-out visitor asked for. */
export const RETURN_COOKIE = 'return-to'
/** Long enough for a code to arrive by SMS, and to be asked for once more. */
export const RETURN_COOKIE_S = 300

/** Every cookie that the website sets; the privacy policy names them. */
export const COOKIES = [...HIDDEN_COOKIES, SESSION_HINT, RETURN_COOKIE]

/** On https the browser itself then refuses a cookie that another host, or plain http, has set. */
export function hiddenCookieName(name: HiddenCookie, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name
}

/** What the cookie of a session is called: on https, and on plain http. */
export const SESSION_COOKIES: readonly string[] = [true, false].map((isHttps) => hiddenCookieName('session', isHttps))
