import type { Language } from '@/lib/contract/language'
import type { LayoutMessages } from '@/lib/messages/en/layout'
import { navbarLinks } from '@/lib/rules/routes/links'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import type { Route } from '@/lib/rules/routes/table'

export type LayoutLink = { route: Route; href: string; label: string }

/** The links of the navbar and of its menu, in the language of the page (spec 1 §2 "Navbar"). */
export function layoutLinks(lang: Language, text: LayoutMessages) {
  const to = (route: Route, label: string): LayoutLink => ({ route, href: localizedPath(route, lang), label })
  return {
    home: localizedPath('/', lang),
    find: to('/filter', text.findInstitution),
    shortlist: to('/shortlist', text.shortlist),
    compare: to('/compare', text.compare),
    bar: navbarLinks(['bar'], text.links).map(({ route, label }) => to(route, label)),
    menu: navbarLinks(['bar', 'menu'], text.links).map(({ route, label }) => to(route, label)),
  }
}
