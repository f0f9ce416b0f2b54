import type { Language } from '@/lib/contract/language'
import { splitLanguage, withLanguage } from '@/lib/rules/routes/localized-url'
import { internalInstituteId, publicPath } from '@/lib/rules/routes/public-path'

/** Where the page stands in another language, as far as its path tells: the visitor's query is not in it. */
export function samePage(lang: Language, pathname: string): string {
  const id = internalInstituteId(pathname)
  return withLanguage(publicPath(pathname), lang) + (id === null ? '' : `?id=${id}`)
}

/** With these parameters of a query, as they stand in it; whatever else it has goes nowhere. */
export function withQuery(href: string, query: URLSearchParams, names: readonly string[]): string {
  const kept = names.flatMap((name) => query.getAll(name).map((value): [string, string] => [name, value]))
  return kept.length === 0 ? href : `${href}?${new URLSearchParams(kept).toString()}`
}

/** The same, with everything that stands in the address. */
export function sameAddress(lang: Language, { pathname, search, hash }: Location): string {
  return withLanguage(splitLanguage(pathname).page, lang) + search + hash
}
