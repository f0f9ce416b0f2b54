import 'server-only'
import type { Language } from '@/lib/contract/language'
import { localeOf, withLanguage } from '@/lib/rules/routes/localized-url'
import { getEnvironment } from '@/lib/server/env'

/**
 * An absolute address of ours for a visitor who reads this language: of a page in its path, of a route in
 * its query. A provider that names one knows no language. Anything else stays as it is.
 */
export function inLanguage(address: string, lang: Language): string {
  const url = URL.parse(address)
  const { prefix } = localeOf(lang)
  if (prefix === '' || url?.origin !== getEnvironment().siteUrl.origin) return address
  if (url.pathname.startsWith('/api/')) url.searchParams.set('lang', lang)
  else if (!url.pathname.startsWith(`${prefix}/`)) url.pathname = withLanguage(url.pathname, lang)
  return url.href
}
