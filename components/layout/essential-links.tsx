import type { Language } from '@/lib/contract/language'
import type { LayoutMessages } from '@/lib/messages/en/layout'
import { footerLinks } from '@/lib/rules/content/footer-links'
import { FooterItemLink } from './footer-item-link'

/** Our own eight links in a row: a page without its footer still leads on. */
export function EssentialLinks({ lang, text }: { lang: Language; text: LayoutMessages }) {
  const { quick, menu, policies } = footerLinks(null, text.footerLinks, lang)
  return (
    <nav aria-label={text.footerNavigation}>
      <ul className="flex flex-wrap gap-x-6">
        {[...quick, ...menu, ...policies].map((item, index) => (
          <li key={index}>
            <FooterItemLink item={item} lang={lang} text={text} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
