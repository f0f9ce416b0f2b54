import type { ReactNode } from 'react'
import { ContactFrame } from '@/components/enquiries/contact-frame'
import type { Language } from '@/lib/contract/language'
import type { Messages } from '@/lib/messages/en'
import type { HomeRead } from '@/lib/rules/home/home-data'
import { Categories } from './categories'
import { ExploreGrid } from './explore-grid'
import { Hero } from './hero'
import { HomeFailed } from './home-failed'
import { HomeRefresh } from './home-refresh'
import { Partners } from './partners'
import { PromoFilm } from './promo-film'
import { Testimonials } from './testimonials'
import { TopInstitutions } from './top-institutions'
import type { ShownHome } from './use-fresh-home'

type Props = {
  home: HomeRead
  /** The mark of `home`. */
  version: string | null
  lang: Language
  messages: Messages
  /** The size of the directory in words; `null` when it is not known. */
  eyebrow: string | null
  /** The search by name, and the filter. */
  search: ReactNode
  filter: ReactNode
  /** The contact form. It stands whatever becomes of the rest. */
  contact: ReactNode
}

/** The parts of the home page from the hero down (spec 1 §2 "Home"). */
export function HomeView({ home, version, lang, messages, eyebrow, search, filter, contact }: Props) {
  const text = messages.home
  const shown: ShownHome = { lang, version }
  return (
    <>
      <HomeRefresh {...shown} />
      {home === 'failed' ? (
        <HomeFailed lang={lang} text={text} />
      ) : (
        <>
          <Hero home={home} lang={lang} text={text} eyebrow={eyebrow} search={search}>
            {filter}
          </Hero>
          <ExploreGrid explore={home.explore} lang={lang} text={text} />
          <PromoFilm video={home.video} title={text.film} text={messages.video} />
          <TopInstitutions home={home} shown={shown} lang={lang} text={text} />
          <Partners home={home} shown={shown} lang={lang} messages={messages} />
          <Testimonials home={home} lang={lang} messages={messages} />
          <Categories home={home} lang={lang} messages={messages} />
        </>
      )}
      <ContactFrame lang={lang} text={messages.enquiries} title={home === 'failed' ? null : home.contactTitle}>
        {contact}
      </ContactFrame>
    </>
  )
}
