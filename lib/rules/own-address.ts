import type { Language } from '@/lib/contract/lenient'
import { localizedPath } from '@/lib/rules/localized-url'
import { rightSpelling } from '@/lib/rules/route-spelling'
import { ROUTES } from '@/lib/rules/routes'

const PAGES: ReadonlySet<string> = new Set(ROUTES)

/**
 * An address of the content as it is linked: our pages spelt right and in the language of the page.
 * @returns `page`: the route, without a language; `null` for what is none of our pages
 */
export function ownAddress(url: string, lang: Language): { href: string; page: string | null } {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? []
  if (!path.startsWith('/')) return { href: url, page: null }
  const spelt = rightSpelling(path) ?? path
  const page = spelt.replace(/^\/kn(?=\/|$)/, '') || '/'
  if (!PAGES.has(page)) return { href: url, page: null }
  const hasLanguage = spelt !== page || page === '/kn'
  return { href: (hasLanguage ? spelt : localizedPath(page, lang)) + rest, page }
}
