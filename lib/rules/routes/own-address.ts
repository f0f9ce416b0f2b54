import type { Language } from '@/lib/contract/language'
import { localizedPath, splitLanguage } from '@/lib/rules/routes/localized-url'
import { rightSpelling } from './route-spelling'
import { isRoute, type Route } from './table'

/**
 * An address of the content as it is linked: our pages spelt right and in the language of the page.
 * @returns `page`: the route, without a language; `null` for what is none of our pages
 */
export function ownAddress(url: string, lang: Language): { href: string; page: Route | null } {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? []
  if (!path.startsWith('/')) return { href: url, page: null }
  const spelt = rightSpelling(path) ?? path
  const { page } = splitLanguage(spelt)
  if (!isRoute(page)) return { href: url, page: null }
  const hasLanguage = spelt !== page
  return { href: (hasLanguage ? spelt : localizedPath(page, lang)) + rest, page }
}
