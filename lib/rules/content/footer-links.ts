import type { Footer, MenuItem } from '@/lib/contract/content/footer'
import type { Language } from '@/lib/contract/language'
import { localizedPath } from '@/lib/rules/routes/localized-url'
import { pickText, type PickedText } from '@/lib/rules/text/localized-text'
import { type LinkTexts, ownFooterLinks } from '@/lib/rules/routes/links'
import { ownAddress } from '@/lib/rules/routes/own-address'
import { definitionOf, type FooterPlace } from '@/lib/rules/routes/table'

/** A link, or with `modal` what opens a modal (and, without JavaScript, leads to its page). */
export type FooterItem = { label: PickedText } & (
  { href: string; isPage: boolean; modal?: undefined } | { modal: 'login' | 'register' }
)

/** Where the content may put links. */
const PLACES = ['quick', 'menu', 'policies'] as const satisfies readonly FooterPlace[]
type ContentPlace = (typeof PLACES)[number]

type Placed = { item: FooterItem; place: ContentPlace; target: string }

function place({ label, url, key }: MenuItem, column: 'quick' | 'menu', lang: Language): Placed | null {
  const text = pickText(label, lang)
  if (key !== null) return { item: { label: text, modal: key }, place: column, target: `#${key}` }
  if (url === null) return null
  const { href, page } = ownAddress(url, lang)
  const isPolicy = page !== null && definitionOf(page).links?.footer === 'policies'
  return {
    item: { label: text, href, isPage: page !== null },
    place: isPolicy ? 'policies' : column,
    target: page !== null && href === localizedPath(page, lang) ? page : href,
  }
}

/**
 * The links of the footer by place. Quick Links are the content's `quickLinks`, the Menu is
 * `menuone` and then `menu`, and what leads to a policy stands in the policy row, whichever list it
 * came in; the same link stands once in a place. A place for which the content gives nothing gets
 * our own links, without those that the content has elsewhere.
 * @param texts the names of our own links, in the language of the page
 */
export function footerLinks(
  footer: Pick<Footer, 'quickLinks' | 'menuOne' | 'menu'> | null,
  texts: LinkTexts<'footer'>,
  lang: Language,
): Record<ContentPlace, FooterItem[]> {
  const given = [
    ...(footer?.quickLinks ?? []).map((item) => place(item, 'quick', lang)),
    ...[...(footer?.menuOne ?? []), ...(footer?.menu ?? [])].map((item) => place(item, 'menu', lang)),
  ].filter((placed) => placed !== null)
  const missing = PLACES.filter((each) => given.every((placed) => placed.place !== each))
  const own = missing.flatMap((place) =>
    ownFooterLinks(place, texts).map(({ route, label }): Placed => {
      const text: PickedText = { value: label, lang }
      return { item: { label: text, href: localizedPath(route, lang), isPage: true }, place, target: route }
    }),
  )

  const targets = new Set(given.map(({ target }) => target))
  const links: Record<ContentPlace, FooterItem[]> = { quick: [], menu: [], policies: [] }
  const seen = new Set<string>()
  for (const { item, place, target } of [...given, ...own.filter((link) => !targets.has(link.target))]) {
    const same = JSON.stringify([place, target, item.label.value])
    if (!seen.has(same)) links[place].push(item)
    seen.add(same)
  }
  return links
}
