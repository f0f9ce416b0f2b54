import type { Footer } from '@/lib/contract/content/footer'
import type { Language } from '@/lib/contract/language'
import type { LayoutMessages } from '@/lib/messages/en/layout'
import { type FooterItem, footerLinks } from '@/lib/rules/content/footer-links'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { pickText } from '@/lib/rules/text/localized-text'
import { FooterItemLink } from './footer-item-link'
import { FooterSocial } from './footer-social'

type ColumnProps = { heading: string; items: FooterItem[]; lang: Language; text: LayoutMessages }

function LinkColumn({ heading, items, lang, text }: ColumnProps) {
  return (
    <nav aria-label={heading} className="min-w-0">
      <h2 className="text-sm font-medium tracking-normal text-on-river-grey">{heading}</h2>
      <ul className="mt-1">
        {items.map((item, index) => (
          <li key={index} className="empty:hidden">
            <FooterItemLink item={item} lang={lang} text={text} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Props = { footer: Footer | null; lang: Language; text: LayoutMessages }

/**
 * What the content says in the footer, and our own words and links where it says nothing (spec 1 §2
 * "Footer"). It also runs in the browser, when the footer comes later than its page.
 */
export function FooterContent({ footer, lang, text }: Props) {
  const { quick, menu, policies } = footerLinks(footer, text.footerLinks, lang)
  const description = pickText(footer?.description ?? null, lang) ?? { value: text.footerDescription, lang }
  const follow = pickText(footer?.followUsTitle ?? null, lang) ?? { value: text.followUs, lang }
  const copyright = pickText(footer?.copyright ?? null, lang) ?? {
    value: fillMessage(text.copyright, { brand: text.brand }),
    lang,
  }
  return (
    <div className="grid gap-10">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:grid-rows-[auto_1fr] lg:gap-y-6">
        <p lang={description.lang} className="max-w-xl text-on-river-grey">
          {description.value}
        </p>
        <div className="grid grid-cols-2 content-start gap-x-8 gap-y-10 sm:gap-x-12 lg:col-start-2 lg:row-span-2">
          <LinkColumn heading={text.quickLinks} items={quick} lang={lang} text={text} />
          <LinkColumn heading={text.footerMenu} items={menu} lang={lang} text={text} />
        </div>
        {footer && (
          <FooterSocial
            footer={footer}
            text={text}
            heading={
              <p lang={follow.lang} className="text-sm text-on-river-grey">
                {follow.value}
              </p>
            }
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2 border-t border-white/20 pt-4 text-sm">
        <nav aria-label={text.policies}>
          <ul className="flex flex-wrap gap-x-6">
            {policies.map((item, index) => (
              <li key={index}>
                <FooterItemLink item={item} lang={lang} text={text} />
              </li>
            ))}
          </ul>
        </nav>
        <p lang={copyright.lang} className="text-on-river-grey">
          {copyright.value}
        </p>
      </div>
    </div>
  )
}
