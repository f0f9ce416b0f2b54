import { LANGUAGES } from '@/lib/contract/language'

/** Before every internal path, also of the language whose pages have no prefix. */
const LANGUAGE = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`)

/** Pages of their own beside an institution's folder, `/college/[id]`. */
const NEIGHBOURS = ['detail', 'review', 'report']

/** The id in the path of an institution's folder. */
function instituteIdIn(page: string): string | null {
  const [, id = null] = /^\/college\/([^/]+)$/.exec(page) ?? []
  return id === null || NEIGHBOURS.includes(id) ? null : id
}

/**
 * The address of a page, in English and without what follows the path, of what Next calls its path:
 * on the server that is the internal one (`/kn/about`, `/en/college/7`), in the browser the visitor's.
 * Both give the same, so that what is drawn from it is the same on both sides. Apart from the table of
 * routes, which browsers need not load for it.
 * @returns `/` for the pages that stand in for another
 */
export function publicPath(pathname: string): string {
  const page = pathname.replace(LANGUAGE, '') || '/'
  if (page.startsWith('/missing/')) return '/'
  return instituteIdIn(page) === null ? page : '/college/detail'
}

/** The id of the institution whose internal path this is, as it stands there, percent-encoded. */
export function internalInstituteId(pathname: string): string | null {
  return LANGUAGE.test(pathname) ? instituteIdIn(pathname.replace(LANGUAGE, '')) : null
}
