import type { Language } from '@/lib/contract/lenient'

/** The path of a page in a language: English has no prefix, the others have `/<language>`. */
export function localizedPath(path: string, language: Language): string {
  if (language === 'en') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The absolute address of a page in a language. `path` is the English path with its query. */
export function localizedUrl(siteUrl: URL, path: string, language: Language): string {
  return new URL(localizedPath(path, language), siteUrl).href
}
