import { parseUrl } from '@/lib/contract/parse-url'

/** One spelling of a path for one picture (RFC 3986, 6.2.2): caches take each for another one. */
function normalized(pathname: string): string {
  return pathname.replaceAll(/%[0-9a-f]{2}/gi, (escape) => {
    const sign = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(sign) ? sign : escape.toUpperCase()
  })
}

function ownPath(raw: string | null, folder: '/media' | '/avatars'): string | null {
  if (raw === null) return null
  const absolute = /^(?:https?:)?\/\//i.test(raw)
  if (!absolute && /^[a-z][a-z0-9+.-]*:/i.test(raw)) return null
  const url = parseUrl(raw, 'https://provider.invalid/')
  if (url === null || url.pathname === '/') return null
  const tail = normalized(url.pathname) + (url.search === '' ? '' : encodeURIComponent(url.search))
  return absolute ? `${folder}/~/${url.host}${tail}` : `${folder}${tail}`
}

/**
 * The path under which the website itself serves a provider's picture, so that a page never asks
 * another host for anything:
 * `/a/b.webp` becomes `/media/a/b.webp`, `https://host/b.webp?v=2` becomes
 * `/media/~/host/b.webp%3Fv=2`. The query is part of the path, because the image optimiser is
 * closed to queries.
 * @returns `null` when there is no picture, or it is no address that could be fetched
 */
export function pictureSrc(raw: string | null): string | null {
  return ownPath(raw, '/media')
}

/**
 * The same for the picture of a student, which is theirs to take back: it is never optimised, and no cache
 * but a browser's own keeps it.
 */
export function avatarSrc(raw: string | null): string | null {
  return ownPath(raw, '/avatars')
}

/** Whether the image optimiser may have it: the picture of a student it may not, and behind a query there is no end of pictures. */
export function isOptimisable(src: string): boolean {
  return !src.startsWith('/avatars/') && !src.includes('%3F')
}

/**
 * The way back: where the picture is to be fetched.
 * @param tail what follows `/media/` or `/avatars/` in the address, still percent-encoded
 * @param provider the provider's address
 * @param allowedHosts lower-case hosts besides the provider's, reached by https only
 * @returns `null` for an address that is not allowed
 */
export function pictureOrigin(tail: string, provider: URL, allowedHosts: readonly string[]): URL | null {
  const [, path = tail, query = ''] = /^(.*?)%3F(.*)$/is.exec(tail) ?? []
  const search = decoded(query)
  if (search === null) return null
  const address = search === '' ? path : `${path}?${search}`
  if (!address.startsWith('~/')) return sameOrigin(`/${address}`, provider.origin)
  const [, host = '', rest = ''] = /^~\/([^/]+)(\/.*)$/.exec(address) ?? []
  if (host === provider.host) return sameOrigin(rest, provider.origin)
  // In its own spelling only (`ownPath`): each other one would be another picture to a cache.
  return allowedHosts.includes(host) ? sameOrigin(rest, `https://${host}`) : null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** A path such as `//elsewhere/x` must not leave the origin. */
function sameOrigin(path: string, origin: string): URL | null {
  const url = parseUrl(path, origin)
  return url?.origin === new URL(origin).origin ? url : null
}
