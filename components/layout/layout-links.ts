import type { Language } from '@/lib/contract/lenient'
import type { LayoutMessages } from '@/lib/messages/en/layout'
import { localizedPath } from '@/lib/rules/localized-url'
import type { Route } from '@/lib/rules/routes'

export type LayoutLink = { route: Route; href: string; label: string }

/** The links of the navbar, in the language of the page (spec 1 §2 "Navbar"). */
export function layoutLinks(lang: Language, text: LayoutMessages) {
  const to = (route: Route, label: string): LayoutLink => ({ route, href: localizedPath(route, lang), label })
  return {
    home: localizedPath('/', lang),
    find: to('/filter', text.findInstitution),
    shortlist: to('/shortlist', text.shortlist),
    compare: to('/compare', text.compare),
    main: [
      to('/about', text.links.about),
      to('/Whykarnataka', text.links.whyKarnataka),
      to('/mentoring', text.links.mentoring),
      to('/careerCounselling', text.links.career),
      to('/contact', text.links.contact),
    ],
  }
}
