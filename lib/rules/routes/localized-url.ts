import { DEFAULT_LANGUAGE, type Language, type Locale, LOCALES } from '@/lib/contract/language'
import type { PagePath } from '@/lib/rules/routes/table'

export function localeOf(language: Language): Locale {
  return LOCALES.find(({ code }) => code === language) ?? LOCALES[0]
}

/** As Open Graph writes it: `en_IN`. */
export function openGraphLocale(language: Language): string {
  return localeOf(language).tag.replace('-', '_')
}

/** Any path in a language, also one that is no page of ours; `page` is the English path. */
export function withLanguage(page: string, language: Language): string {
  const { prefix } = localeOf(language)
  return prefix === '' ? page : prefix + page.replace(/^\/(?=[?#]|$)/, '')
}

/** The path of a page of ours in a language; `path` is the English path, with its query and anchor. */
export function localizedPath(path: PagePath, language: Language): string {
  return withLanguage(path, language)
}

/** The absolute address of a page in a language. `path` is the English path with its query. */
export function localizedUrl(siteUrl: URL, path: PagePath, language: Language): string {
  return new URL(localizedPath(path, language), siteUrl).href
}

/** A page in each language, by the language, and for whoever reads none of them (`hreflang`). */
export function alternateUrls(siteUrl: URL, path: PagePath): Record<string, string> {
  const urls = LOCALES.map(({ code }) => [code, localizedUrl(siteUrl, path, code)] as const)
  return Object.fromEntries([...urls, ['x-default', localizedUrl(siteUrl, path, DEFAULT_LANGUAGE)]])
}

/** The language of a visitor's path, and the path in English. */
export function splitLanguage(pathname: string): { language: Language; page: string } {
  const locale = LOCALES.find(
    ({ prefix }) => prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`)),
  )
  if (locale === undefined) return { language: DEFAULT_LANGUAGE, page: pathname }
  return { language: locale.code, page: pathname.slice(locale.prefix.length) || '/' }
}

/** A page of ours as content links it, in the language of the reader, unless the link says one. */
export function pageInLanguage(href: string, language: Language): string {
  const { language: said } = splitLanguage(href.replace(/[?#].*$/, ''))
  return said === DEFAULT_LANGUAGE ? withLanguage(href, language) : href
}
