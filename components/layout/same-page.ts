import { internalInstituteId, publicPath } from '@/lib/rules/public-path'
import { localizedPath } from '@/lib/rules/localized-url'

/** Where the page stands in another language, as far as its path tells: the visitor's query is not in it. */
export function samePage(lang: 'en' | 'kn', pathname: string): string {
  const id = internalInstituteId(pathname)
  return localizedPath(publicPath(pathname), lang) + (id === null ? '' : `?id=${id}`)
}

/** The same, with everything that stands in the address. */
export function sameAddress(lang: 'en' | 'kn', { pathname, search, hash }: Location): string {
  const bare = pathname.replace(/^\/kn(?=\/|$)/, '') || '/'
  return localizedPath(bare, lang) + search + hash
}
