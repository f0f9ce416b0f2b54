/**
 * The path under which the website itself serves a provider's picture, so that a page never asks
 * another host for anything:
 * `/a/b.webp` becomes `/media/a/b.webp`, `https://host/b.webp?v=2` becomes
 * `/media/~/host/b.webp%3Fv=2`. The query is part of the path, because the image optimiser is
 * closed to queries.
 * @returns `null` when there is no picture, or it is no address that could be fetched
 */
export function pictureSrc(raw: string | null): string | null {
  if (raw === null) return null
  const absolute = /^(?:https?:)?\/\//i.test(raw)
  if (!absolute && /^[a-z][a-z0-9+.-]*:/i.test(raw)) return null
  const url = URL.parse(raw, 'https://provider.invalid/')
  if (url === null || url.pathname === '/') return null
  const tail = url.pathname + (url.search === '' ? '' : encodeURIComponent(url.search))
  return absolute ? `/media/~/${url.host}${tail}` : `/media${tail}`
}

/**
 * The way back: where the picture under `/media/…` is to be fetched.
 * @param tail what follows `/media/` in the address, still percent-encoded
 * @param provider the provider's address
 * @param allowedHosts lower-case hosts besides the provider's, reached by https only
 * @returns `null` for an address that is not allowed
 */
export function pictureOrigin(tail: string, provider: URL, allowedHosts: readonly string[]): URL | null {
  const address = tail.replace(/%3F(.*)$/i, (_, query: string) => decodeURIComponent(`%3F${query}`))
  if (!address.startsWith('~/')) return sameOrigin(`/${address}`, provider.origin)
  const [, host = '', path = ''] = /^~\/([^/]+)(\/.*)$/.exec(address) ?? []
  if (host === provider.host) return sameOrigin(path, provider.origin)
  return allowedHosts.includes(host.toLowerCase()) ? sameOrigin(path, `https://${host}`) : null
}

/** A path such as `//elsewhere/x` must not leave the origin. */
function sameOrigin(path: string, origin: string): URL | null {
  const url = URL.parse(path, origin)
  return url?.origin === new URL(origin).origin ? url : null
}
