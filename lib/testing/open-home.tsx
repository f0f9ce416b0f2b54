import { Categories } from '@/components/home/categories'
import { ExploreGrid } from '@/components/home/explore-grid'
import { Hero } from '@/components/home/hero'
import { HomeContact } from '@/components/home/home-contact'
import { LiveHome } from '@/components/home/live-home'
import { Partners } from '@/components/home/partners'
import { PromoFilm } from '@/components/home/promo-film'
import { Testimonials } from '@/components/home/testimonials'
import { TopInstitutions } from '@/components/home/top-institutions'
import type { Language } from '@/lib/contract/lenient'
import { getMessages } from '@/lib/messages/catalogue'
import type { HomeRead } from '@/lib/rules/home-data'

/** The parts of the home page under their shared state, as the page puts them together; its two forms are stubs. */
export function HomeParts({ home, lang = 'en' }: { home: HomeRead; lang?: Language }) {
  const messages = getMessages(lang)
  return (
    <LiveHome initial={home} lang={lang} texts={{ home: messages.home, carousel: messages.carousel }}>
      <Hero eyebrow={null}>
        <form aria-label="search" />
      </Hero>
      <ExploreGrid />
      <PromoFilm text={messages.video} />
      <TopInstitutions />
      <Partners />
      <Testimonials />
      <Categories />
      <HomeContact text={messages.requests}>
        <form aria-label="contact" />
      </HomeContact>
    </LiveHome>
  )
}
