import { Menu, X } from 'lucide-react'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/contract/lenient'
import type { Messages } from '@/lib/messages/en'
import { Flag } from './flag'
import { LanguageSwitch } from './language-switch'
import { Logo } from './logo'
import { layoutLinks } from './layout-links'
import { MenuDetails } from './menu-details'

function Brand({ home, text }: { home: string; text: Messages['layout'] }) {
  return (
    <Link href={home} aria-label={text.brand} className="flex min-h-11 items-center gap-2.5 rounded-md">
      <Logo />
      <span className="grid text-lg leading-[1.1] font-bold tracking-tight">
        {text.brandShort.first}
        <span className="text-xs leading-tight font-medium tracking-normal text-grey">{text.brandShort.second}</span>
      </span>
      <Flag className="ml-1 max-[22.5rem]:hidden" />
    </Link>
  )
}

/** The bar that stays at the top of every page. Its menu on phones is a `details`: it needs no JavaScript. */
export function Navbar({ lang, messages }: { lang: Language; messages: Messages }) {
  const text = messages.layout
  const links = layoutLinks(lang, text)
  const languages = <LanguageSwitch label={text.languages} current={lang} hrefs={{ en: '/filter', kn: '/kn/filter' }} />

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/92 backdrop-blur-md">
      <div className="page-column flex h-16 items-center gap-3 lg:h-18">
        <Brand home={links.home} text={text} />
        <div className="ml-auto hidden items-center gap-6 md:flex">
          <nav aria-label={text.mainNavigation}>
            <ul className="flex gap-1">
              {links.main.map((link) => (
                <li key={link.href}>
                  <Link
                    href={link.href}
                    className="flex min-h-11 items-center rounded-md px-3 font-medium text-ink-2 transition-colors duration-150 ease-calm hover:bg-sunk hover:text-ink"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {languages}
        </div>
        <MenuDetails className="group/menu ml-auto md:hidden">
          <summary
            aria-label={text.menu}
            className={buttonClass('quiet', 'icon', 'list-none [&::-webkit-details-marker]:hidden')}
          >
            <Icon of={Menu} className="group-open/menu:hidden" />
            <Icon of={X} className="hidden group-open/menu:block" />
          </summary>
          <div className="absolute inset-x-0 top-full border-b border-line bg-paper shadow-float">
            <nav aria-label={text.mainNavigation} className="page-column grid gap-4 py-4">
              <ul className="grid">
                {links.main.map((link) => (
                  <li key={link.href} className="border-b border-line">
                    <Link href={link.href} className="flex min-h-14 items-center text-lg font-semibold">
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
              <div className="flex">{languages}</div>
            </nav>
          </div>
        </MenuDetails>
      </div>
    </header>
  )
}
