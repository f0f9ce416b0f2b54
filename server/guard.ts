import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { MAX_PICTURE_BYTES } from '@/lib/contract/constants'
import { MAX_LIST_BYTES } from '@/lib/contract/desk/import'
import { MAX_BROCHURE_BYTES } from '@/lib/contract/desk/institution-brochures'
import { settingsPath } from '@/lib/rules/account/settings-tab'
import { SESSION_COOKIES } from '@/lib/rules/auth/cookies'
import { refererLanguage, signInPath } from '@/lib/rules/auth/sign-in-path'
import {
  BROCHURE_POST,
  CONTENT_POST,
  DESK_POSTS,
  deskCookieName,
  IMPORT_POST,
  MAX_IMPORT_POST_BYTES,
  MAX_PICTURE_POST_BYTES,
  PAGE_POST,
  PICTURE_POST,
} from '@/lib/rules/desk/desk-path'
import { REQUEST_LIMITS } from '@/lib/rules/request-limits'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { type Refusal, TOO_LARGE } from './refusal'
import { areRouterHeaders } from './router-headers'

/** What a program may be asked for; OPTIONS is answered by the guard itself. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']
const ALLOW = METHODS.join(', ')
const ALLOW_READING = METHODS.filter((method) => method !== 'POST').join(', ')
/** What alone takes a POST. To a page Next would render, and log that it knows no such Server Action. */
const HANDLERS = ['/api/', DESK_POSTS]

/** A little over what the routes themselves read (`lib/server/read-body.ts`), so that they say what is too much. */
export const MAX_BODY_BYTES = 80 * 1024
const AT_DESK = [true, false].map(deskCookieName)
/**
 * What takes more than a form of visitors: a picture, a brochure, a section of content, a list. `bytes` are let through, of which a
 * `file` may have so many. By whose cookie, the provider is asked.
 */
const LARGE = [
  { path: '/api/profile', bytes: MAX_PICTURE_BYTES, file: MAX_PICTURE_BYTES, cookies: SESSION_COOKIES },
  { path: IMPORT_POST, bytes: MAX_IMPORT_POST_BYTES, file: MAX_LIST_BYTES, cookies: AT_DESK },
  { path: PICTURE_POST, bytes: MAX_PICTURE_POST_BYTES, file: MAX_PICTURE_BYTES, cookies: AT_DESK },
  { path: BROCHURE_POST, bytes: MAX_PICTURE_POST_BYTES, file: MAX_BROCHURE_BYTES, cookies: AT_DESK },
  { path: CONTENT_POST, bytes: MAX_PICTURE_POST_BYTES, file: MAX_PICTURE_BYTES, cookies: AT_DESK },
  { path: PAGE_POST, bytes: MAX_PICTURE_POST_BYTES, file: MAX_PICTURE_BYTES, cookies: AT_DESK },
] as const

const largeAt = (url: string) => LARGE.find(({ path }) => url.split('?', 1)[0] === path)

/** In bytes, of what takes a file; `null`: text is sent there alone. */
export const largestFile = (url: string): number | null => largeAt(url)?.file ?? null

export const largestBody = (url: string): number => MAX_BODY_BYTES + (largeAt(url)?.bytes ?? 0)

function lengthOf({ headers }: IncomingMessage): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY
}

/** Whether it may be, by what it says, a body that few calls may have. */
export function isUpload(request: IncomingMessage): boolean {
  const { url = '' } = request
  return largestBody(url) > MAX_BODY_BYTES && lengthOf(request) > MAX_BODY_BYTES
}

/** Whether a session is claimed: whether there is one, the provider knows. */
function claimsSession({ headers, url = '' }: IncomingMessage): boolean {
  const names = (headers.cookie ?? '').split(';').map((pair) => pair.split('=', 1)[0]?.trim())
  return largeAt(url)?.cookies.some((name) => names.includes(name)) ?? false
}

/** A name, or an address of either kind, and perhaps a port. A comma would make two hosts of one. */
const HOST = /^(?:[a-z0-9._~-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/**
 * One host, that could be one (RFC 9112, 3.2); HTTP/1.0 may go without, and of HTTP/1.1 Node refuses that itself. It keeps
 * the first of several, where a proxy before us may have gone by the last.
 */
function hasOneHost({ rawHeaders, headers }: IncomingMessage): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 0 || (count === 1 && HOST.test(headers.host ?? ''))
}

/** What a request is answered with before anything looks at it, or `null`: it may go on. */
export function refuse(request: IncomingMessage): Refusal | null {
  const { method = '', url = '', headers } = request
  if (!hasOneHost(request)) return { status: 400, headers: {} }
  if (method === 'OPTIONS') return { status: 204, headers: { allow: ALLOW } }
  if (!METHODS.includes(method)) return { status: 405, headers: { allow: ALLOW } }
  if (method === 'POST' && !HANDLERS.some((path) => url.startsWith(path)))
    return { status: 405, headers: { allow: ALLOW_READING } }
  // An absolute address is for proxies, and we are none.
  if (!url.startsWith('/') || !isDecodable(url)) return { status: 400, headers: {} }
  if (!areRouterHeaders(headers)) return { status: 400, headers: {} }
  if (url.length > REQUEST_LIMITS.addressBytes) return { status: 414, headers: {} }
  const length = Number(headers['content-length'] ?? 0)
  const hasBody = length > 0 || headers['transfer-encoding'] !== undefined
  if (hasBody && method !== 'POST') return { status: 400, headers: {} }
  if (isUpload(request) && !claimsSession(request)) return refuseSignedOut(url, headers)
  return length > largestBody(url) ? TOO_LARGE : null
}

/** A form without JavaScript goes to where one signs in, as the route sends it that reads a small one. */
function refuseSignedOut(url: string, { accept = '', referer }: IncomingHttpHeaders): Refusal {
  if (url.startsWith(DESK_POSTS)) return { status: 401, headers: {} }
  if (!accept.includes('text/html')) return { status: 401, headers: {} }
  const lang = refererLanguage(referer)
  return { status: 303, headers: { location: signInPath(localizedPath(settingsPath('profile'), lang), lang) } }
}

/** Whether the path of an address can be read as text: of one that cannot, Next makes a fault of its own. */
export function isDecodable(address: string): boolean {
  try {
    return !decodeURIComponent(address.split('?', 1)[0] ?? '').includes('\0')
  } catch {
    return false
  }
}
