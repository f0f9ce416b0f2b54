import Link from 'next/link'
import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import type { Language } from '@/lib/contract/lenient'
import type { Messages } from '@/lib/messages/en'
import { FooterHills } from './footer-hills'
import { layoutLinks } from './layout-links'
import { Logo } from './logo'

/** The closing line's first two sentences, of two words each in every language, are not grey. */
const INK_WORDS = 4

/** The foot of every page: what this is, where to go, and whose data it stands on. */
export function Footer({ lang, messages }: { lang: Language; messages: Messages }) {
  const text = messages.layout
  const links = layoutLinks(lang, text)
  return (
    <footer className="mt-16 lg:mt-24">
      <FooterHills />
      <div className="on-river">
        <div className="page-column grid gap-10 pt-8 pb-10 md:grid-cols-[1fr_auto] md:gap-16">
          <div className="grid max-w-xl content-start gap-5">
            <TwoToneHeading
              as="h2"
              size="h3"
              text={text.footerClosing}
              grey={{ last: text.footerClosing.split(' ').length - INK_WORDS }}
              onRiver
              className="sm:text-xl"
            />
            <p className="text-on-river-grey">{text.footerDescription}</p>
          </div>
          <nav aria-label={text.footerNavigation} className="min-w-48">
            <h2 className="text-sm font-medium tracking-normal text-on-river-grey">{text.explore}</h2>
            <ul className="mt-2 grid">
              {[{ href: links.home, label: text.home }, ...links.main].map((link) => (
                <li key={link.href}>
                  <Link
                    href={link.href}
                    className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-white/20 pt-6 text-sm text-on-river-grey md:col-span-2">
            <p className="flex items-center gap-2.5 font-medium text-white">
              <Logo size={28} className="rounded-sm ring-1 ring-white/20" />
              {text.brand}
            </p>
            <p className="max-w-xl">
              {text.attributionBefore}{' '}
              <a
                href="https://lgdirectory.gov.in/"
                className="text-white underline underline-offset-4 hover:no-underline"
              >
                {text.attributionSource}
              </a>
              , {text.attributionAfter}
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}
