/**
 * The cookie that tells scripts that there is a session, and nothing of whose: `signed-in=1`. It
 * lives as long as the session cookie, which scripts cannot see.
 */
export const SESSION_HINT = 'signed-in'

/** @param cookies as in `document.cookie` */
export function hasSessionHint(cookies: string): boolean {
  return cookies.split(';').some((cookie) => cookie.trim() === `${SESSION_HINT}=1`)
}
