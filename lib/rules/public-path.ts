/**
 * The address of a page, in English and without what follows the path, of what Next calls its path:
 * on the server that is the internal one (`/kn/about`, `/en/college/7`), in the browser the visitor's.
 * Both give the same, so that what is drawn from it is the same on both sides.
 * @returns `/` for the pages that stand in for another
 */
export function publicPath(pathname: string): string {
  const page = pathname.replace(/^\/(?:en|kn)(?=\/|$)/, '') || '/'
  if (page.startsWith('/missing/')) return '/'
  if (page === '/review') return '/college/review'
  return /^\/college\/[^/]+$/.test(page) && page !== '/college/review' ? '/college/detail' : page
}

/** The id of the institution whose internal path this is, as it stands there, percent-encoded. */
export function internalInstituteId(pathname: string): string | null {
  const [, id = null] = /^\/(?:en|kn)\/college\/([^/]+)$/.exec(pathname) ?? []
  return id === 'detail' ? null : id
}
