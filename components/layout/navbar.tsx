import { Heart, Scale, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/contract/language'
import type { LayoutMessages } from '@/lib/messages/en/layout'
import { Brand } from './brand'
import { FooterHills } from './footer-hills'
import { LanguageSwitch } from './language-switch'
import { layoutLinks } from './layout-links'
import { MenuLinks } from './menu-links'
import { NavLink } from './nav-link'
import { OtherLanguage } from './other-language'
import { SlideMenu } from './slide-menu'

const look = {
  link: 'relative flex min-h-11 items-center rounded-md px-2.5 text-base whitespace-nowrap text-ink-2 transition-colors duration-150 ease-calm enabled-hover:text-ink aria-[current]:font-semibold aria-[current]:text-river after:absolute after:inset-x-2.5 after:bottom-1 after:h-0.5 after:origin-left after:scale-x-0 after:rounded-full after:bg-turmeric after:transition-transform after:duration-150 after:ease-calm aria-[current]:after:scale-x-100',
  icon: 'size-11 shrink-0 place-items-center rounded-full text-ink-2 transition-colors duration-150 ease-calm enabled-hover:bg-sunk enabled-hover:text-ink aria-[current]:bg-river-tint aria-[current]:text-river',
  find: 'min-h-11 items-center gap-2 rounded-full border border-line-2 bg-surface px-4.5 text-base font-semibold whitespace-nowrap transition-colors duration-150 ease-calm enabled-hover:border-ink-2 enabled-hover:bg-sunk aria-[current]:border-river aria-[current]:text-river',
}

type Props = { lang: Language; text: LayoutMessages; /** Who is signed in. */ account: ReactNode }

/**
 * The bar that stays at the top of every page (spec 1 §2 "Navbar"). From 1184 px on it has room for
 * all links; below, they are in the menu that slides in, and the way into the directory stays. What a
 * visitor has kept is ours, and stands apart from the specification's five.
 */
export function Navbar({ lang, text, account }: Props) {
  const { home, find, shortlist, compare, bar, menu } = layoutLinks(lang, text)
  return (
    <header className="sticky top-0 z-30 border-b border-line before:absolute before:inset-0 before:-z-10 before:bg-paper/92 before:backdrop-blur-md print:hidden">
      <div className="page-column flex h-16 items-center gap-1 sm:gap-2 lg:h-18">
        <Brand home={home} text={text} />
        <nav aria-label={text.mainNavigation} className="mx-auto hidden bar:block">
          <ul className="flex">
            {bar.map((link) => (
              <li key={link.route}>
                <NavLink href={link.href} route={link.route} className={look.link}>
                  {link.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center sm:gap-2 min-[24rem]:gap-1 bar:ml-0">
          <NavLink
            href={find.href}
            route={find.route}
            label={find.label}
            className={`${look.icon} grid md:hidden bar:grid`}
          >
            <Icon of={Search} />
          </NavLink>
          <NavLink href={find.href} route={find.route} className={`${look.find} hidden md:flex bar:hidden`}>
            <Icon of={Search} size={18} />
            {find.label}
          </NavLink>
          <NavLink
            href={shortlist.href}
            route={shortlist.route}
            label={shortlist.label}
            className={`${look.icon} hidden md:grid`}
          >
            <Icon of={Heart} />
          </NavLink>
          <OtherLanguage current={lang} className="hidden md:flex" />
          {account}
          <SlideMenu label={text.menu}>
            <nav aria-label={text.mainNavigation}>
              <MenuLinks links={[find, ...menu]} />
              <ul className="mt-6 grid gap-2">
                {[
                  { ...shortlist, icon: Heart },
                  { ...compare, icon: Scale },
                ].map(({ route, href, label, icon }) => (
                  <li key={route}>
                    <NavLink href={href} route={route} className={`${look.find} flex`}>
                      <Icon of={icon} size={18} />
                      {label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="mt-8 flex">
              <LanguageSwitch label={text.languages} current={lang} />
            </div>
            <div className="-mx-5 mt-auto pt-10">
              <FooterHills />
            </div>
          </SlideMenu>
        </div>
      </div>
    </header>
  )
}
